/// A decoded sixel picture, after the VT340's manual: the color with which each pixel was drawn.
package struct SixelDecoder: Sendable {
  /// The picture's width, from the raster attributes or what is drawn, whichever is larger.
  package private(set) var width = 0
  /// The picture's height, from the raster attributes or what is drawn, whichever is larger.
  package private(set) var height = 0
  /// The protocol errors.
  package private(set) var errors: [String] = []
  /// The number of defined colors.
  package var colors: Int { registers.count }
  /// Whether undrawn pixels stay unchanged.
  package private(set) var leavesRest = false

  private var registers: [Int: [Int]] = [:]
  private var drawn: [SIMD2<Int>: Int] = [:]

  /// Decodes the text between `ESC P` and `ESC \`.
  package init(_ text: String) {
    guard let start = text.firstIndex(of: "q") else {
      errors.append("no q")
      return
    }
    let parameters = text[..<start].split(separator: ";", omittingEmptySubsequences: false)
    leavesRest = parameters.count > 1 && parameters[1] == "1"
    read(text[text.index(after: start)...])
  }

  /// The red, green and blue of a pixel in percent; `nil` if it wasn't drawn.
  package subscript(x: Int, y: Int) -> [Int]? {
    drawn[SIMD2(x, y)].flatMap { registers[$0] }
  }

  private mutating func read(_ text: Substring) {
    var rest = text.utf8[...]
    var (x, band, count) = (0, 0, 1)
    // Terminals disagree on whether defining a color selects it, so it must not matter.
    var register: Int?
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        let numbers = Self.numbers(&rest)
        if numbers.count != 4 || numbers[0] != numbers[1] { errors.append("attributes \(numbers)") }
        if numbers.count == 4 {
          (width, height) = (max(width, numbers[2]), max(height, numbers[3]))
        }
      case UInt8(ascii: "#"):
        let numbers = Self.numbers(&rest)
        register = numbers.count == 1 ? numbers[0] : nil
        if numbers.count == 5, numbers[1] == 2, numbers[2...].allSatisfy({ 0...100 ~= $0 }) {
          registers[numbers[0]] = Array(numbers[2...])
        } else if numbers.count != 1 || registers[numbers[0]] == nil {
          errors.append("color \(numbers)")
        }
      case UInt8(ascii: "!"):
        count = Self.numbers(&rest)[0]
        if count < 1 { errors.append("count \(count)") }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, band) = (0, band + 1)
      case 0x3F...0x7E:
        draw(byte - 0x3F, columns: x..<x + max(0, count), top: band * 6, register)
        x += max(0, count)
        count = 1
      default: errors.append("byte \(byte)")
      }
    }
  }

  private mutating func draw(_ bits: UInt8, columns: Range<Int>, top: Int, _ register: Int?) {
    guard bits == 0 || register != nil else { return errors.append("no color selected") }
    for bit in 0..<6 where bits >> UInt8(bit) & 1 == 1 {
      for column in columns {
        drawn[SIMD2(column, top + bit)] = register
        width = max(width, column + 1)
        height = max(height, top + bit + 1)
      }
    }
  }

  private static func numbers(_ rest: inout Substring.UTF8View.SubSequence) -> [Int] {
    var numbers = [0]
    while let byte = rest.first, byte == 0x3B || (0x30...0x39).contains(byte) {
      rest.removeFirst()
      if byte == 0x3B {
        numbers.append(0)
      } else {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
      }
    }
    return numbers
  }
}
