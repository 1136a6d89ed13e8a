internal import Cells

/// A buffer of bytes for a terminal, with the control sequences that this package sends.
///
/// The names are those of ECMA-48 and of xterm's list of control sequences.
package struct Sequences: Sendable {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds text as UTF-8; it must not contain control characters.
  package mutating func text(_ text: String) { bytes += text.utf8 }

  /// Adds a scalar as UTF-8.
  package mutating func scalar(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let encoded = UTF8.encode(scalar) {
      bytes += encoded
    }
  }

  /// Adds bytes unchanged.
  package mutating func raw(_ more: [UInt8]) { bytes += more }

  /// Adds a control sequence: CSI, the parameters and the final byte; `nil` stands for a default.
  package mutating func csi(_ parameters: Int?..., final: Unicode.Scalar) {
    bytes += [0x1B, 0x5B]
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { bytes.append(0x3B) }
      if let parameter { number(parameter) }
    }
    scalar(final)
  }

  /// Sets or resets a private mode (DECSET, DECRST).
  package mutating func mode(_ mode: Int, _ on: Bool) {
    bytes += [0x1B, 0x5B, 0x3F]
    number(mode)
    scalar(on ? "h" : "l")
  }

  /// Adds an operating system command, terminated by ST; control characters in it are replaced with
  /// pictures.
  package mutating func osc(_ text: String) {
    bytes += [0x1B, 0x5D]
    bytes += TextWidth.visible(text).utf8
    bytes += [0x1B, 0x5C]
  }

  package mutating func bell() { bytes.append(0x07) }

  mutating func number(_ value: Int) {
    if value >= 10 { number(value / 10) }
    bytes.append(0x30 + UInt8(truncatingIfNeeded: value % 10))
  }

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }
}
