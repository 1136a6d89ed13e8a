/// The formatting of numbers and positions in sentences.
public struct ReadingTexts: Sendable {
  /// Formats a value.
  public var number: @Sendable (Double) -> String
  /// Formats a position, for example as a date.
  public var position: @Sendable (Double) -> String
  /// Formats a percentage with its percent sign.
  public var percent: @Sendable (Double) -> String

  /// Creates formatting from closures.
  public init(
    number: @escaping @Sendable (Double) -> String,
    position: @escaping @Sendable (Double) -> String,
    percent: @escaping @Sendable (Double) -> String
  ) {
    self.number = number
    self.position = position
    self.percent = percent
  }

  /// Returns a change with its sign, and in percent if known; `nil` for one that overflows.
  func change(_ change: Double, percent: Double?) -> String? {
    let share = percent.flatMap { $0.isFinite ? signed($0, self.percent) : nil }
    guard change.isFinite else { return share }
    return signed(change, number) + (share.map { " (\($0))" } ?? "")
  }

  /// Returns a number with its sign; minus is U+2212.
  func signed(_ number: Double, _ text: (Double) -> String) -> String {
    (number < 0 ? "−" : number > 0 ? "+" : "") + text(number.magnitude)
  }

  /// Returns a value with its position in parentheses.
  func placed(_ point: ChartPoint) -> String {
    number(point.value) + " (" + position(point.position) + ")"
  }

  /// Returns names joined for a sentence.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
