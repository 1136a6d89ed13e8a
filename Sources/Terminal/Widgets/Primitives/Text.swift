internal import Cells
package import Scenes

/// A text of one or more paragraphs, wrapped to the width, with emphasized parts.
package struct Text: Widget {
  /// A part of a text in one style.
  package struct StyledRun: Hashable, Sendable {
    package var text: String
    package var role: Theme.Role
    package var isBold: Bool

    package init(_ text: String, _ role: Theme.Role = .text, isBold: Bool = false) {
      (self.text, self.role, self.isBold) = (text, role, isBold)
    }
  }

  /// The alignment of lines that are shorter than the width.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing

    /// Returns the column at which something begins.
    func column(of width: Int, in columns: Int) -> Int {
      switch self {
      case .leading: 0
      case .center: max(0, (columns - width) / 2)
      case .trailing: max(0, columns - width)
      }
    }
  }

  package var runs: [StyledRun]
  package var alignment: Alignment

  package init(_ runs: [StyledRun], alignment: Alignment = .leading) {
    (self.runs, self.alignment) = (runs, alignment)
  }

  package init(
    _ text: String, _ role: Theme.Role = .text, isBold: Bool = false,
    alignment: Alignment = .leading
  ) { self.init([StyledRun(text, role, isBold: isBold)], alignment: alignment) }

  package var isCostlyToMeasure: Bool { true }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    TextWrapping(runs.flatMap(Self.characters), columns: columns).lines.count
  }

  package func estimatedHeight(forWidth columns: Int) -> Int {
    guard columns > 0 else { return 0 }
    return runs.reduce(0) { $0 + $1.text.utf8.count } / columns + 1
  }

  package func draw(in context: inout DrawContext) {
    let parts = runs.map(Self.characters)
    let wrapping = TextWrapping(Array(parts.joined()), columns: context.columns)
    let owners = parts.indices.flatMap { Array(repeating: $0, count: parts[$0].count) }
    for (row, line) in wrapping.lines.enumerated() {
      let width = wrapping.columns(of: line)
      var column = alignment.column(of: width, in: context.columns)
      var start = line.lowerBound
      while start < line.upperBound {
        let end = line[start...].firstIndex { owners[$0] != owners[start] } ?? line.upperBound
        context.text(
          wrapping.text(start..<end), column: column, row: row,
          style: style(of: runs[owners[start]], in: context))
        column += wrapping.columns(of: start..<end)
        start = end
      }
    }
  }

  /// Returns the characters of a run as they are shown; newlines are kept.
  private static func characters(of run: StyledRun) -> [Character] {
    let lines = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array(lines.map { TextWidth.visible(String($0)) }.joined(separator: "\n"))
  }

  private func style(of run: StyledRun, in context: DrawContext) -> Style {
    if context.state.contains(.dimmed) { return context.theme.style(.dimmed) }
    var style = context.theme.style(run.role)
    if run.isBold { style.attributes.insert(.bold) }
    return style
  }
}
