extension [UInt8] {
  /// The bytes as readable text: ESC is ␛, and other controls are also their pictures.
  var readable: String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      text.append(scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? " " : scalar)
    }
    return String(text)
  }
}
