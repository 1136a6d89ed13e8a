internal import Clocks
internal import Countdowns
internal import Sharing

extension RoomViewer.Standing {
  /// The time since which the state may be out of date, if it may.
  var offlineSince: WallTime? {
    switch self {
    case .connecting, .waiting, .live: nil
    case .offline(let since), .publisherGone(let since): since
    }
  }

  /// Returns what the user has to know about the connection and the publisher; `nil` if all is well.
  func words(now: WallTime, in zone: Zone) -> String? {
    switch self {
    case .connecting: "connecting"
    case .waiting, .live: nil
    case .offline(let since): "offline since \(Self.clock(since, now, zone))"
    case .publisherGone(let since):
      "the shared timer went offline at \(Self.clock(since, now, zone))"
    }
  }

  private static func clock(_ time: WallTime, _ now: WallTime, _ zone: Zone) -> String {
    ClockText.words(for: time, now: now, in: zone, showsSeconds: false)
  }
}
