internal import ChartViews
internal import Charts
internal import TerminalCodes
internal import Texts

/// The parts of a plan that contradict each other.
struct ChartConflicts {
  private let plan: ChartPlan
  /// The options that were given.
  private let given: Set<String>
  /// What asks for figures, if something does.
  private let figures: String?

  init(_ plan: ChartPlan, _ arguments: ChartArguments) {
    self.plan = plan
    let output = arguments.output
    let names =
      arguments.flags.map(\.rawValue) + arguments.settings.map(\.key.rawValue)
      + output.settings.map(\.key.rawValue)
    given = Set(names.map { $0 == "output" ? "-o" : "--\($0)" })
    let (format, file) = (output[.format], output[.output])
    let isFile = format == nil && file?.hasSuffix(".json") == true
    figures = format == "json" ? "--format json" : isFile ? "-o \(file ?? "")" : nil
  }

  /// Throws the first contradiction, with what would be right.
  func check() throws(Failure) {
    try checkAnswers()
    try checkFiles()
    try checkStream()
    try checkReading()
    try checkLook()
  }

  private func has(_ option: String) -> Bool { given.contains(option) }

  /// Returns the first of some options that was given.
  private func first(of options: String...) -> String? { options.first(where: has) }

  private func refuse(_ words: String) throws(Failure) -> Never { throw Failure(words: words) }
}

// MARK: - What is printed

extension ChartConflicts {
  private func checkAnswers() throws(Failure) {
    let words = ["--plain", "--describe", "--sparkline"].filter(has) + [figures].compactMap(\.self)
    if words.count > 1 {
      try refuse("\(words[0]) and \(words[1]) are different answers: leave one of them out")
    }
    // Figures are written where a picture is.
    if let answer = words.first, answer != figures {
      let form = answer == "--sparkline" ? first(of: "-o", "--format") : picture
      if let form { try refuse("\(form) writes a picture, \(answer) words: leave one of them out") }
    }
    if figures != nil, has("--size") {
      try refuse("--size is that of a picture, and \(figures ?? "") writes none: leave it out")
    }
    guard plan.answer == .sparkline else { return }
    if case .both? = plan.output.extent {
      try refuse("--sparkline has one row: give its columns only, as in --size 20")
    }
    if case .pixels(let pixels) = plan.output.marks {
      try refuse(
        "--sparkline is text: --glyphs takes block, braille or ascii there, "
          + "not “\(pixels.rawValue)”")
    }
  }

  /// The option that asks for a picture, if there is one.
  private var picture: String? { first(of: "-o", "--format", "--size") }
}

// MARK: - What is read

extension ChartConflicts {
  private func checkFiles() throws(Failure) {
    if plan.files.contains("") { try refuse("a file name is empty") }
    if plan.files.count(where: { $0 == ChartPlan.standardInput }) > 1 {
      try refuse("- is standard input, which can be read once: name it once")
    }
    guard plan.joining != nil else { return }
    if plan.files.count < 2 {
      try refuse("--join makes one chart of several files: name two or more")
    }
    if has("--composition") {
      try refuse("--composition arranges several charts, --join makes one: leave one of them out")
    }
  }

  private func checkStream() throws(Failure) {
    guard plan.follows else {
      if has("--last") { try refuse("--last goes with --follow, which reads a stream") }
      return
    }
    if let file = plan.files.first(where: { $0 != ChartPlan.standardInput }) {
      let name = ShellText.line([file])
      try refuse(
        "--follow reads standard input, not files: "
          + "tail -n +1 -f \(name) | \(CalledName.text) chart --follow")
    }
    if let option = first(of: "--from", "--to") {
      try refuse(
        "\(option) is a part of data that are all there, and a stream goes on: leave \(option) out; "
          + "--last says how much of a stream is kept")
    }
    if plan.isPlain, has("--last") {
      try refuse("--plain reads a stream to its end, and keeps all of it: leave --last out")
    }
    if let answer = figures ?? picture ?? first(of: "--sparkline", "--describe") {
      try refuse(
        "--follow shows a stream while it grows, \(answer) prints once: leave --follow out to "
          + "print when the input ends")
    }
  }

  private func checkReading() throws(Failure) {
    let reading = plan.reading
    if reading.format == .tsv, let delimiter = reading.delimiter, delimiter != .tab {
      try refuse(
        "--input tsv has tabs between cells: --delimiter \(delimiter.rawValue) goes with "
          + "--input csv")
    }
    if reading.format == .json, let option = first(of: "--delimiter", "--header", "--decimal") {
      try refuse("\(option) is about rows of cells, which JSON hasn’t: it goes with --input csv")
    }
  }
}

// MARK: - How it looks

extension ChartConflicts {
  private func checkLook() throws(Failure) {
    let look = plan.look
    if let flag = first(of: "--percent", "--pie", "--stacked") {
      try checkShares(flag)
    }
    if look.isPie,
      let option = first(of: "--scale", "--range", "--ticks", "--rule", "--two-axes")
    {
      try refuse("a pie has no axes for \(option): leave it or --pie out")
    }
    if look.isPercentage, look.scale == .log10 {
      try refuse("shares go from 0 to 100 on a linear scale: leave --scale log or --percent out")
    }
    if look.scale == .log10 { try checkLogarithm() }
    if look.scale != .linear, has("--volume") {
      try refuse("--volume stands on a linear axis: leave it or --scale out")
    }
    if let from = look.from.flatMap(ChartNumber.number),
      let to = look.to.flatMap(ChartNumber.number), from > to
    {
      try refuse(
        "--from \(look.from ?? "") lies after --to \(look.to ?? ""): the first has to be less")
    }
  }

  /// Refuses what can't be a share or a part of a stack.
  private func checkShares(_ flag: String) throws(Failure) {
    if plan.reading.kind == .candle || plan.reading.kinds.values.contains(.candle) {
      try refuse("candles have no parts that \(flag) could add up: --kind area or bar has")
    }
    if has("--volume") {
      try refuse("--volume is drawn below candles, which \(flag) can’t add up: leave one out")
    }
    if flag != "--pie", has("--two-axes") {
      try refuse("\(flag) adds series up on one axis: leave it or --two-axes out")
    }
  }

  private func checkLogarithm() throws(Failure) {
    let advice = "--scale symlog also shows 0 and what is below"
    if let end = [plan.look.lower, plan.look.upper].compactMap(\.self).first(where: { $0 <= 0 }) {
      try refuse("--scale log shows what is above 0, not --range with \(text(end)); \(advice)")
    }
    if let value = plan.look.rules.compactMap(\.value).first(where: { $0 <= 0 }) {
      try refuse("--scale log shows what is above 0, not --rule \(text(value)); \(advice)")
    }
  }

  private func text(_ number: Double) -> String {
    abs(number) < 1e15 ? NumberText.text(number) : "\(number)"
  }
}
