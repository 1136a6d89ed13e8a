import Cells
import Clocks
import Raster
import Scenes
import TerminalCodes
import Widgets

/// A single widget laid out, as text and as clickable parts; its owner is 1.
struct WidgetPicture {
  let layout: Layout<Int>
  let grid: Grid

  init(
    _ widget: some Widget, columns: Int, rows: Int? = nil, focused: Bool = false,
    dimmed: Bool = false, depth: ColorDepth = .never, symbols: Symbols = .unicode,
    at now: Duration = .zero
  ) {
    let surroundings = Self.surroundings(columns, rows ?? 0, depth, symbols)
    let height = rows ?? widget.height(forWidth: columns, in: surroundings)
    let item = widget.owned(by: 1).dimmed(dimmed ? "Not now." : nil)
    self.init(
      Pane(0, .whole, BuiltRows([item])), Self.surroundings(columns, height, depth, symbols),
      focused: focused, at: now)
  }

  init(
    _ pane: Pane<Int>, _ surroundings: Surroundings, focused: Bool = false, at now: Duration = .zero
  ) {
    var interaction = InteractionState<Int>()
    if focused { _ = interaction.setFocus(1) }
    layout =
      LayoutEngine.layout(
        [pane], in: surroundings, interaction, scrolls: [:], at: Instant(sinceZero: now)
      ).layout
    let theme = surroundings.theme
    var painter = ScenePainter(
      Mosaic(glyphs: .half, inks: theme.inks, depth: theme.depth, background: theme.background))
    grid = painter.paint(layout.scene)
  }

  static func surroundings(
    _ columns: Int, _ rows: Int, _ depth: ColorDepth = .never, _ symbols: Symbols = .unicode
  ) -> Surroundings {
    Surroundings(
      canvas: Canvas(columns: columns, rows: rows), theme: Theme(depth: depth), symbols: symbols)
  }

  /// The rows, without trailing blanks.
  var text: String { grid.description }

  /// Returns the interactions that a press of the left button at a cell reports.
  func press(_ column: Int, _ row: Int) -> [Interaction<Int>] {
    var interaction = InteractionState<Int>()
    return interaction.handle(
      MouseEvent(.press(.left), column: column, row: row), over: layout,
      at: Instant(sinceZero: .zero))
  }

  /// Returns the part that a press at a cell reports.
  func part(_ column: Int, _ row: Int) -> Int? {
    press(column, row).lazy.compactMap {
      if case .pressed(let hit, _, _, _) = $0 { hit.part } else { nil }
    }.first
  }

  /// Returns the part of each cell of a row; `nil` if a press there reports nothing.
  func parts(row: Int) -> [Int?] { (0..<grid.columns).map { part($0, row) } }

  /// The number of rows down to the last one on which something is drawn.
  var usedRows: Int {
    (0..<grid.rows).last { grid.usedColumns(ofRow: $0) > 0 }.map { $0 + 1 } ?? 0
  }

  /// Returns the columns of a row that have an attribute.
  func columns(_ attribute: Style.Attributes, row: Int = 0) -> [Int] {
    (0..<grid.columns).filter { grid[$0, row].style.attributes.contains(attribute) }
  }
}
