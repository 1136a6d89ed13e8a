import Cells
import Raster
import Scenes
import Shapes
import TestSupport
import Testing
import Widgets

/// Tests of properties that every primitive has.
struct HeightLawTests {
  static let surroundings = WidgetPicture.surroundings(40, 40)

  static let widgets: [(name: String, widget: AnyWidget)] = [
    ("text", AnyWidget(Text("Some words to be wrapped in a column."))),
    ("header", AnyWidget(Header("Title"))),
    ("button", AnyWidget(Button("Done", isDefault: true))),
    ("toggle", AnyWidget(Toggle("Sound", isOn: true))),
    ("choice", AnyWidget(Choice("Sound", "Bell"))),
    ("slider", AnyWidget(Slider("Volume", 0.5, text: "50%"))),
    ("field", AnyWidget(TextField("Name", TextState("Egg")))),
    ("wheel", AnyWidget(Wheel(WheelState(30, in: 0...59), unit: "min"))),
    ("list row", AnyWidget(ListRow("Bell", "A bell", isCurrent: true, widestName: 8))),
    ("tabs", AnyWidget(Tabs(["Timer", "Sounds"], selected: 1))),
    ("legend", AnyWidget(LegendLine([.init("q", "leave", rank: 0)]))),
    ("row", AnyWidget(Row([.init(Text("Some words")), .init(Toggle("On", isOn: true))]))),
  ]

  @Test(
    "Nothing is drawn below the height, and something in its last row", arguments: widgets.indices)
  func nothingIsDrawnBelowTheHeight(index: Int) {
    let widget = Self.widgets[index].widget.base
    for columns in [40, 24, 12] {
      let height = widget.height(forWidth: columns, in: Self.surroundings)
      #expect(WidgetPicture(widget, columns: columns, rows: 40).usedRows == height)
    }
  }

  @Test("Every size can be drawn, down to zero", arguments: widgets.indices)
  func everySizeCanBeDrawn(index: Int) {
    let widget = Self.widgets[index].widget.base
    for columns in 0...16 {
      for rows in 0...3 {
        _ = WidgetPicture(widget, columns: columns, rows: rows, focused: true, symbols: .ascii)
      }
    }
  }

  @Test("Parts are distinct, and lie inside the widget", arguments: widgets.indices)
  func partsAreDistinct(index: Int) {
    let widget = Self.widgets[index].widget.base
    for columns in [40, 20, 9] {
      let picture = WidgetPicture(widget, columns: columns, focused: true)
      let areas = picture.layout.areas
      #expect(Set(areas.map(\.target)).count == areas.count)
      for area in areas {
        #expect(area.seen == area.rect)
        let (column, row) = (area.rect.columns.lowerBound, area.rect.rows.lowerBound)
        guard picture.layout.area(column: column, row: row, .press) == area else { continue }
        #expect(picture.part(column, row) == area.hit(column: column, row: row)?.part)
      }
    }
  }

  @Test("The focus is visible without colors", arguments: widgets.indices)
  func focusIsVisibleWithoutColors(index: Int) {
    let (name, widget) = Self.widgets[index]
    guard ["button", "toggle", "choice", "slider", "field", "wheel", "tabs"].contains(name) else {
      return
    }
    let plain = WidgetPicture(widget.base, columns: 40)
    let focused = WidgetPicture(widget.base, columns: 40, focused: true)
    #expect(plain.grid != focused.grid)
  }
}
