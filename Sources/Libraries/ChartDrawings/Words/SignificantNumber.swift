internal import Charts

/// Formats numbers to a number of significant digits.
enum SignificantNumber {
  /// The magnitudes written without an exponent.
  private static let plain = 1e-9..<1e15

  /// Formats a number with all its integer digits, and decimals up to a number of significant
  /// digits.
  static func text(
    for value: Double, digits: Int, _ form: NumberForm, _ isUnicode: Bool
  ) -> String {
    if let special = special(value, isUnicode) { return special }
    guard value == 0 || plain.contains(value.magnitude) else {
      return form.scientificText(for: rounded(value, digits: digits, keepsWhole: false))
    }
    return text(for: rounded(value, digits: digits), form)
  }

  /// Formats a position so that it is distinct from others at least a spacing away.
  static func text(
    for position: Double, spacing: Double?, _ form: NumberForm, _ isUnicode: Bool
  ) -> String {
    guard let spacing, plain.contains(position.magnitude), spacing > 0, spacing.isFinite else {
      return text(for: position, digits: 6, form, isUnicode)
    }
    let exponent = min(0, leading(spacing) - 2, leading(position) - 2)
    return text(for: DecimalNumber(rounding: position, toExponent: exponent), form)
  }

  /// Rounds a number to a number of significant digits; its integer digits can be kept.
  static func rounded(_ value: Double, digits: Int, keepsWhole: Bool = true) -> DecimalNumber {
    let exponent = leading(value) - digits + 1
    return DecimalNumber(rounding: value, toExponent: keepsWhole ? min(0, exponent) : exponent)
  }

  private static func text(for number: DecimalNumber, _ form: NumberForm) -> String {
    form.text(for: number, decimals: max(0, -number.exponent))
  }

  /// Returns the text of a value that isn't finite; `nil` for finite values.
  private static func special(_ value: Double, _ isUnicode: Bool) -> String? {
    guard !value.isFinite else { return nil }
    guard !value.isNaN else { return "–" }
    return (value < 0 ? "−" : "") + (isUnicode ? "∞" : "infinity")
  }

  /// Returns the exponent of the leading digit.
  private static func leading(_ value: Double) -> Int {
    DecimalNumber(rounding: value, toExponent: -400).leadingExponent
  }
}

extension Positions {
  /// The smallest positive distance between two positions; `nil` if there is none.
  ///
  /// - Complexity: O(n) for listed positions, O(1) for regular ones.
  var leastSpacing: Double? {
    switch storage {
    case .regular(_, let step, let count): return count > 1 && step > 0 ? step : nil
    case .listed(let list):
      var least = Double.infinity
      for index in list.indices.dropFirst() {
        let spacing = list[index] - list[index - 1]
        if spacing > 0, spacing < least { least = spacing }
      }
      return least < .infinity ? least : nil
    }
  }
}
