internal import Clocks
internal import Glibc
internal import Texts

/// One attempt to connect to a broker, and the connection; used only on the client's thread.
///
/// What happens is recorded as reports, so that the library is never called from its own callbacks.
@safe final class BrokerConnection {
  /// What the library has reported.
  enum Report {
    /// The broker has answered; 0 accepts the connection.
    case answered(Int32)
    /// The results of the subscriptions; 128 and above refuse one.
    case subscribed([Int32])
    /// A message is written, and acknowledged if it is sent at least once; 128 and above refuse it.
    case acknowledged(Int32, reason: Int32)
    case message(MQTTMessage, at: Moment)
    case oversized(topic: String)
    /// The broker has said goodbye.
    case ended(Int32)
  }

  private let library: Mosquitto
  private let configuration: MQTTConfiguration
  let version: MQTTConfiguration.Version
  private var handle: Mosquitto.Handle?
  private var reports: [Report] = []
  private var complaints: [String] = []
  private var verdict = 0
  /// Whether the broker has accepted the connection.
  private(set) var isAccepted = false

  init(
    _ library: Mosquitto, _ configuration: MQTTConfiguration, _ version: MQTTConfiguration.Version
  ) {
    (self.library, self.configuration, self.version) = (library, configuration, version)
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe handle = unsafe library.new(configuration.clientID, !keepsSession, context)
    setCallbacks()
  }

  deinit { unsafe library.destroy(handle) }

  /// Whether the broker keeps the session for a while, without which a will has no delay.
  private var keepsSession: Bool {
    version == .v5 && configuration.will != nil && configuration.willDelay > 0
  }

  /// Returns what was reported since the last call.
  func takeReports() -> [Report] {
    defer { reports = [] }
    return reports
  }

  /// Returns the failure for a result of the library; `nil` if it succeeded.
  private func failure(_ code: Int32) -> ConnectionFailure? {
    guard code != Mosquitto.Code.success else { return nil }
    return ConnectionFailure(
      code: code, system: errno, complaints: complaints, verdict: verdict, wasConnected: isAccepted)
  }
}

// MARK: - Actions

extension BrokerConnection {
  /// Connects, which may take minutes; returns why that failed.
  func connect() -> ConnectionEnd? {
    if let tls = configuration.tls, let end = encrypt(tls) { return end }
    _ = unsafe library.setOption(
      handle, Mosquitto.Option.protocolVersion, version.rawValue)
    _ = unsafe library.setOption(handle, Mosquitto.Option.tcpNoDelay, 1)
    _ = unsafe library.setUser(handle, configuration.user, configuration.password)
    setWill()
    var properties: Mosquitto.Properties?
    if version == .v5 {
      let largest = UInt32(clamping: 64 * max(configuration.longestPayload, 4096))
      unsafe add(Mosquitto.Property.largestPacket, largest, to: &properties)
      if keepsSession {
        let time = UInt32(clamping: configuration.willDelay)
        unsafe add(Mosquitto.Property.sessionExpiry, time, to: &properties)
      }
    }
    defer { unsafe library.releaseProperties(&properties) }
    errno = 0
    let code = unsafe library.connect(
      handle, configuration.host, Int32(configuration.port), configuration.keepAliveSeconds, nil,
      properties)
    let end = failure(code)?.end(of: configuration)
    // A program that is started meanwhile would hold the connection after the end of this one.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    return end
  }

  private func encrypt(_ tls: MQTTConfiguration.TLS) -> ConnectionEnd? {
    if let file = tls.caFile {
      let code = unsafe library.setTLS(handle, file, nil, nil, nil, nil)
      return code == Mosquitto.Code.success ? nil : ConnectionFailure.unreadable(file)
    }
    _ = unsafe library.setOption(handle, Mosquitto.Option.usesSystemCertificates, 1)
    let code = unsafe library.setTLS(handle, nil, "/etc/ssl/certs", nil, nil, nil)
    return code == Mosquitto.Code.success ? nil : failure(code)?.end(of: configuration)
  }

  private func setWill() {
    guard let will = configuration.will else { return }
    var properties: Mosquitto.Properties?
    if version == .v5 {
      let delay = UInt32(clamping: configuration.willDelay)
      unsafe add(Mosquitto.Property.willDelay, delay, to: &properties)
      if let expiry = will.expiry {
        unsafe add(Mosquitto.Property.messageExpiry, UInt32(clamping: expiry), to: &properties)
      }
    }
    let code = unsafe library.setWill(
      handle, will.topic, Int32(will.payload.count), will.payload, will.quality.rawValue,
      will.isRetained, properties)
    // The library keeps the properties, unless it fails.
    if code != Mosquitto.Code.success { unsafe library.releaseProperties(&properties) }
  }

  private func add(_ property: Int32, _ value: UInt32, to list: inout Mosquitto.Properties?) {
    _ = unsafe library.addNumber(&list, property, value)
  }

  /// The socket; negative if there is no connection.
  var socket: Int32 { unsafe library.socket(handle) }

  /// Whether bytes wait to be written.
  var wantsWrite: Bool { unsafe library.wantsWrite(handle) }

  /// Reads what has arrived; returns why the connection has ended, if it has.
  func read() -> ConnectionEnd? {
    errno = 0
    return failure(unsafe library.read(handle, 1))?.end(of: configuration)
  }

  /// Writes what waits; returns why the connection has ended, if it has.
  func write() -> ConnectionEnd? {
    errno = 0
    return failure(unsafe library.write(handle, 1))?.end(of: configuration)
  }

