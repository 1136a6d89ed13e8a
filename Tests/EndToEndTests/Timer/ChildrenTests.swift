import Glibc
import TestSupport
import Testing

/// The fate of the built timer's child processes.
@Suite(.serialized)
struct ChildrenTests {
  /// A synthesizer that hangs, ignores requests to end, and holds a FIFO open for writing.
  private static let synthesizer = """
    #!/bin/sh
    trap '' TERM INT HUP
    exec 9>"${0%/*}/alive"
    echo started >&9
    exec /bin/sleep 1000

    """

  @Test("Programs that ignore requests end with the timer", arguments: [SIGKILL, SIGTERM, SIGHUP])
  func ends(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.synthesizer.utf8), to: "espeak-ng")
    folder.setMode(0o755, of: "espeak-ng")
    let fifo = folder.path + "/alive"
    #expect(unsafe mkfifo(fifo, 0o600) == 0)
    let alive = unsafe open(fifo, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(alive) }

    let session = try builtTimer(["5m", "--say", "tea"]) {
      $0.environment = ["PATH=\(folder.path)"]
    }
    #expect(session.wait { isReadable(alive, within: 20) })
    #expect(readAvailable(alive) == Array("started\n".utf8))
    session.send(signal)
    #expect(session.next() == .killed(by: signal))
    // A FIFO becomes readable, without data, when its last writer ends.
    #expect(isReadable(alive, within: 30_000) && readAvailable(alive).isEmpty)
  }
}
