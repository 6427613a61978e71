#!/bin/sh
# A bot that needs no language at all: it plays the first legal line.
#
#     sushiya play wasabi --bots "program:command=sh examples/first_line.sh"

while IFS= read -r message; do
    case $message in
    '{"type":"move"'*) printf '%s\n' "$message" | sed 's/.*"legal":\["\([^"]*\)".*/\1/' ;;
    esac
done
