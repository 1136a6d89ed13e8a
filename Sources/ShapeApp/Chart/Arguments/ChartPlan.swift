internal import Charts

/// What `shape chart` is to do, checked.
struct ChartPlan: Hashable, Sendable {
  /// What is printed, unless a program shows the charts.
  enum Answer: Hashable, Sendable {
    case picture
    /// The figures of the window.
    case json
    /// One line of text.
    case sparkline
    /// Sentences.
    case description
  }

  /// The files, at least one; `-` is standard input.
  var files = [standardInput]
  /// What is known of the data.
  var reading = ChartReaderOptions()
  /// How several files become one chart.
  var joining: ChartReading.Joining?
  /// Whether standard input is read as it grows.
  var follows = false
  /// How much of a stream is kept.
  var last = ChartStream.Window.everything
  var look = ChartLook()
  /// How several charts share the window.
  var composition = ChartComposition.Kind.list
  /// Whether nothing moves.
  var isStill = false
  /// Whether words take the place of the picture.
  var isPlain = false
  /// Where a picture goes, and in what form; figures have a file at most.
  var output = OutputPlan()
  var answer = Answer.picture

  /// The file that stands for standard input.
  static let standardInput = "-"

  /// Whether something is printed once, also where a program could run.
  var isPrinted: Bool {
    answer != .picture || output.file != nil || output.format != nil || output.extent != nil
  }
}

extension ChartPlan {
  /// Checks what was said.
  ///
  /// Whether the data have the named columns and dates can't be known here.
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
  /// The names of the forms in which a chart is written.
  static let formats = ["png", "svg", "txt", "ansi", "json"]

  /// Takes where the answer goes; figures are a form of their own, and films aren't made.
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
        words: "-o takes a file name that ends in \(suffixes), or comes with --format, "
          + "not “\(file)”")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
