# The two commands of the README are `make demo` and `make test`. Both install what is missing first.
#
#   make check        what CI runs: lint, warnings as errors, imports, tests, release build, determinism
#   make bench        figures, one a line: name value unit        (BENCH=pattern selects)
#   make conformance  replays recordings of UIKit                 (RECORDINGS=folder)
#   make record       accepts what the tests wrote as the new goldens

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# Debian packages that the Swift toolchain needs to build and link on a bare machine.
PACKAGES := binutils git libc6-dev libstdc++-12-dev
# Pictures: pkg-config finds the libraries, these two pack PNG files and open JPEG files.
PACKAGES += libdeflate-dev libturbojpeg0-dev pkg-config

SWIFT := swift
STRICT := --explicit-target-dependency-import-check error
SOURCES := Package.swift Sources Tests Benchmarks
RECORDINGS ?= Fixtures/recordings
BENCH ?=

.PHONY: help setup demo test check lint build unit user-package release determinism bench \
  conformance record format clean

help:
	@sed -n 's/^#   //p' Makefile

# Installs what is missing, as root or through sudo; says what to do where neither works.
setup:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.3 or newer is needed: install the toolchain from swift.org and put it on the PATH." >&2; exit 1; }
	@missing=""; \
	for package in $(PACKAGES); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'install ok installed' || missing="$$missing $$package"; \
	done; \
	[ -z "$$missing" ] && exit 0; \
	echo "installing:$$missing"; \
	if [ "$$(id -u)" = 0 ]; then as=""; \
	elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as="sudo"; \
	else echo "Cannot install packages here: ask an administrator to run 'apt-get install$$missing', then run make again." >&2; exit 1; fi; \
	export DEBIAN_FRONTEND=noninteractive; \
	$$as apt-get update -qq && $$as apt-get install -y -qq --no-install-recommends $$missing >/dev/null \
	  || { echo "Could not install$$missing: check the network, or install them by hand and run make again." >&2; exit 1; }

demo: setup
	@$(SWIFT) build --product tessera
	@mkdir -p Output
	@"$$($(SWIFT) build --show-bin-path)/tessera" | tee Output/showcase.txt

# Two readers that have nothing in common show every SVG case, and two others read every PNG file back.
check test: PACKAGES += chromium librsvg2-bin pngcheck python3-pil
test: setup unit user-package

unit:
	$(SWIFT) test $(STRICT)

# A package as a user would write it: it imports the products and nothing else.
user-package:
	$(SWIFT) test --package-path Tests/UserPackage

check: setup lint build test release determinism

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

build:
	$(SWIFT) build --build-tests $(STRICT)

release:
	$(SWIFT) build --configuration release $(STRICT)

# The same input gives the same bytes, whatever the run, the locale, the zone, the home or the folder.
determinism: release
	@tessera="$$($(SWIFT) build --configuration release --show-bin-path)/tessera"; \
	scratch="$$(mktemp -d)"; trap 'rm -rf "$$scratch"' EXIT; \
	"$$tessera" >"$$scratch/first"; \
	"$$tessera" >"$$scratch/second"; \
	(cd / && LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 TZ=Asia/Tokyo HOME="$$scratch" "$$tessera") >"$$scratch/elsewhere"; \
	cmp "$$scratch/first" "$$scratch/second"; \
	cmp "$$scratch/first" "$$scratch/elsewhere"; \
	echo "determinism: three runs, the same bytes"

bench: setup
	@$(SWIFT) build --package-path Benchmarks --configuration release >&2
	@"$$($(SWIFT) build --package-path Benchmarks --configuration release --show-bin-path)/benchmarks" $(BENCH)

conformance: setup
	@$(SWIFT) build --product conformance >&2
	@"$$($(SWIFT) build --show-bin-path)/conformance" $(RECORDINGS)

record:
	RECORD=1 $(SWIFT) test $(STRICT)

format:
	$(SWIFT) format format --in-place --recursive $(SOURCES)

clean:
	rm -rf .build Benchmarks/.build Tests/UserPackage/.build
	find Output -mindepth 1 ! -name README.md -delete
