internal import Clocks
internal import Countdowns
internal import Widgets

/// A time as it is typed, with the grammar of the command line.
struct TimeEntry: Hashable, Sendable {
  var field = TextState()

  /// What is shown while there are no words.
  static let examples = "such as 5m, 1:30, until 14:30"

  /// What the words mean; `nil` while there are none.
  var reading: Result<Reading, ReadingError>? {
    let time = Self.parts(of: field.text).time
    guard !time.allSatisfy(\.isWhitespace) else { return nil }
    do throws(ReadingError) {
      return .success(try Reading(words: [time]))
    } catch {
      return .failure(error)
    }
  }

  /// What the timer is called, if the words say so: `5m as Tea`.
  var name: String? { Self.parts(of: field.text).name }

  /// Returns a time and the name behind it, if there is one.
  static func parts(of text: String) -> (time: String, name: String?) {
    guard let place = text.firstRange(of: " as ") else { return (text, nil) }
    let name = CountdownSettings.label(String(text[place.upperBound...]))
    return (String(text[..<place.lowerBound]), name)
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
    guard let reading else { return ("\(Self.examples) or 5m as Tea", false) }
    do throws(ReadingError) {
      let goal = try Self.goal(of: try reading.get(), at: now, in: zone)
      let wording = Wording(zone: zone, isExact: goal.target == nil)
      let ends = now.wall.advanced(by: goal.total)
      let echo = wording.echo(total: goal.total, ends: ends, now: now.wall)
      return ((name.map { "\($0): " } ?? "") + echo + (goal.hint.map { " (\($0))" } ?? ""), false)
    } catch {
      return (error.description, true)
    }
  }
}
