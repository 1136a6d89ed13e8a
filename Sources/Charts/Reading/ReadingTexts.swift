/// How numbers and positions are written in sentences.
public struct ReadingTexts: Sendable {
  /// Returns a value as a text.
  public var number: @Sendable (Double) -> String
  /// Returns a position as a text, for example a date.
  public var position: @Sendable (Double) -> String
  /// Returns a number of percent as a text with its sign of percent.
  public var percent: @Sendable (Double) -> String

  /// Creates texts.
  public init(
    number: @escaping @Sendable (Double) -> String,
    position: @escaping @Sendable (Double) -> String,
    percent: @escaping @Sendable (Double) -> String
  ) {
    self.number = number
    self.position = position
    self.percent = percent
  }

  /// Returns a change with its sign, and in percent if that is known.
  func change(_ change: Double, percent: Double?) -> String {
    let text = signed(change, number)
    guard let percent, percent.isFinite else { return text }
    return text + " (" + signed(percent, self.percent) + ")"
  }

  /// Returns a number with its sign; U+2212 for minus.
  func signed(_ number: Double, _ text: (Double) -> String) -> String {
    (number < 0 ? "−" : number > 0 ? "+" : "") + text(number.magnitude)
  }

  /// Returns a value with its position in parentheses.
  func placed(_ point: ChartPoint) -> String {
    number(point.value) + " (" + position(point.position) + ")"
  }

  /// Returns names as they stand in a sentence.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
