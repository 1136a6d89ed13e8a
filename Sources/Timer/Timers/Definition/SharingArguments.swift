/// How a timer is shared, as given on its command line.
package struct SharingArguments: Hashable, Sendable {
  /// The room, or its address with the broker.
  package var room: String
  /// The users of the broker who may control the timer; empty for those of the settings.
  package var control: [String]

  package init(room: String, control: [String] = []) { (self.room, self.control) = (room, control) }
}
