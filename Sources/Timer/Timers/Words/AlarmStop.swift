/// The way to stop the alarm, which depends on how the program runs.
package enum AlarmStop: Hashable, Sendable {
  /// Press a key: the program is in the foreground.
  case key
  /// Bring a process's job to the foreground, and press a key there.
  case job(process: Int32)
  /// Type a command in the plain app.
  case command
  /// Nothing: the alarm ends by itself.
  case never
  /// Kill the process: no shell can bring it to the foreground.
  case end(process: Int32)

  /// Returns the message that time is up.
  package func words(name: String?) -> String {
    let label = name.map { "\($0): " } ?? ""
    return label + "time’s up." + (sentence.map { " \($0)" } ?? "")
  }

  private var sentence: String? {
    switch self {
    case .key: "Enter stops the alarm."
    case .job(let process):
      "Type fg and press Enter twice to stop the alarm, or type kill \(process)."
    case .command: "Type stop to stop the alarm."
    case .never: nil
    case .end(let process): "Type kill \(process) to stop the alarm."
    }
  }
}
