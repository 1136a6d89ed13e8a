internal import Cells

/// The rows of a large face that hold text, and those between for the picture.
///
/// The lower the window, the fewer words: first the notice goes, then the name, then the caption.
struct Margins {
  /// The rows for the picture.
  let rows: Range<Int>
  private let nameRow: Int?
  private let captionRow: Int?
  private let noticeRow: Int?

  init(_ state: FaceState, _ canvas: Canvas) {
    var top = 0
    var bottom = canvas.rows
    captionRow = canvas.rows >= 7 ? canvas.rows - 1 : nil
    if captionRow != nil { bottom -= 1 }
    nameRow = canvas.rows >= 9 && state.name != nil ? 0 : nil
    if nameRow != nil { top += 1 }
    noticeRow = canvas.rows >= 12 && state.notice != nil ? canvas.rows - 2 : nil
    // The picture stays where it is when a notice comes and goes.
    if canvas.rows >= 12 { bottom -= 1 }
    rows = top..<max(top, bottom)
  }

  func add(_ state: FaceState, _ look: Look, to scene: inout Scene) {
    if let nameRow, let name = state.name {
      scene.add(centered: name, row: nameRow, style: Style(attributes: .bold))
    }
    if let noticeRow, let notice = state.notice {
      scene.add(centered: notice, row: noticeRow, style: Style())
    }
    guard let captionRow else { return }
    // Where no row is kept for it, what is news takes the place of what is known.
    let news = noticeRow == nil ? state.notice : nil
    scene.add(
      centered: news ?? state.caption, row: captionRow,
      style: Style(attributes: news == nil ? .dim : []))
  }
}
