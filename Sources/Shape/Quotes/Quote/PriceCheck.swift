internal import Charts

extension Double {
  /// Whether the number is a valid price: positive and finite.
  package var isPrice: Bool { self > 0 && isFinite }

  /// The number, or `nil` if it isn't a valid price.
  var price: Double? { isPrice ? self : nil }

  /// The days since 1970 of a time in seconds since 1970.
  var epochDay: Int { quotient(by: 86_400) }

  /// Returns the quotient rounded down, which must fit in an integer.
  func quotient(by divisor: Double) -> Int {
    let quotient = self / divisor
    guard quotient.magnitude < 9e15 else { return 0 }
    let whole = Int(quotient)
    return quotient < Double(whole) ? whole - 1 : whole
  }

  /// The number of decimals that the number needs, from 2 to 8.
  var priceDecimals: Int {
    var scale = 100.0
    for digits in 2..<8 {
      let scaled = magnitude * scale
      guard scaled < 4e15 else { return digits }
      let distance = (scaled - Double(Int64(scaled + 0.5))).magnitude
      if distance <= max(1e-9 * scaled, 1e-9) { return digits }
      scale *= 10
    }
    return 8
  }
}

extension PriceHistory {
  /// The history without rows whose close isn't a valid price; other invalid prices become missing.
  var checked: PriceHistory {
    let good = closes.indices.filter { closes[$0].isPrice && times[$0].isFinite }
    var history = good.count < count ? picking(good) : self
    history.candles = history.candles.map { $0.map { $0.map { $0.isPrice ? $0 : .nan } } }
    return history
  }
}
