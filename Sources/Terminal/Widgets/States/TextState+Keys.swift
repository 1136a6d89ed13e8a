package import TerminalCodes

extension TextState {
  /// Handles a key and returns whether it is one of a text field's.
  package mutating func handle(_ press: KeyPress) -> Bool {
    if let character = press.typed {
      insert(String(character))
      return true
    }
    return handleMotion(press) || handleRemoval(press)
  }

  private mutating func handleMotion(_ press: KeyPress) -> Bool {
    let selecting = press.modifiers.contains(.shift)
    let modifiers = press.modifiers.subtracting(.shift)
    let isByWord = modifiers == .control || modifiers == .alt
    guard isByWord || modifiers.isEmpty else { return false }
    switch press.key {
    case .left where isByWord: move(to: previousWord, selecting: selecting)
    case .right where isByWord: move(to: nextWord, selecting: selecting)
    case .character("b") where modifiers == .alt: move(to: previousWord)
    case .character("f") where modifiers == .alt: move(to: nextWord)
    case .left:
      // Without Shift, an arrow collapses a selection to its edge.
      move(
        to: selecting || selection.isEmpty ? cursor - 1 : selection.lowerBound,
        selecting: selecting)
    case .right:
      move(
        to: selecting || selection.isEmpty ? cursor + 1 : selection.upperBound,
        selecting: selecting)
    case .home: move(to: 0, selecting: selecting)
    case .end: move(to: characters.count, selecting: selecting)
    case .character("a") where modifiers == .control: move(to: 0)
    case .character("e") where modifiers == .control: move(to: characters.count)
    default: return false
    }
    return true
  }

  private mutating func handleRemoval(_ press: KeyPress) -> Bool {
    let isByWord = press.modifiers == .control || press.modifiers == .alt
    switch (press.key, press.modifiers) {
    case (.backspace, _) where isByWord: remove(to: previousWord)
    case (.delete, _) where isByWord: remove(to: nextWord)
    case (.character("w"), .control): remove(to: previousWord)
    case (.character("d"), .alt): remove(to: nextWord)
    case (.backspace, []), (.backspace, .shift), (.character("h"), .control): remove(to: cursor - 1)
    case (.delete, []), (.character("d"), .control): remove(to: cursor + 1)
    case (.character("u"), .control): remove(to: 0)
    case (.character("k"), .control): remove(to: characters.count)
    default: return false
    }
    return true
  }
}
