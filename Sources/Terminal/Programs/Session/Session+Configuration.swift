internal import Cells
package import TerminalCodes
internal import Widgets

extension Session.Configuration {
  package init(_ capabilities: Capabilities) {
    self.init(
      depth: capabilities.colors, symbols: Symbols(capabilities), glyphs: capabilities.glyphs)
  }
}

extension Symbols {
  /// Chooses the symbols that a terminal can show.
  package init(_ capabilities: Capabilities) {
    // The font of a console has few symbols, and a console doesn't answer queries.
    let isPlain =
      !capabilities.isUTF8 || capabilities.glyphs == .ascii || !capabilities.hasTitleAndReplies
    self = isPlain ? .ascii : .unicode
  }
}
