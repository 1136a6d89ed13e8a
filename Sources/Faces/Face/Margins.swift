internal import Cells
internal import Scenes

/// The rows of a large face that hold text, and those between for the picture.
///
/// The lower the window, the fewer words: first the notice goes, then the name, then the caption.
struct Margins {
  /// The rows for the picture.
  let rows: Range<Int>
  private let nameRow: Int?
  private let captionRow: Int?
  private let noticeRow: Int?
  private let news: String?

  init(_ state: FaceState, _ canvas: Canvas) {
    var top = 0
    var bottom = canvas.rows
    captionRow = canvas.rows >= 2 ? canvas.rows - 1 : nil
    if captionRow != nil { bottom -= 1 }
    nameRow = canvas.rows >= 7 && state.name != nil ? 0 : nil
    if nameRow != nil { top += 1 }
    news = state.notice ?? state.hint
    noticeRow = canvas.rows >= 12 && news != nil ? canvas.rows - 2 : nil
    // The picture stays where it is when a notice comes and goes.
    if canvas.rows >= 12 { bottom -= 1 }
    rows = top..<max(top, bottom)
  }

  func add(_ state: FaceState, _ theme: Theme, to scene: inout Scene) {
    if let nameRow, let name = state.name {
      scene.add(centered: name, row: nameRow, style: Style(attributes: .bold))
    }
    if let noticeRow, let news {
      let style = state.notice == nil ? Style(attributes: .dim) : Style()
      scene.add(centered: news, row: noticeRow, style: style)
    }
    guard let captionRow else { return }
    // Where no row is kept for it, what a key did takes the place of what is known.
    if noticeRow == nil, let notice = state.notice {
      return scene.add(centered: notice, row: captionRow, style: Style())
    }
    var choices = [state.caption, state.shortCaption]
    // Without rows of their own a name stands before the caption and another reading after it.
    if nameRow == nil, let name = state.name { choices.insert("\(name) · \(state.caption)", at: 0) }
    if noticeRow == nil, let hint = state.hint { choices.insert("\(choices[0]) (\(hint))", at: 0) }
    let fitting = choices.first { TextWidth.columns(of: $0) <= scene.canvas.columns }
    scene.add(
      centered: fitting ?? state.shortCaption, row: captionRow, style: Style(attributes: .dim))
  }
}
