/// A reader of numbers at byte offsets that may come from the file itself.
///
/// Bytes beyond the end are zero, so every offset is valid.
struct ByteReader {
  let bytes: [UInt8]
  var isBigEndian = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ place: Int) -> UInt8 { place >= 0 && place < bytes.count ? bytes[place] : 0 }

  func number16(_ place: Int) -> Int { Int(number(place, size: 2)) }

  func number32(_ place: Int) -> Int { Int(number(place, size: 4)) }

  /// Returns a 64-bit number, clamped to `Int`.
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

  /// Returns whether the four bytes at an offset equal a name.
  func has(_ name: String, at place: Int) -> Bool { text(at: place) == name }

  /// Returns the four bytes at an offset as the name of a chunk; `nil` if they can't be one.
  func text(at place: Int) -> String? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    let name = bytes[place..<place + 4]
    guard name.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}
