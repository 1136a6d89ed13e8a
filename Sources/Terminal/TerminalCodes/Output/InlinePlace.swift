/// Places what is shown inline beside the text in front of the cursor.
package enum InlinePlace {
  /// Returns bytes that write rows of text one below the other, each from the cursor’s column, and
  /// end on the line below them.
  ///
  /// What doesn’t fit beside the text is cut off at the right edge.
  package static func bytes(_ rows: [[UInt8]]) -> [UInt8] {
    let (start, end) = (Array("\u{1B}7".utf8), Array("\u{1B}8\u{1B}D".utf8))
    let lines = rows.flatMap { start + $0 + end }
    return room(rows: rows.count) + Array("\u{1B}[?7l".utf8) + lines
      + Array("\u{1B}[?7h\r".utf8)
  }

  /// Returns bytes that show a picture of a number of rows at the cursor, and end on the line below
  /// it.
  ///
  /// Making room first keeps the picture itself from scrolling.
  package static func bytes(_ picture: [UInt8], rows: Int) -> [UInt8] {
    room(rows: rows) + Array("\u{1B}7".utf8) + picture + Array("\u{1B}8\u{1B}[\(rows)B\r".utf8)
  }

  /// Bytes that show a picture at the cursor, and its place among rows of text.
  package struct PlacedPicture {
    var column: Int
    var row: Int
    var bytes: [UInt8]

    package init(_ bytes: [UInt8], column: Int, row: Int) {
      (self.bytes, self.column, self.row) = (bytes, column, row)
    }
  }

  /// Returns bytes that show pictures at the cursor and rows of text over them, and end on the line
  /// below.
  ///
  /// The rows move over what they leave free, since text erases pixels.
  package static func bytes(_ pictures: [PlacedPicture], _ rows: [[UInt8]]) -> [UInt8] {
    let texts = rows.enumerated().map { PlacedPicture($1, column: 0, row: $0) }
    let shown = (pictures + texts).filter { !$0.bytes.isEmpty }.flatMap { picture in
      Array("\u{1B}8\(move(picture.row, "B"))\(move(picture.column, "C"))".utf8) + picture.bytes
    }
    return room(rows: rows.count) + Array("\u{1B}[?7l\u{1B}7".utf8) + shown
      + Array("\u{1B}8\(move(rows.count, "B"))\u{1B}[?7h\r".utf8)
  }

  /// Returns the sequence that moves the cursor; a count of 0 would move it by 1.
  private static func move(_ count: Int, _ direction: String) -> String {
    count > 0 ? "\u{1B}[\(count)\(direction)" : ""
  }

  /// Returns bytes that make room for rows below the cursor, which stays where it is.
  private static func room(rows: Int) -> [UInt8] {
    // Unlike a newline, the index character (ESC D) keeps the column.
    Array((String(repeating: "\u{1B}D", count: rows) + "\u{1B}[\(rows)A").utf8)
  }
}
