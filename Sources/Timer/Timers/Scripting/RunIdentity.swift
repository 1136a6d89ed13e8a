internal import Clocks

/// The identity of a running timer, as other processes see it.
package struct RunIdentity: Hashable, Sendable {
  /// The name by which it is controlled.
  package var name: String
  /// The ID of the process, and its start time in the kernel.
  package var process: Int32
  var processStart: String
  /// The ID of the boot during which its instants are valid.
  package var boot: String
  /// Whether its clock counts while the machine is suspended.
  package var countsSuspension: Bool
  /// The working folder.
  package var folder: String?
  /// The folder of the socket, if it has one.
  package var sockets: String?
  /// Whether its state is saved, so that it can be resumed after its process has ended.
  package var isSaved = true
  /// Whether other processes can control it.
  package var isControlled = true
  /// The name of the program in the command lines that control it.
  package var program = CalledName()

  package init(
    name: String, process: Int32, processStart: String, boot: String, countsSuspension: Bool,
    folder: String? = nil, sockets: String? = nil, isSaved: Bool = true, isControlled: Bool = true,
    program: CalledName = CalledName()
  ) {
    (
      self.name, self.process, self.processStart, self.boot, self.countsSuspension, self.folder,
      self.sockets, self.isSaved, self.isControlled, self.program
    ) = (
      name, process, processStart, boot, countsSuspension, folder, sockets, isSaved, isControlled,
      program
    )
  }
}

extension RunIdentity {
  /// The identity of a timer that isn't registered yet.
  package static let unknown = RunIdentity(
    name: "", process: 0, processStart: "", boot: "", countsSuspension: true, isSaved: false,
    isControlled: false)
}
