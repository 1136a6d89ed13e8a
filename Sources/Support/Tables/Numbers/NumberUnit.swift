internal import Texts

/// The unit behind the numbers of a column, such as MiB in `512MiB` or ms in `20 ms`.
///
/// It consists of plain numbers, since a format is copied for each cell.
struct NumberUnit: Hashable, Sendable {
  private let family: Family
  /// Whether it is a rate per second.
  private var isRate = false
  /// The size in the basic unit of the family.
  private let size: Double

  private init(family: Family, isRate: Bool = false, size: Double) {
    (self.family, self.isRate, self.size) = (family, isRate, size)
  }

  /// Units that can be converted to each other.
  private enum Family: Hashable {
    case bytes, bits, time, count, duration
    /// One of the others, by its index.
    case other(UInt8)
  }

  /// Times such as `0:42:10`, as seconds.
  static let duration = NumberUnit(family: .duration, size: 1)

  /// Returns the unit that most cells have, which is that of the first of them.
  ///
  /// A letter such as K is a unit, or a power of a thousand if more cells can be read that way.
  static func common(
    of cells: [[UInt8]], _ format: NumberFormat = NumberFormat()
  ) -> NumberUnit? {
    let durations = cells.count { duration($0[...]) != nil }
    // Two digits may be a time of day.
    if durations * 2 > cells.count, cells.contains(where: isLong) { return .duration }
    let (size, count) = (common(of: cells, among: table), common(of: cells, among: counts))
    guard let size, let count else { return size ?? count }
    return readable(cells, format, count) > readable(cells, format, size) ? count : size
  }

  private static func common(
    of cells: [[UInt8]], among families: [String: (Family, Double)]
  ) -> NumberUnit? {
    let units = cells.compactMap { unit(of: $0[...], families)?.unit }
    guard let first = units.first,
      units.count(where: { $0.family == first.family }) * 2 > cells.count
    else { return nil }
    return first
  }

  /// Returns the number of cells that are numbers in a unit.
  private static func readable(
    _ cells: [[UInt8]], _ format: NumberFormat, _ unit: NumberUnit
  ) -> Int {
    var format = format
    (format.sign, format.unit) = (nil, unit)
    return cells.count { format.read($0[...]) != .notNumber }
  }

  /// Returns whether cells are codes such as 15A, or decades such as 1990s, rather than numbers.
  static func areCodes(_ cells: [[UInt8]]) -> Bool {
    guard let letter = letter(of: cells) else { return false }
    return "AJL".utf8.contains(letter)
      || letter == 0x73
        && cells.allSatisfy { $0.count == 5 && $0[3] == Byte.zero && $0[0] != Byte.zero }
  }

  /// Returns whether cells in front of numbers are different labels such as 3G and 4G.
  static func areLabels(_ cells: [[UInt8]]) -> Bool {
    guard let letter = letter(of: cells), !"shd".utf8.contains(letter) else { return false }
    return cells.count > 1 && Set(cells).count == cells.count
  }

  /// Returns the letter that ends all cells, behind only digits.
  private static func letter(of cells: [[UInt8]]) -> UInt8? {
    guard let letter = cells.first?.last, !Byte.isDigit(letter) else { return nil }
    let areLabels = cells.allSatisfy { cell in
      cell.count > 1 && cell.last == letter && cell.dropLast().allSatisfy(Byte.isDigit)
    }
    return areLabels ? letter : nil
  }

  /// Whether it is a letter for a power of a thousand, so that numbers need none.
  var isCount: Bool { family == .count }

  /// Returns the digits of a cell, and the factor that converts them; `nil` if the cell has no unit
  /// of the same family.
  func split(_ cell: ArraySlice<UInt8>) -> (digits: ArraySlice<UInt8>, factor: Double)? {
    let families = family == .count ? Self.counts : Self.table
    guard let (digits, unit) = Self.unit(of: cell, families), unit.family == family,
      unit.isRate == isRate
    else {
      return nil
    }
    return (digits, isCount ? unit.size : unit.size / size)
  }

  private static func unit(
    of cell: ArraySlice<UInt8>, _ units: [String: (Family, Double)]
  ) -> (digits: ArraySlice<UInt8>, unit: NumberUnit)? {
    guard let last = cell.lastIndex(where: Byte.isDigit), last + 1 < cell.endIndex,
      let first = cell.first, Byte.isDigit(first) || "-+.".utf8.contains(first)
    else { return nil }
    let name = Letters.text(Byte.trimmed(cell[(last + 1)...]))
    return named(name, units).map { (cell[...last], $0) }
  }

  private static func named(_ name: String, _ units: [String: (Family, Double)]) -> NumberUnit? {
    // The unit of a rate is that of its amount.
    let rate = ["/s", "/sec"].first { name.hasSuffix($0) } ?? ""
    let base = String(name.dropLast(rate.count))
    guard let (family, size) = units[base] else { return nil }
    return NumberUnit(family: family, isRate: !rate.isEmpty, size: size)
  }

  /// Returns the usual name of a unit; `nil` if it is unknown.
  static func name(of unit: String) -> String? { named(unit, table)?.name }

