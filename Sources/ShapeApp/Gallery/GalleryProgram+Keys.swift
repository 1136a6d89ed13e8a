internal import Programs
internal import TerminalCodes
internal import Widgets

extension GalleryProgram {
  enum Command: Hashable, Sendable, CaseIterable {
    case leave, copy, help, closeHelp, find, keepFilter, clearFilter, switchPart, reset
    case filterStart, filterEnd
    case previousWay, nextWay, way(Int)
    case previous, next, pageUp, pageDown, first, last
    case less, more, muchLess, muchMore, erase

    static var allCases: [Command] {
      [
        .leave, .copy, .help, .closeHelp, .find, .keepFilter, .clearFilter, .switchPart, .reset,
        .filterStart, .filterEnd,
        .previousWay, .nextWay, .previous, .next, .pageUp, .pageDown, .first, .last, .less, .more,
        .muchLess, .muchMore, .erase,
      ] + Gallery.ways.indices.map { .way($0) }
    }
  }

  static let keyMaps: [KeyMap<Command>] = [keys, shapeKeys, parameterKeys, filterKeys, helpKeys]

  var activeKeyMaps: [KeyMap<Command>] {
    switch part {
    case .shapes: [Self.shapeKeys, Self.keys]
    case .parameters: [Self.parameterKeys, Self.keys]
    case .filter: [Self.filterKeys]
    case .help: [Self.helpKeys]
    }
  }

  func availability(of command: Command) -> Availability {
    switch command {
    case .reset: isChanged ? .on : .dimmed("Nothing was changed")
    case .clearFilter: part == .filter || !filter.isEmpty ? .on : .absent
    case .erase: entry != nil ? .on : .absent
    default: .on
    }
  }

  private static let moves: [KeyBinding<Command>] = [
    KeyBinding(.previous, [KeyPress(.up), "k"], "move to the previous", .help),
    KeyBinding(.next, [KeyPress(.down), "j"], "move to the next", .help),
    KeyBinding(.pageUp, [KeyPress(.pageUp)], "go ten back", .help),
    KeyBinding(.pageDown, [KeyPress(.pageDown)], "go ten on", .help),
    KeyBinding(.first, [KeyPress(.home), "g"], "go to the first", .help),
    KeyBinding(.last, [KeyPress(.end), "G"], "go to the last", .help),
  ]

  private static let shapeKeys = KeyMap<Command>(
    "In the list of shapes",
    moves + [
      KeyBinding(
        .switchPart, [KeyPress(.tab), KeyPress(.tab, .shift)], "values", .footer(rank: 1)),
      KeyBinding(.clearFilter, [KeyPress(.escape)], "show all shapes again", .help),
      KeyBinding(.previousWay, [KeyPress(.left), "h"], "way to draw", .footer(rank: 4)),
      KeyBinding(.nextWay, [KeyPress(.right), "l"], "way to draw", .footer(rank: 4)),
    ]
      + Gallery.ways.indices.prefix(9).map { index in
        KeyBinding(
          .way(index), [KeyPress(.character(Character("\(index + 1)")))],
          "draw it in the first way; 2 to 9 are the others", index == 0 ? .help : .hidden)
      })

  private static let parameterKeys = KeyMap<Command>(
    "In the list of values",
    moves + [
      KeyBinding(
        .switchPart, [KeyPress(.tab), KeyPress(.tab, .shift)], "shapes", .footer(rank: 1)),
      KeyBinding(.less, [KeyPress(.left), "h"], "change", .footer(rank: 4)),
      KeyBinding(.more, [KeyPress(.right), "l", "+"], "change", .footer(rank: 4)),
      KeyBinding(.muchMore, [KeyPress(.right, .shift), "L"], "add five steps", .help),
      KeyBinding(.muchLess, [KeyPress(.left, .shift), "H"], "take five steps off", .help),
      KeyBinding(.erase, [KeyPress(.backspace)], "erase a typed digit", .help),
    ])

  private static let filterKeys = KeyMap<Command>(
    "While you type a name",
    [
      KeyBinding(.keepFilter, [KeyPress(.enter), KeyPress(.tab)], "keep", .footer(rank: 0)),
      KeyBinding(.clearFilter, [KeyPress(.escape)], "show all", .footer(rank: 1)),
      KeyBinding(.previous, [KeyPress(.up)], "move to the previous", .help),
      KeyBinding(.next, [KeyPress(.down)], "move to the next", .help),
      // Else they would scroll.
      KeyBinding(.filterStart, [KeyPress(.home)], "go to the start of the text", .hidden),
      KeyBinding(.filterEnd, [KeyPress(.end)], "go to its end", .hidden),
    ])

  private static let helpKeys = KeyMap<Command>(
    "While keys are shown",
    [
      KeyBinding(
        .closeHelp, [KeyPress(.escape), "?", "q", KeyPress(.enter)], "close",
        .footer(rank: 0))
    ])

  private static let keys = KeyMap<Command>(
    "Everywhere",
    [
      KeyBinding(.copy, ["y", "c"], "copy", .footer(rank: 5)),
      KeyBinding(.reset, ["r"], "reset", .footer(rank: 6)),
      KeyBinding(.find, ["/"], "find", .footer(rank: 7)),
      KeyBinding(
        .nextWay, ["}", KeyPress(.pageDown, .control)], "next way to draw", .help),
      KeyBinding(
        .previousWay, ["{", KeyPress(.pageUp, .control)], "previous way to draw", .help),
      KeyBinding(.help, ["?", KeyPress(.function(1))], "keys", .footer(rank: 2)),
      KeyBinding(.leave, ["q", KeyPress(.escape)], "quit", .footer(rank: 3)),
    ])
}
