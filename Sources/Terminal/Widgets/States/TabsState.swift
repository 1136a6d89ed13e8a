package import TerminalCodes

/// The selection among several pages.
package struct TabsState: Hashable, Sendable {
  package let count: Int
  package private(set) var selected: Int

  package init(count: Int, selected: Int = 0) {
    self.count = max(1, count)
    self.selected = min(max(0, selected), max(1, count) - 1)
  }

  /// Selects a page, if there is one with that index.
  package mutating func select(_ index: Int) {
    if (0..<count).contains(index) { selected = index }
  }

  /// Selects a later page, wrapping around.
  package mutating func move(by pages: Int) {
    let next = (selected + pages % count + count) % count
    selected = next
  }

  /// Handles a key and returns whether it is one of the tabs': 1 to 9, Ctrl-Page keys, braces and,
  /// while the tabs are focused, the arrows.
  package mutating func handle(_ press: KeyPress, isFocused: Bool = false) -> Bool {
    switch (press.key, press.modifiers) {
    case (.pageUp, .control), (.character("{"), []): move(by: -1)
    case (.pageDown, .control), (.character("}"), []): move(by: 1)
    case (.left, []) where isFocused: move(by: -1)
    case (.right, []) where isFocused: move(by: 1)
    case (.character(let character), []):
      guard character.isASCII, let number = character.wholeNumberValue, (1...count).contains(number)
      else { return false }
      select(number - 1)
    default: return false
    }
    return true
  }
}
