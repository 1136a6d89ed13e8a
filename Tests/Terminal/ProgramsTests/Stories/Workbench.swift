internal import Scenes
import Cells
import Clocks
import Programs
import Shapes
import TerminalCodes
import TestSupport
import Widgets

/// A program with everything that panes support, for random stories.
struct Workbench: Program {
  enum Owner: Hashable, Sendable {
    case list, row(Int), bar, field, wheel, sheet, option(Int), long, popover, choice(Int)
  }

  enum Message: Hashable, Sendable {
    case insert(Int, at: Int, rows: Int)
    case remove(at: Int)
    case grow(at: Int, rows: Int)
    case reverse
    case still(Bool)
    case look
  }

  enum Command: Hashable, Sendable, CaseIterable { case sheet, popover, close, down, up, beep }
  enum Effect: Hashable, Sendable { case beep }

  struct Row: Hashable, Sendable {
    var id: Int, rows: Int
  }

  var rows: [Row]
  var cursor: Int?
  var hasSheet = false, hasPopover = false
  var text = ""
  var wheel = Animated(Turn(value: 0))
  var isStill = false
  var look: Instant?

  init(_ count: Int) {
    rows = (0..<count).map { Row(id: $0, rows: 1 + $0 % 3) }
  }

  static let keyMaps = [
    KeyMap(
      "",
      [
        KeyBinding(Command.sheet, [KeyPress(.character("s"))], "Open the sheet"),
        KeyBinding(Command.popover, [KeyPress(.character("p"))], "Open the popover"),
        KeyBinding(Command.close, [KeyPress(.escape)], "Close"),
        KeyBinding(Command.down, [KeyPress(.character("j"))], "Go down"),
        KeyBinding(Command.up, [KeyPress(.character("k"))], "Go up"),
        KeyBinding(Command.beep, [KeyPress(.character("b"))], "Beep"),
      ])
  ]

  var appearance: Appearance { Appearance(isStill: isStill) }

  func availability(of command: Command) -> Availability {
    switch command {
    case .popover: hasSheet ? .on : .absent
    case .beep: hasSheet ? .dimmed("A sheet is open.") : .on
    case .sheet, .close, .down, .up: .on
    }
  }

  func subscriptions(at now: Moment) -> Set<Subscription<Message>> {
    look.map { [Subscription(.time($0), .look)] } ?? []
  }
}

/// A number that turns.
struct Turn: Animatable, Hashable, Sendable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}

// MARK: - Changes

extension Workbench {
  mutating func update(
    _ event: Event<Message, Command, Owner>, at now: Moment
  ) -> [Action<Effect>] {
    switch event {
    case .message(let message): change(message, now)
    case .command(.beep): return [.perform(.beep)]
    case .command(let command): carryOut(command)
    case .interaction(let interaction): handle(interaction, now)
    default: break
    }
    return []
  }

  private mutating func change(_ message: Message, _ now: Moment) {
    switch message {
    case .insert(let id, let index, let height):
      guard !rows.contains(where: { $0.id == id }) else { return }
      rows.insert(Row(id: id, rows: height), at: min(index, rows.count))
    case .remove(let index): if index < rows.count { rows.remove(at: index) }
    case .grow(let index, let height): if index < rows.count { rows[index].rows = height }
    case .reverse: rows.reverse()
    case .still(let isStill): self.isStill = isStill
    case .look: look = nil
    }
    if let cursor, !rows.contains(where: { $0.id == cursor }) { self.cursor = rows.first?.id }
  }

  private mutating func carryOut(_ command: Command) {
    switch command {
    case .sheet: hasSheet = true
    case .popover: hasPopover = true
    case .close:
      if hasPopover { hasPopover = false } else { hasSheet = false }
    case .down, .up:
      guard !rows.isEmpty else { return }
      let index = rows.firstIndex { $0.id == cursor } ?? 0
      cursor = rows[max(0, min(rows.count - 1, index + (command == .down ? 1 : -1)))].id
    case .beep: break
    }
  }

