package import Widgets

extension KeyHelp {
  /// Returns the entries of a footer by rank; those that can't be used are left out.
  ///
  /// Each shows its first key. Entries of the same rank and words are combined into one, with a key
  /// of each: `↑ ↓ move`.
  package func footer(_ form: KeyLabel.Form = .unicode) -> [LegendLine.Entry] {
    var entries: [LegendLine.Entry] = []
    let ranked = sections.flatMap(\.entries).enumerated().compactMap { place, entry in
      entry.dimmedReason == nil ? entry.rank.map { (rank: $0, place: place, entry: entry) } : nil
    }
    for (rank, _, entry) in ranked.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) }) {
      guard let key = entry.keys.first else { continue }
      let label = LegendLine.Label(KeyLabel.text(key, form), key)
      if let last = entries.last, last.rank == rank, last.words == entry.words {
        entries[entries.count - 1].labels.append(label)
      } else {
        entries.append(LegendLine.Entry([label], entry.words, rank: rank))
      }
    }
    return entries
  }
}
