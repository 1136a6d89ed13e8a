internal import Cells
internal import CommandLines
internal import TerminalCodes
internal import Texts

/// Where a picture goes, and in what form.
struct OutputArguments: CommandArguments {
  private var given = KeyedTexts<OutputKey>()

  /// What was said, by the keys that a scene has for it too.
  var settings: [(key: OutputKey, text: String)] { given.inOrder }

  /// What was said of a key; `nil` for nothing.
  subscript(key: OutputKey) -> String? { given[key] }

  /// What is written.
  enum Subject: Hashable, Sendable {
    case drawing, chart, quotes
  }

  /// Returns the options for a subject: charts and lists aren't films, and can be figures.
  static func options(_ subject: Subject) -> [Option<OutputArguments>] {
    OutputKey.allCases.map { key in
      let short: Character? = key == .output ? "o" : nil
      return Option(
        key.rawValue, short: short, .required(key.placeholder), help: key.help(of: subject)
      ) { arguments, input in
        guard case .text(let text) = input else { return }
        arguments.given.set(key, to: text)
      }.completing { _ in key.values(of: subject) }.detailed(key.details)
    }
  }
}

extension OutputKey {
  fileprivate var placeholder: String {
    switch self {
    case .size: "n|wxh"
    case .background, .terminalBackground: "color"
    case .output: "file"
    case .format: "form"
    case .glyphs: "glyphs"
    case .color: "depth"
    }
  }

  /// Returns what it is for, in a sentence.
  fileprivate func help(of subject: OutputArguments.Subject) -> String {
    switch self {
    case .size: "Columns of text, or pixels of a picture; or both extents."
    case .background: "What lies under the picture."
    case .terminalBackground:
      "The terminal’s background, into which edges blend; asked for where it can be."
    case .glyphs: "The characters to draw with, or the protocol for pixels: \(expected)."
    case .color: "The colors to draw with: \(expected)."
    case .output:
      switch subject {
      case .drawing: "Write a file: .png, .svg, .txt, .ansi or .cast; - is standard output."
      case .chart: "Write a file: .png, .svg, .txt, .ansi or .json, the figures of the window."
      case .quotes: "Write a file: .png, .svg, .txt or .ansi, or .json or .csv, the figures."
      }
    case .format:
      switch subject {
      case .drawing:
        "The form of the file that -o names, unless its suffix says: png, svg, txt, ansi or cast."
      case .chart:
        "The form of what is written, unless the suffix of -o says: png, svg, txt, ansi or json."
      case .quotes:
        "The form of what is written, unless the suffix of -o says: png, svg, txt, ansi, json or "
          + "csv; or a line for waybar, polybar, i3blocks, i3status-rs or tmux."
      }
    }
  }

  /// What only the manual page says of an option.
  fileprivate var details: String {
    switch self {
    case .output:
      """
      It is written completely or not at all, in the form of its suffix. While a PNG file takes more than \
      a second, a terminal shows on standard error how much of it is done.
      """
    case .glyphs:
      """
      By default they are those that the terminal is known to draw, as reported by `shape probe`. Pixels \
      are for draw and spin.
      """
    case .color:
      """
      Where standard output isn’t a terminal there are none by default, but in `.ansi` and `.cast` files \
      all.
      """
    case .size, .background, .terminalBackground, .format: ""
    }
  }

  fileprivate func values(of subject: OutputArguments.Subject) -> Completion {
    func list(_ words: [String]) -> Completion { Completion(words.map { .init($0) }) }
    return switch self {
    case .output: Completion(paths: .files)
    case .format:
      switch subject {
      case .drawing: list(OutputPlan.Format.allCases.map(\.rawValue))
      case .chart: list(ChartPlan.formats)
      case .quotes: list(QuotesAnswers.formats)
      }
    case .glyphs:
      list(["auto"] + GlyphSet.allCases.map(\.rawValue) + PixelProtocol.allCases.map(\.rawValue))
    case .color: list(["auto"] + ColorDepth.allCases.map(\.rawValue))
    case .background, .terminalBackground: list(CSSColors.all.keys.sorted())
    case .size: Completion()
    }
  }
}
