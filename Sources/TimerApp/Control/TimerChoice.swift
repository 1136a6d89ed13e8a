internal import Reports

/// The timers that a command means, by what was typed and what is running.
enum TimerChoice {
  /// Why a command means no timer.
  enum Failure: Error, Hashable {
    /// No timer is running.
    case none
    /// No timer has the name; these are running.
    case unknown(String, running: [String])
    /// Several are running, and none was named.
    case several([String])

    /// The exit status, as in sysexits(3).
    var status: Int32 {
      switch self {
      case .none, .unknown: 66
      case .several: 64
      }
    }

    /// The failure in a sentence.
    var words: String {
      switch self {
      case .none: "no timer is running"
      case .unknown(let name, []): "“\(name)” isn’t running, nor is any other timer"
      case .unknown(let name, let running):
        "“\(name)” isn’t running; running: \(TimerChoice.list(running))"
      case .several(let names):
        "name one of the timers that are running: \(TimerChoice.list(names))"
      }
    }
  }

  /// Returns the place of the one timer that is meant among names.
  ///
  /// Without a name it is the only one; with a name, the one with that name, whatever the case of
  /// its letters if only one fits.
  static func one(_ name: String?, among names: [String]) throws(Failure) -> Int {
    guard let name else {
      guard !names.isEmpty else { throw .none }
      guard names.count == 1 else { throw .several(names) }
      return 0
    }
    if let place = names.firstIndex(of: name) { return place }
    let similar = names.indices.filter { names[$0].lowercased() == name.lowercased() }
    guard similar.count == 1 else { throw .unknown(name, running: names) }
    return similar[0]
  }

  private static let mostListed = 10

  private static func list(_ names: [String]) -> String {
    let more = names.count - mostListed
    return names.prefix(mostListed).joined(separator: ", ") + (more > 0 ? ", \(more) more" : "")
  }
}
