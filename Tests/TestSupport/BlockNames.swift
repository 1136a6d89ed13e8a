/// The samples of a cell, 8 × 24, that a block character covers.
///
/// They are derived from the characters' names in the Unicode standard: the numbers after BLOCK
/// SEXTANT- and BLOCK OCTANT- count the blocks row by row, and those after BRAILLE PATTERN DOTS- by
/// columns.
package enum BlockNames {
  /// The number of samples across.
  package static let columns = 8
  /// The number of samples down.
  package static let rows = 24

  /// U+1FB00 to U+1FB3B, BLOCK SEXTANT-1 to -23456.
  package static let sextants = numbered(
    """
    1 2 12 3 13 23 123 4 14 24 124 34 134 234 1234 5 15 25 125 35 235 1235 45 145 245 1245 345 \
    1345 2345 12345 6 16 26 126 36 136 236 1236 46 146 1246 346 1346 2346 12346 56 156 256 1256 \
    356 1356 2356 12356 456 1456 2456 12456 3456 13456 23456
    """, from: 0x1FB00, bands: 3)

  /// U+1CD00 to U+1CDE5, BLOCK OCTANT-3 to -2345678.
  package static let octants = numbered(
    """
    3 23 123 4 14 124 34 134 234 5 15 25 125 135 235 1235 45 145 245 1245 345 1345 2345 12345 6 \
    16 26 126 36 136 236 1236 146 246 1246 346 1346 2346 12346 56 156 256 1256 356 1356 2356 \
    12356 456 1456 2456 12456 3456 13456 23456 17 27 127 37 137 237 1237 47 147 247 1247 347 1347 \
    2347 12347 157 257 1257 357 2357 12357 457 1457 12457 3457 13457 23457 67 167 267 1267 367 \
    1367 2367 12367 467 1467 2467 12467 3467 13467 23467 123467 567 1567 2567 12567 3567 13567 \
    23567 123567 4567 14567 24567 124567 34567 134567 234567 1234567 18 28 128 38 138 238 1238 48 \
    148 248 1248 348 1348 2348 12348 58 158 258 1258 358 1358 2358 12358 458 1458 2458 12458 3458 \
    13458 23458 123458 168 268 1268 368 2368 12368 468 1468 12468 3468 13468 23468 568 1568 2568 \
    12568 3568 13568 23568 123568 4568 14568 24568 124568 34568 134568 234568 1234568 178 278 \
    1278 378 1378 2378 12378 478 1478 2478 12478 3478 13478 23478 123478 578 1578 2578 12578 3578 \
    13578 23578 123578 4578 14578 24578 124578 34578 134578 234578 1234578 678 1678 2678 12678 \
    3678 13678 23678 123678 4678 14678 24678 124678 34678 134678 234678 1234678 15678 25678 \
    125678 35678 235678 1235678 45678 145678 1245678 1345678 2345678
    """, from: 0x1CD00, bands: 4)

  /// U+2580 to U+259F without the shades, and the quarters of the height that octants need.
  package static let blocks: [Unicode.Scalar: [Bool]] = {
    var blocks: [Unicode.Scalar: [Bool]] = [
      " ": rectangle(), "█": rectangle(width: 8, height: 24), "▀": rectangle(width: 8, height: 12),
      "▐": rectangle(x: 4, width: 4, height: 24), "▔": rectangle(width: 8, height: 3),
      "▕": rectangle(x: 7, width: 1, height: 24),
      "\u{1FB82}": rectangle(width: 8, height: 6), "\u{1FB85}": rectangle(width: 8, height: 18),
    ]
    for eighths in 1...7 {
      blocks[scalar(0x2580 + eighths)] = rectangle(
        y: 24 - 3 * eighths, width: 8, height: 3 * eighths)
      blocks[scalar(0x2590 - eighths)] = rectangle(width: eighths, height: 24)
    }
    // Numbered like sextants and octants: 1 upper left, 2 upper right, 3 lower left, 4 lower right.
    let quadrants = ["3", "4", "1", "134", "14", "123", "124", "2", "23", "234"]
    for (index, name) in quadrants.enumerated() {
      blocks[scalar(0x2596 + index)] = mask(name, bands: 2)
    }
    return blocks
  }()

  /// Returns the samples that a character covers, row by row; `nil` if it isn't a block character.
  package static func mask(of scalar: Unicode.Scalar) -> [Bool]? {
    if let mask = blocks[scalar] ?? sextants[scalar] ?? octants[scalar] { return mask }
    guard 0x2800...0x28FF ~= scalar.value else { return nil }
    let dots = (0..<8).filter { scalar.value >> $0 & 1 == 1 }
    let numbers = dots.map { ["1", "3", "5", "2", "4", "6", "7", "8"][$0] }.joined()
    return mask(numbers, bands: 4)
  }

  private static func numbered(
    _ names: String, from first: Int, bands: Int
  ) -> [Unicode.Scalar: [Bool]] {
    let masks = names.split(separator: " ").enumerated().map {
      (scalar(first + $0), mask($1, bands: bands))
    }
    return Dictionary(masks) { first, _ in first }
  }

  private static func mask(_ name: some StringProtocol, bands: Int) -> [Bool] {
    let numbers = Set(name.compactMap(\.wholeNumberValue))
    let height = rows / bands
    return (0..<rows * columns).map { index in
      numbers.contains(index / columns / height * 2 + index % columns / 4 + 1)
    }
  }

  private static func rectangle(
    x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0
  ) -> [Bool] {
    (0..<rows * columns).map {
      x..<x + width ~= $0 % columns && y..<y + height ~= $0 / columns
    }
  }

  private static func scalar(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(value)) ?? " "
  }
}
