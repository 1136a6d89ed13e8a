import Programs
import TerminalCodes
import Testing

struct KeyLabelTests {
  @Test(
    "A key has a written and a spoken name",
    arguments: [
      (KeyPress(.character(" ")), "space", "space"), (KeyPress(.enter), "Enter", "Enter"),
      (KeyPress(.escape), "Esc", "Escape"),
      (KeyPress(.character("c"), .control), "Ctrl-C", "Control C"),
      (KeyPress(.character("A"), .control), "Ctrl-Shift-A", "Control Shift A"),
      (KeyPress(.tab, .shift), "Shift-Tab", "Shift Tab"), (KeyPress(.up), "↑", "up arrow"),
      (KeyPress(.character("+")), "+", "plus"), (KeyPress(.character("-")), "−", "minus"),
      (KeyPress(.character("q")), "q", "Q"), (KeyPress(.character("G")), "G", "capital G"),
      (KeyPress(.character("?")), "?", "question mark"), (KeyPress(.function(1)), "F1", "F1"),
      (KeyPress(.pageDown, .control), "Ctrl-PgDn", "Control page down"),
      (KeyPress(.character("b"), .alt), "Alt-b", "Alt B"), (KeyPress(.character("1")), "1", "1"),
    ])
  func keyNames(press: KeyPress, written: String, spoken: String) {
    #expect(KeyLabel.text(press) == written)
    #expect(KeyLabel.spoken(press) == spoken)
  }

  @Test("The ASCII form is ASCII only") func aSCIIFormIsASCIIOnly() {
    for key in [Key.up, .down, .left, .right, .character("-"), .pageUp, .escape] {
      #expect(KeyLabel.text(KeyPress(key), .ascii).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("Keys are spoken as alternatives") func keysAreSpokenAsAlternatives() {
    let space = KeyPress(.character(" "))
    let keys = [space, KeyPress(.character("p")), KeyPress(.enter)]
    #expect(KeyLabel.spoken(keys) == "space, P or Enter")
    #expect(KeyLabel.spoken([space]) == "space")
    #expect(KeyLabel.spoken([KeyPress]()) == "")
  }
}
