internal import Clocks
internal import Control
internal import Faces
internal import Programs
internal import Reports

extension AttachProgram {
  /// How long the timer may take to answer a command.
  private static let patience = Duration.seconds(2)

  /// Answers a command of a person.
  mutating func perform(_ command: Command, at now: Moment) -> Actions {
    let first = pair?.command
    (pair, notice) = (nil, nil)
    if let request = Self.requests[command] { return send(request, at: now) }
    switch command {
    case .finish:
      // While the alarm rings there is nothing to finish, as the timer says.
      guard first != .finish, record.phase != .ringing else { return send(.finish, at: now) }
      return awaitSecond(.finish, "e again finishes it now", at: now)
    case .cancel:
      guard first != .cancel else { return send(.cancel, at: now) }
      return awaitSecond(
        .cancel, "c again \(record.countsUp ? "stops" : "cancels") the timer", at: now)
    case .nextFace: face = face.next
    case .close: return [.end(status: 0, saying: standing(at: now))]
    case .showKeys:
      showsKeys = showsFace
      let help = KeyHelp(documenting: Self.keyMaps, availability: availability(of:))
      return [.say(help.spoken)]
    case .hideKeys: showsKeys = false
    default: break  // All others are requests.
    }
    return []
  }

  /// What the timer is asked for at once.
  private static let requests: [Command: ControlRequest] = [
    .pause: .toggle, .restart: .restart,
    .addMinute: .add(.seconds(60)), .removeMinute: .take(.seconds(60)),
    .addSeconds: .add(.seconds(10)), .removeSeconds: .take(.seconds(10)),
    .nextStep: .skip, .previousStep: .back, .startStep: .toggle, .lap: .lap,
    .stopAlarm: .acknowledge, .snooze: .snooze,
  ]

  private mutating func send(_ request: ControlRequest, at now: Moment) -> Actions {
    patienceEnd = patienceEnd ?? now.instant.advanced(by: Self.patience)
    return [.perform(.send(request))]
  }

  private mutating func awaitSecond(
    _ command: Command, _ words: String, at now: Moment
  ) -> Actions {
    let time = CountdownProgram.keyPairTime
    pair = KeyPair(command: command, until: now.instant.advanced(by: time))
    return [note(words, for: time, at: now)]
  }

  func availability(of command: Command) -> Availability {
    switch command {
    case .nextStep, .previousStep: record.stepCount > 1 ? .on : .absent
    case .startStep: record.waits ? .on : .absent
    case .lap: record.countsUp ? .on : .absent
    case .addMinute, .removeMinute, .addSeconds, .removeSeconds, .finish:
      record.isOpen ? .absent : .on
    default: .on
    }
  }
}
