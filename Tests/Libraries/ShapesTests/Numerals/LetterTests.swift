import Shapes
import Testing

struct LetterTests {
  static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  static func lattice(
    _ letter: Character, rows: Int, _ block: (Int, Int), cell: Size = Size(width: 8, height: 16)
  ) -> LatticeNumeral? {
    let digit = max(3, Int((Double(rows) * 1.15).rounded()))
    let columns = "MW".contains(letter) ? digit + (digit + 1) / 2 : digit
    return LatticeNumeral(
      letter, columns: columns * block.0, rows: rows * block.1,
      field: Size(
        width: cell.width / Double(block.0), height: cell.height / Double(block.1)))
  }

  @Test(
    "All letters differ on each lattice of at least four rows of cells", arguments: [4, 5, 6, 9])
  func different(rows: Int) throws {
    for block in LatticeNumeralTests.blocks + (rows > 4 ? [(1, 1)] : []) {
      for (width, height) in [(8, 16), (9, 17), (10, 18), (9, 20), (8, 14)] as [(Double, Double)] {
        let texts = try Self.letters.map {
          LatticeNumeralTests.text(
            try #require(
              Self.lattice($0, rows: rows, block, cell: Size(width: width, height: height))))
        }
        #expect(Set(texts).count == 26, "\(rows) rows of \(block), \(width)x\(height)")
      }
    }
  }

  @Test("Symmetric letters are symmetric on a lattice")
  func mirrored() throws {
    for rows in [4, 5, 6, 9] {
      for letter in Array("AHIMOTUVWXY") {
        let lattice = try #require(Self.lattice(letter, rows: rows, (2, 4)))
        for row in 0..<lattice.rows {
          let full = (0..<lattice.columns).map { lattice.contains(column: $0, row: row) }
          // A stroke of odd width that can't be centered is off by half a field.
          let count = zip(full, full.reversed()).count { $0 != $1 }
          #expect(count <= 4, "\(letter), \(rows) rows, row \(row)")
        }
      }
    }
  }

  @Test(
    "Every outline fills its box, except for I, which fills only its height", arguments: letters)
  func outline(letter: Character) {
    let box = Rect(x: 10, y: 20, width: 60, height: 80)
    let bounds = Numeral.outline(of: letter, filling: box).boundingRect
    #expect(abs(bounds.minY - 20) < 0.01 && abs(bounds.maxY - 100) < 0.01)
    #expect(letter == "I" || abs(bounds.minX - 10) < 0.01 && abs(bounds.maxX - 70) < 0.01)
    #expect(abs(bounds.midX - 40) < 0.01)
  }

  @Test("Lowercase letters and other characters have no shape")
  func others() {
    for character in Array("aéÄß@/") {
      #expect(Numeral(character) == nil)
      #expect(
        LatticeNumeral(character, columns: 12, rows: 20, field: Size(width: 4, height: 4)) == nil)
    }
  }
}
