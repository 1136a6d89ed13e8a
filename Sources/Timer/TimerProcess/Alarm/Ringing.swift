package import Alarms

/// A player of one alarm, as the handlers of timers see it.
@MainActor
package protocol Ringing: AnyObject {
  /// Whether there is no way to play the alarm.
  var isSilent: Bool { get }

  /// Requests a state from now on.
  func follow(_ new: Ringer.Cue)

  /// Checks the device, so that a note can report a problem early.
  func check()

  /// Replaces the playlist, before it sounds.
  func replace(_ playlist: AlarmPlaylist)

  /// Stops the alarm permanently, waiting briefly for the device to become silent.
  func end(waitingAtMost limit: Duration)
}

extension Ringer: Ringing {}
