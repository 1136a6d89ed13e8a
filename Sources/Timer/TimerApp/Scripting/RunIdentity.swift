internal import Clocks

/// The identity of a running timer, as other processes see it.
struct RunIdentity: Hashable, Sendable {
  /// The name by which it is controlled.
  var name: String
  /// The ID of the process, and its start time in the kernel.
  var process: Int32
  var processStart: String
  /// The ID of the boot during which its instants are valid.
  var boot: String
  /// Whether its clock counts while the machine is suspended.
  var countsSuspension: Bool
  /// The working folder.
  var folder: String?
  /// The folder of the socket, if it has one.
  var sockets: String?
  /// Whether its state is saved, so that it can be resumed after its process has ended.
  var isSaved = true
  /// Whether other processes can control it.
  var isControlled = true
}

extension RunIdentity {
  /// The identity of a timer that isn't registered yet.
  static let unknown = RunIdentity(
    name: "", process: 0, processStart: "", boot: "", countsSuspension: true, isSaved: false,
    isControlled: false)
}
