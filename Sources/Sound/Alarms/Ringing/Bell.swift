/// The schedule of the terminal's bell during an alarm: every second for a minute, then every ten.
enum Bell {
  private static let dense = Duration.seconds(60)

  /// Returns the time of the next stroke after one at `stroke`, both relative to the alarm's start.
  static func next(after stroke: Duration) -> Duration {
    stroke + (stroke < dense ? .seconds(1) : .seconds(10))
  }
}
