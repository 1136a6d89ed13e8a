internal import Clocks
internal import Countdowns
internal import Faces
package import Programs
internal import Timers

extension CountdownProgram {
  /// Performs a user command.
  mutating func perform(_ command: CountdownKeyCommand, at now: Moment) -> Actions {
    let wasFinishing = finishes != nil
    (finishes, notice) = (nil, nil)
    switch command {
    // The key has to be pressed twice in a row.
    case .timer(.finish) where !wasFinishing && !run.isRinging:
      finishes = now.instant.advanced(by: Self.keyPairTime)
      return [note("press e again to finish now", for: Self.keyPairTime, at: now)]
    case .timer(let command): return ask(command, at: now)
    case .moveToBackground: return moveToBackground(at: now)
    case .nextFace: face = face.next
    case .showKeys:
      showsKeys = true
      let help = KeyHelp(documenting: keyTables.all, availability: availability(of:))
      return help.lines.map { .say($0) }
    case .hideKeys: showsKeys = false
    case .close: break
    }
    return []
  }

  package func availability(of command: CountdownKeyCommand) -> Availability {
    switch command {
    case .timer(.acknowledge), .timer(.snooze): run.rings ? .on : .absent
    case .timer(let command): run.availability(of: command)
    case .moveToBackground: backgroundObstacle.map { .dimmed($0) } ?? .on
    default: .on
    }
  }
}
