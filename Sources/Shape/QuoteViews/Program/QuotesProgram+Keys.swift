package import ChartViews
package import Programs
internal import Quotes
internal import TerminalCodes
internal import Widgets

extension QuotesProgram {
  package enum Command: Hashable, Sendable, CaseIterable {
    case leave, help, closeHelp, copy, silence, refresh
    case up, down, left, right, pageUp, pageDown, first, last
    case open, close, previousQuote, nextQuote, previousSpan, nextSpan, candles, volume, interval
    case add, remove, undo, redo, moveUp, moveDown, rename, holding, alerts, keep
    case sort, reverse, filter, clearFilter, taller, lower
    case nextGroup, previousGroup, addGroup, renameGroup, removeGroup, toNextGroup
    case longerLine, shorterLine
    case accept, cancel
    case chart(ChartProgram.Command)

    package static var allCases: [Command] {
      [
        .leave, .help, .closeHelp, .copy, .silence, .refresh, .up, .down, .left, .right, .pageUp,
        .pageDown, .first, .last, .open, .close, .previousQuote, .nextQuote, .previousSpan,
        .nextSpan, .candles, .volume, .interval, .add, .remove, .undo, .redo, .moveUp, .moveDown,
        .rename, .holding, .alerts, .keep, .sort, .reverse, .filter, .clearFilter, .taller, .lower,
        .nextGroup, .previousGroup, .addGroup, .renameGroup, .removeGroup, .toNextGroup,
        .longerLine, .shorterLine, .accept, .cancel,
      ] + ChartProgram.Command.allCases.map { .chart($0) }
    }
  }

  package static let keyMaps: [KeyMap<Command>] = [
    listKeys, editKeys, openedKeys, chartKeys, backKeys, entryKeys, helpKeys,
  ]

  package var activeKeyMaps: [KeyMap<Command>] {
    if showsHelp { return [Self.helpKeys] }
    if entry != nil { return [Self.entryKeys] }
    guard let opened else { return [Self.listKeys, Self.editKeys] }
    if opened.chart.hasOwnKeys {
      return opened.chart.activeKeyMaps.map { map in map.map { Command.chart($0) } }
    }
    return [Self.openedKeys, Self.chartKeys, Self.backKeys]
  }

  package func availability(of command: Command) -> Availability {
    let noRow = Availability.dimmed("There are no rows yet; press a to add one")
    switch command {
    case .chart(let command):
      guard let opened else { return .absent }
      return opened.chart.availability(of: command)
    case .left where layout.columns.count < 2: return .absent
    case .open, .up, .down, .left, .right, .pageUp, .pageDown, .first, .last, .copy, .remove,
      .rename, .holding, .alerts:
      return current == nil ? noRow : .on
    case .moveUp, .moveDown:
      if current == nil { return noRow }
      if sort == .list, !isReversed, filter.isEmpty { return .on }
      return .dimmed(
        filter.isEmpty
          ? "Rows are sorted; s and S return to the list’s own order"
          : "Rows are filtered; Esc shows all")
    case .silence: return isRinging ? .on : .absent
    case .clearFilter: return filter.isEmpty ? .absent : .on
    case .refresh:
      if feed != nil || settings.isSaved { return .on }
      return list.groups.contains { $0.entries.contains { !$0.sources.isEmpty } } ? .on : .absent
    case .undo: return edits.undoWords != nil ? .on : .dimmed("There is nothing to undo")
    case .redo: return edits.redoWords != nil ? .on : .dimmed("There is nothing to redo")
    case .removeGroup:
      return list.groups.count > 1 ? .on : .dimmed("The last group can’t be removed; its rows can")
    case .nextGroup, .previousGroup, .toNextGroup: return list.groups.count > 1 ? .on : .absent
    case .keep: return settings.isSaved && unsaved == nil ? .absent : .on
    case .candles:
      return opened?.canDrawCandles == true ? .on : .dimmed("The source has only closing prices")
    case .volume: return opened?.hasVolumes == true ? .on : .dimmed("The source has no volume")
    default: return .on
    }
  }

