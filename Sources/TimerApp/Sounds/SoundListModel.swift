internal import Alarms
internal import Clocks
internal import Programs
internal import Synth
internal import TerminalCodes
internal import Widgets

/// Everything that the sound list knows: a value that a program shows alone or as one of its pages.
struct SoundListModel: Sendable {
  /// A sound that plays.
  struct Playing: Hashable, Sendable {
    var sound: FoundSound
    /// The number of the playback, which distinguishes its messages from those of earlier ones.
    var number: Int
    /// When its first frame was heard; `nil` until then.
    var start: Instant?
  }

  private(set) var entries: SoundEntries
  /// Where the user's files lie, as it is shown to a person; `nil` when there is no place.
  let folder: String?
  /// The sound that rings now, if it can be found.
  private(set) var chosen: FoundSound?
  /// The place of the cursor among the sounds that match the filter.
  var cursor = 0
  /// The sound among all that was under the cursor before the filter changed.
  private var lastIndex: Int?
  /// How often the cursor was brought into view.
  private(set) var reveals = 0
  /// Waves by their sounds, or why there is none.
  var waves: [FoundSound: Result<SoundWave, SoundError>] = [:]
  /// The sound whose wave is being worked out.
  var looking: FoundSound?
  /// The file that is chosen as soon as it has been read.
  var awaited: SoundLibrary.Entry?
  /// What plays now.
  var playing: Playing?
  /// The number of playbacks that were asked for.
  var plays = 0
  /// A sentence above the keys, until the next key or click.
  var notice: String?
  /// The words that are searched for in names and summaries.
  private(set) var filter = TextState(limit: 200)
  /// Whether a filter is being typed.
  var isTyping = false
  /// Whether the keys are shown.
  var showsKeys = false
  /// The window's size.
  var window = WindowSize(columns: 80, rows: 24)

  /// Creates a list with the cursor on the standard sound.
  init(entries: [SoundLibrary.Entry], folder: String?) {
    self.entries = SoundEntries(entries)
    self.folder = folder
    chosen = .builtIn(.standard)
    cursor = self.entries.position(of: .builtIn(.standard)) ?? 0
  }

  /// Takes in which sound was chosen before by its name among the entries, and goes there.
  mutating func choose(_ name: String?, among entries: [SoundLibrary.Entry]) {
    guard let name else { return }
    // The bell alone and a file that isn't in the list mark no row.
    chosen = entries.first { $0.name == name }?.sound
    cursor = chosen.flatMap { self.entries.position(of: $0) } ?? 0
  }

  /// Takes in which sound was chosen before, and goes there.
  mutating func choose(_ name: String?, in library: SoundLibrary) {
    guard let name else { return }
    // The bell alone is a choice too, but no sound.
    guard name != "none" else { return chosen = nil }
    do throws(SoundError) {
      let sound = try library.find(name)
      chosen = sound
      if entries.position(of: sound) == nil {
        entries.append(
          SoundLibrary.Entry(name: name, summary: "chosen by its path", sound: sound))
      }
      cursor = entries.position(of: sound) ?? 0
    } catch {
      chosen = nil
      notice = "\(error)"
    }
  }

  /// The sound under the cursor.
  var current: SoundLibrary.Entry? { entries[cursor] }

  /// The wave of the sound under the cursor; `nil` until it is known.
  var currentWave: Result<SoundWave, SoundError>? { current.flatMap { waves[$0.sound] } }

  /// Whether the sound under the cursor plays.
  var isCurrentPlaying: Bool { playing != nil && playing?.sound == current?.sound }

  /// Puts the cursor on the nearest sound there is, and brings it into view.
  mutating func move(to position: Int) {
    cursor = min(max(0, position), max(0, entries.count - 1))
    reveals += 1
  }

  /// Changes the filter; the cursor stays on its sound, or else goes to the first that matches.
  ///
  /// After a filter that nothing matched it is on the sound that it was on before.
  mutating func changeFilter(_ change: (inout TextState) -> Void) {
    let before = filter.text
    change(&filter)
    guard filter.text != before else { return }
    if entries.matches.indices.contains(cursor) { lastIndex = entries.matches[cursor] }
    entries.filter(by: filter.text)
    move(to: lastIndex.flatMap { entries.position(of: $0) } ?? 0)
  }
}

// MARK: - Keys

extension SoundListModel {
  /// The key tables in force, the innermost first.
  var activeKeyMaps: [KeyMap<SoundListCommand>] {
    if showsKeys { return [SoundListKeys.whileShown] }
    if isTyping { return [SoundListKeys.whileTyping] }
    var maps = [SoundListKeys.list]
    if !filter.isEmpty { maps.insert(SoundListKeys.whileFiltered, at: 0) }
    if isCurrentPlaying { maps.insert(SoundListKeys.whilePlaying, at: 0) }
    return maps
  }

  /// Returns whether a command can be used now.
  func availability(of command: SoundListCommand) -> Availability {
    switch command {
    case .play, .choose:
      guard current != nil else { return .dimmed("No sound matches.") }
      if case .failure(let error)? = currentWave { return .dimmed("\(error)") }
      return .on
    case .stop: return playing == nil ? .absent : .on
    default: return .on
    }
  }
}
