internal import Cells
internal import Countdowns
internal import Faces
internal import Raster
internal import Shapes
internal import TerminalCodes
internal import Texts

/// The command line of `shape`, for shell completion.
enum ShapeSyntax {
  /// The commands.
  static let commands: [Completion.Candidate] = [
    .init("draw", "draw shapes"), .init("spin", "turn shapes round"),
    .init("face", "draw a face of the timer"), .init("chart", "show tables of numbers"),
    .init("quotes", "show prices as a watch list"), .init("gallery", "show all shapes"),
    .init("probe", "list what this terminal can"),
  ]

  /// Returns the completions for the last word after the program's name.
  static func completion(of words: [String]) -> Completion {
    guard words.count > 1, let first = words.first else { return start.completion(of: words) }
    let rest = Array(words.dropFirst())
    switch first {
    case "draw": return drawing(rest)
    case "spin": return drawing(rest, motion)
    case "face":
      return CommandSyntax(face + output + help) { faces(after: $0) }.completion(of: rest)
    case "chart":
      return CommandSyntax(chart + chartOutput + help) { _ in Completion(paths: .files) }
        .completion(of: rest)
    case "quotes":
      return CommandSyntax(quotes + quotesOutput + help) { _ in Completion(paths: .files) }
        .completion(of: rest)
    case "gallery": return CommandSyntax([sheet] + output + help).completion(of: rest)
    case "probe": return CommandSyntax([json] + help).completion(of: rest)
    case "help": return Completion(rest.count == 1 ? commands : [])
    case _ where Form(rawValue: first) != nil: return drawing(words)
    default: return start.completion(of: words)
    }
  }

  private static let start = CommandSyntax([
    OptionSyntax("--help", short: "-h", "show the most used options"),
    OptionSyntax("--help-all", "show all about the shapes"),
    OptionSyntax("--version", "show the version"),
  ]) { words in
    words.isEmpty ? Completion(commands + [.init("help", "show help")] + forms) : Completion()
  }

  private static let forms = Form.allCases.map { Completion.Candidate($0.rawValue, $0.words) }

  /// Returns the completions for a list of shapes and their options.
  private static func drawing(_ words: [String], _ more: [OptionSyntax] = []) -> Completion {
    CommandSyntax(more + layer + output + help) { words in
      // A text, values or a path follow some names.
      let isData = words.last.flatMap(Form.init)?.data != nil
      return isData ? Completion() : Completion(forms)
    }.completion(of: words)
  }

  private static func faces(after words: [String]) -> Completion {
    Completion(words.isEmpty ? Face.allCases.map { .init($0.rawValue) } : [])
  }
}

// MARK: - Options

extension ShapeSyntax {
  static let help = [OptionSyntax("--help", short: "-h", "show help")]
  static let sheet = OptionSyntax("--sheet", "print all shapes")
  static let json = OptionSyntax("--json", "as a JSON object")
  static let face = [
    OptionSyntax("--left", .required(Completion()), "how much is left"),
    OptionSyntax(
      "--state", .required(list(Snapshot.Phase.allCases.map(\.rawValue))), "what goes on"),
    OptionSyntax("--name", .required(Completion()), "what it is for"),
    OptionSyntax("--caption", .required(Completion()), "the line below the picture"),
    OptionSyntax("--notice", .required(Completion()), "the news above that line"),
  ]

  /// The options of a layer, which each layer may have.
  static let layer = LayerKey.allCases.map { key in
    OptionSyntax(
      "--\(key.rawValue)", key == .centered ? .none : .required(values(of: key)), key.expected,
      excluding: nil)
  }

  static let output = OutputKey.allCases.map(option)

  /// Returns the option of a picture.
  static func option(_ key: OutputKey) -> OptionSyntax {
    OptionSyntax(
      "--\(key.rawValue)", short: key == .output ? "-o" : nil, .required(values(of: key)),
      key.expected)
  }

  static let motion = MotionKey.allCases.map { key in
    OptionSyntax("--\(key.rawValue)", .required(values(of: key)), key.expected)
  }

  /// Returns the completions for an enumeration.
  static func list(_ texts: [String]) -> Completion {
    Completion(texts.map { .init($0) })
  }

  private static func values(of key: LayerKey) -> Completion {
    switch key {
    case .cap: list(["butt", "round", "square"])
    case .join: list(["miter", "round", "bevel"])
    case .kind: list(["linear", "radial", "angular"])
    case .mix: list(["components", "hue", "light", "perceptual"])
    case .rule: list(["nonzero", "evenodd"])
    case .clip: Completion(forms.filter { Form(rawValue: $0.text)?.data == nil })
    case .paint: list(CSSColors.all.keys.sorted())
    default: Completion()
    }
  }

  private static func values(of key: OutputKey) -> Completion {
    switch key {
    case .output: Completion(paths: .files)
    case .format: list(OutputPlan.Format.allCases.map(\.rawValue))
    case .glyphs:
      list(["auto"] + GlyphSet.allCases.map(\.rawValue) + PixelProtocol.allCases.map(\.rawValue))
    case .color: list(["auto"] + ColorDepth.allCases.map(\.rawValue))
    case .background, .terminalBackground: list(CSSColors.all.keys.sorted())
    case .size: Completion()
    }
  }

  private static func values(of key: MotionKey) -> Completion {
    key == .curve ? list(["linear", "ease-in", "ease-out", "ease-in-out", "spring"]) : Completion()
  }
}
