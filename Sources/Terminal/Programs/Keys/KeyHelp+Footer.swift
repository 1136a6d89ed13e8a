package import Cells
package import Widgets

extension KeyHelp {
  /// Returns a pane with the footer, centered in a row of cells; each key can be clicked.
  package func footerPane<Owner>(
    _ owner: Owner, _ cells: CellRect, _ form: KeyLabel.Form
  ) -> Pane<Owner> {
    Pane(owner, .cells(cells)) {
      LegendLine(footer(form), alignment: .center).owned(by: owner, stop: .mouseOnly)
    }
  }

  /// Returns the entries of a footer by rank; those that can't be used are left out.
  ///
  /// A command shows its first key, and a note all of its keys. Entries of the same rank and words are combined into one, with a key
  /// of each: `↑ ↓ move`.
  package func footer(_ form: KeyLabel.Form = .unicode) -> [LegendLine.Entry] {
    var entries: [LegendLine.Entry] = []
    let ranked = sections.flatMap(\.entries).enumerated().compactMap { place, entry in
      entry.dimmedReason == nil ? entry.rank.map { (rank: $0, place: place, entry: entry) } : nil
    }
    for (rank, _, entry) in ranked.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) }) {
      let labels = entry.footerKeys.map { LegendLine.Label(KeyLabel.text($0, form), $0) }
      guard !labels.isEmpty else { continue }
      if let last = entries.last, last.rank == rank, last.words == entry.words {
        entries[entries.count - 1].labels += labels
      } else {
        entries.append(LegendLine.Entry(labels, entry.words, rank: rank))
      }
    }
    return entries
  }
}
