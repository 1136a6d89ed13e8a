internal import Clocks
internal import Countdowns
internal import Widgets

/// A time as it is typed, with the grammar of the command line.
struct TimeEntry: Hashable, Sendable {
  var field = TextState(limit: 200)

  /// What the words mean; `nil` while there are none.
  var reading: Result<Reading, ReadingError>? {
    guard !field.text.allSatisfy(\.isWhitespace) else { return nil }
    do throws(ReadingError) {
      return .success(try Reading(words: [field.text]))
    } catch {
      return .failure(error)
    }
  }

  /// How far a time is from now, and until when it is.
  struct Goal: Hashable, Sendable {
    var total: Duration
    /// The time of day that is waited for, if it is one.
    var target: WallTime?
    var hint: String?
  }

  /// Returns what a reading leads to at a moment.
  static func goal(
    of reading: Reading, at now: Moment, in zone: Zone
  ) throws(ReadingError) -> Goal {
    switch reading {
    case .span(let total, let hint): return Goal(total: total, hint: hint)
    case .target(let target):
      let instant = try target.resolve(now: now.wall, zone: zone)
      return Goal(total: now.wall.duration(to: instant), target: instant)
    }
  }

  /// Returns what was understood, or what is wrong, in words.
  func words(at now: Moment, in zone: Zone) -> (text: String, isError: Bool) {
    guard let reading else { return ("such as 5m, 1h30m, 1:30 or until 14:30", false) }
    do throws(ReadingError) {
      let goal = try Self.goal(of: try reading.get(), at: now, in: zone)
      let wording = Wording(zone: zone, isExact: goal.target == nil)
      let ends = now.wall.advanced(by: goal.total)
      let echo = wording.echo(total: goal.total, ends: ends, now: now.wall)
      return (echo + (goal.hint.map { " (\($0))" } ?? ""), false)
    } catch {
      return (error.description, true)
    }
  }
}
