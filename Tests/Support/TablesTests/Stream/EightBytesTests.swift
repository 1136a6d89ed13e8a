import Testing

@testable import Tables

@Suite("Eight bytes as one number")
struct EightBytesTests {
  @Test("The first byte is the lowest one, wherever the eight begin")
  func order() {
    let bytes = (0..<20).map { UInt8($0 * 13) }
    for offset in 0...12 {
      let number = EightBytes(bytes.span, offset).number
      for index in 0..<8 { #expect(number >> (8 * index) & 0xFF == UInt64(bytes[offset + index])) }
    }
  }

  @Test("The first of equal bytes is found, whatever the others are")
  func places() {
    let values: [UInt8] = [0, 1, 0x2B, 0x2C, 0x2D, 0x7F, 0x80, 0xAC, 0xFF]
    var state: UInt64 = 7
    for _ in 0..<5_000 {
      var bytes: [UInt8] = []
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(values[Int(state >> 33) % values.count])
      }
      for value in values {
        let found = EightBytes(bytes.span, 0).places(of: value)
        #expect(found.trailingZeroBitCount / 8 == bytes.firstIndex(of: value) ?? 8)
      }
    }
  }
}
