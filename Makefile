# Both commands of the README install what is missing first.
#
#   make demo         draws the showcase into Output: pictures, animations, tables, a page of all
#   make test         runs all tests
#
#   make check        what CI runs: lint, warnings as errors, imports, tests, release builds, determinism, short fuzzing
#   make check-all    that, and recordings, long fuzzing, a fresh machine
#   make fresh        both commands of the README in a bare Debian, timed, with the counts of tests
#   make bench        figures, one a line: name value unit        (BENCH=pattern selects)
#   make bench-against  how the figures stand to another commit's (REF=commit BENCH=pattern ROUNDS=7)
#   make fuzz         all of the following                        (COUNT=how many)
#   make fuzz-png     feeds the PNG reader broken files           (COUNT=how many)
#   make fuzz-jpeg    feeds the JPEG reader broken files          (COUNT=how many)
#   make fuzz-frames  feeds the readers of animations broken files (COUNT=how many)
#   make fuzz-diff    compares pairs of broken pictures       (COUNT=how many)
#   make fuzz-scene   feeds the readers of scenes broken scenes   (COUNT=how many)
#   make fuzz-compositional  lays out random compositional layouts  (COUNT=how many)
#   make conformance  replays recordings of UIKit                 (RECORDINGS=folder)
#   make layouts      runs the tests of published layout packages (LAYOUTS=folder of checkouts)
#   make record       accepts what the tests wrote as the new goldens
#   make format       formats the sources
#   make dist         packs the program as an archive and a Debian package, in Output/dist
#   make install      puts the program, its manual, completions and what `try` needs in place  (PREFIX=folder)
#   make uninstall    takes away what make install has put there  (PREFIX=folder)
#   make clean        deletes what was built and written

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# Debian packages that the Swift toolchain needs to build, link and run on a bare machine.
PACKAGES := binutils git libc6-dev libcurl4 libncurses6 libsqlite3-0 libstdc++-12-dev libxml2
# Pictures: pkg-config finds the libraries, these two pack PNG files and open JPEG files.
PACKAGES += libdeflate-dev libturbojpeg0-dev libwebp-dev pkg-config
# Drawing and text: Cairo, Pango, what finds and opens fonts, HarfBuzz to cut them, and those of every text.
PACKAGES += libcairo2-dev libfontconfig-dev libfreetype-dev libharfbuzz-dev libpango1.0-dev
PACKAGES += fonts-inter fonts-jetbrains-mono
# Scene files may be written in YAML.
PACKAGES += libyaml-dev
# Readers that have nothing in common with us or with one another: two show every SVG case, two read every
# PNG file back, three every animation, one pages. Without them these tests are skipped.
READER_PACKAGES := chromium ffmpeg gifsicle librsvg2-bin pngcheck poppler-utils python3-jsonschema python3-pil webp
# The shells that complete command lines, repositories, the reader of manuals, and small disks to fill.
READER_PACKAGES += fish git man-db mount zsh
# Letters that the fonts of every text do not have.
READER_PACKAGES += fonts-dejavu-core fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core

SWIFT := swift
STRICT := --explicit-target-dependency-import-check error
SOURCES := Package.swift Plugins Sources Tests Benchmarks
# Programs and tests are built once, as they are released: a debug build draws and compares fifteen times slower. Tests
# see what is internal. Nobody debugs these builds, and without what debuggers read they take a tenth less time.
RELEASE := --configuration release -debug-info-format none -Xswiftc -enable-testing
# For machines without Swift: the runtime inside, and as small as it gets. Nobody calls its functions from outside. How
# values are copied and destroyed is described by strings that the runtime reads: functions for that were a ninth of our
# code.
SMALL := --configuration release --product tessera --static-swift-stdlib --scratch-path .build/small \
  -Xswiftc -Osize -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -enable-layout-string-value-witnesses \
  -Xswiftc -enable-experimental-feature -Xswiftc LayoutStringValueWitnesses \
  -Xswiftc -enable-experimental-feature -Xswiftc LayoutStringValueWitnessesInstantiation \
  -Xlinker --icf=all -Xlinker -Map=.build/small/tessera.map
# The packages beside ours are built into the same folder, so that nothing is compiled twice.
USER_PACKAGE := --package-path Tests/UserPackage --scratch-path .build $(RELEASE)
BENCHMARKS := --package-path Benchmarks --scratch-path .build $(RELEASE)
FUZZ := --package-path Tests/Fuzz --scratch-path .build $(RELEASE)
RECORDINGS ?= Fixtures/recordings
LAYOUTS ?=
BENCH ?=
REF ?=
ROUNDS ?= 7
COUNT ?= 1000000
PREFIX ?= /usr/local
# Not every shell knows that ~ is a home in `PREFIX=~/.local`.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))
# Tests begin as others end, so that one that waits for something gets its turn when that has come.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH := 8

