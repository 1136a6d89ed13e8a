internal import Clocks
internal import Countdowns
package import JSON
internal import Reports

extension SharedState: MessagePayload {
  /// The number of rounds that stands for rounds without end.
  private static let endlessRounds = 0

  /// The state as JSON; missing values are omitted.
  package var json: JSONValue {
    let members: [(String, JSONValue?)] =
      [
        ("v", .number("\(PayloadMembers.version)")), ("id", .string(id)),
        ("seq", .number("\(sequence)")), ("state", .string(phase.rawValue)),
        ("name", .string(name)), ("label", label.map(JSONValue.string)),
      ] + times + steps + [
        ("control", takesCommands ? .boolean(true) : nil), ("over", Self.time(over)),
        ("sent", Self.time(sent)), ("half", Self.length(half)), ("expiry", .number("\(expiry)")),
      ]
    return .object(members.compactMap { key, value in value.map { JSONValue.Member(key, $0) } })
  }

  private var times: [(String, JSONValue?)] {
    [
      ("ends", Self.time(ends)), ("left", Self.length(left)), ("planned", Self.length(planned)),
      ("origin", Self.time(origin)), ("elapsed", Self.length(elapsed)),
      ("up", countsUp ? .boolean(true) : nil), ("longest", Self.length(longest)),
      ("tenths", showsTenths ? .boolean(true) : nil),
    ]
  }

  private var steps: [(String, JSONValue?)] {
    let isOneOfSeveral = place.steps > 1 || place.rounds > 1
    let rounds = place.isEndless ? Self.endlessRounds : place.rounds
    let numbers = [
      ("step", place.step), ("steps", place.steps), ("round", place.round), ("rounds", rounds),
    ]
    return (isOneOfSeveral ? numbers.map { ($0, .number("\($1)")) } : []) + [
      ("stepLabel", place.label.map(JSONValue.string)), ("next", next.map(JSONValue.string)),
      ("nextPlanned", Self.length(nextPlanned)), ("color", color.map { .string($0.rawValue) }),
      ("warnings", warnings.isEmpty ? nil : .array(warnings.map(Self.json))),
    ]
  }

  private static func json(of warning: Warning) -> JSONValue {
    JSONValue([
      "left": .number(MillisecondsText.text(warning.left)),
      "color": .string(warning.color.rawValue),
    ])
  }

  private static func length(_ length: Duration?) -> JSONValue? {
    length.map { .number(MillisecondsText.text($0)) }
  }

  private static func time(_ time: WallTime?) -> JSONValue? { length(time?.sinceEpoch) }
}

// MARK: - Reading

extension SharedState {
  /// Parses a payload, which may be forged; unknown members are ignored.
  package init(bytes: [UInt8]) throws(SharedStateError) {
    let members = try PayloadMembers(bytes)
    let words = TimerReport.State.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    let phase = try members.value("state", should: "one of \(words)") {
      $0.string.flatMap(TimerReport.State.init)
    }
    self.init(
      id: try members.id(),
      sequence: try members.need("seq", members.count("seq", in: 1...1 << 53)),
      phase: try members.need("state", phase), name: try members.text("name") ?? Self.unnamed,
      longest: try members.need("longest", members.length("longest")),
      sent: try members.need("sent", members.time("sent")),
      expiry: try members.count("expiry", in: 0...Int(UInt32.max)) ?? 0)
    label = try members.text("label")
    takesCommands = try members.flag("control")
    over = try members.time("over")
    half = try members.length("half").map { min($0, Self.longestHalf) }
    try readTimes(members)
    try readStep(members)
    try checkTimes()
  }

  /// The longest half of a round trip, which is longer than any connection lives.
  private static let longestHalf = Duration.seconds(60)

  private mutating func readTimes(_ members: PayloadMembers) throws(PayloadError) {
    (ends, left) = (try members.time("ends"), try members.length("left"))
    (planned, elapsed) = (try members.length("planned"), try members.length("elapsed"))
    origin = try members.time("origin")
    (countsUp, showsTenths) = (try members.flag("up"), try members.flag("tenths"))
  }

  private mutating func readStep(_ members: PayloadMembers) throws(PayloadError) {
    let steps = try members.count("steps", in: 1...RecordLimits.steps) ?? 1
    let said = try members.count("rounds", in: 0...RecordLimits.rounds) ?? 1
    let rounds = said == Self.endlessRounds ? RecordLimits.rounds : said
    place = TimerReport.StepPlace(
      step: try members.count("step", in: 1...steps) ?? 1, steps: steps,
      round: try members.count("round", in: 1...rounds) ?? 1, rounds: rounds,
      label: try members.text("stepLabel"))
    if !isLastStep {
      (next, nextPlanned) = (try members.text("next"), try members.length("nextPlanned"))
    }
    color = members["color"]?.string.flatMap(Tint.init)
    try readWarnings(members)
  }

  /// Reads the warnings; those with unknown colors are ignored.
  private mutating func readWarnings(_ members: PayloadMembers) throws(PayloadError) {
    let list = try members.value("warnings", should: "a list", \.elements) ?? []
    for element in list.prefix(Self.mostWarnings) {
      guard let warning = try? PayloadMembers(element), let left = try? warning.length("left"),
        let color = warning["color"]?.string.flatMap(Tint.init)
      else { continue }
      warnings.append(Warning(left: left, color: color))
    }
    warnings.sort { $0.left < $1.left }
  }

  /// Checks that the times required by the state are present.
  private func checkTimes() throws(PayloadError) {
    let needed: (key: String, isThere: Bool) =
      switch phase {
      case .running where isOpen: ("origin", origin != nil)
      case .paused where isOpen, .ended where isOpen, .canceled where isOpen:
        ("elapsed", elapsed != nil)
      case .ringing where isOpen, .waiting where isOpen: ("planned", false)
      case .running, .ringing: ("ends", ends != nil)
      case .paused, .waiting, .canceled: ("left", left != nil)
      case .ended: ("ends", ends != nil || left != nil)
      }
    guard needed.isThere else { throw .missing(needed.key) }
  }
}
