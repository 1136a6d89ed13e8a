internal import ChartViews
internal import Charts

/// The validated settings of `shape chart`.
struct ChartPlan: Hashable, Sendable {
  /// What to print if no program shows the charts.
  enum Answer: Hashable, Sendable {
    case picture
    /// The figures of the window, as JSON.
    case json
    /// A sparkline.
    case sparkline
    /// A description in sentences.
    case description
  }

  /// The files, at least one; `-` is standard input.
  var files = [standardInput]
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
  var composition = ChartComposition.Kind.list
  /// Whether animations are off.
  var isStill = false
  /// Whether to use plain text instead of pictures.
  var isPlain = false
  /// The destination and format of a picture; figures only have a destination.
  var output = OutputPlan()
  var answer = Answer.picture

  /// The file name that stands for standard input.
  static let standardInput = "-"

  /// Whether the output is printed once, even on a terminal that could run the program.
  var isPrinted: Bool {
    answer != .picture || output.file != nil || output.format != nil || output.extent != nil
  }
}

extension ChartPlan {
  /// Validates the arguments.
  ///
  /// Named columns and dates are checked later, against the data.
  init(_ arguments: ChartArguments) throws(Failure) {
    self.init()
    if !arguments.files.isEmpty { files = arguments.files }
    take(arguments.flags)
    try take(arguments.settings)
    try takeOutput(arguments.output.settings)
    try ChartConflicts(self, arguments).check()
  }

  private mutating func take(_ flags: Set<ChartFlag>) {
    reading.hasVolume = flags.contains(.volume)
    reading.badRows = flags.contains(.skipBadRows) ? .skip : .refuse
    follows = flags.contains(.follow)
    look.isStacked = flags.contains(.stacked)
    look.isPercentage = flags.contains(.percent)
    look.hasTwoAxes = flags.contains(.twoAxes)
    look.isPie = flags.contains(.pie)
    isStill = flags.contains(.isStill)
    isPlain = flags.contains(.plain)
    if flags.contains(.sparkline) { answer = .sparkline }
    if flags.contains(.describe) { answer = .description }
  }
}

// MARK: - The output

extension ChartPlan {
  /// The names of the output formats.
  static let formats = ["png", "svg", "txt", "ansi", "json"]

  /// Sets the destination and format; JSON is handled here, and recordings aren't supported.
  private mutating func takeOutput(
    _ settings: [(key: OutputKey, text: String)]
  ) throws(Failure) {
    let format = settings.last { $0.key == .format }?.text
    if let format, !Self.formats.contains(format) {
      throw Failure(words: "--format takes \(Self.list(Self.formats)), not “\(format)”")
    }
    try output.take(settings.filter { $0.key != .format || $0.text != "json" })
    let isFigures = format == "json" || (format == nil && output.file?.hasSuffix(".json") == true)
    if isFigures {
      if answer == .picture { answer = .json }
    } else if let file = output.file, output.form == nil || output.form == .cast {
      let suffixes = Self.list(Self.formats.map { ".\($0)" })
      throw Failure(
        words: "-o takes a file name that ends in \(suffixes), or any with --format, "
          + "not “\(file)”")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
