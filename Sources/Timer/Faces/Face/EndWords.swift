internal import Cells
internal import Countdowns
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// The words that the time is up, in the picture of a ringing timer.
package enum EndWords {
  /// The words in a sentence or a caption.
  package static let text = "time’s up"
  /// The same in letters that have glyphs.
  package static let large = "time is up"

  /// Returns a caption without these words, which are already in the picture.
  static func omitted(from caption: String) -> String {
    caption.captionParts.filter { $0 != text }.joined(separator: " · ")
  }
}

extension String {
  /// The parts of a caption, which dots separate.
  package var captionParts: [String] { split(separator: "·").map { String($0.trimmingBlanks) } }

  /// Returns the last parts of a caption that fit in a number of columns, at least one.
  func captionEnd(within columns: Int) -> String {
    var parts = captionParts[...]
    while parts.count > 1, TextWidth.columns(of: parts.joined(separator: " · ")) > columns {
      parts.removeFirst()
    }
    return parts.joined(separator: " · ")
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension DigitBlock {
  /// Adds the words that the time is up below the time of a ringing timer, if they fit; returns
  /// whether they do.
  ///
  /// `fits` returns whether there is room for them in a rectangle.
  func addEndWords(to scene: inout Scene, fits: (Rect) -> Bool) -> Bool {
    guard state.snapshot.phase == .ringing else { return false }
    let width = TextWidth.columns(of: EndWords.text)
    let left = area.columns.lowerBound + (area.columns.count - width) / 2
    let columns = left..<left + width
    guard columns.lowerBound >= area.columns.lowerBound else { return false }
    // A blank row above them is dropped first.
    let row = [rows.upperBound + 1, rows.upperBound].first { row in
      row < area.rows.upperBound
        && fits(CellRect(columns: columns, rows: row..<row + 1).area(of: cell))
    }
    guard let row else { return false }
    scene.add(EndWords.text, column: left, row: row, style: theme.style(of: state))
    return true
  }
}
