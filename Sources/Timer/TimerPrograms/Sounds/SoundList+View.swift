internal import Cells
package import Clocks
package import Programs
internal import Scenes
internal import Synth
internal import TerminalCodes
package import Widgets

extension SoundList {
  package func view(
    _ interaction: InteractionState<SoundListOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<SoundListOwner> { View(panes(in: surroundings), title: "Sounds") }

  /// Returns the layout in a window.
  func layout(columns: Int, rows: Int) -> SoundListLayout {
    // Counts all lines, so that a filter doesn't move other parts.
    SoundListLayout(
      columns: columns, rows: rows,
      lines: entries.unfilteredLineCount + invitation(rows: rows).count)
  }

  /// Returns the panes, bottom first.
  func panes(in surroundings: Surroundings) -> [Pane<SoundListOwner>] {
    let canvas = surroundings.canvas
    let layout = layout(columns: canvas.columns, rows: canvas.rows)
    let form = surroundings.keyForm
    let notice = notice(layout, surroundings)
    var panes = [list(layout, above: notice, rows: canvas.rows)]
    if !layout.title.isEmpty { panes.append(title(layout)) }
    if let picture = picture(layout.picture) { panes.append(picture) }
    if let details = details(layout.details) { panes.append(details) }
    if let notice { panes.append(notice.pane) }
    if !layout.footer.isEmpty { panes.append(footer(layout.footer, form)) }
    if showsKeys {
      panes.append(
        KeyHelp(documenting: SoundListKeys.all).pane(
          owner: .keys, rowOwner: { .key($0) }, in: surroundings))
    }
    return panes
  }

  private func list(
    _ layout: SoundListLayout, above notice: PlacedNotice?, rows: Int
  ) -> Pane<SoundListOwner> {
    var area = layout.list
    // Keeps the cursor visible above a multiline notice.
    if let top = notice?.area.rows.lowerBound, top < area.rows.upperBound {
      area.rows = area.rows.lowerBound..<top
    }
    var pane = Pane<SoundListOwner>(
      .list, .cells(area),
      SoundRows(
        entries: entries, cursor: cursor, playing: playing?.sound, chosen: chosen,
        tail: tail(rows: rows), waves: layout.hasValues ? waves : nil, rowHeight: layout.rowHeight))
    pane.keepsVisible = .cursor(reveals)
    pane.margin = 2
    return pane
  }

  private func title(_ layout: SoundListLayout) -> Pane<SoundListOwner> {
    let end = layout.list.columns.upperBound - layout.title.columns.lowerBound
    return Pane(.title, .cells(layout.title)) {
      SoundListTitle(filter: isTyping ? "" : filter.text, valuesEnd: layout.hasValues ? end : nil)
    }
  }

  private func picture(_ area: CellRect) -> Pane<SoundListOwner>? {
    guard !area.isEmpty, let entry = current else { return nil }
    var progress = WavePicture.Progress.silent
    if isCurrentPlaying {
      progress = playing?.start.map { .playing(since: $0) } ?? .waiting
    }
    var pane = Pane<SoundListOwner>(.picture, .cells(area)) {
      WavePicture(
        name: entry.name, wave: currentWave, waitingWords: entry.isOwn ? "reading …" : "",
        progress: progress, rows: area.rows.count)
    }
    pane.showsScrollBar = false
    return pane
  }

  private func footer(_ area: CellRect, _ form: KeyLabel.Form) -> Pane<SoundListOwner> {
    var entries = KeyHelp(activeKeyMaps) { availability(of: $0) }.footer(form)
    if let place = entries.firstIndex(where: { $0.labels.first?.press == KeyPress(.down) }) {
      let up = LegendLine.Label(KeyLabel.text(KeyPress(.up), form), KeyPress(.up))
      entries[place].labels.insert(up, at: 0)
      entries[place].words = "move"
    }
    // The leave key goes last, so that it is truncated last.
    let footer = SoundListFooter(
      legend: LegendLine(entries.reversed()), field: isTyping ? filter : nil)
    return Pane(.footer, .cells(area)) { footer.owned(by: .footer, stop: .mouseOnly) }
  }
}

// MARK: - Lines

extension SoundList {
  private static let rowsForInvitation = 22

  /// Returns the lines below the sounds, for a window height.
  func tail(rows: Int) -> [SoundEntries.Line] {
    guard !entries.isFiltered else {
      return entries.count == 0 ? [.heading("No sound matches “\(filter.text)”.")] : []
    }
    return invitation(rows: rows)
  }

  /// Returns a line about where the user's own files go, shown while there are none and if there is
  /// room.
  private func invitation(rows: Int) -> [SoundEntries.Line] {
    guard let folder, rows >= Self.rowsForInvitation, entries.all.last?.isOwn != true else {
      return []
    }
    return [.gap, .heading("Add your own: files in \(folder)")]
  }
}
