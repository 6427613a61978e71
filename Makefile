# `make play` and `make test` set up everything they need; the second time they start at once.

VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(PYTHON) -m pip install --quiet
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo)
TESTS := -n 2 -q

.PHONY: help play test check everyday slow coverage bench clean
.DEFAULT_GOAL := help
.NOTPARALLEL:

help: ## What there is
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

play: $(VENV)/ready ## Play a match in the terminal
	@$(VENV)/bin/sushiya play

test: check everyday slow coverage ## Everything: check, all tests, coverage of the rules

check: $(VENV)/ready-dev ## Format, lint, types, layers
	@$(VENV)/bin/ruff format --check --quiet . || { echo "Run: $(VENV)/bin/ruff format ."; exit 1; }
	$(VENV)/bin/ruff check --quiet .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo

everyday: $(VENV)/ready-dev $(VENV)/postgresql ## The tests for every day
	@$(VENV)/bin/sushiya warm
	$(PYTHON) -m pytest $(TESTS) -m "not slow"

slow: $(VENV)/ready-dev $(VENV)/postgresql ## The tests that take their time
	@$(VENV)/bin/sushiya warm
	$(PYTHON) -m pytest $(TESTS) -m slow

coverage: $(VENV)/ready-dev ## Every line of the rules, run by the interpreter
	NUMBA_DISABLE_JIT=1 $(PYTHON) -m pytest $(TESTS) -m interpreted --cov --cov-report=term-missing

bench: $(VENV)/ready-bench ## Speed, side by side with a peer
	@$(VENV)/bin/sushiya warm
	$(PYTHON) -m benchmarks.engine
	$(PYTHON) -m benchmarks.house.compare

clean: ## Take away what these commands made
	rm -rf $(VENV) build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian and its relatives ship Python without the part that makes environments.
$(VENV)/bin/python:
	@base=$$(command -v python3.11 || command -v python3 || true); \
	[ -n "$$base" ] && "$$base" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Sushiya needs Python 3.11 or later." >&2; exit 1; }; \
	if ! "$$base" -m venv $(VENV) >/dev/null 2>&1; then \
		rm -rf $(VENV); \
		version=$$("$$base" -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		echo "Installing python$$version-venv …"; \
		$(SUDO) apt-get install -qq -y python$$version-venv >/dev/null \
			|| { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y python$$version-venv >/dev/null; }; \
		"$$base" -m venv $(VENV); \
	fi

$(VENV)/ready: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Setting the table (once) …"
	@$(PIP) -e .
	@touch $@

$(VENV)/ready-dev: pyproject.toml constraints.txt | $(VENV)/ready
	@echo "Installing the tools for development (once) …"
	@$(PIP) -e '.[dev]'
	@touch $@

$(VENV)/ready-bench: pyproject.toml constraints.txt | $(VENV)/ready
	@echo "Installing the peers to measure against (once) …"
	@$(PIP) -e '.[bench]'
	@touch $@

# The tests start a PostgreSQL of their own; the system's package has the program.
$(VENV)/postgresql: | $(VENV)/bin/python
	@if ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 && ! command -v postgres >/dev/null; then \
		echo "Installing PostgreSQL for the tests (once) …"; \
		$(SUDO) apt-get install -qq -y --no-install-recommends postgresql >/dev/null 2>&1 \
			|| { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y --no-install-recommends postgresql >/dev/null; }; \
	fi
	@touch $@
