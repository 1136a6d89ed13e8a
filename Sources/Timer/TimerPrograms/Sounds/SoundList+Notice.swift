internal import Cells
internal import Scenes
package import Widgets

extension SoundList {
  /// A notice and its area.
  package struct PlacedNotice {
    var area: CellRect
    var pane: Pane<SoundListOwner>
  }

  /// The maximum width for comfortable reading.
  private static let maxNoticeColumns = 100

  /// Returns the notice above the keys, if there is one and it fits.
  package func notice(_ layout: SoundListLayout, _ surroundings: Surroundings) -> PlacedNotice? {
    guard let notice else { return nil }
    let text = Text(notice, .warning)
    let columns = layout.noticeColumns.prefix(Self.maxNoticeColumns)
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
