internal import Texts

/// The value of TZ, as the C library reads it: the name of a zone's file, or else a rule.
package struct ZoneName: Hashable, Sendable {
  private let text: String

  /// The folder of zones unless TZDIR names one.
  private static let usualFolder = "/usr/share/zoneinfo"

  /// Creates a name from the value of TZ; an empty one means UTC.
  package init(_ value: String) {
    text = value.hasPrefix(":") ? String(value.dropFirst()) : value
  }

  /// Whether UTC is meant, without a file.
  package var isEmpty: Bool { text.isEmpty }

  /// Returns the path of the zone's file, with the value of TZDIR.
  package func file(in folder: String?) -> String {
    if PathText.isAbsolute(text) { return text }
    let folder = folder ?? ""
    return "\(folder.isEmpty ? Self.usualFolder : folder)/\(text)"
  }

  /// Whether it is a rule such as CET-1CEST,M3.5.0,M10.5.0/3: a name and an offset.
  package var isRule: Bool {
    let bytes = Array(text.utf8)
    var rest: ArraySlice<UInt8>
    if bytes.first == UInt8(ascii: "<") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = bytes[(end + 1)...]
    } else {
      rest = bytes.drop { Self.letters.contains($0 | 0x20) }
      guard bytes.count - rest.count >= 3 else { return false }
    }
    if let sign = rest.first, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign) {
      rest = rest.dropFirst()
    }
    return rest.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
}
