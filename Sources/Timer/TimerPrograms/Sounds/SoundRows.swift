internal import Synth
internal import Widgets

/// The rows of the sound list, created only when visible.
struct SoundRows: Rows {
  var entries: SoundEntries
  var cursor: Int
  var playing: FoundSound?
  var chosen: FoundSound?
  /// The lines below the sounds.
  var tail: [SoundEntries.Line]
  /// The waveforms, if the list has columns for their values.
  var waves: [FoundSound: Result<SoundWave, SoundError>]?
  /// The distance between the rows of two sounds.
  var rowHeight = 1

  var count: Int { entries.lineCount + tail.count }

  func item(at index: Int) -> Item<SoundListOwner> {
    let line = index < entries.lineCount ? entries.line(index) : tail[index - entries.lineCount]
    switch line {
    case .gap: return Item(Spacing())
    case .heading(let text): return Item(Header(text, .group, indent: 2))
    case .sound(let position):
      guard let entry = entries[position] else { return Item(Spacing()) }
      return row(of: entry, position)
        .owned(by: .sound(entries.matches[position]), stop: .mouseOnly)
    }
  }

  func index(of owner: SoundListOwner) -> Int? {
    switch owner {
    case .sound(let index): entries.position(of: index).map { entries.line(ofPosition: $0) }
    case .cursor: entries.count > 0 ? entries.line(ofPosition: cursor) : nil
    case .title, .list, .picture, .details, .notice, .footer, .keys, .key: nil
    }
  }

  private func row(of entry: SoundEntry, _ position: Int) -> SoundRow {
    let isChosen = entry.sound == chosen
    return SoundRow(
      row: ListRow(
        entry.name, entry.summary,
        status: entry.sound == playing ? .playing : isChosen ? .chosen : .none,
        isCurrent: position == cursor, isChosen: isChosen, widestName: entries.widestName,
        values: values(of: entry.sound), rows: rowHeight))
  }

  /// Returns the length and the loudness, empty if unknown.
  private func values(of sound: FoundSound) -> [String] {
    guard let waves else { return [] }
    guard case .success(let wave)? = waves[sound] else { return ["", ""] }
    return [wave.length, wave.level ?? ""]
  }
}

/// A sound in the list; the play symbol is its own mouse target.
struct SoundRow: Widget {
  static let symbolPart = 1

  var row: ListRow

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { row.rows }
  func estimatedHeight(forWidth columns: Int) -> Int { row.rows }

  func draw(in context: inout DrawContext) {
    row.draw(in: &context)
    if row.status == .playing {
      context.accept(.press, part: Self.symbolPart, columns: 2..<3, rows: 0..<1)
    }
  }
}
