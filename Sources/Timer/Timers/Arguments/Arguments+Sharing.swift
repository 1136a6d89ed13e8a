internal import CommandLines
internal import Reports

/// The options for a countdown that others follow in a room of a broker.
extension Arguments {
  static let sharing: [Option<Arguments>] = [
    Option.room(
      "share", \.share, help: "Share the timer in a room of an MQTT broker, such as hall."
    )
    .detailed(
      """
      The broker is that of the settings, unless the room is an address such as \
      `mqtts://anna@broker.example/hall`; see SHARING.
      """),
    Option.users("control", \.control).needing("--share"),
  ]
}

extension Option {
  /// Creates an option whose value is a room or its address.
  static func room(
    _ name: String, _ path: ValuePath<Arguments, String?>, help: String
  ) -> Option {
    text(name, "room", path, help: help, orElse: "a room such as hall")
  }

  /// Creates an option whose values are users of a broker, separated by commas.
  static func users(_ name: String, _ path: ValuePath<Arguments, [String]>) -> Option {
    Option(
      name, .required("name[,name...]"),
      help: "Users of the broker who may control the timer, such as anna,ben."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return }
      if text.isEmpty { throw .needs("names of users, such as anna,ben") }
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        arguments[keyPath: path].append(try ShareRequest.user(String(name)))
      }
    }.repeatable().detailed("Without them, the room is read-only, unless the settings name users.")
  }
}

extension ShareRequest {
  /// Returns the name of a user, without spaces around it; throws if it can't be one.
  @Sendable static func user(_ text: String) throws(ValueError) -> String {
    let name = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    if let refusal = TopicLevel.refusal(ofUser: name) { throw .sentence(refusal) }
    return name
  }
}
