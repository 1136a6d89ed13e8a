import Glibc
import Outputs
import Runtime
import TestSupport
import Testing

@testable import ShapeCommand

@MainActor
final class InputFollowerTests {
  let loop: EventLoop
  let folder: TemporaryFolder
  let log = Log()

  /// The calls that a stream has made.
  @MainActor
  final class Log {
    var text = ""
    var ends: [String?] = []
  }

  init() throws {
    loop = try #require(EventLoop())
    folder = try TemporaryFolder()
  }

  private func stream(_ path: String) throws -> InputFollower {
    InputFollower(
      try FollowedInput(path), loop: loop,
      onBytes: { [log] in log.text += String(decoding: $0, as: UTF8.self) },
      onRestart: { [log] in log.text += "|" }, onEnd: { [log] in log.ends.append($0) })
  }

  /// Runs the loop until there is nothing left to do.
  private func settle() {
    while loop.turn(timeout: .zero) {}
  }

  /// Writes to a file or a pipe, and closes it.
  private func add(_ text: String, to path: String, _ flags: Int32 = O_APPEND) throws {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | flags)
    try #require(descriptor >= 0)
    let bytes = Array(text.utf8)
    #expect(unsafe write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  @Test("Compressed data ends with a sentence instead of rows that never come")
  func compressed() throws {
    let stream = try stream(try folder.write([0x1F, 0x8B, 8, 0], to: "prices.gz"))
    settle()
    #expect(log.text.isEmpty && log.ends.count == 1)
    #expect(log.ends.first??.contains("is gzip data, which can’t be followed") == true)
    stream.stop()
  }

  @Test("A file is read in pieces, and appended data as it arrives")
  func file() throws {
    let text = String(repeating: "AAPL,12.50\n", count: 100_000)
    let path = try folder.write(Array(text.utf8), to: "prices")
    let stream = try stream(path)
    #expect(log.text.isEmpty)
    #expect(loop.turn(timeout: .zero))
    #expect(!log.text.isEmpty && log.text.utf8.count < text.utf8.count)
    settle()
    #expect(log.text == text)
    log.text = ""
    try add("AAPL,12.", to: path)
    settle()
    try add("75\n", to: path)
    settle()
    #expect(log.text == "AAPL,12.75\n" && log.ends.isEmpty)
    stream.stop()
    try add("more", to: path)
    #expect(!loop.turn(timeout: .zero))
  }

  @Test("A truncated file is read from its start")
  func truncation() throws {
    let path = try folder.write(Array("one\ntwo\n".utf8), to: "prices")
    let stream = try stream(path)
    settle()
    try add("new\n", to: path, O_TRUNC)
    settle()
    #expect(log.text == "one\ntwo\n|new\n" && log.ends.isEmpty)
    stream.stop()
  }

  @Test("A replacement file is read after the rest of the old one")
  func replacement() throws {
    let path = try folder.write(Array("one\n".utf8), to: "prices")
    let stream = try stream(path)
    settle()
    for text in ["two\n", "three\n"] {
      let other = try folder.write(Array(text.utf8), to: "other")
      try add("rest\n", to: path)
      #expect(unsafe rename(other, path) == 0)
      settle()
    }
    unsafe unlink(path)
    settle()
    try folder.write(Array("four\n".utf8), to: "prices")
    settle()
    try add("five\n", to: path)
    settle()
    #expect(log.text == "one\nrest\n|two\nrest\n|three\n|four\nfive\n" && log.ends.isEmpty)
    stream.stop()
  }

  @Test("A file that was overwritten by a longer one is read from its start")
  func overwriting() throws {
    let path = try folder.write(Array("one\ntwo\n".utf8), to: "prices")
    let stream = try stream(path)
    settle()
    try folder.write(Array("three\nfour\n".utf8), to: "prices")
    settle()
    #expect(log.text == "one\ntwo\n|three\nfour\n" && log.ends.isEmpty)
    stream.stop()
  }

  @Test("A file that doesn’t exist yet is read when it appears")
  func appearance() throws {
    let path = folder.path + "/later"
    let input = try FollowedInput(path, isAwaited: true)
    #expect(input.isMissing && input.kind == .growing(path: path))
    let stream = InputFollower(
      input, loop: loop, onBytes: { [log] in log.text += String(decoding: $0, as: UTF8.self) },
      onEnd: { [log] in log.ends.append($0) })
    settle()
    try folder.write([], to: "other")
    settle()
    #expect(log.text.isEmpty)
    try folder.write(Array("one\n".utf8), to: "later")
    settle()
    try add("two\n", to: path)
    settle()
    #expect(log.text == "one\ntwo\n" && log.ends.isEmpty)
    stream.stop()
    #expect(throws: CommandError.self) {
      try FollowedInput(folder.path + "/none/later", isAwaited: true)
    }
  }

  @Test("A named pipe stays open from one writer to the next")
  func pipe() throws {
    let path = try #require(folder.makePipe("pipe"))
    let stream = try stream(path)
    #expect(!loop.turn(timeout: .zero))
    for text in ["one\n", "two\n"] {
      try add(text, to: path)
      settle()
    }
    #expect(log.text == "one\ntwo\n" && log.ends.isEmpty)
    stream.stop()
  }

  @Test("A pipe passed by a shell ends with its writer")
  func passedPipe() throws {
    let pipe = try #require(Pipe())
    let stream = try stream("/dev/fd/\(pipe.reading)")
    close(pipe.reading)
    #expect(!loop.turn(timeout: .zero))
    #expect(unsafe write(pipe.writing, "one\n", 4) == 4)
    settle()
    #expect(log.text == "one\n" && log.ends.isEmpty)
    close(pipe.writing)
    while log.ends.isEmpty, loop.turn(timeout: .seconds(10)) {}
    #expect(log.ends == [nil])
    withExtendedLifetime(stream) {}
  }

  @Test("An empty device ends immediately")
  func device() throws {
    let stream = try stream("/dev/null")
    #expect(log.ends.isEmpty)
    settle()
    #expect(log.text.isEmpty && log.ends == [nil])
    withExtendedLifetime(stream) {}
  }

  @Test("A paused stream reads nothing until it resumes")
  func pause() throws {
    let file = try folder.write(Array("one\n".utf8), to: "prices")
    let pipe = try #require(folder.makePipe("pipe"))
    for path in [file, pipe] {
      log.text = ""
      let stream = try stream(path)
      stream.pause()
      try add("two\n", to: path)
      settle()
      #expect(log.text.isEmpty)
      stream.resume()
      settle()
      #expect(log.text == (path == file ? "one\ntwo\n" : "two\n"))
      stream.stop()
      stream.resume()
      try add("three\n", to: file)
      #expect(!loop.turn(timeout: .zero))
    }
  }

  @Test("A released stream makes no more calls")
  func release() throws {
    let path = try folder.write(Array("one\n".utf8), to: "prices")
    _ = try stream(path)
    settle()
    #expect(log.text.isEmpty && log.ends.isEmpty)
  }
}
