/// The socket of a timer that is or was running.
package struct ControlSocket: Sendable {
  package let folder: ControlFolder
  /// The file name.
  package let file: String

  init(folder: ControlFolder, file: String) { (self.folder, self.file) = (folder, file) }

  /// Creates the socket of a named timer, which need not be running.
  package init(named name: String, in folder: ControlFolder) {
    self.init(folder: folder, file: SocketName.file(for: name))
  }

  /// The timer's name; `nil` if the file name contains only its hash.
  package var name: String? { SocketName.name(of: file) }

  package var path: String { folder.path + "/" + file }

  /// The path for connecting to it.
  var address: String { folder.address(of: file) }
}
