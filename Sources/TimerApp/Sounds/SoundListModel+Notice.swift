internal import Cells
internal import Scenes
internal import Widgets

extension SoundListModel {
  /// A notice, and where it lies.
  struct PlacedNotice {
    var area: CellRect
    var pane: Pane<SoundListOwner>
  }

  /// The greatest width for comfortable reading.
  private static let mostNoticeColumns = 100

  /// Returns the notice above the keys, if there is one and room for it.
  func notice(_ layout: SoundListLayout, _ surroundings: Surroundings) -> PlacedNotice? {
    guard let notice else { return nil }
    let text = Text(notice, .warning)
    let columns = layout.noticeColumns.prefix(Self.mostNoticeColumns)
    let area = layout.notice(lines: text.height(forWidth: columns.count, in: surroundings))
    guard !area.isEmpty else { return nil }
    var pane = Pane<SoundListOwner>(
      .notice, .cells(CellRect(columns: columns, rows: area.rows))
    ) { text }
    pane.background = Style()
    pane.showsScrollBar = false
    return PlacedNotice(area: area, pane: pane)
  }
}
