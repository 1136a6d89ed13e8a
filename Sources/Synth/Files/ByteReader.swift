/// Numbers in bytes, at places that a file itself may have named.
///
/// Beyond the end everything is zero, so that no place can be wrong.
struct ByteReader {
  let bytes: [UInt8]
  var isBigEndian = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func byte(_ place: Int) -> UInt8 {
    place >= 0 && place < bytes.count ? bytes[place] : 0
  }

  func number16(_ place: Int) -> Int { Int(number(place, size: 2)) }

  func number32(_ place: Int) -> Int { Int(number(place, size: 4)) }

  /// A number of 64 bits; what no file can have is clamped.
  func number64(_ place: Int) -> Int { Int(clamping: number(place, size: 8)) }

  func number(_ place: Int, size: Int) -> UInt64 {
    var number: UInt64 = 0
    var index = 0
    while index < size {
      let byte = byte(place + (isBigEndian ? index : size - 1 - index))
      number = number << 8 | UInt64(byte)
      index += 1
    }
    return number
  }

  /// Whether four bytes are those of a name.
  func has(_ name: String, at place: Int) -> Bool { text(at: place) == name }

  /// The four bytes at a place as the name of a chunk; `nil` if they can't be one.
  func text(at place: Int) -> String? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    let name = bytes[place..<place + 4]
    guard name.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}