.PHONY: help setup readers demo install test check check-all fresh lint build unit user-package counts release dist try-dist uninstall \
  determinism bench-build bench bench-against fuzz fuzz-png fuzz-jpeg fuzz-frames fuzz-diff fuzz-scene fuzz-compositional conformance layouts \
  record format clean

help:
	@sed -n 's/^#   //p' Makefile

# Which of the packages $(1) are missing; empty on systems without Debian's packages.
missing = $$(command -v dpkg-query >/dev/null || exit 0; for package in $(1); do \
  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'install ok installed' || echo -n " $$package"; done)

# How to become root: not at all, through sudo, or "nobody" where neither works.
root = $$(if [ "$$(id -u)" = 0 ]; then echo env; \
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then echo sudo env; else echo nobody; fi)

# Installs the packages in $$missing with the rights in $$root; what cannot be downloaded is tried again twice.
install = { echo "installing:$$missing"; packages() { \
  $$root DEBIAN_FRONTEND=noninteractive apt-get update -qq && \
  $$root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; }; \
  packages || { sleep 10; packages; } || { sleep 30; packages; }; }

# Installs what is missing; says what to do where that does not work.
setup:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.3 or newer is needed: install the toolchain from swift.org and put it on the PATH." >&2; exit 1; }
	@missing="$(call missing,$(PACKAGES))"; [ -n "$$missing" ] || exit 0; root="$(root)"; \
	[ "$$root" != nobody ] || { echo "Packages are missing: ask an administrator to run 'apt-get install$$missing', then run make again." >&2; exit 1; }; \
	$(install) || { echo "Could not install$$missing: check the network, or install them by hand, then run make again." >&2; exit 1; }

# The same for what only some tests want: they are skipped without it.
readers:
	@missing="$(call missing,$(READER_PACKAGES))"; [ -n "$$missing" ] || exit 0; root="$(root)"; \
	{ [ "$$root" != nobody ] && $(install); } || echo "Going on without$$missing: the tests that need them are skipped."

# Every scene of the showcase as pictures, animations and tables, and a page that shows them all.
demo: setup
	@$(SWIFT) build $(RELEASE) --product tessera
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/tessera" render --output Output \
	  --page index.html Fixtures/showcase
	@echo "open Output/index.html"

# A program that needs no Swift on the machine, its manual and its completions.
install: setup
	$(SWIFT) build $(SMALL)
	@bin="$$($(SWIFT) build $(SMALL) --show-bin-path)"; \
	prefix="$(DESTDIR)$(PREFIX)"; share="$$prefix/share"; \
	install -d "$$prefix/bin" "$$share/man/man1" "$$share/bash-completion/completions" \
	  "$$share/zsh/site-functions" "$$share/fish/vendor_completions.d"; \
	install -m 755 "$$bin/tessera" "$$prefix/bin/tessera"; \
	"$$bin/tessera" man >"$$share/man/man1/tessera.1"; \
	"$$bin/tessera" completions bash >"$$share/bash-completion/completions/tessera"; \
	"$$bin/tessera" completions zsh >"$$share/zsh/site-functions/_tessera"; \
	"$$bin/tessera" completions fish >"$$share/fish/vendor_completions.d/tessera.fish"; \
	.ci/parts "$$bin" "$$prefix/lib/tessera"; \
	echo "installed $$prefix/bin/tessera, its manual, its completions, and what tessera try needs"

# All that install has put there, and nothing else.
uninstall:
	@prefix="$(DESTDIR)$(PREFIX)"; share="$$prefix/share"; \
	rm -f "$$prefix/bin/tessera" "$$share/man/man1/tessera.1" "$$share/bash-completion/completions/tessera" \
	  "$$share/zsh/site-functions/_tessera" "$$share/fish/vendor_completions.d/tessera.fish"; \
	rm -rf "$$prefix/lib/tessera"; \
	echo "removed $$prefix/bin/tessera, its manual, its completions, and what tessera try needed"

# The program with the Swift runtime inside, for machines that have neither Swift nor this checkout, and the parts that
# `tessera try` adds a layout to.
dist: setup
	$(SWIFT) build $(SMALL)
	@.ci/dist "$$($(SWIFT) build $(SMALL) --show-bin-path)/tessera" .build/small/tessera.map Output/dist

