internal import Clocks
internal import Countdowns
internal import Faces
package import TerminalCodes
package import Timers
package import Widgets

/// The form for adding or editing a saved timer.
package struct TimerForm: Hashable, Sendable {
  /// The fields, from top to bottom.
  package enum Field: Int, Hashable, Sendable, CaseIterable {
    case name, time, rounds, finalStep, face, sound
  }

  /// The index of the timer being edited; `nil` for a new one.
  var place: Int?
  /// The timer being edited, with what the form doesn't show; `nil` for a new one.
  let original: NamedTimer?
  /// The texts of the fields for typing.
  private var texts: [Field: TextState]
  /// The index of the selected face; 0 is the default from the settings.
  package private(set) var face: Int
  /// The index of the selected sound; 0 is the default from the settings.
  package private(set) var sound: Int
  private let sounds: [String]
  /// The error message, if any.
  package var notice: String?

  static let faces = ["as in settings"] + Face.allCases.map(\.rawValue)

  init(_ timer: NamedTimer?, at place: Int?, time: String = "", sounds: [String]) {
    (self.place, original) = (place, timer)
    let rounds = timer.map { $0.rounds > 1 ? Routine.text(ofRounds: $0.rounds) : "" } ?? ""
    texts = [
      .name: Self.state(timer?.name ?? "", limit: 80),
      .time: Self.state(timer?.time ?? time, limit: 400),
      .rounds: Self.state(rounds, limit: "forever".count),
      .finalStep: Self.state(timer?.finalStep ?? "", limit: 120),
    ]
    // Typing replaces the prefilled text.
    texts[.time]?.selectAll()
    face = timer?.face.flatMap { Self.faces.firstIndex(of: $0.rawValue) } ?? 0
    var sounds = ["as in settings"] + sounds + ["none"]
    if let own = timer?.sound, !sounds.contains(own) { sounds.append(own) }
    self.sounds = sounds
    sound = timer?.sound.flatMap { sounds.firstIndex(of: $0) } ?? 0
  }

  /// Returns the state of a field; the limit is for typing, and doesn't cut the text that is there.
  private static func state(_ text: String, limit: Int) -> TextState {
    TextState(text, limit: max(limit, text.count))
  }

  /// Whether no timer, not even a built-in one, is being edited.
  var isNew: Bool { original == nil }

  package subscript(text field: Field) -> TextState { texts[field] ?? TextState("") }

  /// Whether the fields for repeated steps are shown.
  var hasSteps: Bool {
    self[text: .time].text.contains("=")
      || [.rounds, .finalStep].contains { !self[text: $0].text.isEmpty }
  }

  /// The text of the selected face.
  var faceWord: String { Self.faces[face] }
  /// The text of the selected sound.
  var soundWord: String { sounds[sound] }
  /// The width of the widest sound in columns.
  var soundWidth: Int { sounds.reduce(0) { max($0, min(20, $1.count)) } }
}

// MARK: - Input

extension TimerForm {
  /// Selects another face or sound by a number of steps, wrapping around.
  mutating func move(_ field: Field, by steps: Int) {
    switch field {
    case .face: face = (face + steps + Self.faces.count) % Self.faces.count
    case .sound: sound = (sound + steps + sounds.count) % sounds.count
    case .name, .time, .rounds, .finalStep: break
    }
  }

  /// Moves the cursor of a text to a click.
  mutating func move(to hit: Hit<AppOwner>, in field: Field) {
    guard let place = texts[field].map({ TextField.place(of: hit, in: $0) }) else { return }
    texts[field]?.move(to: place)
  }

  /// Handles a key in a field; returns whether the field uses it.
  package mutating func handle(_ press: KeyPress, in field: Field) -> Bool {
    notice = nil
    if texts[field] != nil { return texts[field]?.handle(press) == true }
    guard press.plain == .left || press.plain == .right else { return false }
    move(field, by: press.plain == .left ? -1 : 1)
    return true
  }

  mutating func paste(_ text: String, in field: Field) {
    notice = nil
    texts[field]?.insert(text)
  }
}

// MARK: - The timer

extension TimerForm {
  /// Returns how the time and the steps are understood, or an error message, in words that stay
  /// true as time passes.
  func understood(at now: Moment, in zone: Zone) -> (text: String, isError: Bool) {
    guard !self[text: .time].text.allSatisfy(\.isWhitespace) else {
      return (TimeEntry.examples, false)
    }
    do throws(NamedTimerError) {
      let (goal, definition) = try timer().start(at: now, in: zone)
      if let routine = definition.routine { return (RoutineWords.echo(routine), false) }
      let wording = Wording(zone: zone)
      let words = goal.target.map { wording.ends($0, now: now.wall) } ?? wording.length(goal.total)
      return (words + goal.hintSuffix, false)
    } catch { return (error.description, true) }
  }

  /// Returns the timer; throws if its time, its steps or the number of rounds is invalid.
  package func timer() throws(NamedTimerError) -> NamedTimer {
    var timer = original ?? NamedTimer(name: "", time: "")
    timer.time = typed(.time, original?.time)
    timer.finalStep = typed(.finalStep, original?.finalStep)
    if timer.finalStep == "" { timer.finalStep = nil }
    let rounds = typed(.rounds)
    guard let count = rounds.isEmpty ? 1 : Routine.rounds(rounds) ?? Int(rounds) else {
      throw NamedTimerError(
        key: "rounds",
        description: "“\(rounds)” isn’t a number of rounds; write one such as 4, or forever")
    }
    timer.rounds = count
    _ = try timer.plan()
    timer.name = CountdownSettings.label(self[text: .name].text) ?? timer.time
    timer.face = Face(rawValue: faceWord)
    timer.sound = sound == 0 ? nil : soundWord
    return timer
  }

  /// Returns the text of a field without the blanks around it; an unchanged one is kept as it was.
  private func typed(_ field: Field, _ original: String? = nil) -> String {
    let text = self[text: field].text
    if let original, text == TextState.line(of: original) { return original }
    var trimmed = text.drop { $0 == " " }
    while trimmed.last == " " { trimmed.removeLast() }
    return String(trimmed)
  }
}
