internal import Clocks
package import Texts

extension TimerRecord {
  /// The version of the format, which changes when older programs would misunderstand it.
  package static let version = 1

  /// The record as JSON; what it doesn't have is left out.
  package var json: JSONValue {
    .object((identityMembers + timeMembers + planMembers).map { JSONValue.Member($0.0, $0.1) })
  }

  /// The record as one line of text.
  package var text: String { json.description }

  private typealias Members = [(String, JSONValue)]

  private var identityMembers: Members {
    [
      ("v", .number("\(Self.version)")), ("name", .string(name)), ("process", .whole(process)),
      ("process_start", .string(processStart)), ("boot", .string(boot)),
      ("counts_suspension", .boolean(countsSuspension)),
      ("started", .seconds(started.sinceEpoch)), ("written", .seconds(written.sinceEpoch)),
      ("phase", .string(phase.rawValue)), ("longest", .seconds(longest)),
      ("counts_up", .boolean(countsUp)), ("shows_tenths", .boolean(showsTenths)),
    ] + present("label", label.map(JSONValue.string))
  }

  private var timeMembers: Members {
    let times: [(String, Duration?)] = [
      ("deadline", deadline?.sinceZero), ("ends", ends?.sinceEpoch),
      ("target", target?.sinceEpoch), ("left", left), ("total", total),
      ("origin", origin?.sinceZero), ("origin_wall", originWall?.sinceEpoch),
      ("elapsed", elapsed), ("counted_before", countedBefore), ("ran_for", ranFor),
    ]
    return times.flatMap { present($0.0, $0.1.map(JSONValue.seconds)) }
  }

  private var planMembers: Members {
    let always: Members = [
      ("position", .whole(position)), ("steps", .array(steps.map(\.json))),
      ("rounds", .whole(rounds)), ("waits", .boolean(waits)),
      ("fired_marks", .array(firedMarks.map(JSONValue.whole))),
      ("armed_marks", .array(armedMarks.map(JSONValue.whole))),
      ("steps_done", .whole(stepsDone)),
      ("laps", .array(laps.map(JSONValue.seconds))),
      ("words", .array(words.map(JSONValue.string))),
    ]
    return always + present("face", face.map(JSONValue.string))
      + present("folder", folder.map(JSONValue.string))
      + present("status", status.map(JSONValue.whole))
  }
}

extension TimerRecord.StepEntry {
  fileprivate var json: JSONValue {
    let members =
      [("length", JSONValue.seconds(length))] + present("label", label.map(JSONValue.string))
      + present("sound", sound.map(JSONValue.string))
    return .object(members.map { JSONValue.Member($0.0, $0.1) })
  }
}

/// Returns a member, if it has a value.
private func present(_ key: String, _ value: JSONValue?) -> [(String, JSONValue)] {
  value.map { [(key, $0)] } ?? []
}

extension JSONValue {
  /// Creates an exact number of seconds.
  static func seconds(_ duration: Duration) -> JSONValue { .number(ExactSeconds.text(duration)) }

  /// Creates a whole number.
  static func whole(_ number: some BinaryInteger) -> JSONValue { .number("\(number)") }
}
