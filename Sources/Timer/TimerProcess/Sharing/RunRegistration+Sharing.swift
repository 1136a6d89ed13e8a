package import Reports
package import Runtime
package import Sharing
internal import TimerEnvironment
package import Timers

extension RunRegistration {
  /// Starts to share the timer with a record in a room, instead of the one in which it was shared;
  /// returns the address of the room.
  ///
  /// A room without a broker is one of the broker of the settings. The users of the settings have
  /// control if none are named.
  @discardableResult
  package func share(
    _ request: ShareRequest, _ settings: SharingPreferences, _ record: TimerRecord,
    _ clocks: ProgramClocks, in loop: EventLoop, _ handlers: RoomShare.Handlers,
    environment: (String) -> String? = Console.environment
  ) throws(SharingFailure) -> RoomAddress {
    let (address, access) = try BrokerAccess.room(
      request.room ?? identity.name, settings, environment: environment)
    let users = request.control.isEmpty ? settings.control : request.control
    let share = try RoomShare(address, control: users, access, clocks)
    stopSharing(self.share?.address == address ? .movesOn : .leavesRoom)
    self.share = share
    share.follow(record)
    share.start(in: loop, handlers)
    return address
  }

  /// Stops sharing the timer, which ends or goes on; returns whether it was shared.
  @discardableResult
  package func stopSharing(_ continuation: RoomShare.Continuation) -> Bool {
    defer { share = nil }
    share?.end(continuation)
    return share != nil
  }
}
