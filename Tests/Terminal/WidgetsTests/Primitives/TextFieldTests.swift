import Cells
import TestSupport
import Testing
import Widgets

struct TextFieldTests {
  @Test("The cursor is a reversed cell") func cursorIsAReversedCell() {
    var state = TextState("abc")
    #expect(
      WidgetPicture(TextField(state: state), columns: 6, focused: true).columns(.reverse) == [3])
    state.move(to: 1)
    #expect(
      WidgetPicture(TextField(state: state), columns: 6, focused: true).columns(.reverse) == [1])
    #expect(WidgetPicture(TextField(state: state), columns: 6).columns(.reverse) == [])
  }

  @Test("A selection is reversed") func selectionIsReversed() {
    var state = TextState("a春b")
    state.selectAll()
    let picture = WidgetPicture(TextField(state: state), columns: 6, focused: true)
    #expect(picture.columns(.reverse) == [0, 1, 2, 3])
    // Only one field of a form looks active.
    #expect(WidgetPicture(TextField(state: state), columns: 6).columns(.reverse).isEmpty)
  }

  @Test("A placeholder is shown if there is no text") func placeholderIsShownIfThereIsNoText() {
    #expect(
      WidgetPicture(TextField(state: TextState(), placeholder: "Name"), columns: 9).text == "Name")
    #expect(
      WidgetPicture(TextField("Label", TextState("Egg"), textWidth: 6), columns: 16).text
        == "  Label   Egg")
  }

  @Test("The cursor is visible for every position, width and text") func cursorIsAlwaysVisible() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<400 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          Array("ab春é").randomElement(using: &generator) ?? "a"
        })
      var state = TextState(text)
      state.move(to: Int.random(in: 0...text.count, using: &generator))
      let columns = Int.random(in: 3...12, using: &generator)
      let picture = WidgetPicture(TextField(state: state), columns: columns, focused: true)
      #expect(!picture.columns(.reverse).isEmpty, "\(text) at \(state.cursor) in \(columns)")
    }
  }

  @Test("A click puts the cursor before the clicked character")
  func clickPutsTheCursorBeforeTheClickedCharacter() {
    var state = TextState("a春b")
    state.move(to: 0)
    let places = (0...5).map { state.place(atColumn: $0, width: 8) }
    #expect(places == [0, 1, 2, 2, 3, 3])
  }

  @Test("A click on each visible character finds it, even in a scrolled field")
  func clickOnEachVisibleCharacterFindsIt() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    for cursor in 0...text.count {
      var state = TextState(text)
      state.move(to: cursor)
      let picture = WidgetPicture(TextField(state: state), columns: 10, focused: true)
      for (column, character) in picture.text.enumerated() {
        #expect(state.characters[state.place(atColumn: column, width: 10)] == character)
      }
    }
  }
}

extension TextField {
  fileprivate init(state: TextState, placeholder: String = "") {
    self.init("", state, placeholder: placeholder)
  }
}
