/// The live prices of the session that goes on.
struct LiveSession: Hashable, Sendable {
  /// The end of a session.
  struct Close: Hashable, Sendable {
    /// The day, counted since 1970.
    var day: Int
    var price: Double
  }

  /// The shortest pause between two sessions, in seconds.
  static let shortestPause = 1_800.0
  /// The time after which a session ends once midnight in UTC has passed, in seconds: no market that
  /// closes at all is open for longer.
  static let longestSession = 16 * 3_600.0

  private(set) var line: TickLine
  /// The end of the live session before, if there was one.
  private(set) var before: Close?
  private var volume = TickVolume()
  private var intervals = Intervals()

  init(time: Double, price: Double, volume: Double?) {
    line = TickLine(time: time, price: price)
    self.volume.take(volume, replaces: false)
  }

  /// The day of the last price.
  var day: Int { line.lastTime.epochDay }

  var prices: SessionPrices {
    SessionPrices(
      open: line.open, high: line.high, low: line.low, close: line.lastPrice,
      volume: volume.total, time: .seconds(line.lastTime), day: day)
  }

  /// What came of a tick.
  enum Outcome { case refused, continued, began }

  /// Takes in a price; one after a long pause begins another session, and so does one of another day
  /// where a market never closes.
  mutating func take(time: Double, price: Double, volume: Double?) -> Outcome {
    guard time >= line.lastTime else { return .refused }
    let pause = time - line.lastTime
    let begins = begins(at: time)
    if pause > 0 { intervals.add(pause) }
    if begins {
      before = Close(day: day, price: line.lastPrice)
      line = TickLine(time: time, price: price)
      self.volume = TickVolume()
      self.volume.take(volume, replaces: false)
      return .began
    }
    self.volume.take(volume, replaces: pause == 0)
    _ = line.take(time: time, price: price)
    return .continued
  }

  private func begins(at time: Double) -> Bool {
    if time.epochDay != line.firstTime.epochDay, time - line.firstTime > Self.longestSession {
      return true
    }
    let pause = time - line.lastTime
    return pause > Self.shortestPause && pause > 3 * (intervals.median ?? 0)
  }
}
