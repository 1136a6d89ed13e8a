internal import Clocks

/// What distinguishes a running timer from all others, as other processes see it.
struct RunIdentity: Hashable, Sendable {
  /// The name by which it is controlled.
  var name: String
  /// Its process, and the start time of that process in the kernel.
  var process: Int32
  var processStart: String
  /// The identifier of the boot during which its instants are valid.
  var boot: String
  /// Whether its clock counts while the machine sleeps.
  var countsSuspension: Bool
  /// The working folder.
  var folder: String?
  /// Whether its state is kept, so that it can go on when its process has ended.
  var isKept = true
}

extension RunIdentity {
  /// That of a timer which others don't know yet.
  static let unknown = RunIdentity(
    name: "", process: 0, processStart: "", boot: "", countsSuspension: true, isKept: false)
}
