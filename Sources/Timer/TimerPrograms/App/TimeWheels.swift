internal import Clocks
internal import Countdowns
internal import TerminalCodes
internal import Widgets

/// Three wheels for hours, minutes and seconds; keys turn the selected one.
struct TimeWheels: Hashable, Sendable {
  /// The columns, from left to right.
  enum Column: Int, Hashable, Sendable, CaseIterable {
    case hours, minutes, seconds

    /// The unit after the current value.
    var unit: String { ["h", "min", "s"][rawValue] }
    fileprivate var last: Int { self == .hours ? 23 : 59 }
    fileprivate var seconds: Int { [3600, 60, 1][rawValue] }

    fileprivate func value(in duration: Duration) -> Int {
      Int(clamping: duration.components.seconds) / seconds % (last + 1)
    }
  }

  private(set) var wheels: [WheelState]
  /// The column that responds to keys.
  var active = Column.minutes
  /// The digits typed in quick succession.
  private var typed: Typed?

  /// Digits, and the instant until which another digit extends them.
  private struct Typed: Hashable, Sendable {
    var digits: String
    var end: Instant
  }

  /// Creates wheels at rest, set to a duration.
  init(_ duration: Duration = .zero) {
    wheels = Column.allCases.map {
      WheelState($0.value(in: duration), in: 0...$0.last, wraps: true)
    }
  }

  /// The duration to which the wheels are set.
  var duration: Duration {
    Column.allCases.reduce(.zero) { $0 + .seconds($1.seconds * wheels[$1.rawValue].value) }
  }

  /// Returns whether the wheels can show a duration: whole seconds, less than a day.
  static func holds(_ duration: Duration) -> Bool {
    duration < .seconds(86_400) && duration == .seconds(duration.components.seconds)
  }

  /// Turns all wheels to a duration that they can show.
  mutating func turn(to duration: Duration, at now: Instant) {
    for column in Column.allCases {
      wheels[column.rawValue].turn(to: column.value(in: duration), at: now)
    }
  }

  mutating func change(_ column: Column, _ change: (inout WheelState) -> Void) {
    change(&wheels[column.rawValue])
  }

  /// Handles a key; returns whether the wheels use it.
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

  /// Returns the digits typed just before `now`.
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
}
