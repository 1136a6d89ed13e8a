internal import Clocks
internal import JSON
internal import Texts

/// A rule of a game as a member of a JSON object: the header of a record, or a result.
struct RuleCodec: Sendable {
  /// The codecs of all rules, in the order in which they are written.
  private static let all = [
    RuleCodec(
      "pairs", \.pairs, "a number from 2 to 1000", write: { .number("\($0)") },
      read: { value in
        value.integer.flatMap { (PairsRules.fewestPairs...1000).contains($0) ? $0 : nil }
      }),
    RuleCodec(
      "bonus_seconds", \.bonusTime, "a number of seconds", write: { .number(SecondsText.text($0)) },
      read: { $0.number.flatMap(SecondsText.duration) }),
    RuleCodec(
      "players", \.players, "1 or 2", unlessStated: 1, write: { .number("\($0)") },
      read: { value in value.integer.flatMap { (1...2).contains($0) ? $0 : nil } }),
    flag("easy", \.isEasy),
    RuleCodec(
      "computer", \.computer, "a number from 0 to 100", unlessStated: .some(nil),
      write: { $0.map { .number("\($0.percent)") } },
      read: { $0.integer.flatMap { ComputerMemory(percent: $0) }.map { .some($0) } }),
  ]

  /// Returns the codec of a rule that isn't stated unless it applies.
  private static func flag(
    _ key: String, _ rule: any WritableKeyPath<PairsRules, Bool> & Sendable
  ) -> RuleCodec {
    RuleCodec(
      key, rule, "true or false", unlessStated: false, write: { $0 ? .boolean(true) : nil },
      read: { if case .boolean(let isTrue) = $0 { isTrue } else { nil } })
  }

  private let write: @Sendable (PairsRules) -> JSONValue.Member?
  private let read: @Sendable (JSONValue, inout PairsRules) throws(RecordFault) -> Void

  /// Creates the codec of a rule; `write` returns `nil` for a value that needn't be stated.
  private init<Value: Sendable>(
    _ key: String, _ rule: any WritableKeyPath<PairsRules, Value> & Sendable, _ form: String,
    unlessStated usual: Value? = nil, write: @escaping @Sendable (Value) -> JSONValue?,
    read: @escaping @Sendable (JSONValue) -> Value?
  ) {
    self.write = { rules in write(rules[keyPath: rule]).map { JSONValue.Member(key, $0) } }
    self.read = { (object, rules) throws(RecordFault) in
      guard let value = object[key].map(read) ?? usual else {
        throw RecordFault("\(key) should be \(form)")
      }
      rules[keyPath: rule] = value
    }
  }
}

extension RuleCodec {
  /// Returns the members that state the rules.
  static func members(of rules: PairsRules) -> [JSONValue.Member] {
    all.compactMap { $0.write(rules) }
  }

  /// Returns the rules that an object states.
  static func rules(in object: JSONValue) throws(RecordFault) -> PairsRules {
    var rules = PairsRules()
    for codec in all { try codec.read(object, &rules) }
    rules.settle()
    return rules
  }
}

/// What is wrong with a line.
struct RecordFault: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
