package import ChartDrawings
package import ChartReaders
internal import Charts
internal import CommandLines
package import Outputs

/// The settings of `shape chart`.
package struct ChartPlan: CommandArguments, Hashable {
  /// What to print if no program shows the charts.
  package enum Printout: Hashable, Sendable {
    case picture
    /// The values of the window, as JSON.
    case json
    case sparkline
    /// A description in sentences.
    case description
  }

  /// The files as typed.
  var operands: [String] = []
  /// The options for reading the data.
  package var reading: ChartReaderOptions = {
    var reading = ChartReaderOptions()
    reading.badRows = .tolerate
    return reading
  }()
  /// How several files are joined into one chart.
  package var joining: ChartReading.Joining?
  /// Whether to keep reading the file or standard input as it grows.
  package var follows = false
  /// How much of a stream to keep.
  package var last = ChartStream.Window.recent
  package var look = ChartLook()
  /// Whether each series has a panel of its own.
  package var isFaceted = false
  /// How several charts share the window.
  package var composition = ChartComposition.ChartArrangement.list
  /// Whether animations are off.
  package var isStill = false
  /// Whether to use plain text instead of pictures.
  package var isPlain = false
  /// Whether no notes on the data are shown.
  var isQuiet = false
  /// Whether a sparkline is printed.
  var isSparkline = false
  /// Whether a description is printed.
  var isDescribed = false
  /// The destination and the format.
  package var output = OutputPlan()

  /// Creates the settings of an empty command line.
  package init() {}

  /// The formats of files.
  static let formats = [PictureFormat.png, .svg, .txt, .ansi].map(OutputFormat.picture) + [.json]

  /// The file name that stands for standard input.
  package static let standardInput = "-"
}

extension ChartPlan {
  /// The files, at least one; `-` is standard input.
  package var files: [String] { operands.isEmpty ? [Self.standardInput] : operands }

  /// What to print if no program shows the charts.
  package var printout: Printout {
    if isSparkline { return .sparkline }
    if isDescribed { return .description }
    return output.fileFormat == .json ? .json : .picture
  }

  /// Whether notes on the data are shown; a sparkline is printed for a prompt, at each prompt.
  package var hasNotes: Bool { !isQuiet && !isSparkline }

  /// Whether the output is printed once, even on a terminal that could run the program.
  package var isPrinted: Bool {
    printout != .picture || output.file != nil || output.format != nil || output.size != nil
  }
}
