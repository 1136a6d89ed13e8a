/// The use of the program's streams.
struct Streams: Hashable, Sendable {
  /// What a person sees while it counts.
  enum Show: Hashable, Sendable {
    /// Nothing, as with `sleep`.
    case nothing
    /// A face.
    case face
    /// Words on lines at marks.
    case words
  }

  /// Where the program is started.
  struct Surroundings: Hashable, Sendable {
    var outputIsTerminal: Bool
    var errorIsTerminal: Bool
    /// Whether there is a terminal that can be opened.
    var hasTerminal: Bool
    /// Whether its cursor can be moved.
    var movesCursor: Bool
  }

  /// What a person sees.
  var show: Show
  /// Whether standard output carries the time left, a line for each change.
  var feeds: Bool
  /// Whether it continues when the reader of standard output goes away.
  var outlivesReader = false
  /// Whether the echo and the last line go to standard error, as there is no better place.
  var speaksOnError: Bool

  init(_ settings: CountdownSettings, in surroundings: Surroundings) {
    let script = settings.script
    let isFeedAsked = script.format != nil || script.cadence != nil
    let isWanted =
      settings.faceIsNamed || settings.isPlain || settings.placement != .byFace
      || surroundings.outputIsTerminal && !isFeedAsked
    let isShown = isWanted && surroundings.hasTerminal && !script.isDetached
    let isWords = settings.isPlain || !surroundings.movesCursor
    show = isShown ? (isWords ? .words : .face) : .nothing
    feeds = !script.isDetached && (!surroundings.outputIsTerminal || isFeedAsked)
    outlivesReader = script.isDetached
    speaksOnError = !isShown && surroundings.errorIsTerminal && !script.isDetached
  }
}
