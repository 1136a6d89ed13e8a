internal import Programs
internal import TerminalCodes

/// The keys of the sound list.
enum SoundListKeys {
  private typealias Binding = KeyBinding<SoundListCommand>

  private static func press(_ characters: Character...) -> [KeyPress] {
    characters.map { KeyPress(.character($0)) }
  }

  private static func press(_ keys: Key..., control characters: Character...) -> [KeyPress] {
    keys.map { KeyPress($0) } + characters.map { KeyPress(.character($0), .control) }
  }

  private static let playing = press("p") + press(.right) + press("l", " ")

  /// The keys of the list.
  static let list = KeyMap<SoundListCommand>(
    "In the list",
    [
      Binding(.up, press(.up) + press("k") + press(control: "p"), "move up"),
      Binding(
        .down, press(.down) + press("j") + press(.tab, control: "n"), "move down",
        .footer(rank: 5)),
      Binding(.pageUp, press(.pageUp, control: "b"), "move up by a page"),
      Binding(.pageDown, press(.pageDown, control: "f"), "move down by a page"),
      Binding(.halfUp, press(control: "u"), "move up by half a page"),
      Binding(.halfDown, press(control: "d"), "move down by half a page"),
      Binding(.first, press(.home) + press("g"), "go to the first sound"),
      Binding(.last, press(.end) + press("G"), "go to the last sound"),
      Binding(.play, playing, "play", .footer(rank: 2)),
      Binding(.stop, press(.left) + press("h"), "stop"),
      Binding(.choose, press(.enter), "choose", .footer(rank: 1)),
      Binding(.filter, press("/"), "filter", .footer(rank: 4)),
      Binding(.showKeys, press("?"), "help", .footer(rank: 3)),
      Binding(.leave, press(.escape) + press("q"), "leave", .footer(rank: 0)),
    ])

  /// The keys while the sound under the cursor plays.
  static let whilePlaying = KeyMap<SoundListCommand>(
    "While the sound plays", [Binding(.stop, playing, "stop", .footer(rank: 2))])

  /// The keys while the list is filtered.
  static let whileFiltered = KeyMap<SoundListCommand>(
    "While a filter is kept",
    [Binding(.clearFilter, press(.escape), "clear filter", .footer(rank: 0))])

  /// The keys while a filter is typed; all others are text.
  static let whileTyping = KeyMap<SoundListCommand>(
    "While a filter is typed",
    [
      Binding(.keepFilter, press(.enter), "keep", .footer(rank: 1)),
      Binding(.clearFilter, press(.escape), "clear", .footer(rank: 0)),
      Binding(.up, press(.up, control: "p"), "move up"),
      Binding(.down, press(.down, control: "n"), "move down"),
      Binding(.pageUp, press(.pageUp), "move up by a page"),
      Binding(.pageDown, press(.pageDown), "move down by a page"),
      Binding(.first, press(.home), "go to the first sound"),
      Binding(.last, press(.end), "go to the last sound"),
    ])

  /// The keys while the keys are shown.
  static let whileShown = KeyMap<SoundListCommand>(
    "While the keys are shown",
    [
      Binding(
        .hideKeys, press(.escape, .enter) + press("?", "q"), "hide the keys", .footer(rank: 0))
    ])

  /// All tables.
  static let all = [list, whilePlaying, whileFiltered, whileTyping, whileShown]
}
