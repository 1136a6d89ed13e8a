internal import Reports

/// The choice of the timer to which a command applies.
package enum TimerChoice {
  /// The reason no timer was chosen.
  package enum Failure: Error, Hashable {
    /// No timer is running.
    case none
    /// No timer has the name; `running` lists the names in use.
    case unknown(String, running: [String])
    /// Several timers are running, and no name was given.
    case several([String])

    /// The exit status, as in sysexits(3).
    package var status: Int32 {
      switch self {
      case .none, .unknown: 66
      case .several: 64
      }
    }

    /// The error message.
    package var words: String {
      switch self {
      case .none: "no timer is running"
      case .unknown(let name, []): "“\(name)” isn’t running, and no other timer is"
      case .unknown(let name, let running):
        "“\(name)” isn’t running; running: \(TimerChoice.list(running))"
      case .several(let names): "name one of the running timers: \(TimerChoice.list(names))"
      }
    }
  }

  /// Returns the index of the chosen timer among names.
  ///
  /// Without a name, this is the only timer. A name has to match exactly, or case-insensitively if
  /// only one timer matches that way.
  package static func one(_ name: String?, among names: [String]) throws(Failure) -> Int {
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
