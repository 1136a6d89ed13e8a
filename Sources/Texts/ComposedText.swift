@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode’s normalization form C, in which texts that look the same have the same bytes.
  ///
  /// The standard library has it as an interface for programs that link it statically, as these do.
  package var composed: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: _nfc)
    return String(scalars)
  }
}
