internal import Programs
internal import Quotes
internal import TerminalCodes
internal import Widgets

extension QuotesProgram {
  enum Command: Hashable, Sendable, CaseIterable {
    case leave, help, closeHelp, copy, silence, refresh
    case up, down, pageUp, pageDown, first, last
    case open, close, previousQuote, nextQuote, previousSpan, nextSpan, candles, volume, interval
    case add, remove, undo, redo, moveUp, moveDown, rename, holding, alerts, keep
    case sort, reverse, filter, clearFilter, taller, lower
    case nextGroup, previousGroup, addGroup, renameGroup, removeGroup, toNextGroup
    case longerLine, shorterLine
    case accept, cancel
    case chart(ChartProgram.Command)

    static var allCases: [Command] {
      [
        .leave, .help, .closeHelp, .copy, .silence, .refresh, .up, .down, .pageUp, .pageDown,
        .first, .last, .open, .close, .previousQuote, .nextQuote, .previousSpan, .nextSpan,
        .candles, .volume, .interval, .add, .remove, .undo, .redo, .moveUp, .moveDown, .rename,
        .holding, .alerts, .keep, .sort, .reverse, .filter, .clearFilter, .taller, .lower,
        .nextGroup, .previousGroup, .addGroup, .renameGroup, .removeGroup, .toNextGroup,
        .longerLine, .shorterLine, .accept, .cancel,
      ] + ChartProgram.Command.allCases.map { .chart($0) }
    }
  }

  static let keyMaps: [KeyMap<Command>] = [
    listKeys, editKeys, openedKeys, chartKeys, backKeys, entryKeys, helpKeys,
  ]

  var activeKeyMaps: [KeyMap<Command>] {
    if showsHelp { return [Self.helpKeys] }
    if entry != nil { return [Self.entryKeys] }
    guard let opened else { return [Self.listKeys, Self.editKeys] }
    if opened.chart.hasOwnKeys {
      return opened.chart.activeKeyMaps.map { map in map.map { Command.chart($0) } }
    }
    return [Self.openedKeys, Self.chartKeys, Self.backKeys]
  }

  func availability(of command: Command) -> Availability {
    let noRow = Availability.dimmed("There are no rows yet: a adds one")
    switch command {
    case .chart(let command):
      guard let opened else { return .absent }
      return opened.chart.availability(of: command)
    case .open, .up, .down, .pageUp, .pageDown, .first, .last, .copy, .remove, .rename, .holding,
      .alerts:
      return current == nil ? noRow : .on
    case .moveUp, .moveDown:
      if current == nil { return noRow }
      if sort == .list, !isReversed, filter.isEmpty { return .on }
      return .dimmed(
        filter.isEmpty
          ? "Rows are sorted: s and S lead back to the list’s own order"
          : "Rows are filtered: Esc shows all")
    case .silence: return isRinging ? .on : .absent
    case .clearFilter: return filter.isEmpty ? .absent : .on
    case .refresh:
      if feed != nil || settings.isKept { return .on }
      return list.groups.contains { $0.entries.contains { !$0.sources.isEmpty } } ? .on : .absent
    case .undo: return edits.undoWords != nil ? .on : .dimmed("Nothing was changed")
    case .redo: return edits.redoWords != nil ? .on : .dimmed("Nothing was taken back")
    case .removeGroup:
      return list.groups.count > 1 ? .on : .dimmed("The last group can’t be removed; its rows can")
    case .nextGroup, .previousGroup, .toNextGroup: return list.groups.count > 1 ? .on : .absent
    case .keep: return settings.isKept && unsaved == nil ? .absent : .on
    case .candles:
      return opened?.canDrawCandles == true ? .on : .dimmed("The source has closing prices only")
    case .volume: return opened?.hasVolumes == true ? .on : .dimmed("The source has no volume")
    default: return .on
    }
  }

