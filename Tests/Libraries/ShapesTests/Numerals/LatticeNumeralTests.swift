import Testing

@testable import Shapes

struct LatticeNumeralTests {
  static let digits = Array("0123456789")
  /// The blocks into which cells of 8 × 16 are divided, for lattices of 3 to 20 rows of cells.
  static let blocks = [(1, 2), (2, 2), (2, 3), (2, 4)]

  static func numeral(_ character: Character, rows: Int, _ block: (Int, Int)) -> LatticeNumeral? {
    let columns = max(3, Int((Double(rows) * 1.15).rounded()))
    return LatticeNumeral(
      character, columns: columns * block.0, rows: rows * block.1,
      field: Size(width: 8 / Double(block.0), height: 16 / Double(block.1)))
  }

  static func text(_ numeral: LatticeNumeral) -> String {
    (0..<numeral.rows).map { row in
      String((0..<numeral.columns).map { numeral.contains(column: $0, row: row) ? "#" : "." })
    }
    .joined(separator: "\n")
  }

  @Test("All digits differ on each lattice of at least three rows of cells", arguments: 3...20)
  func different(rows: Int) throws {
    for block in Self.blocks {
      let texts = try Self.digits.map {
        Self.text(try #require(Self.numeral($0, rows: rows, block)))
      }
      #expect(Set(texts).count == 10, "\(rows) rows of \(block)")
    }
  }

  @Test("Digits fill their box, and 1 is centered in it", arguments: 3...20)
  func full(rows: Int) throws {
    for block in Self.blocks {
      for digit in Self.digits {
        let numeral = try #require(Self.numeral(digit, rows: rows, block))
        let box = Rect(x: 10, y: 20, width: 30, height: 60)
        let bounds = numeral.path(in: box).boundingRect
        #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 80) < 1e-9, "\(digit)")
        #expect(digit == "1" || abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 40) < 1e-9)
      }
    }
  }

  @Test("0 and 8 are mirror-symmetric")
  func mirrored() throws {
    for rows in 3...20 {
      for digit in ["0", "8"] as [Character] {
        let numeral = try #require(Self.numeral(digit, rows: rows, (2, 4)))
        let lines = Self.text(numeral).split(separator: "\n")
        #expect(lines.allSatisfy { String($0.reversed()) == $0 })
      }
    }
  }

  @Test("The area of the outline is that of the full fields, which don't overlap")
  func areas() throws {
    for character in "0123456789:.·+-h" {
      let numeral = try #require(
        LatticeNumeral(character, columns: 12, rows: 20, field: Size(width: 4, height: 4)))
      let fields = Self.text(numeral).count { $0 == "#" }
      let box = Rect(x: 0, y: 0, width: 12, height: 20)
      #expect(abs(area(numeral.path(in: box)) - Double(fields)) < 1e-9, "\(character)")
    }
  }

  @Test("Five rows of fields are the minimum")
  func least() throws {
    let field = Size(width: 8, height: 8)
    #expect(LatticeNumeral("8", columns: 3, rows: 4, field: field) == nil)
    #expect(LatticeNumeral("8", columns: 2, rows: 5, field: field) == nil)
    #expect(LatticeNumeral("x", columns: 3, rows: 5, field: field) == nil)
    let digits = try "1250".map {
      Self.text(try #require(LatticeNumeral($0, columns: 3, rows: 5, field: field)))
    }
    #expect(
      digits == [
        "##.\n.#.\n.#.\n.#.\n###", "###\n..#\n###\n#..\n###", "###\n#..\n###\n..#\n###",
        "###\n#.#\n#.#\n#.#\n###",
      ])
  }

  /// Returns the shorter side of each convex corner of a character, in fields.
  static func sides(_ numeral: LatticeNumeral) -> [Int] {
    let rows = 0..<numeral.rows
    let parts = rows.flatMap { row in
      (0..<numeral.columns).filter { numeral.contains(column: $0, row: row) }.map {
        SegmentGrid.FieldRect(columns: $0..<$0 + 1, rows: row..<row + 1)
      }
    }
    let map = FieldMap(columns: numeral.columns, rows: numeral.rows, parts)
    return map.corners { Size(width: Double(min($0, $1)), height: 0) }.map { Int($0.radius.width) }
  }

  @Test("All corners of all digits and signs are round or, on a coarse lattice, square")
  func corners() throws {
    var forms: Set<Bool> = []
    for rows in 3...24 {
      for block in Self.blocks {
        // The flag and the foot of a 1 may be shorter than a stroke is wide.
        for character in Self.digits.filter({ $0 != "1" }) + [":", "h", "+"] {
          let numeral = try #require(Self.numeral(character, rows: rows, block))
          let field = Size(width: 8 / Double(block.0), height: 16 / Double(block.1))
          let grid = try #require(
            SegmentGrid(columns: numeral.columns, rows: numeral.rows, field: field))
          let stroke = min(grid.stroke.width, grid.stroke.height)
          let isRight = Self.sides(numeral).allSatisfy { grid.isRound ? $0 <= 2 : $0 >= stroke }
          #expect(isRight, "\(character) in \(rows) rows of \(block)")
          forms.insert(grid.isRound)
        }
      }
    }
    #expect(forms.count == 2)
  }

  @Test("A colon's dots are symmetric about its center, and corners are round where they fit")
  func details() throws {
    let colon = try #require(
      LatticeNumeral(":", columns: 2, rows: 14, field: Size(width: 4, height: 8)))
    let rows = Self.text(colon).split(separator: "\n").map(String.init)
    #expect(rows == rows.reversed() && rows.contains("##"))
    let large = try #require(
      LatticeNumeral("0", columns: 24, rows: 40, field: Size(width: 4, height: 4)))
    #expect(!large.contains(column: 0, row: 0) && large.contains(column: 12, row: 0))
  }
}
