internal import Clocks
internal import Countdowns
internal import Glibc
internal import Reports
internal import Runtime
internal import Sharing
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import TimerPrograms
internal import Timers

/// The commands for timers that are shared in rooms: `attach`, `status`, and those that change one.
@MainActor
enum RoomCommands {
  private static var console: Console { Console.timer }
  private static let clocks = ProgramClocks(countsSuspension: true)

  /// The time limit for the connection to a broker and the state of a room.
  private static let patience = Duration.seconds(10)
  /// The time limit for the timer’s reaction to a command.
  private static let answerPatience = Duration.seconds(5)
  /// The time limit for what is on its way at the end.
  static let farewell = Duration.milliseconds(200)
  /// The exit status if a room is empty (EX_NOINPUT).
  private static let isEmpty: Int32 = 66

  /// Starts to connect to the room at an address; exits if the address or the settings are wrong.
  static func connection(to text: String) -> RoomConnection {
    Preferences.saved.notes.forEach(console.complain)
    do throws(SharingFailure) {
      let (address, access) = try BrokerAccess.room(
        text, Preferences.saved.sharing, environment: Console.environment)
      return orFail { () throws(SharingFailure) in try RoomConnection(address, access) }
    } catch { console.fail(error.words) }
  }

  /// Returns the result of `body`; exits with the reason if it fails.
  static func orFail<Result>(_ body: () throws(SharingFailure) -> Result) -> Result {
    do throws(SharingFailure) {
      return try body()
    } catch { console.fail(error.words, status: ControlCommand.unavailable) }
  }

  /// Waits for the state of a room, and returns the timer's record; exits if the broker can't be
  /// reached or the room is empty.
  static func record(_ connection: RoomConnection) -> TimerRecord {
    connection.wait(atMost: patience) { $0.viewer.hasRetained || $0.refusal != nil }
    if let record = connection.record { return record }
    if connection.viewer.hasRetained, connection.refusal == nil, connection.viewer.problem == nil {
      console.fail("\(connection.address): no timer is shared there", status: isEmpty)
    }
    failUnreached(connection)
  }

  private static func failUnreached(_ connection: RoomConnection) -> Never {
    let why =
      connection.refusal ?? connection.viewer.problem?.description ?? "the broker doesn’t answer"
    console.fail("\(connection.address): \(why)", status: ControlCommand.unavailable)
  }

  /// Waits until a timer is shared in a room, which may take long; exits if the broker refuses.
  static func awaitRecord(_ connection: RoomConnection) -> TimerRecord {
    connection.wait(atMost: patience) { $0.viewer.hasRetained || $0.refusal != nil }
    if !connection.viewer.hasRetained || connection.refusal != nil { failUnreached(connection) }
    if connection.record == nil {
      console.say("\(connection.address): waiting for a timer to be shared; Ctrl-C stops waiting")
      connection.wait(atMost: nil) {
        $0.record != nil || $0.isRefusedForGood || $0.viewer.problem != nil
      }
    }
    guard let record = connection.record else { failUnreached(connection) }
    return record
  }
}

// MARK: - Status

extension RoomCommands {
  /// Prints the state of the timer in a room, once or at each change.
  static func status(_ room: String, _ arguments: StatusArguments) {
    let connection = connection(to: room)
    let format = arguments.json ? .json : arguments.format
    if arguments.follow {
      let state = FollowState(format: format, cadence: arguments.cadence, zone: ControlCommand.zone)
      guard let loop = EventLoop() else { console.failWithoutDescriptors() }
      RoomFollower(connection, state, in: loop).start()
      loop.run()
    }
    let record = record(connection)
    let report = record.report(at: clocks.now)
    defer { connection.close(within: farewell) }
    if let format { return console.output(format.line(report, in: ControlCommand.zone)) }
    console.print(StatusWords.sentence(report, in: ControlCommand.zone))
    console.print("  clock: \(connection.viewer.clock.words)")
  }
}

// MARK: - The list of rooms

extension RoomCommands {
  /// Lists the timers that are shared in the rooms of a broker, and exits.
  static func list(_ arguments: ListTimersArguments) -> Never {
    let access = access(to: arguments.broker)
    let list = orFail { () throws(SharingFailure) in try RoomList(access, of: access.broker) }
    if let failure = list.failure {
      console.fail("\(list.broker): \(failure)", status: ControlCommand.unavailable)
    }
    let reports = list.timers(at: clocks.now).map { room, record in
      var report = record.report(at: clocks.now)
      (report.name, report.label) = (room.text, record.label ?? record.name)
      return report
    }
    if arguments.json {
      for report in reports {
        console.output(ReportFormat.json.line(report, in: ControlCommand.zone))
      }
    } else if reports.isEmpty {
      console.complain("\(list.broker): no timer is shared there")
    } else {
      ControlCommand.printTable(reports)
    }
    exit(0)
  }

  /// Returns the access to a broker, by default that of the settings; exits if something is wrong.
  private static func access(to broker: String?) -> BrokerAccess {
    Preferences.saved.notes.forEach(console.complain)
    let settings = Preferences.saved.sharing
    do throws(SharingFailure) {
      let usual = try BrokerAccess.broker(of: settings)
      return try BrokerAccess(
        try broker.map(address) ?? usual, settings, environment: Console.environment)
    } catch { console.fail(error.words) }
  }

  private static func address(_ text: String) throws(SharingFailure) -> BrokerAddress {
    do throws(RoomAddressError) {
      return try BrokerAddress(text)
    } catch { throw SharingFailure(error.description) }
  }
}

// MARK: - Commands for the timer

extension RoomCommands {
  /// Returns a request to share a timer with what the settings add: the broker, and the users with
  /// control; exits if something is wrong.
  static func resolved(_ request: ShareRequest) -> ShareRequest {
    guard let room = request.room else { return request }
    Preferences.saved.notes.forEach(console.complain)
    let settings = Preferences.saved.sharing
    do throws(SharingFailure) {
      let (address, _) = try BrokerAccess.room(room, settings, environment: Console.environment)
      let users = request.control.isEmpty ? settings.control : request.control
      return ShareRequest(room: address.description, control: users)
    } catch { console.fail(error.words) }
  }
}

extension RoomCommands {
  /// Sends a command to the timer in a room, waits for the result and prints it; returns the exit
  /// status.
  static func carryOut(_ request: ControlRequest, in room: String) -> Int32 {
    guard case .command(let command) = request else { return ControlCommand.refused }
    let connection = connection(to: room)
    defer { connection.close(within: farewell) }
    let old = record(connection)
    guard !request.isSatisfied(by: old.phase) else {
      printState(old)
      return 0
    }
    do throws(RoomRefusal) {
      try connection.send(command)
    } catch {
      console.complain("\(connection.address): \(error)")
      return ControlCommand.refused
    }
    let sequence = connection.viewer.state?.sequence
    let isAnswered = connection.wait(atMost: answerPatience) {
      $0.viewer.state?.sequence != sequence && $0.record.map { !$0.countsSame(as: old) } ?? true
    }
    guard isAnswered, let new = connection.record else {
      console.complain(
        "\(connection.address): nothing has changed: "
          + "perhaps the timer doesn’t accept commands from “\(connection.user ?? "")”")
      return ControlCommand.refused
    }
    printState(new)
    return 0
  }

  private static func printState(_ record: TimerRecord) {
    console.print(StatusWords.sentence(record.report(at: clocks.now), in: ControlCommand.zone))
  }
}