# Installs the package in a bare Debian, draws with it, and removes it.
try-dist: dist
	@obstacle="$$(.ci/bare --obstacle)"; \
	if [ -n "$$obstacle" ]; then echo "The package was not tried: $$obstacle." >&2; \
	else .ci/try-package Output/dist; fi

test: setup readers unit user-package counts

# To test builds with other flags than to build, and so everything once more: it runs only what is built.
unit: build
	@mkdir -p .build/tests
	$(SWIFT) test --skip-build $(RELEASE) $(STRICT) --xunit-output .build/tests/package.xml

# A package as a user would write it: it imports the products and nothing else.
user-package:
	@mkdir -p .build/tests
	$(SWIFT) build --build-tests $(USER_PACKAGE)
	$(SWIFT) test --skip-build $(USER_PACKAGE) --xunit-output .build/tests/user-package.xml

counts:
	@.ci/counts $(if $(CI),--strict) .build/tests/*.xml

check: setup lint build test release determinism bench-build
	@$(MAKE) --no-print-directory fuzz COUNT=20000

check-all: check conformance fuzz fresh try-dist

# A bare Debian has what we need only if we install it.
fresh:
	@.ci/fresh

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

build:
	$(SWIFT) build --build-tests $(RELEASE) $(STRICT)

release:
	$(SWIFT) build $(RELEASE) $(STRICT)

# The same input gives the same bytes, whatever the run, the locale, the zone, the home, the folder, and what tunes
# the libraries.
determinism: release
	@tessera="$$($(SWIFT) build $(RELEASE) --show-bin-path)/tessera"; \
	scratch="$$(mktemp -d)"; trap 'rm -rf "$$scratch"' EXIT; \
	root="$$PWD"; render() { "$$tessera" render -q --no-cache --jobs "$$1" --output "$$scratch/$$2" "$$root/Fixtures/showcase"; }; \
	render 1 first; \
	render 4 second; \
	(cd / && export LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 TZ=Asia/Tokyo HOME="$$scratch"; render 2 elsewhere); \
	(export HB_SHAPER_LIST=fallback PIXMAN_DISABLE="fast sse2 ssse3" CAIRO_DEBUG=1 G_MESSAGES_DEBUG=all \
	  FONTCONFIG_SYSROOT="$$scratch" GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA; render 2 tuned); \
	diff -r "$$scratch/first" "$$scratch/second"; \
	diff -r "$$scratch/first" "$$scratch/elsewhere"; \
	diff -r "$$scratch/first" "$$scratch/tuned"; \
	echo "determinism: four runs, the same bytes"

# The figures' package is one of its own: nothing else notices that it does not build any more.
bench-build:
	$(SWIFT) build $(BENCHMARKS)

bench: setup
	@$(SWIFT) build $(BENCHMARKS) >&2
	@"$$($(SWIFT) build $(BENCHMARKS) --show-bin-path)/benchmarks" $(BENCH)

bench-against: setup
	@[ -n "$(REF)" ] || { echo "Say which commit: make bench-against REF=main" >&2; exit 2; }
	@ROUNDS="$(ROUNDS)" .ci/bench-against "$(REF)" $(BENCH)

fuzz: fuzz-png fuzz-jpeg fuzz-frames fuzz-diff fuzz-scene fuzz-compositional

fuzz-png fuzz-jpeg fuzz-frames fuzz-diff fuzz-scene fuzz-compositional: setup
	@$(SWIFT) build $(FUZZ) --product $@ >&2
	@"$$($(SWIFT) build $(FUZZ) --show-bin-path)/$@" $(COUNT) $(FILES)

# What broken files are made of, where a reader needs whole ones to begin with.
fuzz-jpeg: FILES := Fixtures/jpeg/*.jpg
fuzz-scene: FILES := Fixtures/scenes/*.scene.json Fixtures/scenes/*.scene.yaml

conformance: setup
	@$(SWIFT) build $(RELEASE) --product conformance >&2
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/conformance" $(RECORDINGS)

# Other people's code runs here: only checkouts that you have looked at.
layouts: setup
	@SWIFT="$(SWIFT)" .ci/layouts "$(LAYOUTS)"

record: build
	RECORD=1 $(SWIFT) test --skip-build $(RELEASE) $(STRICT)

format:
	$(SWIFT) format format --in-place --recursive $(SOURCES)

clean:
	rm -rf .build
	find Output -mindepth 1 ! -name README.md -delete
