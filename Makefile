# Everything that is done to this project from a shell. Plain `make` lists it.

NAME = timer
PROGRAM = timer
PREFIX = /usr/local
DESTDIR =
ARGS =

.DEFAULT_GOAL := help
.PHONY: help run launch test man check bench docs fuzz lint build install uninstall dist clean

help: ## Print this list.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Quitting a timer is a failure to a script, but nothing that somebody at a terminal wants to read
# about. make tells a failure by its exit status alone only when -q asks it whether anything is left
# to do; it then runs just the lines marked +.
ifneq ($(filter run,$(MAKECMDGOALS)),)
LEFT := $(shell mktemp)
ifeq ($(MAKECMDGOALS)$(findstring n,$(firstword -$(MAKEFLAGS))),run)
MAKEFLAGS += -q
MARK = +
endif
endif

run: launch ## Build if need be, then run: make run ARGS="5m --ring", PROGRAM=shape for the other.
	$(shell cat $(LEFT); rm -f $(LEFT))

# The trap lets this shell outlive a Ctrl-C that ends the program, so that make has nothing to say.
launch:
	$(MARK)@trap 'rm -f $(LEFT); exit 0' INT QUIT; Scripts/run $(PROGRAM) $(ARGS) || echo false >$(LEFT)

test: ## Run the tests: make test ARGS="--filter Name" runs some, ARGS=--slowest times each.
	@Scripts/setup bash fish zsh
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

lint: ## Check the format of the sources and the manual pages, and the words.
	@Scripts/setup mandoc
	swift format lint --strict -r -p Package.swift Snippets Sources Tests Benchmarks Examples
	mandoc -T lint -W warning man/*.[15]
	Scripts/words

build: ## Build the release programs, .build/release/timer and shape.
	@Scripts/setup
	@Scripts/build

# Under sudo nothing is compiled, so that no file of root's is left in the build folder.
install: $(if $(SUDO_UID),,build) ## Install both below PREFIX (/usr/local), timer as NAME.
	@Scripts/install timer '$(DESTDIR)$(PREFIX)' '$(NAME)'
	@Scripts/install shape '$(DESTDIR)$(PREFIX)' shape

uninstall: ## Remove what install installed.
	@Scripts/install --remove timer '$(DESTDIR)$(PREFIX)' '$(NAME)'
	@Scripts/install --remove shape '$(DESTDIR)$(PREFIX)' shape

dist: ## Pack the last commit, with what it depends on, into an archive in .build.
	@Scripts/dist

clean: ## Remove everything that was built.
	rm -rf .build .build-* Benchmarks/.build
