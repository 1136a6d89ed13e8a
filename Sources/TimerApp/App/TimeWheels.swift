internal import Clocks
internal import Countdowns
internal import TerminalCodes
internal import Widgets

/// Three wheels for hours, minutes and seconds; keys turn the selected one.
struct TimeWheels: Hashable, Sendable {
  /// The columns, from the left.
  enum Column: Int, Hashable, Sendable, CaseIterable {
    case hours, minutes, seconds

    /// The unit after the current value.
    var unit: String { ["h", "min", "s"][rawValue] }
    fileprivate var last: Int { self == .hours ? 23 : 59 }
    fileprivate var seconds: Int { [3600, 60, 1][rawValue] }
  }

  private(set) var wheels: [WheelState]
  /// The column that keys turn.
  var active = Column.minutes
  /// The digits that were typed one after the other.
  private var typed: Typed?

  /// Digits, and until when another one belongs to them.
  private struct Typed: Hashable, Sendable {
    var digits: String
    var end: Instant
  }

  /// Creates wheels that rest at a length.
  init(_ duration: Duration = .zero) {
    wheels = Column.allCases.map { WheelState(0, in: 0...$0.last, wraps: true) }
    for column in Column.allCases {
      let seconds = Self.seconds(in: duration) / column.seconds % (column.last + 1)
      wheels[column.rawValue] = WheelState(seconds, in: 0...column.last, wraps: true)
    }
  }

  /// The length to which the wheels are set.
  var duration: Duration {
    Column.allCases.reduce(.zero) { $0 + .seconds($1.seconds * wheels[$1.rawValue].value) }
  }

  /// Returns whether the wheels can show a length: whole seconds, less than a day.
  static func holds(_ duration: Duration) -> Bool {
    duration < .seconds(86_400) && duration == .seconds(duration.components.seconds)
  }

  /// Turns all wheels to a length that they can show.
  mutating func turn(to duration: Duration, at now: Instant) {
    for column in Column.allCases {
      let value = Self.seconds(in: duration) / column.seconds % (column.last + 1)
      wheels[column.rawValue].turn(to: value, at: now)
    }
  }

  /// Changes one wheel.
  mutating func change(_ column: Column, _ change: (inout WheelState) -> Void) {
    change(&wheels[column.rawValue])
  }

  /// Takes a key in and returns whether it is one of the wheels'.
  mutating func handle(_ press: KeyPress, at now: Instant) -> Bool {
    if press.plain == .tab || press.matches(KeyPress(.tab, .shift)) {
      move(by: press.plain == .tab ? 1 : -1, wraps: true)
      return true
    }
    noteDigit(press, at: now)
    switch wheels[active.rawValue].handle(press, at: now) {
    case nil: return false
    case .changed: break
    case .next: move(by: 1)
    case .previous: move(by: -1)
    }
    return true
  }

  /// Returns the digits that were typed right before.
  func typedDigits(at now: Instant) -> String {
    guard let typed, now < typed.end else { return "" }
    return typed.digits
  }

  private mutating func noteDigit(_ press: KeyPress, at now: Instant) {
    guard let digit = press.typed, digit.isASCII, digit.isNumber else { return typed = nil }
    typed = Typed(
      digits: typedDigits(at: now) + String(digit), end: now.advanced(by: WheelState.digitTime))
  }

  private mutating func move(by columns: Int, wraps: Bool = false) {
    let count = Column.allCases.count
    let next = active.rawValue + columns
    active =
      Column(rawValue: wraps ? (next + count) % count : min(max(0, next), count - 1)) ?? active
  }

  private static func seconds(in duration: Duration) -> Int {
    Int(clamping: duration.components.seconds)
  }
}
