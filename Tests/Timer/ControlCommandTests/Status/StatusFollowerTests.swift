import Clocks
import Control
import Countdowns
import Reports
import Runtime
import System
import TestSupport
import Testing
import TimerTestSupport

@testable import ControlCommand
@testable import TimerProcess
@testable import TimerPrograms

@MainActor
final class StatusFollowerTests {
  private let folder: TemporaryFolder
  private let loop: EventLoop
  private let writing: OwnedDescriptor
  private var reading: OwnedDescriptor?
  private var registrations: [String: (RunRegistration, TimerRecord)] = [:]
  /// The end of the follower.
  private var endings: [(why: String?, status: Int32)] = []
  private var output = ""

  init() throws {
    folder = try TemporaryFolder()
    loop = try #require(EventLoop())
    let pipe = try DescriptorPipe()
    (writing, reading) = (pipe.writing, pipe.reading)
  }

  private func environment(_ name: String) -> String? {
    ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path][name]
  }

  /// Starts a follower, which the loop retains.
  private func follow(_ name: String? = nil, home: String? = nil) throws {
    let state = FollowState(
      format: .template(try ReportTemplate("{name}:{state}")), cadence: nil, zone: .utc)
    let dependencies = StatusFollower.Dependencies(
      environment: { [self] in home == nil ? environment($0) : $0 == "HOME" ? home : nil },
      find: { [self] () throws(ControlError) in try running() }, output: writing.number,
      end: { [self] in endings.append(($0, $1)) })
    StatusFollower(name, state, in: loop, dependencies).start()
  }

  /// Returns the registered timers, as in their replies.
  private func running() throws(ControlError) -> RunningTimers {
    let sockets = try ControlFolder.create(environment: environment, state: nil)
    var found = RunningTimers()
    found.timers = registrations.sorted { $0.key < $1.key }.map { name, timer in
      RunningTimers.Timer(socket: ControlSocket(named: name, in: sockets), record: timer.1)
    }
    return found
  }

  private func register(_ name: String, ending seconds: Int = 600) throws {
    var record = UnfinishedFixture.record(name, lives: true)
    record.ends = record.written.advanced(by: .seconds(seconds))
    record.deadline = record.now.instant.advanced(by: .seconds(seconds))
    let registration = try RunRegistration(
      label: name, countsSuspension: true, in: .utc, environment: environment)
    registrations[name] = (registration, record)
    registration.serve(in: loop) { [self] incoming in
      guard let (registration, record) = registrations[name] else { return }
      registration.reply(.timer(record.forOthers.json), to: incoming.connection)
    }
  }

  private func pause(_ name: String) {
    guard let (registration, running) = registrations[name] else { return }
    var record = running
    (record.phase, record.left) = (.paused, .seconds(300))
    (record.deadline, record.ends) = (nil, nil)
    registrations[name] = (registration, record)
    registration.announce(record)
  }

  private func end(_ name: String) {
    registrations.removeValue(forKey: name)?.0.close(in: loop)
  }

  /// Runs the loop until a number of lines are written, and returns them.
  private func lines(_ count: Int) throws -> [String] {
    while output.count(where: { $0 == "\n" }) < count {
      while let reading, Descriptor.isReady(reading.number) {
        output += String(decoding: try Descriptor.read(reading.number, upTo: 4096), as: UTF8.self)
      }
      if output.count(where: { $0 == "\n" }) < count { loop.turn() }
    }
    return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Each change of the timer is a line, including its end")
  func changes() throws {
    try register("tea")
    try follow()
    #expect(try lines(1).first == "tea:running")
    // The timer is followed once it has answered, so the change arrives then.
    while loop.turn(timeout: .zero) {}
    pause("tea")
    #expect(try lines(2)[1] == "tea:paused")
    end("tea")
    #expect(try lines(3)[2].isEmpty && endings.isEmpty)
  }

  @Test("A new timer is noticed through its socket")
  func noticed() throws {
    try follow()
    #expect(try lines(1).first?.isEmpty == true)
    try register("tea")
    #expect(try lines(2)[1] == "tea:running")
    try register("egg", ending: 60)
    #expect(try lines(3)[2] == "egg:running")
    for name in ["tea", "egg"] { end(name) }
  }

  @Test("A timer followed by name stays, even if another one ends earlier")
  func named() throws {
    try register("tea")
    try register("egg", ending: 60)
    try follow("tea")
    #expect(try lines(1).first == "tea:running")
    while loop.turn(timeout: .zero) {}
    end("egg")
    pause("tea")
    #expect(try lines(2)[1] == "tea:paused")
    end("tea")
  }

  @Test("The follower ends with its reader")
  func reader() throws {
    try register("tea")
    try follow()
    #expect(try lines(1).first == "tea:running")
    reading = nil
    while endings.isEmpty { loop.turn() }
    #expect(endings.first?.status == 0 && endings.first?.why == nil)
    end("tea")
  }

  @Test("A folder that can’t be watched ends the follower with an error")
  func unwatchable() throws {
    let file = try folder.write([], to: "file")
    try follow(home: file)
    #expect(endings.first?.status == ControlCommand.unavailable)
    #expect(endings.first?.why?.isEmpty == false)
  }
}
