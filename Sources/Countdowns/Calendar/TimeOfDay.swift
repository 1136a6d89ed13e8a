/// A time on a 24-hour clock, to the second.
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int
  /// The second, from 0 to 59.
  public let second: Int

  /// Creates a time, or nothing where a clock shows no such thing.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Creates the time so many seconds after midnight; `secondOfDay` is from 0 to 86 399.
  init(secondOfDay: Int) {
    precondition((0..<86_400).contains(secondOfDay))
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  /// The seconds since midnight on a day without a change of the clock.
  var secondOfDay: Int { hour * 3600 + minute * 60 + second }
}
