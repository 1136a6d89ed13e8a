/// When the terminal's bell is struck while an alarm goes on: each second for a minute, and then
/// every ten.
enum Bell {
  private static let dense = Duration.seconds(60)

  /// Returns when the stroke after one at `stroke` is due, both counted from the alarm's begin.
  static func next(after stroke: Duration) -> Duration {
    stroke + (stroke < dense ? .seconds(1) : .seconds(10))
  }
}
