internal import Clocks
internal import Countdowns
internal import Faces
internal import TerminalCodes
internal import Widgets

/// The form for adding or editing a saved timer.
struct TimerForm: Hashable, Sendable {
  /// The fields, from top to bottom.
  enum Field: Int, Hashable, Sendable, CaseIterable {
    case name, time, face, sound
  }

  /// The index of the timer being edited; `nil` for a new one.
  var place: Int?
  var name: TextState
  var time: TextState
  /// The index of the selected face; 0 is the default from the settings.
  private(set) var face: Int
  /// The index of the selected sound; 0 is the default from the settings.
  private(set) var sound: Int
  private let sounds: [String]
  /// The error message, if any.
  var notice: String?

  static let faces = ["as in settings"] + Face.allCases.map(\.rawValue)

  init(_ timer: NamedTimer?, at place: Int?, time: String = "", sounds: [String]) {
    self.place = place
    name = TextState(timer?.name ?? "", limit: 80)
    self.time = TextState(timer?.time ?? time, limit: 80)
    // Typing replaces the prefilled text.
    self.time.selectAll()
    face = timer?.face.flatMap { Self.faces.firstIndex(of: $0.rawValue) } ?? 0
    var sounds = ["as in settings"] + sounds + ["none"]
    if let own = timer?.sound, !sounds.contains(own) { sounds.append(own) }
    self.sounds = sounds
    sound = timer?.sound.flatMap { sounds.firstIndex(of: $0) } ?? 0
  }

  /// The text of the selected face.
  var faceWord: String { Self.faces[face] }
  /// The text of the selected sound.
  var soundWord: String { sounds[sound] }
  /// The width of the widest sound in columns.
  var soundWidth: Int { sounds.reduce(0) { max($0, min(24, $1.count)) } }

  /// Selects another face or sound by a number of steps, wrapping around.
  mutating func move(_ field: Field, by steps: Int) {
    switch field {
    case .face: face = (face + steps + Self.faces.count) % Self.faces.count
    case .sound: sound = (sound + steps + sounds.count) % sounds.count
    case .name, .time: break
    }
  }

  /// Handles a key in a field; returns whether the field uses it.
  mutating func handle(_ press: KeyPress, in field: Field) -> Bool {
    notice = nil
    switch field {
    case .name: return name.handle(press)
    case .time: return time.handle(press)
    case .face, .sound:
      guard press.plain == .left || press.plain == .right else { return false }
      move(field, by: press.plain == .left ? -1 : 1)
      return true
    }
  }

  /// Adds pasted text to a field.
  mutating func paste(_ text: String, in field: Field) {
    notice = nil
    switch field {
    case .name: name.insert(text)
    case .time: time.insert(text)
    case .face, .sound: break
    }
  }

  /// Returns how the time is understood, or an error message, in words that stay true as time
  /// passes.
  func understood(at now: Moment, in zone: Zone) -> (text: String, isError: Bool) {
    guard !time.text.allSatisfy(\.isWhitespace) else { return (TimeEntry.examples, false) }
    do throws(ReadingError) {
      let reading = try Reading(words: [time.text])
      let goal = try TimeEntry.goal(of: reading, at: now, in: zone)
      let wording = Wording(zone: zone)
      let words =
        goal.target.map { wording.ends($0, now: now.wall) } ?? wording.length(goal.total)
      return (words + (goal.hint.map { " (\($0))" } ?? ""), false)
    } catch {
      return (error.description, true)
    }
  }

  /// Returns the timer; throws if its time is invalid.
  func timer() throws(ReadingError) -> NamedTimer {
    _ = try Reading(words: [time.text])
    let typed = time.text.split(separator: " ").joined(separator: " ")
    return NamedTimer(
      name: CountdownSettings.label(name.text) ?? typed, time: typed,
      face: Face(rawValue: faceWord), sound: sound == 0 ? nil : soundWord)
  }
}
