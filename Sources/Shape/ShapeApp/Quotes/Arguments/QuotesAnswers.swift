internal import Quotes

/// The output that options request, and the remaining settings for a picture.
struct QuotesAnswers {
  private(set) var answer = QuotesPlan.Answer.screen
  /// The options that request it, such as `--json` or `--format csv`.
  private(set) var options: [String] = []
  /// The settings for a picture, excluding formats that aren't pictures.
  private(set) var settings: [(key: OutputKey, text: String)]

  /// Determines the output; throws if two options request different ones.
  ///
  /// `--once` requests a table only if nothing else requests another form.
  init(_ arguments: QuotesArguments) throws(Failure) {
    let output = arguments.output
    settings = output.settings
    let flags = arguments.flags
    if flags.contains(.json) { try add("--json", .json) }
    if flags.contains(.csv) { try add("--csv", .csv) }
    if let format = output[.format] { try take(format: format) }
    if let file = output[.output] { try take(file: file) }
    if output[.size] != nil, answer == .screen { try add("--size", .picture) }
    if flags.contains(.once), answer == .screen { try add("--once", .table) }
  }

  private mutating func add(_ option: String, _ other: QuotesPlan.Answer) throws(Failure) {
    if answer != .screen, answer != other {
      throw Failure(
        words: "\(options[0]) and \(option) are different answers: leave one of them out")
    }
    answer = other
    options.append(option)
  }

  private mutating func take(format: String) throws(Failure) {
    guard let other = Self.answer(of: format) else {
      throw Failure(words: "--format takes \(Self.list(Self.formats)), not “\(format)”")
    }
    try add("--format \(format)", other)
    if other != .picture { settings.removeAll { $0.key == .format } }
  }

  /// Records an output file, whose extension only counts if no option sets the format.
  private mutating func take(file: String) throws(Failure) {
    switch answer {
    case .screen, .table: break
    case .picture, .json, .csv: return
    case .bar:
      throw Failure(
        words: "\(options[0]) prints a line on standard output, but -o writes a file: "
          + "leave one of them out")
    }
    guard let suffix = Self.fileFormats.first(where: { file.hasSuffix(".\($0)") }),
      let other = Self.answer(of: suffix)
    else {
      let suffixes = Self.list(Self.fileFormats.map { ".\($0)" })
      throw Failure(
        words: "-o takes a file name that ends in \(suffixes), or any with --format, "
          + "not “\(file)”")
    }
    try add("-o \(file)", other)
  }
}

// MARK: - Names

extension QuotesAnswers {
  /// The file formats, which are also the file extensions.
  static let fileFormats = ["png", "svg", "txt", "ansi", "json", "csv"]
  /// All output formats.
  static let formats = fileFormats + QuoteBar.allCases.map(\.rawValue)

  private static func answer(of format: String) -> QuotesPlan.Answer? {
    switch format {
    case "json": .json
    case "csv": .csv
    case _ where fileFormats.contains(format): .picture
    default: QuoteBar(rawValue: format).map { .bar($0) }
    }
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
