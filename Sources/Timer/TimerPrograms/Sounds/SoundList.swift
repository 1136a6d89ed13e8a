internal import Clocks
package import Programs
package import Synth
internal import TerminalCodes
internal import Widgets

/// The program of `timer sounds`, a list for listening to and choosing sounds; the app shows it as one
/// of its pages.
package struct SoundList: Program {
  /// A sound that is playing.
  struct Playing: Hashable, Sendable {
    var sound: FoundSound
    /// The number of the playback, which distinguishes its messages from earlier ones'.
    var number: Int
    /// The instant at which it became audible; `nil` until then.
    var start: Instant?
  }

  private(set) var entries: SoundEntries
  /// The folder of the user's files in displayed form; `nil` if there is none.
  let folder: String?
  /// The current alarm sound, if it can be found.
  private(set) var chosen: FoundSound?
  /// The cursor's position among the matches.
  var cursor = 0
  /// The index in all sounds that the cursor had before the filter changed.
  private var lastIndex: Int?
  /// The number of times that the cursor was scrolled into view.
  private(set) var reveals = 0
  /// The waveforms by sound, or the errors instead.
  var waves: [FoundSound: Result<SoundWave, SoundError>] = [:]
  /// The sound whose waveform is being computed.
  var looking: FoundSound?
  /// The file to choose once it has been read.
  var awaited: SoundEntry?
  /// The current playback.
  var playing: Playing?
  /// The number of playbacks requested.
  var plays = 0
  /// A sentence above the keys, shown until the next key or click.
  package var notice: String?
  /// The words to find in names and summaries.
  private(set) var filter = TextState(limit: 200)
  /// Whether a filter is being typed.
  var isTyping = false
  var showsKeys = false
  var window = WindowSize(columns: 80, rows: 24)
  package let appearance: Appearance

  /// Creates a list with the cursor on the default sound.
  package init(entries: [SoundEntry], folder: String?, appearance: Appearance = Appearance()) {
    self.entries = SoundEntries(entries)
    (self.folder, self.appearance) = (folder, appearance)
    chosen = .builtIn(.standard)
    cursor = self.entries.position(of: .builtIn(.standard)) ?? 0
  }

  /// Selects the chosen sound by its name among the entries, and moves the cursor to it.
  package mutating func choose(_ name: String?, among entries: [SoundEntry]) {
    guard let name else { return }
    // `none` and a file outside the list select no row.
    chosen = entries.first { $0.name == name }?.sound
    cursor = chosen.flatMap { self.entries.position(of: $0) } ?? 0
  }

  /// Selects the chosen sound, which `find` returns for its name, and moves the cursor to it.
  package mutating func choose(_ name: String?, by find: (String) throws(SoundError) -> FoundSound)
  {
    guard let name else { return }
    // `none` is a valid choice, but not a sound.
    guard name != "none" else { return chosen = nil }
    do throws(SoundError) {
      let sound = try find(name)
      chosen = sound
      if entries.position(of: sound) == nil {
        entries.append(SoundEntry(name: name, summary: "chosen by its path", sound: sound))
      }
      cursor = entries.position(of: sound) ?? 0
    } catch {
      chosen = nil
      notice = "\(error)"
    }
  }

  /// The sound under the cursor.
  var current: SoundEntry? { entries[cursor] }

  /// The waveform of the sound under the cursor; `nil` until known.
  var currentWave: Result<SoundWave, SoundError>? { current.flatMap { waves[$0.sound] } }

  /// Whether the sound under the cursor is playing.
  var isCurrentPlaying: Bool { playing != nil && playing?.sound == current?.sound }

  /// Moves the cursor to the nearest valid position, and scrolls it into view.
  mutating func move(to position: Int) {
    cursor = min(max(0, position), max(0, entries.count - 1))
    reveals += 1
  }

  /// Changes the filter; the cursor stays on its sound, or moves to the first match.
  ///
  /// After a filter without matches, the cursor returns to the sound it was on before.
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

extension SoundList {
  package static let keyMaps = SoundListKeys.all

  package var activeKeyMaps: [KeyMap<SoundListCommand>] {
    if showsKeys { return [SoundListKeys.whileShown] }
    if isTyping { return [SoundListKeys.whileTyping] }
    var maps = [SoundListKeys.list]
    if !filter.isEmpty { maps.insert(SoundListKeys.whileFiltered, at: 0) }
    if isCurrentPlaying { maps.insert(SoundListKeys.whilePlaying, at: 0) }
    return maps
  }

  package func availability(of command: SoundListCommand) -> Availability {
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
