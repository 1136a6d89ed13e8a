internal import Cells
internal import Programs
package import TerminalCodes

/// What a terminal can show of a theme.
extension CardTheme {
  /// Returns the theme of a terminal if none is chosen: emoji where they are drawn in their colors.
  package static func usual(on capabilities: Capabilities) -> CardTheme {
    let hasColors = capabilities.colors == .truecolor || capabilities.colors == .palette
    return capabilities.isUTF8 && hasColors && capabilities.glyphs != .ascii ? .emoji : .shapes
  }

  /// Returns whether a terminal can show the pictures; shapes aren't recognizable in ASCII.
  package func fits(_ capabilities: Capabilities) -> Bool {
    let hasForms = pictures.contains { if case .form = $0.content { true } else { false } }
    return (capabilities.isUTF8 || !needsUTF8) && !(hasForms && capabilities.glyphs == .ascii)
  }

  /// The reason why a terminal can't show the theme.
  package var refusal: String {
    needsUTF8
      ? "the theme \(name) needs a terminal with UTF-8; try --theme \(CardTheme.ascii.name)"
      : "the theme \(name) needs more than ASCII characters; try --theme \(CardTheme.ascii.name)"
  }

  /// Returns the reason why a window can't show a number of pairs; `nil` if it can.
  package func refusal(ofPairs pairs: Int, in size: WindowSize) -> String? {
    var viewport = Viewport()
    _ = viewport.resize(to: size)
    let most = TableLayout.mostPairs(
      in: PairsLayout(columns: size.columns, rows: size.rows).table, cell: viewport.cell,
      smallest: smallestCard, upTo: max(pairs, pictures.count))
    guard pairs > most else { return refusal(ofPairs: pairs) }
    let window = "this window of \(size.columns)×\(size.rows)"
    return most == 0
      ? "no game fits in \(window)" : "--pairs \(pairs): at most \(most) fit in \(window)"
  }

  /// Returns the reason why there are too few pictures for a number of pairs; `nil` if there are
  /// enough.
  package func refusal(ofPairs pairs: Int) -> String? {
    guard pairs > pictures.count else { return nil }
    return "--pairs \(pairs): the theme \(name) has pictures for \(pictures.count)"
  }
}
