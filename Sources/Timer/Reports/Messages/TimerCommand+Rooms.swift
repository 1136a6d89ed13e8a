package import Countdowns

extension TimerCommand {
  /// Whether the viewers of a shared timer may send it; the others are for the owner.
  package var isForRooms: Bool {
    switch self {
    case .pause, .resume, .toggle, .add, .skip, .back, .acknowledge: true
    case .start, .restart, .undo, .finish, .snooze, .cancel, .lap: false
    }
  }
}
