internal import Cells
package import TerminalCodes
internal import Widgets

extension Session.Setting {
  /// Creates the setting of a terminal.
  package init(_ capabilities: Capabilities) {
    self.init(depth: capabilities.colors, symbols: Symbols(capabilities))
  }
}

extension Symbols {
  /// The symbols that a terminal can show.
  package init(_ capabilities: Capabilities) {
    let isPlain = !capabilities.isUTF8 || [.ascii, .half].contains(capabilities.glyphs)
    self = isPlain ? .ascii : .unicode
  }
}
