/// The unit of values, and how labels show it.
package struct ValueUnit: Hashable, Sendable {
  /// The name, such as `ms`, `%`, `€` or `MiB/s`.
  package let name: String
  /// The power of 1000 or 1024 of the name's prefix; `nil` without known prefixes.
  private let power: Int?
  private let isBinary: Bool
  /// The part of the name behind the prefix, such as `B/s`.
  private let base: String

  private static let prefixes = ["", "k", "M", "G", "T", "P"]

  /// Creates a unit.
  package init(_ name: String) {
    self.name = name
    let parts = name.utf8.split(separator: 0x2F, maxSplits: 1).map { Substring($0) }
    let rate = parts.count > 1 ? "/" + parts[1] : ""
    let amount = String(parts.first ?? "")
    var found: (power: Int, isBinary: Bool, base: String)?
    for base in ["B", "bit"] where amount.hasSuffix(base) {
      let prefix = amount.dropLast(base.count)
      let isBinary = prefix.hasSuffix("i")
      let letter = isBinary ? prefix.dropLast().lowercased() : String(prefix)
      let power = Self.prefixes.firstIndex { isBinary ? $0.lowercased() == letter : $0 == letter }
      if let power { found = (power, isBinary, base + rate) }
    }
    (power, isBinary, base) = (found?.power, found?.isBinary ?? false, found?.base ?? name)
  }

  /// Returns a text of a number with the unit.
  package func marked(_ text: String) -> String {
    guard isBefore else { return text + suffix }
    let sign = text.prefix { "-−+".contains($0) }
    return sign + name + text.dropFirst(sign.count)
  }

  /// Returns a value with the unit, with the prefix that suits it.
  package func text(of value: Double, _ number: (Double) -> String) -> String {
    let steps = value.isFinite ? steps(to: value.magnitude) : 0
    guard let power, steps != 0 else { return marked(number(value)) }
    return number(value / size(ofPower: steps)) + " " + prefix(ofPower: power + steps) + base
  }

  private func prefix(ofPower power: Int) -> String {
    let letter = Self.prefixes[power]
    return isBinary && !letter.isEmpty ? letter.uppercased() + "i" : letter
  }

  private var isBefore: Bool {
    guard let last = name.last else { return false }
    return "$€£¥₹₩₽₺₪₴฿₫₱".contains(last)
  }

  private var suffix: String { ("%°‰/".contains(name.first ?? " ") ? "" : " ") + name }

  /// Returns the factor of the unit in which the numbers of a range are best read: a power of 1024,
  /// or 1 for other units.
  func factor(for range: ClosedRange<Double>) -> Double {
    let largest = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    return isBinary ? size(ofPower: steps(to: largest)) : 1
  }

  /// Returns the number of steps to the largest prefix that isn't above a magnitude.
  private func steps(to magnitude: Double) -> Int {
    guard let power, magnitude > 0 else { return 0 }
    let choices = -power..<Self.prefixes.count - power
    return choices.last { size(ofPower: $0) <= magnitude } ?? -power
  }

  private func size(ofPower power: Int) -> Double {
    let step = isBinary ? 1024.0 : 1000
    return (0..<power.magnitude).reduce(1) { size, _ in power < 0 ? size / step : size * step }
  }

  /// Returns the labels of numbers, with a prefix that suits them.
  package func texts(
    of numbers: [DecimalNumber], form: NumberForm, width: (String) -> Int
  ) -> [String] {
    var form = form
    guard let power else {
      (form.before, form.after) = isBefore ? (name, "") : ("", suffix)
      return NumberLabels(numbers, form: form, width: width).texts
    }
    let steps = steps(to: numbers.map(\.value.magnitude).max() ?? 0)
    (form.factor, form.after) = (.one, " " + prefix(ofPower: power + steps) + base)
    let scaled = numbers.map { number in
      isBinary
        ? DecimalNumber(shortest: number.value / size(ofPower: steps))
        : DecimalNumber(number.mantissa, exponent: number.exponent - 3 * steps)
    }
    return NumberLabels(scaled, form: form, width: width).texts
  }
}

extension NumberTicks {
  /// Returns linear ticks that are round in the unit in which a range is best read.
  package static func linear(
    in range: AxisRange, space: TickSpace, keeping previous: NumberTicks? = nil, unit: ValueUnit?
  ) -> NumberTicks {
    let factor = unit?.factor(for: range.lower...range.upper) ?? 1
    guard factor != 1, let scaled = try? AxisRange(range.lower / factor, range.upper / factor)
    else { return linear(in: range, space: space, keeping: previous) }
    return NumberTicks(
      rung: .parts,
      numbers: linear(in: scaled, space: space).numbers.map {
        DecimalNumber(shortest: $0.value * factor)
      })
  }
}

extension ChartSet {
  /// Returns the unit that all series of an axis have; `nil` if there is none.
  package func unit(ofAxis axis: Int) -> ValueUnit? {
    series.indices.filter { self.axis(of: $0) == axis }.map { series[$0] }.commonUnit
      .map { ValueUnit($0) }
  }
}

extension [Series] {
  /// The unit that all series have; `nil` if there is none.
  package var commonUnit: String? { haveOneUnit ? first?.unit : nil }

  /// Whether all series have the same unit, or all have none.
  var haveOneUnit: Bool { allSatisfy { $0.unit == first?.unit } }
}
