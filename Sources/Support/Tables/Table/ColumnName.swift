internal import Texts

/// The name of a column without its unit, as in `size (MiB)`, `temp [°C]`, `Memory, MB`,
/// `latency_ms`, `price in USD` and `%idle`.
package struct ColumnName: Hashable, Sendable {
  /// The name without the unit.
  package private(set) var base: String
  /// The usual name of the unit, if there is one.
  package private(set) var unit: String?

  /// Splits a name.
  package init(_ name: String) {
    base = name.trimmed
    if let (base, unit) = Self.parts(base) { (self.base, self.unit) = (base, unit) }
  }

  private static func parts(_ name: String) -> (String, String)? {
    if let close = name.last, close == ")" || close == "]",
      let open = name.lastIndex(of: close == ")" ? "(" : "[")
    {
      let inner = name[name.index(after: open)...].dropLast().trimmed
      // A capital letter in parentheses distinguishes columns, and (s) is a plural.
      let isLetter = close == ")" && inner.count == 1 && ("A"..."Z").contains(inner)
      let isPlural = name[..<open].last.map { !$0.isWhitespace } ?? true
      guard !isLetter, inner.count > 1 || !isPlural || close == "]" else { return nil }
      return named(inner).map { (name[..<open].trimmed, $0) }
    }
    if name.hasPrefix("%") || name.hasSuffix("%") {
      return (name.filter { $0 != "%" }.trimmed, "%")
    }
    let whole = name.lowercased()
    if let unit = words[whole], unit.count > 1 || unit == "%" { return (name, unit) }
    for separator: Character in [",", "_", " "] {
      guard let place = name.lastIndex(of: separator) else { continue }
      let (base, last) = (name[..<place].trimmed, name[name.index(after: place)...].trimmed)
      let unit: String?
      switch separator {
      case ",": unit = named(last)
      case "_": unit = word(last.lowercased(), of: base.lowercased())
      default: unit = base.hasSuffix(" in") ? named(last) : nil
      }
      if let unit { return (separator == " " ? base.dropLast(3).trimmed : base, unit) }
    }
    return nil
  }

  /// Returns the usual name of a unit, a currency or a word for one.
  private static func named(_ text: String) -> String? {
    NumberUnit.name(of: text)
      ?? NumberFormat.Sign.allCases.first { $0.rawValue == text }?.rawValue
      ?? words[text.lowercased()] ?? currencies[text.lowercased()]
  }

  /// Returns the unit for the last word of a name such as `latency_ms`.
  private static func word(_ word: String, of base: String) -> String? {
    switch word {
    case "s": return "s"
    // The United States, except for a duration.
    case "us":
      return ["lat", "tim", "dur", "elap", "delay"].contains { base.contains(part: $0) }
        ? "µs" : nil
    default: return words[word] ?? currencies[word]
    }
  }

  private static let currencies: [String: String] = Dictionary(
    ["USD", "EUR", "GBP", "JPY", "CHF"].map { ($0.lowercased(), $0) },
    uniquingKeysWith: { first, _ in first })

  private static let words: [String: String] = {
    var words = [
      "milliseconds": "ms", "microseconds": "µs", "nanoseconds": "ns", "seconds": "s", "secs": "s",
      "sec": "s", "usec": "µs", "msec": "ms", "nsec": "ns", "minutes": "min", "mins": "min",
      "hours": "h", "hrs": "h", "days": "d", "bytes": "B", "bits": "bit", "kbps": "kbit/s",
      "mbps": "Mbit/s", "gbps": "Gbit/s", "pct": "%", "percent": "%", "celsius": "°C",
      "degc": "°C", "fahrenheit": "°F", "degf": "°F", "watts": "W", "volts": "V", "kmh": "km/h",
    ]
    for unit in [
      "ns", "ms", "kB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB", "kg", "km", "cm", "mm",
      "Hz", "kHz", "MHz", "GHz", "kW", "kWh", "MWh", "hPa", "kPa", "rpm", "fps", "dB", "dBm", "mph",
      "kcal",
    ] {
      words[unit.lowercased()] = unit
    }
    return words
  }()
}
