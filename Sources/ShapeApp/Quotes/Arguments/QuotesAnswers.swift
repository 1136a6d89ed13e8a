internal import Quotes

/// The answer that options ask for, and what remains for a picture.
struct QuotesAnswers {
  private(set) var answer = QuotesPlan.Answer.screen
  /// The options that ask for an answer, such as `--json` or `--format csv`.
  private(set) var options: [String] = []
  /// What is said of a picture, without the forms that aren't one.
  private(set) var settings: [(key: OutputKey, text: String)]

  /// Finds the answer; throws if two options ask for different ones.
  init(_ arguments: QuotesArguments) throws(Failure) {
    let output = arguments.output
    settings = output.settings
    let flags = arguments.flags
    if flags.contains(.once) { try add("--once", .table) }
    if flags.contains(.json) { try add("--json", .json) }
    if flags.contains(.csv) { try add("--csv", .csv) }
    if let format = output[.format] { try take(format: format) }
    if let file = output[.output] { try take(file: file) }
    if output[.size] != nil, answer == .screen { try add("--size", .picture) }
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

  /// Takes a file, whose suffix counts only if nothing else says what is written.
  private mutating func take(file: String) throws(Failure) {
    switch answer {
    case .screen: break
    case .picture, .json, .csv: return
    case .table: return try add("-o", .picture)
    case .bar:
      throw Failure(
        words: "\(options[0]) prints a line on standard output, -o writes a file: "
          + "leave one of them out")
    }
    guard let suffix = Self.fileFormats.first(where: { file.hasSuffix(".\($0)") }),
      let other = Self.answer(of: suffix)
    else {
      let suffixes = Self.list(Self.fileFormats.map { ".\($0)" })
      throw Failure(
        words: "-o takes a file name that ends in \(suffixes), or comes with --format, "
          + "not “\(file)”")
    }
    try add("-o \(file)", other)
  }
}

// MARK: - Names

extension QuotesAnswers {
  /// The forms that files have, which are also their suffixes.
  static let fileFormats = ["png", "svg", "txt", "ansi", "json", "csv"]
  /// All forms in which quotes are written.
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
