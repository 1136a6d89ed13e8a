/// A collector of pasted text between its markers, `CSI 200 ~` and `CSI 201 ~` (mode 2004).
///
/// The first end marker ends it, even one inside the text: terminals that don't filter it can't be
/// distinguished. At most `limit` bytes are kept; the rest is dropped.
struct PasteBuffer: Hashable, Sendable {
  static let limit = 1 << 20
  private static let endMark = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The number of bytes of the end marker received so far.
  private var matched = 0
  private var isTruncated = false

  /// Whether there is no text, apart from a possible start of the end marker.
  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a byte, and returns the text if the byte ends it.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? finish() : nil
    }
    for missed in Self.endMark[..<matched] { append(missed) }
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { append(byte) }
    return nil
  }

  /// Returns the text so far and starts over.
  mutating func finish() -> String {
    matched = 0
    return takeText()
  }

  /// Returns the text so far; the end marker may still come.
  mutating func takeText() -> String {
    defer { (bytes, isTruncated) = ([], false) }
    if isTruncated { dropPartialCharacter() }
    return Self.cleaned(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func append(_ byte: UInt8) {
    guard bytes.count < Self.limit else { return isTruncated = true }
    bytes.append(byte)
  }

  /// Drops an incomplete character at the end, where the limit cut the text.
  private mutating func dropPartialCharacter() {
    guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
    if String(validating: bytes[lead...], as: UTF8.self) == nil { bytes.removeSubrange(lead...) }
  }

  /// Returns the text with lines ending in `\n` and no other control characters except tabs.
  private static func cleaned(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var follows: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { follows = scalar }
      switch scalar {
      case "\n" where follows == "\r": break
      case "\r", "\n": result.append("\n")
      case "\t", " "..."~", "\u{A0}"...: result.append(scalar)
      default: break
      }
    }
    return String(result)
  }
}
