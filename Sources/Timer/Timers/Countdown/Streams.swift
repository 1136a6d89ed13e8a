/// The use of the program's streams.
package struct Streams: Hashable, Sendable {
  /// The output on the terminal.
  package enum Show: Hashable, Sendable {
    /// Nothing, as with `sleep`.
    case nothing
    /// A face.
    case face
    /// Lines of words at times left that are announced.
    case words
  }

  /// The terminal and streams with which the program was started.
  package struct Terminals: Hashable, Sendable {
    var outputIsTerminal: Bool
    var errorIsTerminal: Bool
    /// Whether a terminal can be opened.
    var hasTerminal: Bool
    /// Whether the terminal supports cursor movement.
    package var movesCursor: Bool

    /// Creates the terminals.
    package init(
      outputIsTerminal: Bool, errorIsTerminal: Bool, hasTerminal: Bool, movesCursor: Bool
    ) {
      (self.outputIsTerminal, self.errorIsTerminal, self.hasTerminal, self.movesCursor) = (
        outputIsTerminal, errorIsTerminal, hasTerminal, movesCursor
      )
    }
  }

  /// The output on the terminal.
  package var show: Show
  /// Whether lines with the time left are written to standard output.
  package var feeds: Bool
  /// Whether the program keeps running when the reader of standard output closes its end.
  package var outlivesReader = false
  /// Whether the echo and the closing line go to standard error, since nothing else is shown.
  package var speaksOnError: Bool
  /// Whether the output of hooks is discarded, since it would be mixed with what the terminal shows.
  package var discardsHooks: Bool

  package init(_ settings: CountdownSettings, in terminals: Terminals) {
    let script = settings.script
    let isFeedAsked = script.format != nil || script.cadence != nil
    let isWanted =
      settings.look.faceIsNamed || settings.isPlain || settings.look.placement != .byFace
      || terminals.outputIsTerminal && !isFeedAsked
    let isShown = isWanted && terminals.hasTerminal && !script.isDetached
    let isWords = settings.isPlain || !terminals.movesCursor
    show = isShown ? (isWords ? .words : .face) : .nothing
    feeds = !script.isDetached && (!terminals.outputIsTerminal || isFeedAsked)
    outlivesReader = script.isDetached
    discardsHooks = isShown && terminals.errorIsTerminal
    speaksOnError = !isShown && terminals.errorIsTerminal && !script.isDetached
  }
}
