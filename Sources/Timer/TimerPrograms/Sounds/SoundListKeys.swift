internal import Programs
internal import TerminalCodes

/// The keys of the sound list.
enum SoundListKeys {
  private typealias Binding = KeyBinding<SoundListCommand>

  private static let playing: [KeyPress] = ["p", KeyPress(.right), "l", " "]

  static let list = KeyMap<SoundListCommand>(
    "In the list",
    [
      Binding(.up, [KeyPress(.up), "k", .control("p")], "move up"),
      Binding(
        .down, [KeyPress(.down), "j", KeyPress(.tab), .control("n")], "move down",
        .footer(rank: 5)),
      Binding(.pageUp, [KeyPress(.pageUp), .control("b")], "move up by a page"),
      Binding(.pageDown, [KeyPress(.pageDown), .control("f")], "move down by a page"),
      Binding(.halfUp, [.control("u")], "move up by half a page"),
      Binding(.halfDown, [.control("d")], "move down by half a page"),
      Binding(.first, [KeyPress(.home), "g"], "go to the first sound"),
      Binding(.last, [KeyPress(.end), "G"], "go to the last sound"),
      Binding(.play, playing, "play", .footer(rank: 2)),
      Binding(.stop, [KeyPress(.left), "h"], "stop"),
      Binding(.choose, [KeyPress(.enter)], "choose", .footer(rank: 1)),
      Binding(.filter, ["/"], "filter", .footer(rank: 4)),
      Binding(.showKeys, ["?"], "keys", .footer(rank: 3)),
      Binding(.leave, [KeyPress(.escape), "q"], "leave", .footer(rank: 0)),
    ])

  /// The keys while the sound under the cursor plays.
  static let whilePlaying = KeyMap<SoundListCommand>(
    "While the sound plays", [Binding(.stop, playing, "stop", .footer(rank: 2))])

  static let whileFiltered = KeyMap<SoundListCommand>(
    "While a filter is active",
    [Binding(.clearFilter, [KeyPress(.escape)], "clear filter", .footer(rank: 0))])

  /// The keys while a filter is being typed; all others are text.
  static let whileTyping = KeyMap<SoundListCommand>(
    "While typing a filter",
    [
      Binding(.keepFilter, [KeyPress(.enter)], "keep", .footer(rank: 1)),
      Binding(.clearFilter, [KeyPress(.escape)], "clear", .footer(rank: 0)),
      Binding(.up, [KeyPress(.up), .control("p")], "move up"),
      Binding(.down, [KeyPress(.down), .control("n")], "move down"),
      Binding(.pageUp, [KeyPress(.pageUp)], "move up by a page"),
      Binding(.pageDown, [KeyPress(.pageDown)], "move down by a page"),
      Binding(.first, [KeyPress(.home)], "go to the first sound"),
      Binding(.last, [KeyPress(.end)], "go to the last sound"),
    ])

  static let whileShown = KeyMap<SoundListCommand>(
    "While the keys are shown",
    [
      Binding(
        .hideKeys, [KeyPress(.escape), KeyPress(.enter), "?", "q"], "hide the keys",
        .footer(rank: 0))
    ])

  /// All key tables.
  static let all = [list, whilePlaying, whileFiltered, whileTyping, whileShown]
}
