import Foundation
import TestSupport
import Testing

struct FullStreamsTests {
  @Test(
    "A program that can write neither its output nor the reason ends",
    arguments: ["--help", "draw ring", "gallery"])
  func full(words: String) throws {
    let errors = Foundation.Pipe()
    fill(errors.fileHandleForWriting.fileDescriptor)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec timeout 20 '\(builtProgram("shape"))' \(words) >/dev/full"]
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }

  /// Writes to a pipe until it is full.
  private func fill(_ descriptor: Int32) {
    let bytes = [UInt8](repeating: 0, count: 4096)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    while unsafe write(descriptor, bytes, bytes.count) > 0 {}
    _ = fcntl(descriptor, F_SETFL, 0)
  }
}
