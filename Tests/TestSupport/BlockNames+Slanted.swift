import Foundation
extension BlockNames {
  /// Returns the fraction of each sample of a cell that a character covers, row by row; `nil` if it
  /// isn't a block character.
  ///
  /// Slanted ones are derived from their names, too: BLOCK DIAGONAL has the ends of a line and the
  /// corner on the covered side, TRIANGULAR the sides at which there are quarters.
  package static func shares(
    of scalar: Unicode.Scalar, columns: Int = columns, rows: Int = rows
  ) -> [Float]? {
    if columns == Self.columns, rows == Self.rows, let mask = mask(of: scalar) {
      return mask.map { $0 ? 1 : 0 }
    }
    guard let covers = covers(scalar) else { return nil }
    // Enough points per sample that the edges of all blocks lie between them.
    let (across, down) = (max(2, 16 / columns), max(2, 96 / rows))
    return (0..<rows * columns).map { index in
      var count = 0
      for point in 0..<across * down {
        let x = Double(index % columns) + (Double(point % across) + 0.5) / Double(across)
        let y = Double(index / columns) + (Double(point / across) + 0.5) / Double(down)
        if covers(x / Double(columns), y / Double(rows)) { count += 1 }
      }
      return Float(count) / Float(across * down)
    }
  }

  /// Returns a predicate for whether a position, from 0 to 1 in each direction, is covered.
  private static func covers(_ scalar: Unicode.Scalar) -> ((Double, Double) -> Bool)? {
    if let mask = mask(of: scalar) { return { mask[Int($1 * 24) * 8 + Int($0 * 8)] } }
    guard let name = scalar.properties.name else { return nil }
    if let parts = name.split(between: " BLOCK DIAGONAL ") {
      guard let ends = parts.1.split(between: " TO ") else { return nil }
      let (start, end, corner) = (place(ends.0), place(ends.1), place(parts.0))
      func side(_ x: Double, _ y: Double) -> Double {
        (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)
      }
      let covered = side(corner.x, corner.y)
      return { side($0, $1) * covered > 0 }
    }
    guard let sides = name.split(between: " TRIANGULAR ")?.0 else { return nil }
    return { x, y in
      let isUpperRight = x > y
      let isUpperLeft = 1 - x > y
      let side = isUpperRight ? (isUpperLeft ? "UPPER" : "RIGHT") : isUpperLeft ? "LEFT" : "LOWER"
      return sides.contains(side)
    }
  }

  /// Returns the position on the cell's edge of words such as UPPER MIDDLE LEFT.
  private static func place(_ words: String) -> (x: Double, y: Double) {
    let x = words.contains("LEFT") ? 0 : words.contains("RIGHT") ? 1 : 0.5
    let thirds = words.contains("MIDDLE") ? 1.0 : 0
    return (x, (words.contains("UPPER") ? thirds : 3 - thirds) / 3)
  }
}

extension String {
  fileprivate func split(between words: String) -> (String, String)? {
    let parts = split(separator: words, maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
