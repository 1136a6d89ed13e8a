internal import Clocks
internal import Countdowns
internal import Faces
package import Programs
internal import Reports
internal import Timers

extension AttachProgram {
  /// The time limit for the timer's reply to a command.
  private static let patience = Duration.seconds(2)

  /// Performs a user command.
  mutating func perform(_ command: Command, at now: Moment) -> Actions {
    let first = pair?.command
    (pair, notice) = (nil, nil)
    switch command {
    case .timer(.finish):
      // While the alarm rings there is nothing to finish, and the timer refuses the command.
      guard first != command, record.phase != .ringing else { return send(.finish, at: now) }
      return awaitSecond(command, "press e again to finish now", at: now)
    case .timer(.cancel):
      guard first != command else { return send(.cancel, at: now) }
      return awaitSecond(
        command, "press c again to \(record.countsUp ? "stop" : "cancel") the timer", at: now)
    case .timer(.restart):
      awaitsRestart = true
      return send(.restart, at: now)
    case .timer(let command): return send(command, at: now)
    case .nextFace: face = face.next
    case .close, .moveToBackground: return [.end(status: 0, saying: standing(at: now))]
    case .showKeys:
      showsKeys = showsFace
      let help = KeyHelp(documenting: Self.keyMaps, availability: availability(of:))
      return help.lines.map { .say($0) }
    case .hideKeys: showsKeys = false
    }
    return []
  }

  private mutating func send(_ command: TimerCommand, at now: Moment) -> Actions {
    patienceEnd = patienceEnd ?? now.instant.advanced(by: Self.patience)
    // A room has only the command that fits both a paused timer and a waiting step.
    return [.perform(.send(.command(isRemote && command == .start ? .toggle : command)))]
  }

  private mutating func awaitSecond(
    _ command: Command, _ words: String, at now: Moment
  ) -> Actions {
    let time = CountdownProgram.keyPairTime
    pair = KeyPair(command: command, until: now.instant.advanced(by: time))
    return [note(words, for: time, at: now)]
  }

  package func availability(of command: Command) -> Availability {
    guard case .timer(let command) = command else { return .on }
    let availability = record.availability(of: command)
    guard isRemote, availability != .absent else { return availability }
    if !canControl { return .dimmed(Self.readOnlyWords) }
    return command.isForRooms || command == .start ? availability : .dimmed(Self.ownerWords)
  }
}
