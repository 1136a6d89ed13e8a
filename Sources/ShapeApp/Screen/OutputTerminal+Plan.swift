internal import Cells
internal import Programs
internal import Runtime

extension OutputTerminal {
  /// Opens the terminal to draw as was asked for; `nil` where nothing can be moved on it.
  init?(_ output: OutputPlan) {
    let glyphs: GlyphSet? = if case .glyphs(let glyphs) = output.marks { glyphs } else { nil }
    self.init(glyphs: glyphs, colors: output.depth, pixels: output.wish)
  }
}

extension Failure {
  /// A program couldn't begin to run.
  static let noDescriptors = Failure(words: "the system has no descriptors left", status: 71)
}
