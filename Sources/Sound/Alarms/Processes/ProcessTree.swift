internal import Glibc
internal import System

/// A process and all that it has started, such as the player that a script runs.
///
/// They stay in this program's process group, so that Ctrl-Z stops them, too; the tree is therefore
/// read from `/proc`.
enum ProcessTree {
  /// The maximum number of bytes in a list of children.
  private static let longestList = 1 << 16

  /// Kills a process and its descendants.
  static func kill(_ root: pid_t) {
    var found = [root]
    var next = 0
    while next < found.count {
      // A stopped process starts no others.
      Glibc.kill(found[next], SIGSTOP)
      found += children(of: found[next])
      next += 1
    }
    for process in found { Glibc.kill(process, SIGKILL) }
  }

  private static func children(of process: pid_t) -> [pid_t] {
    let threads = (try? FolderNames.read("/proc/\(process)/task")) ?? []
    return threads.flatMap { thread -> [pid_t] in
      let path = "/proc/\(process)/task/\(thread)/children"
      guard let file = try? OwnedDescriptor(opening: path, O_RDONLY),
        let bytes = try? Descriptor.read(file.number, upTo: longestList)
      else { return [] }
      return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
