internal import Cells
internal import Scenes

/// A heading in one row.
package struct Header: Widget {
  package enum Level: Hashable, Sendable {
    /// A page heading, in bold.
    case page
    /// The heading of a group of rows, in the secondary style.
    case group
  }

  package var title: String
  package var level: Level
  /// The number of columns before the title.
  package var indent: Int

  package init(_ title: String, _ level: Level = .page, indent: Int = 0) {
    (self.title, self.level, self.indent) = (title, level, indent)
  }

  package func draw(in context: inout DrawContext) {
    let style = level == .page ? Style(attributes: .bold) : context.theme.style(.secondary)
    context.text(title, column: indent, style: style)
  }
}
