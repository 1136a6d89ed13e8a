/// The parts of a control sequence (ECMA-48, 5.4), such as `CSI < 0 ; 12 ; 5 M`.
struct ControlSequence {
  /// The private marker before the parameters: one of `<`, `=`, `>` and `?`.
  private(set) var mark: Unicode.Scalar?
  /// The parameters, each with its subparameters between colons; `nil` for omitted ones.
  private(set) var fields: [[Int?]]
  /// The bytes between the parameters and the final byte.
  private(set) var intermediates: String
  /// The final byte.
  let final: Unicode.Scalar

  /// Parses the bytes between CSI and the final byte; `nil` if they are malformed.
  init?(_ content: [UInt8], final: UInt8) {
    var rest = content[...]
    if let first = rest.first, 0x3C...0x3F ~= first {
      mark = Unicode.Scalar(first)
      rest = rest.dropFirst()
    }
    let end = rest.lastIndex { !(0x20...0x2F ~= $0) }.map { $0 + 1 } ?? rest.startIndex
    intermediates = String(decoding: rest[end...], as: UTF8.self)
    self.final = Unicode.Scalar(final)
    fields = []
    for field in rest[..<end].split(separator: 0x3B, omittingEmptySubsequences: false) {
      var parts: [Int?] = []
      for part in field.split(separator: 0x3A, omittingEmptySubsequences: false) {
        guard let number = Self.number(part) else { return nil }
        parts.append(number)
      }
      fields.append(parts)
    }
  }

  /// The parameters without subparameters, with 0 for omitted ones.
  var numbers: [Int] { fields.map { $0.first.flatMap(\.self) ?? 0 } }

  /// Whether there are no parameters.
  var isBare: Bool { mark == nil && fields == [[nil]] && intermediates.isEmpty }

  /// Returns a subparameter, if present.
  func number(_ field: Int, _ part: Int = 0) -> Int? {
    guard field < fields.count, part < fields[field].count else { return nil }
    return fields[field][part]
  }

  /// Parses a number of at most nine digits, which may be negative; `.some(nil)` for empty text.
  private static func number(_ text: ArraySlice<UInt8>) -> Int?? {
    guard let first = text.first else { return .some(nil) }
    let digits = first == 0x2D ? text.dropFirst() : text
    guard (1...9).contains(digits.count), digits.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return .some(first == 0x2D ? -value : value)
  }
}
