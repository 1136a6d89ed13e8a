internal import ChartDrawings
internal import ChartReaders
internal import Charts
package import Programs
internal import TerminalCodes
internal import Widgets

extension ChartProgram {
  package enum Command: Hashable, Sendable, CaseIterable {
    case leave, back, help, closeHelp, copy
    case stepBack, stepOn, stepFarBack, stepFarOn, least, greatest, exact
    case moveBack, moveOn, toStart, toEnd, zoomIn, zoomOut, all, undo
    case previousChart, nextChart, compose
    case showAll, pie, invert, toBack, open
    case findDate, acceptDate, cancelDate
    case series, closeSeries, only
    case search, acceptSearch, cancelSearch
    case toggle(Int), isolate(Int)

    package static var allCases: [Command] {
      [
        .leave, .back, .help, .closeHelp, .copy, .stepBack, .stepOn, .stepFarBack, .stepFarOn,
        .least, .greatest, .exact, .moveBack, .moveOn, .toStart, .toEnd, .zoomIn, .zoomOut, .all,
        .undo, .previousChart, .nextChart, .compose, .showAll, .pie, .invert, .toBack, .open,
        .findDate,
        .acceptDate, .cancelDate, .series, .closeSeries, .only, .search,
        .acceptSearch, .cancelSearch,
      ] + (0..<9).map { .toggle($0) } + (0..<9).map { .isolate($0) }
    }
  }

  package static let keyMaps =
    mainKeyMaps + [rowKeys, openedKeys, seriesKeys, searchKeys, entryKeys, helpKeys]

  /// The keys while no text field or list is open.
  package static let mainKeyMaps: [KeyMap<Command>] = [chartKeys, keys]

  /// Whether a text field or a list handles the keys.
  package var hasOwnKeys: Bool { entry != nil || search != nil || showsSeries }

  package var activeKeyMaps: [KeyMap<Command>] {
    if showsHelp { return [Self.helpKeys] }
    if entry != nil { return [Self.entryKeys] }
    if search != nil { return [Self.searchKeys] }
    if showsSeries { return [Self.seriesKeys] }
    return (isAlone ? [Self.openedKeys] : []) + (hasRows ? [Self.rowKeys] : [])
      + [Self.chartKeys, Self.keys]
  }

  package func availability(of command: Command) -> Availability {
    switch command {
    case .toggle(let index), .isolate(let index): index < chart.set.series.count ? .on : .absent
    case .previousChart, .nextChart: charts.count > 1 && opened == nil ? .on : .absent
    case .compose: charts.count > 1 && !isAlone ? .on : .absent
    case .open: canOpen ? .on : .dimmed("There is nothing to open here")
    case .toBack: hasCards ? .on : .absent
    case .series, .search: chart.set.series.count > 1 ? .on : .dimmed("There is only one series")
    case .showAll:
      chart.visibility.visibleIndices.count < chart.set.series.count
        ? .on : .dimmed("All series are visible")
    case .back: isAlone || chart.indicator != nil || chart.window.canUndo ? .on : .absent
    case .undo: chart.window.canUndo ? .on : .dimmed("There is no zoom or move to undo")
    case .least, .greatest, .exact, .stepBack, .stepOn, .stepFarBack, .stepFarOn:
      chart.set.positions.count > 0 ? .on : .dimmed("There are no values yet")
    case .copy: chart.indicator == nil ? .dimmed("Move the indicator to a value first") : .on
    case .pie: chart.hasShares ? .on : .dimmed("A pie needs at least two series")
    default: .on
    }
  }

  /// Whether Enter opens something: a card, or a day in a chart of days.
  private var canOpen: Bool {
    guard opened == nil else { return false }
    return hasCards || (chart.reading ?? middleReading).map { opens(day: $0) } ?? false
  }

