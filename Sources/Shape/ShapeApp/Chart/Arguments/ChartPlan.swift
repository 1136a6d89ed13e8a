internal import ChartReaders
internal import ChartViews
internal import Charts
internal import CommandLines

/// The settings of `shape chart`.
struct ChartPlan: CommandArguments, Hashable {
  /// What to print if no program shows the charts.
  enum Answer: Hashable, Sendable {
    case picture
    /// The values of the window, as JSON.
    case json
    /// A sparkline.
    case sparkline
    /// A description in sentences.
    case description
  }

  /// An output format.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, txt, ansi, json

    /// The format of a picture; `nil` for values.
    var picture: OutputPlan.Format? { OutputPlan.Format(rawValue: rawValue) }
  }

  /// The files as typed.
  var operands: [String] = []
  /// The options for reading the data.
  var reading = ChartReaderOptions()
  /// How several files are joined into one chart.
  var joining: ChartReading.Joining?
  /// Whether to keep reading standard input as it grows.
  var follows = false
  /// How much of a stream to keep.
  var last = ChartStream.Window.recent
  var look = ChartLook()
  /// How several charts share the window.
  var composition = ChartComposition.ChartArrangement.list
  /// Whether animations are off.
  var isStill = false
  /// Whether to use plain text instead of pictures.
  var isPlain = false
  /// Whether a sparkline is printed.
  var isSparkline = false
  /// Whether a description is printed.
  var isDescribed = false
  /// The destination and format of a picture; values only have a destination.
  var output = OutputPlan()
  /// The format, unless the file’s suffix determines it.
  var format: Format? {
    didSet { output.format = format?.picture }
  }

  /// The file name that stands for standard input.
  static let standardInput = "-"
}

extension ChartPlan {
  /// The files, at least one; `-` is standard input.
  var files: [String] { operands.isEmpty ? [Self.standardInput] : operands }

  /// What to print if no program shows the charts.
  var answer: Answer {
    if isSparkline { return .sparkline }
    if isDescribed { return .description }
    let hasSuffix = output.file?.hasSuffix(".json") == true
    return format == .json || format == nil && hasSuffix ? .json : .picture
  }

  /// Whether the output is printed once, even on a terminal that could run the program.
  var isPrinted: Bool {
    answer != .picture || output.file != nil || output.format != nil || output.extent != nil
  }
}
