package import Countdowns
internal import JSON
internal import Texts

extension HistoryEntry {
  /// The columns of the history as CSV, which are members of the JSON object.
  private static let columns = [
    "started", "ended", "name", "label", "kind", "planned", "ran", "outcome",
  ]

  /// Returns the lines of a CSV file, headings first, with a zone's UTC offsets unless times have
  /// their own.
  package static func csv(of entries: [HistoryEntry], in zone: Zone) -> [String] {
    let rows = entries.map { entry in
      let json = entry.json(in: zone)
      return columns.map { json[$0]?.cell ?? "" }
    }
    return ([columns] + rows).map(CSVCell.line)
  }
}
