internal import Texts

/// The file names of sockets and records, which correspond to the names of timers.
///
/// A file name contains `A` to `Z`, `a` to `z`, digits, `_`, `-` and inner dots unchanged, and
/// every other byte as `%` with two digits. A long name is represented by its beginning, `%_` and a
/// hash of the entire name.
package enum SocketName {
  /// The extension of a socket's file.
  package static let socketEnding = ".sock"
  /// The extension of a record's file.
  package static let recordEnding = ".json"
  /// The maximum number of bytes in a file name.
  private static let longest = 60
  /// The separator before a hash, which can't be the start of an escaped byte.
  private static let mark = "%_"
  private static let hashDigits = 16
  /// The file name of a timer without a name, before the extension.
  private static let empty = "%"

  /// Returns the file name for a timer's name.
  package static func file(for name: String, ending: String = SocketName.socketEnding) -> String {
    let pieces = pieces(of: Array(name.utf8))
    let whole = pieces.isEmpty ? empty : pieces.joined(separator: "")
    if whole.utf8.count + ending.utf8.count <= longest { return whole + ending }
    var file = ""
    let room = longest - ending.utf8.count - mark.utf8.count - hashDigits
    for piece in pieces {
      guard file.utf8.count + piece.utf8.count <= room else { break }
      file += piece
    }
    return file + mark + NumberText.hexadecimal(hash(name.utf8), to: hashDigits) + ending
  }

  /// Returns the timer's name for a file; `nil` if the file has another extension, or a hash.
  package static func name(of file: String, ending: String = SocketName.socketEnding) -> String? {
    guard file.hasSuffix(ending) else { return nil }
    let whole = file.dropLast(ending.count)
    guard let bytes = whole == empty ? [] : bytes(of: Array(whole.utf8)),
      let name = String(validating: bytes, as: UTF8.self),
      Self.file(for: name, ending: ending).utf8.elementsEqual(file.utf8)
    else { return nil }
    return name
  }

  /// Returns whether a file is named like a socket.
  static func isSocket(_ file: String) -> Bool {
    file.hasSuffix(socketEnding) && !file.hasPrefix(".")
  }
}

// MARK: - Bytes

extension SocketName {
  private static func pieces(of bytes: [UInt8]) -> [String] {
    bytes.indices.map { index in
      let isInner = index > 0 && index < bytes.count - 1
      let byte = bytes[index]
      let isPlain = isPlain(byte) || isInner && byte == UInt8(ascii: ".")
      return isPlain
        ? String(Unicode.Scalar(byte)) : "%" + NumberText.hexadecimal(UInt64(byte), to: 2)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func bytes(of escaped: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = escaped[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// Returns the 64-bit FNV-1a hash (Fowler, Noll and Vo).
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
