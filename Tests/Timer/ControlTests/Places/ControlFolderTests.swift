import Glibc
import TestSupport
import Testing

@testable import Control

@Suite("The folder of sockets")
struct ControlFolderTests {
  private let files: TemporaryFolder

  init() throws { files = try TemporaryFolder() }

  private func environment(_ session: String?) -> (String) -> String? {
    { $0 == "XDG_RUNTIME_DIR" ? session : nil }
  }

  // MARK: Places

  @Test("The session’s folder comes first")
  func session() throws {
    #expect(ControlFolder.place(environment(files.path), "/state") == files.path + "/timer")
  }

  @Test("An untrusted session folder isn’t used")
  func fallback() throws {
    let file = try files.write([], to: "file")
    for session in [nil, "", ".", "/nowhere/at/all", file] {
      #expect(ControlFolder.place(environment(session), "/state") == "/state/run")
    }
    let place = ControlFolder.place(environment(files.path), "/state", user: geteuid() + 1)
    #expect(place == "/state/run")
  }

  @Test("Without a session and a home, the user has a folder in /tmp")
  func nowhere() {
    #expect(ControlFolder.place(environment(nil), nil, user: 1000) == "/tmp/timer-1000")
  }

  // MARK: Creating

  @Test("A missing folder is created for its user alone")
  func create() throws {
    let folder = try ControlFolder.create(environment: environment(files.path), state: nil)
    #expect(folder.path == files.path + "/timer")
    #expect(files.mode(of: "timer") == 0o700)
    let state = try ControlFolder.create(
      environment: environment(nil), state: files.path + "/a/b")
    #expect(state.path == files.path + "/a/b/run")
    #expect(files.mode(of: "a/b/run") == 0o700)
  }

  @Test("A missing folder is nil if it isn’t to be created")
  func existing() throws {
    let environment = environment(files.path)
    #expect(try ControlFolder.existing(environment: environment, state: nil) == nil)
    #expect(files.names.isEmpty)
    _ = try ControlFolder.create(environment: environment, state: nil)
    #expect(try ControlFolder.existing(environment: environment, state: nil) != nil)
  }

  @Test("A folder that can’t be created is an error")
  func uncreatable() throws {
    let file = try files.write([], to: "file")
    #expect(throws: ControlError.folder(file + "/run", .system(ENOTDIR))) {
      try ControlFolder.create(environment: environment(nil), state: file)
    }
  }

  // MARK: Checking

  @Test("The access rights of others are revoked", arguments: [0o755, 0o777, 0o1777, 0o710, 0o702])
  func open(mode: UInt32) throws {
    try files.write([], to: "run/x")
    files.setMode(mode, of: "run")
    _ = try ControlFolder(at: files.path + "/run")
    #expect(files.mode(of: "run") == 0o700)
  }

  @Test("A symbolic link isn’t followed")
  func link() throws {
    try files.write([], to: "run/x")
    let link = try #require(files.makeLink("link", to: files.path + "/run"))
    #expect(throws: ControlError.folder(link, .isLink)) { try ControlFolder(at: link) }
    let dangling = try #require(files.makeLink("timer", to: "nowhere"))
    #expect(throws: ControlError.folder(dangling, .isLink)) {
      try ControlFolder.create(environment: environment(files.path), state: nil)
    }
  }

  @Test("A file isn’t a folder")
  func file() throws {
    let file = try files.write([], to: "timer")
    #expect(throws: ControlError.folder(file, .isNotAFolder)) {
      try ControlFolder.create(environment: environment(files.path), state: nil)
    }
  }

  @Test("The folder of another user is neither used nor changed")
  func foreign() throws {
    try files.write([], to: "run/x")
    files.setMode(0o755, of: "run")
    let path = files.path + "/run"
    #expect(throws: ControlError.folder(path, .isForeign)) {
      try ControlFolder(at: path, user: geteuid() + 1)
    }
    #expect(files.mode(of: "run") == 0o755)
  }

  // MARK: Locking

  @Test("A lock excludes others until it is released")
  func lock() throws {
    let folder = try ControlFolder(at: files.path)
    let other = try ControlFolder(at: files.path)
    let inner = try folder.locked(patience: .zero) { () throws(ControlError) in
      #expect(throws: ControlError.isLocked(files.path)) {
        try other.locked(patience: .milliseconds(2)) { 0 }
      }
      #expect(throws: ControlError.isLocked(files.path)) {
        try folder.locked(patience: .zero) { 0 }
      }
      return 7
    }
    #expect(inner == 7)
    #expect(throws: ControlError.isClosed) {
      try folder.locked(patience: .zero) { () throws(ControlError) in throw .isClosed }
    }
    #expect(try other.locked(patience: .zero) { 8 } == 8)
  }
}
