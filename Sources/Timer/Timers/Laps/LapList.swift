package import Cells
internal import Scenes
package import Widgets

/// The list of laps beside or below a face, the latest first.
package struct LapList {
  private let laps: [LapTable.Lap]

  /// Creates the list for the elapsed times at the ends of laps.
  package init(_ ends: [Duration]) { laps = LapTable.laps(ends) }

  /// The latest lap in words, such as `lap 3: 0:12.34, best`; `nil` without laps.
  package var latest: String? {
    laps.last.map { lap in
      "lap \(lap.number): \(LapTable.text(lap.length))"
        + (lap.rank.map { ", \($0.rawValue)" } ?? "")
    }
  }

  // MARK: Placement

  /// The parts of a window for the list and for the face.
  package struct Division: Hashable, Sendable {
    package var list: CellRect
    /// The number of columns of the face; `nil` for all.
    package var faceColumns: Int?
    /// The number of rows of the face; `nil` for all.
    package var faceRows: Int?
  }

  /// The minimum size of a window, or of the face in it, beside or above the list.
  private static let least = (faceColumns: 36, rows: 9, rowsAboveList: 24)
  /// The columns between the list and the edge or the face.
  private static let gap = 2

  /// Returns the division of a window; `nil` without laps, or without room for a list.
  ///
  /// A list beside the face stands next to its picture, which takes `picture` of its columns, with
  /// equal margins on both sides, and with its middle at the height of the picture's.
  package func division(columns: Int, rows: Int, picture: (Int) -> Int = { $0 }) -> Division? {
    guard !laps.isEmpty else { return nil }
    // The list keeps its place while the hours and the number of laps grow.
    let width = max(28, lineWidth)
    if columns >= Self.least.faceColumns + width + 2 * Self.gap, rows >= Self.least.rows {
      let faceColumns = columns - width - 2 * Self.gap
      let margin = (faceColumns - min(faceColumns, picture(faceColumns))) / 2
      let left = columns - width - max(Self.gap, margin)
      let height = min(rows - max(3, rows / 8), laps.count + 1)
      let top = (rows - height) / 2
      return Division(
        list: CellRect(columns: left..<left + width, rows: top..<top + height),
        faceColumns: faceColumns)
    }
    guard columns >= width, rows >= Self.least.rowsAboveList else { return nil }
    let height = min(laps.count + 1, rows / 4)
    let left = (columns - width) / 2
    return Division(
      list: CellRect(columns: left..<left + width, rows: rows - height..<rows),
      faceRows: rows - height - 1)
  }

  // MARK: The pane

  private static let headings = ["#", "lap", "total"]

  private var lineWidth: Int {
    guard var widest = laps.last, let longest = laps.map(\.length).max() else { return 0 }
    widest.length = longest
    guard let text = LapTable.columns([widest], headings: Self.headings).first else { return 0 }
    return text.count + 2 + LapTable.Rank.slowest.rawValue.count
  }

  /// Returns the pane with as many of the latest laps as fit into the cells.
  package func pane<Owner>(_ owner: Owner, _ cells: CellRect) -> Pane<Owner> {
    let shown = Array(laps.suffix(max(0, cells.rows.count - 1)).reversed())
    let texts = LapTable.columns(shown, headings: Self.headings)
    var rows = texts.prefix(1).map { Text($0, .secondary) }
    rows += zip(shown, texts.dropFirst()).map { lap, text in
      var runs = [Text.StyledRun(text, lap == shown.first ? .text : .secondary)]
      if let rank = lap.rank {
        let role: Theme.Role = rank == .best ? .accent : .warning
        runs.append(Text.StyledRun("  \(rank.rawValue)", role, isBold: true))
      }
      return Text(runs)
    }
    var pane = Pane(owner, .cells(cells), BuiltRows(rows.map { Item($0) }))
    (pane.showsScrollBar, pane.scrollsByKeys) = (false, false)
    return pane
  }
}
