/// The formatting of numbers and positions in sentences.
public struct ReadingTexts: Sendable {
  /// Formats a value.
  public var number: @Sendable (Double) -> String
  /// Formats a position, for example as a date.
  public var position: @Sendable (Double) -> String
  /// Formats a percentage with its percent sign.
  public var percent: @Sendable (Double) -> String
  /// The unit of the values, if it is known.
  var unit: String?

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

  /// Returns the same formatting for values of a unit.
  func of(_ unit: String?) -> ReadingTexts {
    var texts = self
    texts.unit = unit
    return texts
  }

  /// Returns a value with its unit, whose prefix suits it.
  func value(_ value: Double) -> String {
    unit.map { ValueUnit($0).text(of: value, number) } ?? number(value)
  }

  /// Returns a change with its sign, and in percent if known; `nil` for one that overflows.
  ///
  /// A change of percentages is in percentage points, of which a percentage would be confusing.
  func change(_ change: Double, percent: Double?) -> String? {
    let share = percent.flatMap { $0.isFinite && unit != "%" ? signed($0, self.percent) : nil }
    guard change.isFinite else { return share }
    return difference(change) + (share.map { " (\($0))" } ?? "")
  }

  /// Returns a difference of two values with its sign and unit.
  func difference(_ difference: Double) -> String {
    guard unit == "%" else { return signed(difference, value) }
    let text = signed(difference, number)
    return text + " percentage point" + (difference.magnitude == 1 ? "" : "s")
  }

  /// Returns a number with its sign; minus is U+2212.
  func signed(_ number: Double, _ text: (Double) -> String) -> String {
    (number < 0 ? "−" : number > 0 ? "+" : "") + text(number.magnitude)
  }

  /// Returns a value with its position in parentheses.
  func placed(_ point: ChartPoint) -> String {
    value(point.value) + " (" + position(point.position) + ")"
  }

  /// Returns names joined for a sentence.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
