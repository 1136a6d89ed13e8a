internal import Cells
internal import Countdowns
internal import Scenes
internal import Widgets

/// The text rows of a large face, and the rows between them for the picture.
///
/// The lower the window, the less text: first the large caption is dropped, then the notice, then
/// the label, then the caption.
struct Margins {
  /// The rows for the picture.
  let rows: Range<Int>
  private let label: Label?
  private let captionRow: Int?
  private let noticeRow: Int?
  private let news: String?
  private let largeCaption: LargeText?
  /// The rows of the large caption; empty if there is none.
  private let largeRows: Range<Int>

  init(_ state: FaceState, _ canvas: Canvas, _ symbols: Symbols) {
    // In a tall window, a margin separates text from the edge.
    let air = canvas.rows < 30 ? 0 : canvas.rows < 50 ? 1 : 2
    var top = 0
    var bottom = canvas.rows - air
    captionRow = canvas.rows >= 2 ? bottom - 1 : nil
    if captionRow != nil { bottom -= 1 }
    label = Self.name(state, canvas, symbols).flatMap {
      canvas.rows < 7 ? nil : Label($0, top: air, on: canvas, symbols)
    }
    if let label { top = label.rows.upperBound + (label.rows.count > 1 ? 1 : 0) }
    news = state.notice ?? state.hint
    noticeRow = canvas.rows >= 12 && news != nil ? bottom - 1 : nil
    // The picture doesn't move when a notice appears and disappears.
    if canvas.rows >= 12 { bottom -= 1 }
    // Nor does it move when the large caption changes.
    let space = state.largeCaption.flatMap { _ in LargeText(Self.usual, on: canvas, symbols)?.rows }
    // A blank row separates it from the text below.
    if space != nil { bottom -= 1 }
    largeRows = bottom - (space ?? 0)..<bottom
    largeCaption = space == nil ? nil : LargeText(state.largeCaption ?? "", on: canvas, symbols)
    if let space { bottom -= space + 1 }
    rows = top..<max(top, bottom)
  }

  /// Returns the name, with the rounds if there is room.
  private static func name(_ state: FaceState, _ canvas: Canvas, _ symbols: Symbols) -> String? {
    let columns = canvas.columns
    if let name = state.name, let dots = state.dots, symbols == .unicode {
      let both = "\(name)  \(dots)"
      if TextWidth.columns(of: both) <= columns { return both }
    }
    guard let name = state.name, TextWidth.columns(of: name) > columns else { return state.name }
    return state.shortName ?? name
  }

  /// A large caption of the usual width, whose rows are reserved for any other.
  private static let usual = "ended 00:00"

  /// Adds the texts to a scene; `saysEnd` is whether the picture says that the time is up.
  func add(_ state: FaceState, _ theme: Theme, saysEnd: Bool = false, to scene: inout Scene) {
    label?.add(to: &scene, theme)
    largeCaption?.add(to: &scene, rows: largeRows, in: theme.largeCaptionColor(state))
    if let noticeRow, let news { scene.add(centered: news, row: noticeRow, style: Style()) }
    guard let captionRow else { return }
    // The caption doesn't repeat what is in large letters.
    let below = largeCaption == nil ? nil : state.captionBelowLarge
    let (caption, short) = (below ?? state.caption, below ?? state.shortCaption)
    // Without a row of its own, a notice or hint replaces the caption.
    if noticeRow == nil, let news {
      return scene.add(centered: news, row: captionRow, style: Style())
    }
    // A clock has nothing to say below its date in large letters.
    let isSaid = largeCaption != nil && state.reading != nil
    var choices = isSaid ? [""] : [caption, short]
    if let next = state.next { choices.insert("\(caption) · \(next)", at: 0) }
    // Without a row of its own, the label precedes the caption.
    if label == nil, let name = state.name { choices.insert("\(name) · \(caption)", at: 0) }
    if saysEnd || saysEndInLargeLetters(state) { choices = choices.map(EndWords.omitted) }
    let columns = scene.canvas.columns
    let shown =
      choices.first { TextWidth.columns(of: $0) <= columns } ?? short.captionEnd(within: columns)
    let style = theme.captionStyle(state)
    let width = TextWidth.columns(of: shown)
    let end = columns - 1 - TextWidth.columns(of: state.help.text)
    guard state.help.isShown, width + Self.gap <= end else {
      return scene.add(centered: shown, row: captionRow, style: style)
    }
    // A long caption moves to the side.
    let start = min((columns - width) / 2, end - Self.gap - width)
    scene.add(shown, column: start, row: captionRow, style: style)
    scene.add(state.help.text, column: end, row: captionRow, style: theme.style(.dimmed))
  }

  /// Whether the large caption says that the time is up.
  func saysEndInLargeLetters(_ state: FaceState) -> Bool {
    largeCaption != nil && state.snapshot.phase == .ringing
  }

  /// The columns between the caption and the text after it.
  private static let gap = 2
}
