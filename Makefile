# Everything that is done to this project from a shell. Plain `make` lists it.

NAME = timer
PROGRAM = timer
PREFIX = /usr/local
DESTDIR =
ARGS =
URL =

# Scripts/install gets these as variables, so that no character of theirs means anything to make or a shell.
export INSTALL_FOLDER := $(value DESTDIR)$(value PREFIX)
export INSTALL_NAME := $(value NAME)

.DEFAULT_GOAL := help
.PHONY: help run demo-share test man check bench docs fuzz lint build install uninstall dist release clean

help: ## Print this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## Build if need be, then run: make run ARGS="5m --ring", PROGRAM=shape for the other.
	@Scripts/run $(PROGRAM) $(ARGS)

demo-share: build ## Share a timer on this machine, with a broker, three viewers and a page.
	@Scripts/setup mosquitto
	@Examples/sharing/demo

test: ## Run the tests: make test ARGS="--filter Name" runs some, ARGS=--slowest times each.
	@Scripts/setup bash fish zsh libmosquitto1 mosquitto
	@Scripts/test $(ARGS)

man: ## Write the lists of options, settings and keys in the manual pages, as they are declared.
	@Scripts/setup
	@UPDATE_GOLDEN=1 Scripts/test --filter ManualTests

bench: ## Run the benchmarks.
	@Scripts/setup
	swift run -c release --package-path Benchmarks $(ARGS)
	@Scripts/instructions

docs: ## Make the documentation of the libraries, and check it.
	@Scripts/docs

check: ## Run the slow checks, or some: make check ARGS="thread address".
	@Scripts/check $(ARGS)

fuzz: ## Feed a reader with made-up text: make fuzz ARGS="paths 600".
	@Scripts/fuzz $(ARGS)

lint: ## Check the format of the sources and the manual pages, the words, and the imports.
	@Scripts/setup mandoc
	swift format lint --strict -r -p Package.swift Snippets Sources Tests Benchmarks Examples
	mandoc -T lint -W warning man/*.[15]
	Scripts/words
	Scripts/imports

build: ## Build the release programs, .build/release/timer and shape.
	@Scripts/setup
	@Scripts/build

# Under sudo nothing is compiled, so that no file of root's is left in the build folder.
install: $(if $(SUDO_UID),,build) ## Install both below PREFIX (/usr/local), timer as NAME.
	@Scripts/install timer "$$INSTALL_FOLDER" "$$INSTALL_NAME"
	@Scripts/install shape "$$INSTALL_FOLDER" shape

uninstall: ## Remove what install installed.
	@Scripts/install --remove timer "$$INSTALL_FOLDER" "$$INSTALL_NAME"
	@Scripts/install --remove shape "$$INSTALL_FOLDER" shape

dist: ## Pack the last commit, with what it depends on, into an archive in .build.
	@Scripts/dist

release: ## Build what people download from the last commit: make release URL=https://… names its repository.
	@Scripts/release $(URL)

clean: ## Remove everything that was built.
	rm -rf .build .build-* Benchmarks/.build