  /// Returns the factor that converts numbers of a unit to another one; `nil` if there is none.
  static func factor(from name: String, to other: String) -> Double? {
    guard let old = named(name, table), let new = named(other, table), old.family == new.family,
      old.isRate == new.isRate
    else { return nil }
    return old.size / new.size
  }

  /// Returns the seconds in `h:mm:ss`, with or without a fraction.
  static func duration(_ cell: ArraySlice<UInt8>) -> Double? {
    let isNegative = cell.first == Byte.minus
    let parts = cell.dropFirst(isNegative ? 1 : 0).split(
      separator: Byte.colon, omittingEmptySubsequences: false)
    guard parts.count == 3, (1...6).contains(parts[0].count), parts[0].allSatisfy(Byte.isDigit),
      parts[1].count == 2, let minutes = Int(String(decoding: parts[1], as: UTF8.self)),
      let hours = Int(String(decoding: parts[0], as: UTF8.self)), (0..<60).contains(minutes),
      parts[2].prefix(2).allSatisfy(Byte.isDigit), parts[2].count == 2 || parts[2].count > 3,
      let seconds = Double(String(decoding: parts[2], as: UTF8.self)), (0..<60).contains(seconds)
    else { return nil }
    let sum = Double(hours * 3600 + minutes * 60) + seconds
    return isNegative ? -sum : sum
  }

  /// Returns whether a duration can't be a time of day.
  private static func isLong(_ cell: [UInt8]) -> Bool {
    let hours = cell.prefix { $0 != Byte.colon }
    return hours.count != 2 || (Int(String(decoding: hours, as: UTF8.self)) ?? 0) > 23
  }
}

// MARK: - Names

extension NumberUnit {
  private static let table: [String: (Family, Double)] = {
    var units: [String: (Family, Double)] = [:]
    for (index, letter) in ["", "k", "M", "G", "T", "P"].enumerated() {
      var (decimal, binary) = (1.0, 1.0)
      for _ in 0..<index { (decimal, binary) = (decimal * 1000, binary * 1024) }
      for name in [letter, letter.uppercased()] {
        units[name + "B"] = (.bytes, decimal)
        if index > 0 {
          units[name + "iB"] = (.bytes, binary)
          units[name + "i"] = (.bytes, binary)
        }
        units[name + "bit"] = (.bits, decimal)
        units[name + "b"] = (.bits, decimal)
      }
    }
    // In nanoseconds, so that all quotients are exact.
    let times: [(Double, [String])] = [
      (1, ["ns"]), (1e3, ["µs", "μs", "us"]), (1e6, ["ms"]),
      (1e9, ["s", "sec", "secs", "seconds"]), (60e9, ["min", "mins", "minutes"]),
      (3_600e9, ["h", "hr", "hrs", "hours"]), (86_400e9, ["d", "days"]),
    ]
    for (size, names) in times {
      for name in names { units[name] = (.time, size) }
    }
    for (index, name) in others.enumerated() { units[name] = (.other(UInt8(index)), 1) }
    return units
  }()

  private static let others = [
    "°C", "°F", "°", "K", "kg", "g", "t", "lb", "lbs", "oz", "km", "m", "cm", "mm", "mi", "ft",
    "in", "l", "L", "ml", "W", "kW", "MW", "GW", "Wh", "kWh", "MWh", "V", "mV", "A", "mA", "Hz",
    "kHz", "MHz", "GHz", "Pa", "hPa", "kPa", "bar", "rpm", "fps", "px", "pt", "pp", "bp", "bps",
    "dB", "dBm", "x", "×", "kcal", "kJ", "J", "bpm", "km/h", "mph", "m/s", "‰",
  ]

  /// The usual name of the unit; `nil` for a letter for a power of a thousand.
  var name: String? {
    let base: String?
    switch family {
    case .bytes: base = Self.prefixed("B", size)
    case .bits: base = Self.prefixed("bit", size)
    case .time:
      let sizes = [1, 1e3, 1e6, 1e9, 60e9, 3_600e9, 86_400e9]
      let names = ["ns", "µs", "ms", "s", "min", "h", "d"]
      base = zip(sizes, names).first { $0.0 == size }?.1
    case .duration: base = "s"
    case .other(let index): base = Self.others[Int(index)]
    case .count: base = nil
    }
    return base.map { $0 + (isRate ? "/s" : "") }
  }

  /// Returns the name of a multiple of a unit by a power of 1000 or 1024.
  private static func prefixed(_ unit: String, _ size: Double) -> String? {
    var (decimal, binary) = (1.0, 1.0)
    for letter in ["", "k", "M", "G", "T", "P"] {
      if size == decimal { return letter + unit }
      if size == binary { return letter.uppercased() + "i" + unit }
      (decimal, binary) = (decimal * 1000, binary * 1024)
    }
    return nil
  }

  /// The letters for powers of a thousand.
  private static let counts: [String: (Family, Double)] = {
    let sizes: [(Double, [String])] = [
      (1e3, ["k", "K"]), (1e6, ["m", "M", "mn"]), (1e9, ["b", "B", "bn", "g", "G"]),
      (1e12, ["t", "T"]),
    ]
    var units: [String: (Family, Double)] = ["": (.count, 1)]
    for (size, names) in sizes {
      for name in names { units[name] = (.count, size) }
    }
    return units
  }()
}