  /// Checks the connection, if it has been quiet; returns why it has ended, if it has.
  func tend() -> ConnectionEnd? {
    errno = 0
    return failure(unsafe library.tend(handle))?.end(of: configuration)
  }

  /// Subscribes to all filters at once; returns why the connection is useless, if it is.
  func subscribe() -> ConnectionEnd? {
    let filters = configuration.subscriptions
    guard !filters.isEmpty else { return nil }
    let texts = unsafe filters.map { unsafe strdup($0) }
    defer { unsafe texts.forEach { unsafe free($0) } }
    errno = 0
    let code = unsafe library.subscribe(
      handle, nil, Int32(texts.count), texts, MQTTMessage.Quality.atLeastOnce.rawValue, 0, nil)
    guard let failure = failure(code) else { return nil }
    return failure.isLoss ? failure.end(of: configuration) : ConnectionFailure.unsubscribable
  }

  /// What became of a message.
  enum Sending: Equatable {
    /// It is sent under a number, or will be.
    case sent(Int32)
    /// The library or the broker doesn't accept such messages.
    case rejected
    /// The connection is lost; the message, with its number, has perhaps been sent.
    case lost(Int32, ConnectionEnd)
  }

  /// Sends a message.
  func publish(_ message: MQTTMessage) -> Sending {
    var properties: Mosquitto.Properties?
    if version == .v5, let expiry = message.expiry {
      unsafe add(Mosquitto.Property.messageExpiry, UInt32(clamping: expiry), to: &properties)
    }
    defer { unsafe library.releaseProperties(&properties) }
    var id: Int32 = 0
    errno = 0
    let code = unsafe library.publish(
      handle, &id, message.topic, Int32(message.payload.count), message.payload,
      message.quality.rawValue, message.isRetained, properties)
    guard let failure = failure(code) else { return .sent(id) }
    return failure.isLoss ? .lost(id, failure.end(of: configuration)) : .rejected
  }

  /// Says goodbye to the broker, which then drops the will.
  func disconnect() { _ = unsafe library.disconnect(handle, 0, nil) }
}

// MARK: - Callbacks

extension BrokerConnection {
  private static func connection(_ context: Mosquitto.Context?) -> BrokerConnection? {
    unsafe context.map { unsafe Unmanaged<BrokerConnection>.fromOpaque($0).takeUnretainedValue() }
  }

  private func setCallbacks() {
    unsafe library.setOnConnect(handle) { _, context, reason, _, _ in
      let connection = unsafe BrokerConnection.connection(context)
      connection?.isAccepted = reason == 0
      connection?.reports.append(.answered(reason))
    }
    unsafe library.setOnDisconnect(handle) { _, context, reason, _ in
      unsafe BrokerConnection.connection(context)?.reports.append(.ended(reason))
    }
    unsafe library.setOnPublish(handle) { _, context, id, reason, _ in
      let report = Report.acknowledged(id, reason: reason)
      unsafe BrokerConnection.connection(context)?.reports.append(report)
    }
    unsafe library.setOnSubscribe(handle) { _, context, _, count, results, _ in
      let results = unsafe Array(UnsafeBufferPointer(start: results, count: Int(max(count, 0))))
      unsafe BrokerConnection.connection(context)?.reports.append(.subscribed(results))
    }
    unsafe library.setOnMessage(handle) { _, context, message, properties in
      unsafe BrokerConnection.connection(context)?.receive(message, properties)
    }
    unsafe library.setOnLog(handle) { handle, context, level, text in
      guard level == Mosquitto.errorLog, let text = unsafe text else { return }
      let line = unsafe String(cString: text)
      unsafe BrokerConnection.connection(context)?.note(line, handle)
    }
  }

  private func receive(_ message: UnsafeRawPointer?, _ properties: Mosquitto.Properties?) {
    guard let message = unsafe message?.load(as: Mosquitto.Message.self),
      let name = unsafe message.topic
    else { return }
    let topic = unsafe String(cString: name)
    let count = unsafe Int(max(message.payloadCount, 0))
    guard count <= configuration.longestPayload else {
      return reports.append(.oversized(topic: topic))
    }
    var expiry: UInt32 = 0
    let hasExpiry =
      unsafe library.readNumber(properties, Mosquitto.Property.messageExpiry, &expiry, false) != nil
    let bytes = unsafe UnsafeRawBufferPointer(start: message.payload, count: count)
    let received = MQTTMessage(
      topic: topic, payload: unsafe Array(bytes), isRetained: unsafe message.isRetained,
      quality: unsafe message.quality == 0 ? .atMostOnce : .atLeastOnce,
      expiry: hasExpiry ? Int(expiry) : nil)
    reports.append(.message(received, at: configuration.now()))
  }

  /// Keeps a line about an error, and what is wrong with the certificate while that can be asked.
  private func note(_ line: String, _ handle: Mosquitto.Handle?) {
    if complaints.count < 8 { complaints.append(line) }
    guard line.contains(part: "certificate verify failed"), let ask = unsafe library.verdict,
      let encryption = unsafe library.encryption(handle)
    else { return }
    verdict = unsafe ask(encryption)
  }
}

extension MQTTConfiguration {
  /// The time without messages in whole seconds, as the protocol has it.
  fileprivate var keepAliveSeconds: Int32 {
    Int32(clamping: min(max(keepAlive.components.seconds, 5), 65_535))
  }
}
