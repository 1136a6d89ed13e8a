/// The labels of an axis's numbers, all with the same factor and number of decimals.
public struct NumberLabels: Hashable, Sendable {
  /// The labels, in the order of the numbers.
  public let texts: [String]
  /// The width of the widest label.
  public let width: Int
  /// The number of decimals in each label.
  public let decimals: Int

  /// Creates the labels of numbers.
  ///
  /// Decimals are added until no label is off by more than a tenth of the smallest distance between
  /// two numbers, so labels are distinct if the numbers are, unless the format fixes the decimals.
  /// `width` measures a text, in display cells for a terminal.
  public init(_ numbers: [DecimalNumber], form: NumberForm = NumberForm(), width: (String) -> Int) {
    var best: NumberLabels?
    for multiplier in form.multipliers(for: numbers) {
      let labels = NumberLabels(numbers, form: form, multiplier: multiplier, width: width)
      guard let shortest = best else { best = labels; continue }
      if labels.width + 2 <= shortest.width { best = labels }
    }
    self = best ?? NumberLabels(texts: [], width: 0, decimals: 0)
  }

  private init(texts: [String], width: Int, decimals: Int) {
    (self.texts, self.width, self.decimals) = (texts, width, decimals)
  }

  private init(
    _ numbers: [DecimalNumber], form: NumberForm, multiplier: Multiplier, width: (String) -> Int
  ) {
    let decimals =
      form.decimals.map(NumberForm.bounded)
      ?? neededDecimals(of: numbers, exponent: multiplier.exponent)
    let longest = numbers.map(\.value.magnitude).max() ?? 0
    let isGrouped = longest >= DecimalNumber.value(1, multiplier.exponent + 4)
    let texts = numbers.map {
      form.text(for: $0, multiplier: multiplier, decimals: decimals, isGrouped: isGrouped)
    }
    self.init(texts: texts, width: texts.map(width).max() ?? 0, decimals: decimals)
  }
}

extension NumberForm {
  /// Returns the possible shared factors, plainest first.
  fileprivate func multipliers(for numbers: [DecimalNumber]) -> [Multiplier] {
    let magnitude = numbers.map(\.value.magnitude).max() ?? 0
    let one = Multiplier(exponent: 0, suffix: "")
    guard factor != .percent else { return [Multiplier(exponent: -2, suffix: "%")] }
    guard factor == .automatic, magnitude > 0 else { return [one] }
    let exponent = DecimalNumber.exponent(of: magnitude)
    var choices = exponent <= 21 ? [one] : []
    choices += prefixes.last { $0.exponent <= exponent }.map { [$0] } ?? []
    if exponent <= -5 || exponent >= 15 {
      let power = exponent < 0 ? minus + String(-exponent) : String(exponent)
      choices.append(Multiplier(exponent: exponent, suffix: "e" + power))
    }
    return choices
  }
}

/// Returns the number of decimals required to distinguish numbers, in units of a power of ten.
private func neededDecimals(of numbers: [DecimalNumber], exponent: Int) -> Int {
  let exact = numbers.filter { $0.mantissa != 0 }.map { exponent - $0.exponent }.max() ?? 0
  guard exact > 0 else { return 0 }
  let sorted = numbers.map(\.value).sorted()
  let distances = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
  let allowed = (distances.min() ?? 0) / 10
  return (0..<exact).first { decimals in
    numbers.allSatisfy { number in
      let rounded = number.rounded(toExponent: exponent - decimals)
      return rounded == number || (rounded.value - number.value).magnitude <= allowed
    }
  } ?? exact
}
