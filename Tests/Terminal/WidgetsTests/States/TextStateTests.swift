import TerminalCodes
import TestSupport
import Testing
import Widgets

struct TextStateTests {
  private func state(_ text: String, _ presses: KeyPress...) -> TextState {
    var state = TextState(text)
    for press in presses {
      let isTaken = state.handle(press)
      #expect(isTaken)
    }
    return state
  }

  @Test("Keys type at the cursor") func keysTypeAtTheCursor() {
    let state = state(
      "ab", KeyPress(.left), KeyPress(.character("X")), KeyPress(.character(" ")))
    #expect(state.text == "aX b" && state.cursor == 3)
  }

  @Test("Words are skipped and removed") func wordsAreSkippedAndRemoved() {
    #expect(state("one two-three", KeyPress(.left, .control)).cursor == 8)
    #expect(state("one two", KeyPress(.left, .alt), KeyPress(.left, .alt)).cursor == 0)
    #expect(
      state("one two", KeyPress(.home), KeyPress(.right, .control)).cursor == 3)
    #expect(state("one two", KeyPress(.backspace, .control)).text == "one ")
    #expect(state("one two", KeyPress(.character("w"), .control)).text == "one ")
    #expect(state("one two", KeyPress(.home), KeyPress(.delete, .alt)).text == " two")
    #expect(state("one two", KeyPress(.left), KeyPress(.character("u"), .control)).text == "o")
    #expect(state("one", KeyPress(.left), KeyPress(.character("k"), .control)).text == "on")
  }

  @Test("Shift selects, and typing replaces the selection") func shiftSelects() {
    let selected = state("abcd", KeyPress(.left, .shift), KeyPress(.left, .shift))
    #expect(String(selected.characters[selected.selection]) == "cd" && selected.selection == 2..<4)
    var typed = selected
    _ = typed.handle(KeyPress(.character("x")))
    #expect(typed.text == "abx" && typed.cursor == 3)
    var left = selected
    _ = left.handle(KeyPress(.left))
    #expect(left.cursor == 2 && left.selection.isEmpty)
    var removed = selected
    _ = removed.handle(KeyPress(.backspace))
    #expect(removed.text == "ab")
    var word = TextState("one two")
    _ = word.handle(KeyPress(.left, [.shift, .control]))
    #expect(String(word.characters[word.selection]) == "two")
  }

  @Test("Pasted text becomes one line") func pastedTextBecomesOneLine() {
    var state = TextState("<>")
    state.move(to: 1)
    state.insert("one\n\ttwo\u{1B}\r\nthree\n")
    #expect(state.text == "<one two three>")
    #expect(state.cursor == 14)
  }

  @Test("Text beyond the limit is dropped") func textBeyondTheLimitIsDropped() {
    var state = TextState("abc", limit: 5)
    state.insert("defgh")
    #expect(state.text == "abcde" && state.cursor == 5)
    #expect(TextState("abcdefgh", limit: 2).text == "ab")
  }

  @Test("A typed mark combines with the character before it")
  func typedMarkCombinesWithTheCharacterBeforeIt() {
    var state = TextState("e")
    state.insert("\u{301}")
    #expect(state.characters == ["é"] && state.cursor == 1)
  }

  @Test("Other keys are ignored") func otherKeysAreIgnored() {
    var state = TextState("a")
    for press in [
      KeyPress(.enter), KeyPress(.tab), KeyPress(.up), KeyPress(.escape),
      KeyPress(.character("x"), .control), KeyPress(.character("q"), .alt), KeyPress(.function(1)),
    ] {
      let isTaken = state.handle(press)
      #expect(!isTaken)
    }
    #expect(state.text == "a")
  }

  @Test("Random edits agree with a plain string and keep the cursor in range")
  func randomEditsAgreeWithAPlainStringAndKeepTheCursorInRange() {
    var generator = SeededGenerator(seed: 2026)
    let inserted = ["a", "bc ", "春", "é", "👍🏽", "\u{301}", "x\ny", "\u{200D}"]
    let keys: [Key] = [.left, .right, .home, .end, .backspace, .delete]
    let modifiers: [Modifiers] = [[], .shift, .control, .alt, [.shift, .control]]
    for _ in 0..<300 {
      var state = TextState(limit: 20)
      for _ in 0..<60 {
        switch Int.random(in: 0...3, using: &generator) {
        case 0: state.insert(inserted.randomElement(using: &generator) ?? "")
        case 1: state.move(to: Int.random(in: -3...30, using: &generator))
        default:
          _ = state.handle(
            KeyPress(
              keys.randomElement(using: &generator) ?? .left,
              modifiers.randomElement(using: &generator) ?? []))
        }
        #expect((0...state.characters.count).contains(state.cursor))
        #expect(state.characters == Array(state.text))
        #expect(state.characters.count <= 20)
        #expect(
          state.selection.lowerBound >= 0 && state.selection.upperBound <= state.characters.count)
        let width = Int.random(in: 1...9, using: &generator)
        let column = state.column(of: state.cursor) - state.firstColumn(width: width)
        #expect((0..<width).contains(column))
      }
    }
  }
}
