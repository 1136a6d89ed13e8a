import Testing

@testable import TerminalCodes

struct InlinePlaceTests {
  /// A terminal that understands what is used here.
  private struct Screen {
    var lines: [[Character]]
    var row = 0
    var column = 0
    var saved = (row: 0, column: 0)

    mutating func receive(_ bytes: [UInt8]) {
      var rest = String(decoding: bytes, as: UTF8.self)[...]
      while let character = rest.popFirst() {
        switch character {
        case "\u{1B}": escape(&rest)
        case "\r": column = 0
        default:
          lines[row][column] = character
          column += 1
        }
      }
    }

    private mutating func escape(_ rest: inout Substring) {
      switch rest.popFirst() {
      case "D" where row + 1 == lines.count:
        lines.removeFirst()
        lines.append(Array(repeating: " ", count: lines[0].count))
      case "D": row += 1
      case "7": saved = (row, column)
      case "8": (row, column) = saved
      default:
        let sequence = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(sequence.count)
        let count = Int(sequence) ?? 1
        switch rest.popFirst() {
        case "A": row = max(0, row - count)
        case "B": row = min(lines.count - 1, row + count)
        case "C": column += count
        default: break
        }
      }
    }
  }

  @Test("Rows stand one below the other beside the text in front of them", arguments: 0..<6)
  func beside(row: Int) {
    var screen = Screen(lines: Array(repeating: Array(repeating: " ", count: 6), count: 6))
    screen.row = row
    screen.receive(Array("ab ".utf8) + InlinePlace.bytes([Array("12".utf8), Array("34".utf8)]))
    screen.receive(Array("$".utf8))
    let top = min(row, 3)
    let shown = ["ab 12 ", "   34 ", "$     "]
    for (index, line) in screen.lines.enumerated() {
      let expected = (top..<top + 3).contains(index) ? shown[index - top] : "      "
      #expect(String(line) == expected, "row \(index)")
    }
  }

  @Test("Pictures have places among the rows, which begin at the cursor", arguments: 0..<6)
  func pictures(row: Int) {
    var screen = Screen(lines: Array(repeating: Array(repeating: " ", count: 6), count: 6))
    screen.row = row
    let picture = InlinePlace.PlacedPicture(Array("#".utf8), column: 2, row: 1)
    screen.receive(
      Array("ab ".utf8) + InlinePlace.bytes([picture], [Array("12".utf8), Array("3".utf8)]))
    screen.receive(Array("$".utf8))
    let top = min(row, 3)
    #expect(screen.lines[top..<top + 3].map { String($0) } == ["ab 12 ", "   3 #", "$     "])
  }
}
