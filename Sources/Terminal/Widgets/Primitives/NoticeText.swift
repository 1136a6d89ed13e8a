internal import Cells
package import Clocks
internal import Scenes

/// A notice that is shown until an instant.
package struct NoticeText: Widget {
  package var words: String
  package var end: Instant

  package init(words: String, end: Instant) { (self.words, self.end) = (words, end) }

  package func draw(in context: inout DrawContext) {
    context.text(words, style: context.theme.style(.accent))
    context.changes(at: end)
  }
}
