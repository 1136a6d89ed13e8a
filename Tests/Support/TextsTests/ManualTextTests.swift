import Testing
import Texts

struct ManualTextTests {
  @Test(
    "Sentences become lines, and names become macros",
    arguments: [
      ("One. Two!", "One.\nTwo!"), ("See --all, or -o.", "See\n.Fl -all ,\nor\n.Fl o ."),
      ("--rows=ROWS is it.", ".Fl -rows Ns =ROWS\nis it."),
      ("As `a b` (`x`) says", "As\n.Li a b\n.Pq Li x\nsays"),
      (
        "(by `timer up` or sleep(1)), else $HOME.",
        "(by\n.Ic timer up\nor\n.Xr sleep 1 ) ,\nelse\n.Ev HOME ."
      ),
      ("“--all”", ".No “ Ns Fl -all Ns ”"), ("- is 3-4 or -40", "- is 3-4 or -40"),
      ("It’s .5 \\", "It's .5 \\e"), (".5", "\\&.5"), ("One\n\nTwo", "One\n.Pp\nTwo"),
    ])
  func lines(_ text: String, _ lines: String) {
    #expect(ManualText.lines(text) == lines)
  }

  @Test("Lines are at most 80 columns wide")
  func width() {
    let text = String(repeating: "four ", count: 20)
    #expect(ManualText.lines(text).split(separator: "\n").map(\.count) == [79, 19])
  }

  @Test(
    "Arguments of macros print literally",
    arguments: [("? -", "\\&? \\-"), ("No \"x\"", "\\&No \\(dqx\\(dq"), ("a.b", "a.b")])
  func arguments(_ text: String, _ argument: String) {
    #expect(ManualText.argument(text) == argument)
  }
}