  private mutating func handle(_ interaction: Interaction<Owner>, _ now: Moment) {
    switch interaction {
    case .activated(let hit, _): activate(hit.owner, now)
    case .pressedOutside: carryOut(.close)
    case .typed(let press, .field): if let character = press.typed { text.append(character) }
    case .pasted(let text, .field): self.text += text
    case .wheeled(let hit, _, let rows) where hit.owner == .wheel: turn(by: rows, now)
    case .dragged(let hit, let from) where hit.owner == .wheel: turn(by: hit.row - from.row, now)
    default: break
    }
  }

  private mutating func activate(_ owner: Owner, _ now: Moment) {
    switch owner {
    case .row(let id):
      guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
      rows[index].rows = rows[index].rows % 4 + 1
    case .option(0): hasPopover = true
    case .option(1): look = now.instant.advanced(by: .seconds(1))
    case .option(2): rows.removeAll { $0.id.isMultiple(of: 2) }
    case .option(3): hasSheet = false
    case .choice: hasPopover = false
    default: break
    }
  }

  private mutating func turn(by rows: Int, _ now: Moment) {
    wheel.move(
      to: Turn(value: wheel.end.value + Double(max(-9, min(9, rows)))), at: now.instant,
      in: .milliseconds(300))
  }
}

// MARK: - Panes

extension Workbench {
  func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner> {
    let (columns, height) = (surroundings.canvas.columns, surroundings.canvas.rows)
    let split = max(0, height - 2)
    var list = Pane(
      Owner.list, .cells(CellRect(columns: 0..<columns, rows: 0..<split)), LazyRows(rows: rows))
    list.animatesChanges = true
    list.keepsVisible = cursor.map { .row($0) }
    list.margin = 1
    var panes = [list]
    panes.append(
      Pane(
        .bar, .cells(CellRect(columns: 0..<columns, rows: split..<height)),
        arrangement: .twoColumns(first: 10)
      ) {
        Block("字\(text)").owned(by: .field).takingText()
        WheelStub(value: wheel).owned(by: .wheel)
      })
    if hasSheet { panes.append(sheet) }
    if hasPopover { panes.append(popover) }
    return View(panes, title: text)
  }

  private var sheet: Pane<Owner> {
    Pane(.sheet, .centered(columns: 30)) {
      Block("Settings 設定")
      for number in 0..<4 {
        Block("option \(number)").owned(by: .option(number), stop: number < 2 ? .regular : .group)
          .dimmed(number == 1 && text.isEmpty ? "Nothing was typed." : nil)
      }
      Block("long", rows: 12).owned(by: .long, stop: .mouseOnly)
    }.sheet("設定", background: .standard)
  }

  private var popover: Pane<Owner> {
    Pane(.popover, .below(hasSheet ? .option(0) : .wheel, columns: 12)) {
      for number in 0..<6 { Block("choice \(number)").owned(by: .choice(number), stop: .group) }
    }.sheet(background: .standard)
  }

  private struct LazyRows: Rows {
    var rows: [Row]

    var count: Int { rows.count }
    func item(at index: Int) -> Item<Owner> {
      Block("row 行\(rows[index].id)", rows: rows[index].rows)
        .owned(by: .row(rows[index].id), stop: .group).id()
    }
    func index(of owner: Owner) -> Int? {
      guard case .row(let id) = owner else { return nil }
      return rows.firstIndex { $0.id == id }
    }
  }

  /// A number that turns to its next value, accepts all gestures and shows the position of the
  /// pointer.
  private struct WheelStub: Widget {
    var value: Animated<Turn>

    func draw(in context: inout DrawContext) {
      let shown = Int((context.value(of: value, steps: 6).value * 10).rounded())
      context.text("\(context.part.map { "\($0)" } ?? "-") \(shown)")
      context.accept([.drag, .wheel, .press], part: 0, columns: 0..<4)
      context.accept([.hover, .press], part: 1, columns: 4..<8)
    }
  }
}
