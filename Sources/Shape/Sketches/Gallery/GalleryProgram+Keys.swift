package import Programs
internal import TerminalCodes
internal import Widgets

extension GalleryProgram {
  package enum Command: Hashable, Sendable, CaseIterable {
    case leave, copy, help, closeHelp, find, keepFilter, clearFilter, switchPart, reset
    case filterStart, filterEnd
    case previousVariant, nextVariant, variant(Int)
    case previous, next, pageUp, pageDown, first, last
    case less, more, muchLess, muchMore, erase

    package static var allCases: [Command] {
      [
        .leave, .copy, .help, .closeHelp, .find, .keepFilter, .clearFilter, .switchPart, .reset,
        .filterStart, .filterEnd,
        .previousVariant, .nextVariant, .previous, .next, .pageUp, .pageDown, .first, .last, .less,
        .more,
        .muchLess, .muchMore, .erase,
      ] + Gallery.variants.indices.map { .variant($0) }
    }
  }

  package static let keyMaps: [KeyMap<Command>] = [
    keys, shapeKeys, parameterKeys, filterKeys, helpKeys,
  ]

  package var activeKeyMaps: [KeyMap<Command>] {
    switch focus {
    case .shapes: [Self.shapeKeys, Self.keys]
    case .parameters: [Self.parameterKeys, Self.keys]
    case .filter: [Self.filterKeys]
    case .help: [Self.helpKeys]
    }
  }

  package func availability(of command: Command) -> Availability {
    switch command {
    case .reset: isChanged ? .on : .dimmed("No value has changed")
    case .clearFilter: focus == .filter || !filter.isEmpty ? .on : .absent
    case .erase: entry != nil ? .on : .absent
    default: .on
    }
  }

  private static let moves: [KeyBinding<Command>] = [
    KeyBinding(.previous, [KeyPress(.up), "k"], "previous item", .help),
    KeyBinding(.next, [KeyPress(.down), "j"], "next item", .help),
    KeyBinding(.pageUp, [KeyPress(.pageUp)], "back ten items", .help),
    KeyBinding(.pageDown, [KeyPress(.pageDown)], "forward ten items", .help),
    KeyBinding(.first, [KeyPress(.home), "g"], "first item", .help),
    KeyBinding(.last, [KeyPress(.end), "G"], "last item", .help),
  ]

  private static let shapeKeys = KeyMap<Command>(
    "In the list of shapes",
    moves + [
      KeyBinding(
        .switchPart, [KeyPress(.tab), KeyPress(.tab, .shift)], "values", .footer(rank: 1)),
      KeyBinding(.clearFilter, [KeyPress(.escape)], "show all shapes again", .help),
      KeyBinding(.previousVariant, [KeyPress(.left), "h"], "variant", .footer(rank: 4)),
      KeyBinding(.nextVariant, [KeyPress(.right), "l"], "variant", .footer(rank: 4)),
    ]
      + Gallery.variants.indices.prefix(9).map { index in
        KeyBinding(
          .variant(index), [KeyPress(.character(Character("\(index + 1)")))],
          "first variant; 2 to 9 select the others", index == 0 ? .help : .hidden)
      })

  private static let parameterKeys = KeyMap<Command>(
    "In the list of values",
    moves + [
      KeyBinding(
        .switchPart, [KeyPress(.tab), KeyPress(.tab, .shift)], "shapes", .footer(rank: 1)),
      KeyBinding(.less, [KeyPress(.left), "h"], "change", .footer(rank: 4)),
      KeyBinding(.more, [KeyPress(.right), "l", "+"], "change", .footer(rank: 4)),
      KeyBinding(.muchMore, [KeyPress(.right, .shift), "L"], "add five steps", .help),
      KeyBinding(.muchLess, [KeyPress(.left, .shift), "H"], "subtract five steps", .help),
      KeyBinding(.erase, [KeyPress(.backspace)], "erase a typed digit", .help),
    ])

  private static let filterKeys = KeyMap<Command>(
    "While typing a name",
    [
      KeyBinding(.keepFilter, [KeyPress(.enter), KeyPress(.tab)], "keep", .footer(rank: 0)),
      KeyBinding(.clearFilter, [KeyPress(.escape)], "show all", .footer(rank: 1)),
      KeyBinding(.previous, [KeyPress(.up)], "previous item", .help),
      KeyBinding(.next, [KeyPress(.down)], "next item", .help),
      // Otherwise these keys would scroll the list.
      KeyBinding(.filterStart, [KeyPress(.home)], "start of the text", .hidden),
      KeyBinding(.filterEnd, [KeyPress(.end)], "end of the text", .hidden),
    ])

  private static let helpKeys = KeyMap<Command>(
    "While the keys are shown",
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
        .nextVariant, ["}", KeyPress(.pageDown, .control)], "next variant", .help),
      KeyBinding(
        .previousVariant, ["{", KeyPress(.pageUp, .control)], "previous variant", .help),
      KeyBinding(.help, ["?", KeyPress(.function(1))], "keys", .footer(rank: 2)),
      KeyBinding(.leave, ["q", KeyPress(.escape)], "quit", .footer(rank: 3)),
    ])
}
