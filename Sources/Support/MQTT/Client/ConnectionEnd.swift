/// Why there is no connection, or no longer.
struct ConnectionEnd: Hashable {
  /// What to do about it.
  enum Remedy: Hashable {
    /// Try again after a time.
    case waiting
    /// Try again at once with MQTT 3.1.1, unless that was tried.
    case olderVersion
    /// Nothing helps but a change of the settings or of the broker's.
    case change
  }

  /// The reason, as a clause.
  var words: String
  var remedy = Remedy.waiting
}

// MARK: - Answers

extension ConnectionEnd {
  /// Creates the end from the reason code of a broker that refuses a connection: below 6, one of MQTT 3.1.1.
  init(refusal reason: Int32, to configuration: MQTTConfiguration) {
    switch reason {
    case 1, 0x84: self = Self.refusedVersion(configuration)
    case 2, 0x85:
      self.init(
        words: "the broker doesn’t accept the client ID “\(configuration.clientID)”",
        remedy: .change)
    case 4, 5, 0x86, 0x87: self.init(words: Self.refusedUser(configuration), remedy: .change)
    case 3, 0x88: self.init(words: "the broker isn’t available at the moment")
    case 0x89: self.init(words: "the broker is busy")
    case 0x8A: self.init(words: "the broker has banned this client", remedy: .change)
    case 0x97, 0x9F: self.init(words: "the broker allows no more connections at the moment")
    case 0x9C, 0x9D: self.init(words: "the broker refers to another one", remedy: .change)
    default: self.init(words: "the broker refuses the connection, with reason code \(reason)")
    }
  }

  private static func refusedVersion(_ configuration: MQTTConfiguration) -> ConnectionEnd {
    guard let version = configuration.version else {
      return ConnectionEnd(words: "the broker refuses MQTT 5", remedy: .olderVersion)
    }
    return ConnectionEnd(words: "the broker refuses MQTT \(version.name)", remedy: .change)
  }

  private static func refusedUser(_ configuration: MQTTConfiguration) -> String {
    switch (configuration.user, configuration.password) {
    case (nil, _): "the broker requires a user and a password"
    case (let user?, nil): "the broker doesn’t accept user “\(user)” without a password"
    case (let user?, _?): "the broker doesn’t accept user “\(user)” with this password"
    }
  }

  /// Creates the end from the reason code with which a broker ends a connection (MQTT 5).
  init(goodbye reason: Int32) {
    switch reason {
    case 0x87:
      self.init(words: "the broker no longer allows this client", remedy: .change)
    case 0x8B: self.init(words: "the broker is shutting down")
    case 0x8D: self.init(words: "the broker received nothing for too long")
    case 0x8E: self.init(words: "another client with the same ID has connected")
    case 0x95: self.init(words: "a message was too large for the broker")
    case 0x98: self.init(words: "the broker’s administrator closed the connection")
    default: self.init(words: "the broker closed the connection, with reason code \(reason)")
    }
  }
}

extension MQTTConfiguration.Version {
  /// The version's number in texts.
  package var name: String {
    switch self {
    case .v3_1_1: "3.1.1"
    case .v5: "5"
    }
  }
}
