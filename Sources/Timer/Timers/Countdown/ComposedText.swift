@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode normalization form C, in which canonically equivalent texts have the same
  /// bytes.
  ///
  /// The standard library offers it only as SPI, which is safe for programs that link it
  /// statically, like these; no library imports it.
  package var composed: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: _nfc)
    return String(scalars)
  }
}
