internal import Countdowns
internal import Faces
internal import Settings

/// The defaults that the settings file has for countdowns; `nil` where it has none.
struct Preferences: Equatable, Sendable {
  var sound: String?
  var volume: Int?
  var snooze: Duration?
  var notifies: Bool?
  var face: Face?
  var direction: Direction?
  var showsTenths: Bool?
  var isStill: Bool?
  /// What is wrong with the file, each in a sentence.
  var notes: [String] = []
}

extension Preferences {
  /// The words for spans in errors.
  static let span = "a span such as 5m"
  /// The names of the faces.
  static let faces = FaceFlag.allCases.map(\.rawValue)
  /// The names of the directions.
  static let directions = ["unwinding", "sweeping", "filling"]
  /// The limit of notes that are shown.
  private static let mostNotes = 3

  /// Collects the defaults from a file; a wrong value is noted and left out.
  init(_ document: SettingsDocument) {
    var notes: [String] = []
    func read<Value>(_ value: () throws -> Value?) -> Value? {
      do {
        return try value()
      } catch {
        notes.append("\(error)")
        return nil
      }
    }
    sound = read { try document.string("sound") }
    volume = read { try document.integer("volume", in: 0...100) }
    snooze = read {
      try document.form("snooze", Self.span) { try? SpanArgument.parse($0).duration }
    }
    notifies = read { try document.boolean("notify") }
    face = read { try document.choice("face", among: Self.faces) }.flatMap(Face.init)
    direction = read { try document.choice("direction", among: Self.directions) }
      .map { $0 == "sweeping" ? .sweeping : $0 == "filling" ? .filling : .unwinding }
    showsTenths = read { try document.boolean("tenths") }
    isStill = read { try document.boolean("reduced-motion") }
    notes += SettingsSchema.timer.unknownSettings(in: document).map(\.description)
    self.notes = notes
  }

  /// Reads the settings file; one that can't be read is noted.
  init(from places: SoundPlaces) {
    self.init()
    guard let path = places.settings else { return }
    do throws(SettingsError) {
      let text = try SettingsFile(path: path).read()
      if !text.bytes.isEmpty { self = Preferences(try text.document()) }
    } catch {
      notes = ["\(error)"]
    }
    notes = notes.prefix(Self.mostNotes).map { "\(places.said(path)): \($0)" }
  }
}

extension CountdownSettings {
  /// Fills in defaults where the command line gave nothing.
  mutating func apply(_ preferences: Preferences) {
    if !faceIsNamed { face = preferences.face ?? face }
    if direction == .unwinding { direction = preferences.direction ?? direction }
    showsTenths = showsTenths || preferences.showsTenths == true
    isStill = isStill || preferences.isStill == true
    alarm.apply(preferences)
    notes = preferences.notes
  }
}

extension AlarmSettings {
  fileprivate mutating func apply(_ preferences: Preferences) {
    chosenSound = preferences.sound
    if !volumeIsGiven, let percent = preferences.volume { volume = Volume(percent: percent) }
    if !snoozeIsGiven { snooze = preferences.snooze ?? snooze }
    notifies = notifies && preferences.notifies != false
  }
}
