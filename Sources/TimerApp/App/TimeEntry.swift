internal import Clocks
internal import Countdowns
internal import Texts
internal import Widgets

/// A time being typed, with the grammar of the command line.
struct TimeEntry: Hashable, Sendable {
  var field = TextState()

  /// The examples shown while the field is empty.
  static let examples = "such as 5m, 1:30, until 14:30"

  /// The result of parsing the time; `nil` if it is empty.
  var reading: Result<Reading, ReadingError>? {
    let time = Self.parts(of: field.text).time
    guard !time.allSatisfy(\.isWhitespace) else { return nil }
    do throws(ReadingError) {
      return .success(try Reading(words: [time]))
    } catch {
      return .failure(error)
    }
  }

  /// The name of the timer, if one is typed, as in `5m as Tea`.
  var name: String? { Self.parts(of: field.text).name }

  /// Splits text into a time and the name after it, if there is one.
  static func parts(of text: String) -> (time: String, name: String?) {
    guard let place = text.range(ofFirst: " as ") else { return (text, nil) }
    let name = CountdownSettings.label(String(text[place.upperBound...]))
    return (String(text[..<place.lowerBound]), name)
  }

  /// The total duration of a countdown, and its target time of day.
  struct Goal: Hashable, Sendable {
    var total: Duration
    /// The target time of day, if the reading is one.
    var target: WallTime?
    var hint: String?
  }

  /// Resolves a reading at a moment.
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

  /// Returns how the text is understood, or an error message.
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
