package import Reports

/// How a timer is shared, as given on its command line.
package struct SharingArguments: Hashable, Sendable {
  /// The room, or its address with the broker.
  package var room: String
  /// The users of the broker who may control the timer; empty for those of the settings.
  package var control: [String]

  package init(room: String, control: [String] = []) { (self.room, self.control) = (room, control) }

  /// Creates those of an unfinished timer that is resumed: where it was shared, unless it no longer
  /// was, or else where its command line shares it.
  package init?(resuming record: TimerRecord, or given: SharingArguments?) {
    guard let room = record.shared else {
      guard !record.isUnshared, let given else { return nil }
      self = given
      return
    }
    self.init(room: room, control: record.sharedControl)
  }
}
