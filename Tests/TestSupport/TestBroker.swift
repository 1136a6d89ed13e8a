internal import Glibc

/// An MQTT broker on a free port of the loopback interface, which ends with this object.
///
/// It is mosquitto, which must be installed. Without users, everybody may connect and do everything.
package final class TestBroker {
  /// What the broker allows.
  package struct Options {
    /// The passwords by user; if there are any, a password is required.
    package var users: [String: String] = [:]
    /// The lines of the list of permissions; everything is allowed if it is empty.
    package var permissions: [String] = []
    /// The certificate for TLS; `nil` for no encryption.
    package var certificate: TestCertificate?
    /// Further lines of the configuration.
    package var more: [String] = []

    package init(
      users: [String: String] = [:], permissions: [String] = [],
      certificate: TestCertificate? = nil, more: [String] = []
    ) {
      (self.users, self.permissions) = (users, permissions)
      (self.certificate, self.more) = (certificate, more)
    }
  }

  package let port: UInt16
  /// The folder of its files.
  package let folder: TemporaryFolder
  private let program: String
  private var keeper: pid_t = -1
  private var orders: Int32 = -1
  private var output: Int32 = -1

  /// Starts a broker and waits until it accepts connections.
  package init(_ options: Options = Options()) throws {
    program = try Self.path(of: "mosquitto")
    folder = try TemporaryFolder()
    guard let listener = LoopbackListener() else { throw TestBrokerError("no port is free") }
    port = listener.port
    listener.close()
    try configure(options)
    try start()
  }

  deinit { stop() }

  /// The file of the authority that issued its certificate.
  package var caFile: String { folder.path + "/ca.pem" }

  /// Returns the path of a program of the package `mosquitto`.
  private static func path(of name: String) throws(TestBrokerError) -> String {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    let folders = path.split(separator: ":") + ["/usr/sbin", "/usr/local/sbin", "/usr/bin"]
    for folder in folders where unsafe access("\(folder)/\(name)", X_OK) == 0 {
      return "\(folder)/\(name)"
    }
    throw TestBrokerError("\(name) isn’t installed: install the package mosquitto")
  }
}

// MARK: - Start and end

extension TestBroker {
  /// Starts the broker again after `stop()`, on the same port.
  package func start() throws {
    guard let orders = Pipe(), let output = Pipe() else {
      throw TestBrokerError("no descriptors are left")
    }
    // The shell ends the broker with the signal that it reads, or when the tests end in whatever way.
    let script = """
      "$0" -c "$1" </dev/null 2>&1 & exec >&-
      read -r signal; kill "-${signal:-KILL}" $!; wait
      """
    keeper = Self.withoutBlockedSignals {
      spawn(
        ["/bin/sh", "-c", script, program, folder.path + "/broker.conf"], input: orders.reading,
        output: output.writing, third: nil)
    }
    close(orders.reading)
    close(output.writing)
    (self.orders, self.output) = (orders.writing, output.reading)
    guard keeper > 0 else { throw TestBrokerError("\(program) can’t be started") }
    try awaitStart()
  }

  /// Calls a function that starts a process, which would inherit the signals that the threads of Dispatch
  /// block.
  private static func withoutBlockedSignals(_ start: () -> pid_t) -> pid_t {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return start()
  }

  /// Ends the broker with a signal, and waits until it has ended.
  package func stop(_ signal: String = "TERM") {
    guard keeper > 0 else { return }
    let order = Array("\(signal)\n".utf8)
    _ = unsafe write(orders, order, order.count)
    close(orders)
    var status: Int32 = 0
    unsafe waitpid(keeper, &status, 0)
    close(output)
    keeper = -1
  }

  /// Waits until the broker says that it runs.
  private func awaitStart() throws(TestBrokerError) {
    var said = ""
    while !said.contains(" running") {
      let piece = readAvailable(output)
      guard !piece.isEmpty else {
        stop()
        throw TestBrokerError("mosquitto ended at its start: \(said)")
      }
      said += String(decoding: piece, as: UTF8.self)
    }
  }

  private func configure(_ options: Options) throws {
    // Started by root, it would run as a user who can't read the folder.
    var lines = ["user root", "listener \(port) 127.0.0.1", "log_dest stderr", "persistence false"]
    lines += ["log_type error", "log_type information", "connection_messages false"]
    lines.append("allow_anonymous \(options.users.isEmpty)")
    if !options.users.isEmpty {
      lines.append("password_file \(try folder.write([], to: "passwords"))")
      for (user, password) in options.users { try add(user, password) }
    }
    if !options.permissions.isEmpty {
      let text = options.permissions.joined(separator: "\n") + "\n"
      lines.append("acl_file \(try folder.write(Array(text.utf8), to: "permissions"))")
    }
    if let certificate = options.certificate {
      try folder.write(Array(TestCertificate.authority.utf8), to: "ca.pem")
      let file = try folder.write(Array(certificate.text.utf8), to: "broker.pem")
      let key = try folder.write(Array(TestCertificate.key.utf8), to: "broker.key")
      lines += ["certfile \(file)", "keyfile \(key)"]
    }
    let text = (lines + options.more).joined(separator: "\n") + "\n"
    try folder.write(Array(text.utf8), to: "broker.conf")
  }

  private func add(_ user: String, _ password: String) throws {
    let tool = try Self.path(of: "mosquitto_passwd")
    let words = [tool, "-b", folder.path + "/passwords", user, password]
    let process = spawn(words, input: 0, output: 1, third: nil)
    var status: Int32 = 0
    guard process > 0, unsafe waitpid(process, &status, 0) == process, status == 0 else {
      throw TestBrokerError("\(tool) fails")
    }
  }
}

/// Why there is no broker for a test.
package struct TestBrokerError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