  private static let chartKeys = KeyMap<Command>(
    "On a chart",
    [
      KeyBinding(.stepBack, [KeyPress(.left), "h"], "read", .footer(rank: 1)),
      KeyBinding(.stepOn, [KeyPress(.right), "l"], "read", .footer(rank: 1)),
      KeyBinding(.stepFarBack, [KeyPress(.left, .shift), "H"], "read ten points back", .help),
      KeyBinding(.stepFarOn, [KeyPress(.right, .shift), "L"], "read ten points ahead", .help),
      KeyBinding(.least, ["["], "go to the lowest visible value", .help),
      KeyBinding(.greatest, ["]"], "go to the highest visible value", .help),
      KeyBinding(.exact, ["i"], "read between points as well", .help),
      KeyBinding(.zoomIn, ["+", "=", KeyPress(.up), "k"], "zoom", .footer(rank: 2)),
      KeyBinding(.zoomOut, ["-", KeyPress(.down), "j"], "zoom", .footer(rank: 2)),
      KeyBinding(.moveBack, ["<", ",", KeyPress(.pageUp)], "move", .footer(rank: 5)),
      KeyBinding(.moveOn, [">", ".", KeyPress(.pageDown)], "move", .footer(rank: 5)),
      KeyBinding(.toStart, [KeyPress(.home), "g"], "go to the start", .help),
      KeyBinding(.toEnd, [KeyPress(.end), "G"], "go to the end; follows a stream", .help),
      KeyBinding(.all, ["0"], "all", .footer(rank: 6)),
      KeyBinding(.undo, ["u", KeyPress(.backspace)], "undo a zoom or move", .help),
      KeyBinding(.findDate, ["/"], "date", .footer(rank: 7)),
      KeyBinding(.pie, ["p"], "show the window’s shares as a pie", .help),
      KeyBinding(.invert, ["d"], "day or night", .footer(rank: 9)),
      KeyBinding(.showAll, ["a"], "show all series", .help),
      KeyBinding(.series, ["s"], "list all series to show or hide them", .help),
      KeyBinding(.search, ["f"], "find series by name", .help),
    ]
      + (0..<9).map { index in
        KeyBinding(
          .toggle(index), [KeyPress(.character(Character("\(index + 1)")))],
          "show or hide the first series; 2 to 9 for the others", index == 0 ? .help : .hidden)
      }
      + (0..<9).map { index in
        KeyBinding(
          .isolate(index), [KeyPress(.character(Character("\(index + 1)")), .alt)],
          "show only the first series; again to show all", index == 0 ? .help : .hidden)
      },
    notes: [
      KeyNote("mouse on the plot", "read; drag to move, scroll to zoom around the pointer"),
      KeyNote("drag over the dates", "select a range to zoom to; on the plot, with Shift"),
      KeyNote("double-click", "show all; on a card, open it"),
      KeyNote("mouse on the overview", "drag the window, or one of its edges"),
      KeyNote("mouse on a box", "show or hide a series; long press to show only it"),
      KeyNote("mouse on a title", "scroll to go to another chart; drag a card away"),
    ])

  private static let keys = KeyMap<Command>(
    "Everywhere",
    [
      KeyBinding(
        .previousChart, [KeyPress(.tab, .shift), "P"], "go to the previous chart", .help),
      KeyBinding(.nextChart, [KeyPress(.tab), "n"], "chart", .footer(rank: 3)),
      KeyBinding(.compose, ["v"], "view", .footer(rank: 8)),
      KeyBinding(.open, [KeyPress(.enter)], "open the day or card", .help),
      KeyBinding(.toBack, ["b"], "send the top card to the back", .help),
      KeyBinding(.copy, ["y", "c"], "copy what is read", .help),
      KeyBinding(.help, ["?", KeyPress(.function(1))], "keys", .footer(rank: 4)),
      KeyBinding(.back, [KeyPress(.escape)], "hide the indicator, or undo a zoom", .help),
      KeyBinding(.leave, ["q"], "quit", .footer(rank: 0)),
    ])

  private static let rowKeys = KeyMap<Command>(
    "On horizontal bars",
    [
      KeyBinding(.stepBack, [KeyPress(.up), "k"], "read the bar above", .help),
      KeyBinding(.stepOn, [KeyPress(.down), "j"], "read the bar below", .help),
      KeyBinding(.stepFarBack, [KeyPress(.pageUp)], "read ten bars above", .help),
      KeyBinding(.stepFarOn, [KeyPress(.pageDown)], "read ten bars below", .help),
    ])

  private static let openedKeys = KeyMap<Command>(
    "In an opened day or card", [KeyBinding(.back, [KeyPress(.escape)], "back", .footer(rank: 1))])

  private static let seriesKeys = KeyMap<Command>(
    "In the list of series",
    [
      KeyBinding(.only, ["o"], "show only this one; again to show all", .footer(rank: 1)),
      KeyBinding(.showAll, ["a"], "show all", .footer(rank: 2)),
      KeyBinding(.search, ["f", "/"], "find by name", .footer(rank: 3)),
      KeyBinding(
        .closeSeries, [KeyPress(.escape), "s", "q"], "close", .footer(rank: 0)),
    ], notes: [KeyNote("Space", "show or hide the series")])

  private static let searchKeys = KeyMap<Command>(
    "While typing the name of a series",
    [
      KeyBinding(.acceptSearch, [KeyPress(.enter)], "show only those found", .footer(rank: 0)),
      KeyBinding(.cancelSearch, [KeyPress(.escape)], "cancel", .footer(rank: 1)),
    ])

  private static let entryKeys = KeyMap<Command>(
    "While typing a date",
    [
      KeyBinding(.acceptDate, [KeyPress(.enter)], "go there", .footer(rank: 0)),
      KeyBinding(.cancelDate, [KeyPress(.escape)], "cancel", .footer(rank: 1)),
    ])

  private static let helpKeys = KeyMap<Command>(
    "While the keys are shown",
    [
      KeyBinding(
        .closeHelp, [KeyPress(.escape), "?", "q", KeyPress(.enter)], "close", .footer(rank: 0))
    ])
}
