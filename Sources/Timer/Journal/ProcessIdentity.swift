internal import Files
internal import Glibc
package import Reports

/// A process, identified by its ID and its start time, so that a reused ID isn't mistaken for it.
package struct ProcessIdentity: Hashable, Sendable {
  package let id: Int32
  /// The start time, as in field 22 of `/proc/PID/stat`; empty if it can't be read.
  package let start: String

  package init(id: Int32, start: String) { (self.id, self.start) = (id, start) }

  package static func own() -> ProcessIdentity {
    ProcessIdentity(id: getpid(), start: ProcessStatus.own?.start ?? "")
  }

  /// Returns the identity of the process that currently has an ID; `nil` if there is none.
  package static func present(_ id: Int32) -> ProcessIdentity? {
    ProcessStatus(of: "\(id)").map { ProcessIdentity(id: id, start: $0.start) }
  }

  /// Whether the process is alive; a zombie isn't.
  ///
  /// If `/proc` can't be read, any process with that ID counts as alive.
  package var lives: Bool {
    guard id > 0 else { return false }
    if !start.isEmpty {
      if let status = ProcessStatus(of: "\(id)") {
        return status.start == start && !status.hasEnded
      }
      if ProcessStatus(of: "self") != nil { return false }
    }
    return kill(id, 0) == 0 || errno == EPERM
  }

  /// Whether the process is alive and stopped.
  package var isStopped: Bool { lives && ProcessStatus(of: "\(id)")?.isStopped == true }

  /// Returns the boot ID; empty if it can't be read.
  package static func bootID() -> String {
    let path = "/proc/sys/kernel/random/boot_id"
    guard let bytes = try? RegularFile.read(path, upTo: 256) else { return "" }
    let isInk = { (byte: UInt8) in byte > 0x20 }
    guard let first = bytes.firstIndex(where: isInk), let last = bytes.lastIndex(where: isInk)
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

extension TimerRecord {
  /// The process that wrote the record.
  package var identity: ProcessIdentity { ProcessIdentity(id: process, start: processStart) }

  /// Returns whether that process is alive; `boot` is the current boot ID.
  ///
  /// A record from another boot may come from another machine that shares the folder.
  package func isAlive(boot: String) -> Bool { self.boot == boot && identity.lives }
}
