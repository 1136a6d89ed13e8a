import Cells
import Foundation
import Scenes
import Testing
@testable import Widgets

struct ControlTests {
  @Test("A button is clicked only on its box") func buttonIsClickedOnlyOnItsBox() {
    let picture = WidgetPicture(Button("Done", alignment: .center), columns: 16)
    #expect(picture.text == "    [ Done ]")
    #expect(picture.parts(row: 0).indices.filter { picture.part($0, 0) != nil } == Array(4..<12))
    #expect(Button("Done").width == 8)
  }

  @Test("A focused button is reversed without colors, and a default one is bold")
  func focusedButtonIsReversedWithoutColors() {
    let focused = WidgetPicture(Button("OK"), columns: 8, focused: true)
    #expect(focused.columns(.reverse) == Array(0..<6))
    #expect(WidgetPicture(Button("OK", isDefault: true), columns: 8).columns(.bold) == Array(0..<6))
    #expect(WidgetPicture(Button("OK"), columns: 8, dimmed: true).columns(.dim) == Array(0..<6))
  }

  @Test("A toggle shows its switch after its label") func toggleShowsItsSwitchAfterItsLabel() {
    #expect(WidgetPicture(Toggle("Alarm", isOn: true), columns: 14).text == "  Alarm ──●")
    #expect(WidgetPicture(Toggle("Alarm", isOn: false), columns: 14).text == "  Alarm ○──")
    #expect(
      WidgetPicture(Toggle("Alarm", isOn: true), columns: 14, symbols: .ascii).text
        == "  Alarm [x]")
    #expect(
      WidgetPicture(Toggle("Alarm", isOn: true, valueWidth: 3), columns: 14).text
        == "  Alarm    ──●")
    #expect(
      WidgetPicture(Toggle("A long label", isOn: true), columns: 12, focused: true).text
        == "▸ A lon… ──●")
  }

  @Test("A choice has a mark on either side") func choiceHasAMarkOnEitherSide() {
    let picture = WidgetPicture(Choice("Sound", "Bell", valueWidth: 6), columns: 20)
    #expect(picture.text == "  Sound   ‹ Bell   ›")
    let (value, previous, next) = (
      Choice.ClickTarget.value.rawValue, Choice.ClickTarget.previous.rawValue,
      Choice.ClickTarget.next.rawValue
    )
    #expect(
      picture.parts(row: 0)
        == Array(repeating: value, count: 10) + [previous, previous]
        + Array(repeating: value, count: 6) + [next, next])
  }

  @Test("The values of a list's rows begin in the same column", arguments: [30, 42, 54, 80])
  func valuesBeginInOneColumn(columns: Int) {
    func start(_ widget: some Widget, _ value: String) -> Int? {
      let text = WidgetPicture(widget, columns: columns).text
      return text.range(of: value).map { text.distance(from: text.startIndex, to: $0.lowerBound) }
    }
    let starts = [
      start(Toggle("Alarm", isOn: true), "──●"), start(Toggle("Flash", isOn: false), "○──"),
      start(Slider("Volume", 1, text: "100%"), "──"), start(Choice("Face", "ring"), "ring"),
      start(Choice("Face", "pie", valueWidth: 9), "pie"),
      start(Disclosure("Sound", "mallet"), "mallet"),
    ]
    #expect(Set(starts).count == 1 && starts.first != .some(nil), "\(starts)")
  }

  @Test("The mark at the end of a choice is dim") func markAtTheEndOfAChoiceIsDim() {
    let picture = WidgetPicture(Choice("", "B", hasNext: false), columns: 10)
    #expect(picture.columns(.dim).last == 9)
  }

  @Test("A slider's value follows the pointer, even beyond its ends")
  func slidersValueFollowsThePointer() {
    let area = CellRect(columns: 10..<21, rows: 0..<1)
    let values = [-5, 0, 5, 10, 99].map {
      Slider.value(of: Hit(owner: 1, part: 0, column: $0, row: 0, area: area), in: 0...100)
    }
    #expect(values == [0, 0, 50, 100, 100])
  }

  @Test("A slider draws its knob at the value") func sliderDrawsItsKnobAtTheValue() {
    let picture = WidgetPicture(Slider("Vol", 0.5, text: "50%", barWidth: 5), columns: 20)
    #expect(picture.text == "  Vol     ──┃── 50%")
    #expect(WidgetPicture(Slider("", 0, barWidth: 4), columns: 10).text == "     ┃───")
    #expect(WidgetPicture(Slider("", 1, barWidth: 4), columns: 10).text == "     ───┃")
    #expect(picture.parts(row: 0).indices.filter { picture.part($0, 0) != nil } == Array(10..<15))
  }
}
