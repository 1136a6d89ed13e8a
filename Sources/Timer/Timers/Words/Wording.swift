package import Clocks
package import Countdowns

/// The sentences about one countdown.
package struct Wording: Sendable {
  /// The countdown's name, if any.
  package var name: String?
  package var zone: Zone
  /// Whether the length was typed, and so is shown in full precision, rather than derived from a
  /// target time.
  var isExact = true

  package init(name: String? = nil, zone: Zone, isExact: Bool = true) {
    (self.name, self.zone, self.isExact) = (name, zone, isExact)
  }

  /// The notices after a restart and after the reset of a timer in the app.
  package static let (restarted, reset) = ("restarted · u undoes", "reset · u undoes")

  /// Returns how a countdown, or its steps if there are any, was parsed: "5 min · ends 14:32:07".
  package func echo(
    _ routine: Routine? = nil, total: Duration, ends: WallTime, now: WallTime
  ) -> String {
    let parts = [
      routine.map { RoutineWords.echo($0) } ?? length(total),
      routine?.isEndless == true ? nil : self.ends(ends, now: now),
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Returns when a countdown ends: "ends 14:32:07", with the day if it isn't today.
  package func ends(_ ends: WallTime, now: WallTime) -> String {
    "ends \(ClockText.words(for: ends, now: now, in: zone))"
  }

  /// Returns the line that stays on the screen after a countdown ends.
  package func closing(
    _ outcome: TimeManager.Outcome, total: Duration, leftAtFinish: Duration? = nil,
    deadline: WallTime, now: WallTime
  ) -> String {
    let early = leftAtFinish.map { "finished with \(span($0)) left, " } ?? ""
    let ended = early + "ended \(ClockText.words(for: deadline, now: now, in: zone))"
    let what = prefix + length(total)
    switch outcome {
    case .canceled(let left): return canceled(total: total, left: left)
    case .ended:
      let late = deadline.duration(to: now)
      return late < .seconds(2) ? "\(what), \(ended)" : "\(what), \(ended), \(ago(late))"
    case .rang: return "\(what), \(ended)"
    case .acknowledged(_, let after) where after < .seconds(60): return "\(what), \(ended)"
    case .acknowledged(_, let after): return "\(what), \(ended), stopped \(coarse(after)) later"
    case .missed: return "\(what), \(ended), missed"
    }
  }

  /// Returns the line that stays on the screen when the user cancels a countdown.
  package func canceled(total: Duration, left: Duration) -> String {
    "\(prefix)\(length(total)), canceled with \(span(left)) left"
  }

  /// Returns the line that stays on the screen when a signal ends the program.
  package func interrupted(total: Duration, left: Duration) -> String {
    "\(prefix)\(length(total)), interrupted with \(span(left)) left"
  }

  /// Returns how long ago something was: "7 min ago".
  package func ago(_ duration: Duration) -> String { "\(coarse(duration)) ago" }

  package func length(_ total: Duration) -> String {
    isExact ? SpanText.words(for: total) : span(total)
  }

  /// Returns a span in whole seconds, if it is at least a second.
  package func span(_ duration: Duration) -> String {
    guard duration >= .seconds(1) else {
      return SpanText.words(for: duration.rounded(up: .milliseconds(1)))
    }
    let isExact = duration.components.attoseconds % 1_000_000_000_000_000 == 0
    return SpanText.words(
      for: isExact && duration < .seconds(60) ? duration : duration.rounded(up: .seconds(1)))
  }

  /// Returns a span in minutes, or in seconds if it is less than a minute.
  func coarse(_ duration: Duration) -> String {
    let seconds = duration.components.seconds
    return SpanText.words(for: .seconds(seconds < 60 ? seconds : seconds / 60 * 60))
  }

  private var prefix: String { name.map { "\($0): " } ?? "" }
}
