internal import Cells
package import Outputs
internal import Runtime

extension OutputTerminal {
  /// Opens the terminal with the requested settings; `nil` if it can't move the cursor.
  init?(_ output: OutputPlan) {
    let glyphs: GlyphSet? = if case .glyphs(let glyphs) = output.medium { glyphs } else { nil }
    self.init(glyphs: glyphs, colors: output.depth, pixels: output.pixelWish)
  }
}

extension CommandError {
  /// The failure of a program to start.
  package static let noDescriptors = CommandError(
    words: "the system is out of file descriptors", status: 71)
  /// The failure if the system allows the process no thread.
  package static let noThreads = CommandError(words: ThreadSupply.shortage, status: 71)
}
