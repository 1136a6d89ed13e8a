internal import Scenes
import Cells
import Clocks
import Programs
import TerminalCodes
import Widgets

/// A list of teas, and a sheet with a wheel for the minutes of one.
struct TeaProgram: Program {
  typealias Message = Never
  typealias Effect = Never
  enum Command { case change, keep, leave }
  enum Owner: Hashable { case list, tea(Int), footer, keys, sheet, wheel }

  var teas = [("Sencha", 2), ("Darjeeling", 3), ("Assam", 4), ("Rooibos", 7), ("Pu-erh", 5)]
  var list = ListState()
  var wheel: WheelState?

  static let keyMaps = [
    KeyMap<Command>(
      "Teas",
      [
        KeyBinding(.change, [KeyPress(.enter)], "edit", .footer(rank: 1)),
        KeyBinding(.leave, ["q"], "quit", .footer(rank: 2)),
      ]),
    KeyMap<Command>(
      "Minutes",
      [
        KeyBinding(.keep, [KeyPress(.enter), KeyPress(.escape)], "save", .footer(rank: 1))
      ]),
  ]
  var activeKeyMaps: [KeyMap<Command>] { [Self.keyMaps[wheel == nil ? 0 : 1]] }

  mutating func update(
    _ event: Event<Never, Command, Owner>, at now: Moment
  ) -> [Action<Never>] {
    switch event {
    case .command(.change): wheel = WheelState(teas[list.cursor].1, in: 1...15)
    case .command(.keep), .interaction(.pressedOutside):
      teas[list.cursor].1 = wheel?.value ?? teas[list.cursor].1
      wheel = nil
    case .command(.leave): return [.end(status: 0)]
    case .interaction(.typed(let press, _)):
      if wheel?.handle(press, at: now.instant) == nil {
        _ = list.handle(press, count: teas.count, page: 10)
      }
    case .interaction(.wheeled(let hit, _, let rows)) where hit.owner == .wheel:
      wheel?.turn(by: -rows, at: now.instant)
    case .interaction(.pressed(let hit, _, _, _)):
      if case .tea(let index) = hit.owner { list.move(to: index, count: teas.count) }
    default: break
    }
    return []
  }

  func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner> {
    let (columns, rows) = (surroundings.canvas.columns, surroundings.canvas.rows)
    var rowsPane = Pane(Owner.list, .cells(CellRect(columns: 0..<columns, rows: 0..<rows - 1))) {
      for (index, tea) in teas.enumerated() {
        ListRow(tea.0, "\(tea.1) min", isCurrent: index == list.cursor, widestName: 12)
          .owned(by: .tea(index), stop: .mouseOnly)
      }
    }
    rowsPane.keepsVisible = .tea(list.cursor)
    let bottom = CellRect(columns: 0..<columns, rows: rows - 1..<rows)
    let footer = Pane(Owner.footer, .cells(bottom)) {
      LegendLine(KeyHelp(activeKeyMaps).footer()).owned(by: .keys, stop: .mouseOnly)
    }
    let sheet = wheel.map { wheel in
      Pane(Owner.sheet, .centered(columns: 20)) { Wheel(wheel, unit: "min").owned(by: .wheel) }
        .sheet(teas[list.cursor].0, background: surroundings.theme.style(.raised))
    }
    return View([rowsPane, footer] + (sheet.map { [$0] } ?? []), title: "Teas")
  }
}
