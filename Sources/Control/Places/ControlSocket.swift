/// The socket of a timer that is running, or was.
package struct ControlSocket: Sendable {
  package let folder: ControlFolder
  /// The name of its file.
  package let file: String

  init(folder: ControlFolder, file: String) { (self.folder, self.file) = (folder, file) }

  /// Creates the socket of a timer by its name; the timer doesn't have to be running.
  package init(named name: String, in folder: ControlFolder) {
    self.init(folder: folder, file: SocketName.file(for: name))
  }

  /// The timer's name; `nil` if it is too long for the name of a file.
  package var name: String? { SocketName.name(of: file) }

  /// The path of its file.
  package var path: String { folder.path + "/" + file }

  /// A path by which it can be connected.
  var address: String { folder.address(of: file) }
}