  private static let listKeys = KeyMap<Command>(
    "In the list",
    [
      KeyBinding(.up, [KeyPress(.up), "k"], "go up", .footer(rank: 1)),
      KeyBinding(.down, [KeyPress(.down), "j"], "go down", .footer(rank: 1)),
      KeyBinding(.pageUp, [KeyPress(.pageUp)], "page up"),
      KeyBinding(.pageDown, [KeyPress(.pageDown)], "page down"),
      KeyBinding(.first, [KeyPress(.home), "g"], "go to the first row"),
      KeyBinding(.last, [KeyPress(.end), "G"], "go to the last row"),
      KeyBinding(.open, [KeyPress(.enter)], "chart", .footer(rank: 2)),
      KeyBinding(.left, [KeyPress(.left)], "go to the column to the left"),
      KeyBinding(
        .right, [KeyPress(.right), "l"],
        "go to the column to the right; with one column, open the chart"),
      KeyBinding(.sort, ["s"], "sort", .footer(rank: 4)),
      KeyBinding(.reverse, ["S"], "reverse the order"),
      KeyBinding(.filter, ["/"], "find", .footer(rank: 6)),
      KeyBinding(.taller, ["+", "="], "make rows taller"),
      KeyBinding(.lower, ["-"], "make rows shorter"),
      KeyBinding(.nextGroup, [KeyPress(.tab), "}"], "show the next group"),
      KeyBinding(.previousGroup, [KeyPress(.tab, .shift), "{"], "show the previous group"),
      KeyBinding(.longerLine, ["]"], "show a longer time span in lines"),
      KeyBinding(.shorterLine, ["["], "show a shorter time span in lines"),
      KeyBinding(.refresh, ["R"], "reload files and fetch all prices"),
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
      KeyBinding(.undo, ["u"], "undo a change"), KeyBinding(.redo, ["U"], "redo it"),
      KeyBinding(.moveUp, ["K", KeyPress(.up, .shift)], "move the row up"),
      KeyBinding(.moveDown, ["J", KeyPress(.down, .shift)], "move the row down"),
      KeyBinding(.rename, ["n"], "rename"),
      KeyBinding(.holding, ["h"], "enter a holding"),
      KeyBinding(.alerts, ["!"], "enter alerts"),
      KeyBinding(.addGroup, ["N"], "add a group"),
      KeyBinding(.renameGroup, ["E"], "rename the group"),
      KeyBinding(.removeGroup, ["X"], "remove the group"),
      KeyBinding(.toNextGroup, ["m"], "move the row to the next group"),
      KeyBinding(.keep, ["w"], "save the list"),
    ])

  private static let openedKeys = KeyMap<Command>(
    "In the chart of a row",
    [
      KeyBinding(.close, ["q"], "list", .footer(rank: 0)),
      KeyBinding(.nextSpan, [KeyPress(.tab)], "span", .footer(rank: 3)),
      KeyBinding(.previousSpan, [KeyPress(.tab, .shift)], "show the next shorter span"),
      KeyBinding(.nextQuote, ["n"], "open the next row"),
      KeyBinding(.previousQuote, ["P", "N"], "open the previous row"),
      KeyBinding(.candles, ["t"], "switch between candles and a line"),
      KeyBinding(.volume, ["V"], "show or hide the volume"),
      KeyBinding(.interval, ["r"], "group by days, weeks, months or years"),
      KeyBinding(.silence, [" "], "silence the alarm"),
      KeyBinding(.help, ["?", KeyPress(.function(1))], "keys", .footer(rank: 4)),
    ])

  /// The chart's keys, except for those that the list overrides.
  ///
  /// Esc first closes what the chart has open, then returns to the list.
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
    "When nothing is selected or zoomed",
    [KeyBinding(.close, [KeyPress(.escape)], "go back to the list")])

  private static let entryKeys = KeyMap<Command>(
    "While typing",
    [
      KeyBinding(.accept, [KeyPress(.enter)], "done", .footer(rank: 0)),
      KeyBinding(.cancel, [KeyPress(.escape)], "cancel", .footer(rank: 1)),
    ])

  private static let helpKeys = KeyMap<Command>(
    "While the keys are shown",
    [
      KeyBinding(
        .closeHelp, [KeyPress(.escape), "?", "q", KeyPress(.enter)], "close", .footer(rank: 0))
    ])
}
