#if SndFile
import Glibc
import Synth
import TestSupport
import Testing

@testable import Alarms

/// Attempts of a compromised decoder.
struct DecoderConfinementTests {
  private let decoder: FakeDecoder

  init() throws {
    decoder = try FakeDecoder()
  }

  /// Returns the result of an attempt: `done` if it succeeds, otherwise the system's error.
  private func attempt(_ order: String) throws -> String? {
    guard case .broken(let words) = try decoder.failure(order) else { return nil }
    return words
  }

  @Test(
    "A decoder can't open files, start programs, use the network or raise its limits",
    arguments: [
      "open /etc/passwd", "open /dev/null", "socket", "pair", "fork", "kill", "peek", "execute",
      "protect", "overwrite", "truncate", "raise", "survive", "ignore", "duplicate", "stream",
    ])
  func refused(_ order: String) throws {
    #expect(try attempt(order) == "operation not permitted")
    #expect(decoder.folder.read("order") == Array(order.utf8))
  }

  @Test(
    "A decoder can't change anything in a folder", arguments: ["create", "exec", "link", "remove"])
  func folder(_ act: String) throws {
    try decoder.folder.write([1, 2, 3], to: "kept")
    let path = decoder.folder.path + (act == "remove" ? "/kept" : "/new")
    #expect(try attempt("\(act) \(path)") == "operation not permitted")
    #expect(decoder.folder.names == ["kept", "order"])
    #expect(decoder.folder.read("kept") == [1, 2, 3])
  }

  @Test("A decoder can't change its file through memory")
  func file() throws {
    let path = try decoder.folder.write(Array("share".utf8), to: "order")
    // The caller may have opened it for writing.
    let file = unsafe open(path, O_RDWR | O_CLOEXEC)
    try #require(file >= 0)
    defer { close(file) }
    #expect(throws: DecoderFailure.broken("permission denied")) {
      try DecoderProcess.waveform(of: file, decoder.limits)
    }
    #expect(decoder.folder.read("order") == Array("share".utf8))
  }

  @Test("A decoder ignores keyboard signals and ends with the program")
  func ties() throws {
    #expect(try attempt("ties") == "1 \(SIGKILL)")
  }

  @Test("A decoder has only the file and the pipe")
  func descriptors() throws {
    let open = (0..<20).map { _ in unsafe Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC) }
    defer { open.forEach { close($0) } }
    #expect(try attempt("list") == "bad file descriptor")
  }

  @Test("A decoder can't access memory shared with others")
  func sharedMemory() throws {
    let length = 1 << 16
    let bytes = unsafe mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let bytes = unsafe bytes, unsafe bytes != MAP_FAILED else {
      Issue.record("there is no memory")
      return
    }
    defer { unsafe munmap(bytes, length) }
    let address = String(UInt(bitPattern: bytes), radix: 16)
    #expect(try decoder.failure("poke \(address)") == .crashed)
    #expect(unsafe bytes.load(as: UInt8.self) == 0)
  }
}
#endif
