internal import Cells
package import TerminalCodes
internal import Widgets

extension Session.Setting {
  /// Creates the setting of a terminal.
  package init(_ capabilities: Capabilities) {
    self.init(
      depth: capabilities.colors, symbols: Symbols(capabilities), glyphs: capabilities.glyphs)
  }
}

extension Symbols {
  /// The symbols that a terminal can show.
  package init(_ capabilities: Capabilities) {
    // The font of a console has few signs, and a console answers no questions.
    let isPlain =
      !capabilities.isUTF8 || capabilities.glyphs == .ascii || !capabilities.hasTitleAndReplies
    self = isPlain ? .ascii : .unicode
  }
}