  private static let listKeys = KeyMap<Command>(
    "In the list",
    [
      KeyBinding(.up, [KeyPress(.up), "k"], "go up", .footer(rank: 1)),
      KeyBinding(.down, [KeyPress(.down), "j"], "go down", .footer(rank: 1)),
      KeyBinding(.pageUp, [KeyPress(.pageUp)], "go a page up"),
      KeyBinding(.pageDown, [KeyPress(.pageDown)], "go a page down"),
      KeyBinding(.first, [KeyPress(.home), "g"], "go to the first row"),
      KeyBinding(.last, [KeyPress(.end), "G"], "go to the last row"),
      KeyBinding(.open, [KeyPress(.enter), KeyPress(.right), "l"], "chart", .footer(rank: 2)),
      KeyBinding(.sort, ["s"], "sort", .footer(rank: 4)),
      KeyBinding(.reverse, ["S"], "turn the order round"),
      KeyBinding(.filter, ["/"], "find", .footer(rank: 6)),
      KeyBinding(.taller, ["+", "="], "make rows taller"),
      KeyBinding(.lower, ["-"], "make rows lower"),
      KeyBinding(.nextGroup, [KeyPress(.tab), "}"], "show the next group"),
      KeyBinding(.previousGroup, [KeyPress(.tab, .shift), "{"], "show the previous group"),
      KeyBinding(.longerLine, ["]"], "draw lines over a longer time"),
      KeyBinding(.shorterLine, ["["], "draw lines over a shorter time"),
      KeyBinding(.refresh, ["R"], "read files again and ask for all prices"),
      KeyBinding(.copy, ["y"], "copy the row"),
      KeyBinding(.silence, [" "], "silence the alarm", .footer(rank: 0)),
      KeyBinding(.clearFilter, [KeyPress(.escape)], "show all rows"),
      KeyBinding(.help, ["?", KeyPress(.function(1))], "keys", .footer(rank: 3)),
      KeyBinding(.leave, ["q"], "quit", .footer(rank: 0)),
    ])

  private static let editKeys = KeyMap<Command>(
    "Changes of the list",
    [
      KeyBinding(.add, ["a"], "add", .footer(rank: 5)),
      KeyBinding(.remove, ["x", KeyPress(.delete)], "remove", .footer(rank: 7)),
      KeyBinding(.undo, ["u"], "take a change back"),
      KeyBinding(.redo, ["U"], "make it again"),
      KeyBinding(.moveUp, ["K", KeyPress(.up, .shift)], "move the row up"),
      KeyBinding(.moveDown, ["J", KeyPress(.down, .shift)], "move the row down"),
      KeyBinding(.rename, ["n"], "give a name"),
      KeyBinding(.holding, ["h"], "enter a holding"),
      KeyBinding(.alerts, ["!"], "enter alerts"),
      KeyBinding(.addGroup, ["N"], "add a group"),
      KeyBinding(.renameGroup, ["E"], "rename the group"),
      KeyBinding(.removeGroup, ["X"], "remove the group"),
      KeyBinding(.toNextGroup, ["m"], "move the row to the next group"),
      KeyBinding(.keep, ["w"], "keep the list for the next time"),
    ])

  private static let openedKeys = KeyMap<Command>(
    "In the chart of a row",
    [
      KeyBinding(.close, ["q"], "list", .footer(rank: 0)),
      KeyBinding(.nextSpan, [KeyPress(.tab)], "span", .footer(rank: 3)),
      KeyBinding(.previousSpan, [KeyPress(.tab, .shift)], "show the shorter span"),
      KeyBinding(.nextQuote, ["n"], "open the next row"),
      KeyBinding(.previousQuote, ["P", "N"], "open the previous row"),
      KeyBinding(.candles, ["t"], "show candles or a line"),
      KeyBinding(.volume, ["V"], "show or hide the volume"),
      KeyBinding(.interval, ["r"], "take days, weeks, months or years together"),
      KeyBinding(.silence, [" "], "silence the alarm"),
      KeyBinding(.help, ["?", KeyPress(.function(1))], "keys", .footer(rank: 4)),
    ])

  /// The keys of a chart, without those that the list has in its place; Esc, which a chart takes
  /// while there is something to put away, else goes back to the list.
  private static let chartKeys: KeyMap<Command> = {
    let own = Set(openedKeys.bindings.flatMap(\.keys))
    let bindings = ChartProgram.mainKeyMaps.flatMap { map in
      map.map { Command.chart($0) }.bindings
    }
    let kept = bindings.compactMap { binding -> KeyBinding<Command>? in
      var binding = binding
      binding.keys.removeAll { own.contains($0) }
      switch binding.command {
      case .chart(.leave), .chart(.help), .chart(.compose), .chart(.toBack), .chart(.open),
        .chart(.nextChart), .chart(.previousChart), .chart(.pie):
        return nil
      default: return binding.keys.isEmpty ? nil : binding
      }
    }
    return KeyMap("On the chart", kept)
  }()

  private static let backKeys = KeyMap<Command>(
    "When nothing is read or zoomed",
    [KeyBinding(.close, [KeyPress(.escape)], "go back to the list")])

  private static let entryKeys = KeyMap<Command>(
    "While you type",
    [
      KeyBinding(.accept, [KeyPress(.enter)], "done", .footer(rank: 0)),
      KeyBinding(.cancel, [KeyPress(.escape)], "cancel", .footer(rank: 1)),
    ])

  private static let helpKeys = KeyMap<Command>(
    "While keys are shown",
    [
      KeyBinding(
        .closeHelp, [KeyPress(.escape), "?", "q", KeyPress(.enter)], "close", .footer(rank: 0))
    ])
}
