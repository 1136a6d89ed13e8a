internal import CSystem
internal import Files
internal import Glibc
internal import Reports
internal import System

/// A request to several timers, in steps.
struct ControlRound {
  private let sockets: [ControlSocket]
  private let line: [UInt8]
  private let ready: ReadySet?
  private var talks: [Talk]
  /// The indices of the sockets that aren't connected yet.
  private var unconnected: [Int]
  private var unanswered: Int
  /// The pause before the next attempt to connect.
  private var pause = Duration.milliseconds(1)
  private static let longestPause = Duration.milliseconds(16)

  /// The progress with one timer.
  private enum Talk {
    /// The timer isn't connected yet; the associated error is reported if that doesn't change.
    case unconnected(ControlError?)
    /// The request was sent.
    case asked(OwnedDescriptor, LineBuffer)
    case answered(ControlClient.Answer)
  }

  init(_ sockets: [ControlSocket], _ request: ControlRequest) {
    self.sockets = sockets
    line = Array((request.line + "\n").utf8)
    var failure: ErrorNumber?
    do throws(ErrorNumber) { ready = try ReadySet() } catch { (ready, failure) = (nil, error) }
    talks = sockets.map { socket in
      .unconnected(failure.map { .system(socket.path, code: $0.code) })
    }
    unconnected = Array(sockets.indices)
    unanswered = sockets.count
  }

  /// Whether all timers have answered.
  var isDone: Bool { unanswered == 0 || ready == nil }
}

// MARK: - Steps

extension ControlRound {
  /// Connects to all timers that accept a connection now, and sends them the request.
  mutating func connect() {
    guard let ready else { return }
    let waiting = unconnected
    unconnected = []
    for number in waiting { connect(number, ready) }
  }

  private mutating func connect(_ number: Int, _ ready: ReadySet) {
    let socket = sockets[number]
    let descriptor = unsafe csystem_connect_socket(socket.address)
    switch descriptor {
    case 0...: ask(number, OwnedDescriptor(descriptor), ready)
    case -EAGAIN: retry(number, nil)
    case -EMFILE, -ENFILE: retry(number, .system(socket.path, code: -descriptor))
    case -ECONNREFUSED, -ENOENT:
      // A starting timer binds its socket before it listens.
      switch socket.folder.state(of: socket.file) {
      case .live: retry(number, nil)
      case .dead, .missing: answer(number, .stale)
      case .foreign: answer(number, .failed(.isNotASocket(socket.path)))
      }
    default: answer(number, .failed(.system(socket.path, code: -descriptor)))
    }
  }

  private mutating func ask(_ number: Int, _ socket: OwnedDescriptor, _ ready: ReadySet) {
    // The buffer of a new connection has space for a request.
    guard SocketBytes.send(line[...], to: socket.number) == line.count,
      (try? ready.add(socket.number, number: UInt64(number))) != nil
    else { return answer(number, ending(number)) }
    talks[number] = .asked(socket, LineBuffer(limit: ControlReply.longestLine))
  }

  private mutating func retry(_ number: Int, _ failure: ControlError?) {
    talks[number] = .unconnected(failure)
    unconnected.append(number)
  }

  /// Waits until an answer arrives or it is time to connect again, for at most `limit`, and reads
  /// the answers.
  mutating func wait(atMost limit: Duration) {
    guard let ready else { return }
    for event in ready.events(within: unconnected.isEmpty ? limit : min(pause, limit)) {
      read(Int(event.number))
    }
    pause = min(pause * 2, Self.longestPause)
  }

  /// Gives up on timers whose processes are stopped.
  mutating func giveUpOnStopped() {
    for number in talks.indices {
      guard case .asked(let socket, _) = talks[number], Self.isStopped(socket) else { continue }
      ready?.remove(socket.number)
      answer(number, .stopped)
    }
  }

  /// Gives up on timers that aren't connected.
  mutating func giveUpOnUnconnected() {
    for number in unconnected {
      guard case .unconnected(let failure) = talks[number] else { continue }
      answer(number, failure.map { .failed($0) } ?? .silent)
    }
    unconnected = []
  }

  private static func isStopped(_ socket: OwnedDescriptor) -> Bool {
    let process = csystem_read_peer_process(socket.number)
    return process > 0 && ProcessStatus(of: "\(process)")?.isStopped == true
  }

  private mutating func read(_ number: Int) {
    guard case .asked(let socket, var lines) = talks[number] else { return }
    switch SocketBytes.receive(socket.number, upTo: SocketBytes.largestPiece) {
    case .nothing: return
    case .end: answer(number, ending(number))
    case .bytes(let bytes):
      let line = lines.append(bytes).first
      if let line {
        answer(number, Self.answer(line))
      } else if lines.isOverfull {
        answer(number, .failed(.isTooLong(limit: ControlReply.longestLine)))
      } else {
        talks[number] = .asked(socket, lines)
      }
    }
  }

  /// Returns the result for a timer that closed the connection without an answer.
  private func ending(_ number: Int) -> ControlClient.Answer {
    switch sockets[number].folder.state(of: sockets[number].file) {
    case .dead, .missing: .stale
    case .live, .foreign: .failed(.isClosed)
    }
  }

  private static func answer(_ line: [UInt8]) -> ControlClient.Answer {
    do throws(ControlError) {
      return .reply(try ControlReply(bytes: line))
    } catch {
      return .failed(error)
    }
  }

  private mutating func answer(_ number: Int, _ answer: ControlClient.Answer) {
    talks[number] = .answered(answer)
    unanswered -= 1
  }

  /// Returns all answers and removes the files of dead sockets.
  func finish() -> [ControlClient.Answer] {
    zip(sockets, talks).map { socket, talk in
      switch talk {
      case .unconnected(let failure): return failure.map { .failed($0) } ?? .silent
      case .asked(let socket, _): return Self.isStopped(socket) ? .stopped : .silent
      case .answered(let answer):
        if answer == .stale { socket.folder.removeIfDead(socket.file) }
        return answer
      }
    }
  }
}
