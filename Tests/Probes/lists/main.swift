// Prints what a step through a list takes, by the number of its rows: the turn of the session, with
// its layout, and the bytes of the frame. With a library preloaded that exports `allocationCount`,
// it also prints the allocations.
//
// usage: swift run -c release lists [STEPS]
import Cells
import Clocks
import Glibc
import Programs
import Scenes
import TerminalCodes
import Widgets

/// A row as lists have them.
struct Row: Widget {
  var number: Int
  var rows: Int

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }

  func draw(in context: inout DrawContext) {
    for row in 0..<rows { context.text("Row \(number), line \(row) of \(rows)", row: row) }
  }
}

struct LazyRows: Rows {
  var numbers: [Int]
  var isMixed: Bool

  var count: Int { numbers.count }

  func item(at index: Int) -> Item<Int> {
    let number = numbers[index]
    return Row(number: number, rows: isMixed ? 1 + (number * 7) % 3 : 1)
      .owned(by: number, stop: .group)
  }

  func index(of owner: Int) -> Int? {
    var range = 0..<numbers.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if numbers[middle] == owner { return middle }
      range =
        numbers[middle] < owner ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

/// A list with a cursor, and a filter that what is typed goes to.
struct ListProgram: Program {
  enum Message: Hashable { case none }
  enum Command: Hashable, CaseIterable { case down, up }
  enum Effect: Hashable { case none }

  private(set) var rows: LazyRows
  private let isAnimated: Bool
  private var cursor = 0
  private let texts: [[UInt8]]
  private var filter = TextState()

  init(count: Int, isMixed: Bool, isAnimated: Bool) {
    rows = LazyRows(numbers: Array(0..<count), isMixed: isMixed)
    self.isAnimated = isAnimated
    texts = rows.numbers.map { ListFilter.folded("Row \($0)") }
  }

  static let keyMaps = [
    KeyMap(
      "",
      [
        KeyBinding(Command.down, [KeyPress(.character("j"))], "Go down"),
        KeyBinding(Command.up, [KeyPress(.character("k"))], "Go up"),
      ])
  ]

  mutating func update(_ event: Event<Message, Command, Int>, at now: Moment) -> [Action<Effect>] {
    if event == .command(.down) { cursor = min(rows.count - 1, cursor + 1) }
    if event == .command(.up) { cursor = max(0, cursor - 1) }
    if case .interaction(.typed(let press, _)) = event, filter.handle(press) {
      let filter = ListFilter(filter.text)
      rows.numbers = texts.indices.filter { filter.matches(folded: texts[$0]) }
    }
    return []
  }

  func view(
    _ interaction: InteractionState<Int>, in surroundings: Surroundings, at now: Moment
  ) -> View<Int> {
    var pane = Pane(-1, .whole, rows)
    pane.keepsVisible = rows.numbers.isEmpty ? nil : rows.numbers[min(cursor, rows.count - 1)]
    pane.margin = 2
    pane.animatesChanges = isAnimated
    return View([pane], title: "List")
  }
}

/// The allocations of this process, where they are counted.
let allocationCount: (@convention(c) () -> UInt64)? = unsafe dlsym(nil, "allocationCount").map {
  unsafe unsafeBitCast($0, to: (@convention(c) () -> UInt64).self)
}

struct Times {
  var turns: [Double] = []
  var draws: [Double] = []
  var allocations: [Double] = []

  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  var line: String {
    let parts = [turns, draws, allocations].map { Self.median($0) }
    return parts.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: "  ")
  }
}

func microseconds(_ duration: Duration) -> Double {
  Double(duration.components.attoseconds) / 1e12
}

/// Runs inputs in turn and times each.
func run(
  _ program: ListProgram, columns: Int, rows: Int, steps: Int,
  _ inputs: [SessionInput<ListProgram.Message>]
) -> Times {
  var session = Session(program, Session<ListProgram>.Configuration(depth: .truecolor))
  var screen = Screen(
    Capabilities { ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"][$0] })
  let now = Moment(
    instant: Instant(sinceZero: .seconds(1)), wall: WallTime(sinceEpoch: .seconds(1)))
  let size = WindowSize(columns: columns, rows: rows)
  if let frame = session.handle([.visible(true), .window(size), .started], at: now).frame {
    _ = screen.draw(frame)
  }
  var times = Times()
  let clock = ContinuousClock()
  for step in 0..<steps {
    let count = allocationCount?()
    let start = clock.now
    let turn = session.handle([inputs[step % inputs.count]], at: now)
    session.noteShown()
    let middle = clock.now
    if let frame = turn.frame { _ = screen.draw(frame) }
    let end = clock.now
    if let count, let after = allocationCount?() { times.allocations.append(Double(after - count)) }
    times.turns.append(microseconds(middle - start))
    times.draws.append(microseconds(end - middle))
  }
  return times
}

func key(_ key: Key) -> SessionInput<ListProgram.Message> { .terminal(.key(KeyPress(key))) }
func wheel(_ rows: Int) -> SessionInput<ListProgram.Message> {
  .terminal(.mouse(MouseEvent(.wheel(columns: 0, rows: rows), column: 3, row: 3)))
}

let steps = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 400
let back = Array(repeating: wheel(1), count: 10) + Array(repeating: wheel(-1), count: 10)
// Below the edge, where each step scrolls.
let down =
  Array(repeating: key(.character("j")), count: 90)
  + Array(repeating: key(.character("k")), count: 90)
let ways: [(String, [SessionInput<ListProgram.Message>])] = [
  ("wheel", back), ("cursor", down), ("page", [key(.pageDown), key(.pageUp)]),
  ("end and home", [key(.end), key(.home)]),
  ("filter", [key(.character("9")), key(.character("7")), key(.backspace), key(.backspace)]),
]
print("medians of \(steps) steps: turn and draw in microseconds, allocations")
for (columns, rows) in [(80, 24), (200, 60)] {
  for isMixed in [false, true] {
    for (name, inputs) in ways {
      for count in [100, 100_000] {
        let program = ListProgram(count: count, isMixed: isMixed, isAnimated: true)
        let times = run(program, columns: columns, rows: rows, steps: steps, inputs)
        print(
          "\(columns)x\(rows) \(isMixed ? "1-3" : "1") \(name), \(count) rows: \(times.line)")
      }
    }
  }
}
