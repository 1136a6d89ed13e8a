/// The live prices of the current session.
struct LiveSession: Hashable, Sendable {
  /// A closing price and its day.
  struct Close: Hashable, Sendable {
    /// The day since 1970.
    var day: Int
    var price: Double
  }

  /// The minimum pause between two sessions, in seconds.
  static let shortestPause = 1_800.0
  /// The maximum length of a session that extends past midnight UTC, in seconds: no market that
  /// closes at all stays open longer.
  static let longestSession = 16 * 3_600.0

  private(set) var line: TickLine
  /// The close of the previous live session, if there was one.
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

  /// The result of a tick.
  enum Outcome { case refused, continued, began }

  /// Adds a price; one after a long pause begins a new session, and so does one on another day if
  /// the market never closes.
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
