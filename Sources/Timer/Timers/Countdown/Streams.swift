/// The use of the program's streams.
package struct Streams: Hashable, Sendable {
  /// The output on the terminal.
  package enum Show: Hashable, Sendable {
    /// Nothing, as with `sleep`.
    case nothing
    case face
    /// Lines of words at times left that are announced.
    case words
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

  /// Creates the use of streams that may be terminals; `hasTerminal` is whether one can be opened, and
  /// `movesCursor` whether it supports cursor movement.
  package init(
    _ settings: CountdownSettings, outputIsTerminal: Bool, errorIsTerminal: Bool,
    hasTerminal: Bool, movesCursor: Bool
  ) {
    let definition = settings.definition
    let isFeedAsked = definition.format != nil || definition.cadence != nil
    let isWanted =
      settings.look.faceIsNamed || settings.isPlain || settings.look.placement != .byFace
      || outputIsTerminal && !isFeedAsked
    let isShown = isWanted && hasTerminal && !definition.isDetached
    let isWords = settings.isPlain || !movesCursor
    show = isShown ? (isWords ? .words : .face) : .nothing
    feeds = !definition.isDetached && (!outputIsTerminal || isFeedAsked)
    outlivesReader = definition.isDetached
    discardsHooks = isShown && errorIsTerminal
    speaksOnError = !isShown && errorIsTerminal && !definition.isDetached
  }
}
