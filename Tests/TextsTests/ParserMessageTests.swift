import Testing

import Texts

struct ParserMessageTests {
  @Test(
    "Messages of the parser become clauses",
    arguments: [
      (
        "Unknown option '--rign'. Did you mean '--ring'?",
        "unknown option “--rign”; did you mean --ring?"
      ),
      (
        "Unknown option '--title'. Did you mean '--pie'?",
        "unknown option “--title”; p --help lists all options"
      ),
      ("Unknown option '-x'", "unknown option “-x”; p --help lists all options"),
      ("Missing value for '--name <label>'", "--name needs a value: a label"),
      ("Missing expected argument '<name|file>'", "a name or a file is missing"),
      ("Unexpected argument 'b'", "“b” is one word too many"),
      ("2 unexpected arguments: 'a', 'b'", "“a”, “b” are too many words"),
      (
        "The option '--ring' does not take any value, but '5' was specified.",
        "--ring takes no value; leave out “=5”"
      ),
      (
        "The value 'x' is invalid for '--suspend <what>'. Please provide one of 'count' and 'pause'.",
        "--suspend takes count or pause, not “x”"
      ),
      (
        "The value 'x' is invalid for '--color <color>'. Please provide one of the following:\n  - auto\n  - 16",
        "--color takes auto or 16, not “x”"
      ),
      ("The value 'x' is invalid for '--volume <percent>'", "--volume takes a number, not “x”"),
      (
        "The value 'x' is invalid for '--fade <span>': “x” isn’t part of a time",
        "--fade: “x” isn’t part of a time"
      ),
      ("--json goes with --dry-run", "--json goes with --dry-run"),
      ("Can't do 'this' or 'that'.", "can’t do “this” or “that”"),
      (
        "Internal error. Invalid state while parsing command-line arguments.",
        "the words can’t be understood; p --help lists all options"
      ),
      ("The value 'it's' is invalid for '--color <color>'", "--color takes a number, not “it's”"),
    ])
  func clause(_ message: String, _ words: String) {
    #expect(ParserMessage.clause(message, help: "p --help") == words)
  }
}
