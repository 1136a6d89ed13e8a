package import Clocks
package import Countdowns
internal import Texts
package import Widgets

/// A timer being typed, with the grammar of the command line.
package struct TimeEntry: Hashable, Sendable {
  package var field = TextState()

  package init(field: TextState = TextState()) { self.field = field }

  package static let examples = "such as 5m, 1:30, until 14:30"

  /// The words with which a time can begin.
  private static let firstWords = [
    "until", "today", "tomorrow", "noon", "midday", "midnight", "mon", "tue", "wed", "thu", "fri",
    "sat", "sun", "in", "at", "half", "P1D",
  ]
  /// What can follow a number: the units of time, and am and pm.
  private static let wordsAfterDigits = ["h", "m", "s", "d", "w", "us", "ns", "µs", "am", "pm"]

  /// Returns whether a letter can begin a time, after the digits that precede it.
  package static func canBegin(with letter: Character, after digits: String) -> Bool {
    let words = digits.isEmpty ? firstWords : wordsAfterDigits
    return words.contains { $0.first?.lowercased() == letter.lowercased() }
  }

  /// Returns the typed timer or why it can't be read; `nil` if nothing is typed.
  package func timer(
    among timers: [NamedTimer], program: CalledName = CalledName()
  ) -> Result<TypedTimer, NamedTimerError>? {
    guard !field.text.allSatisfy(\.isWhitespace) else { return nil }
    do throws(NamedTimerError) {
      return .success(try TypedTimer(field.text, among: timers, program: program))
    } catch { return .failure(error) }
  }

  /// Splits text into a time with its options and the name, if there is one, as in `5m as Tea --rounds
  /// 2`.
  package static func parts(of text: String) -> (time: String, name: String?) {
    let words = text.split(separator: " ").map(String.init)
    let count = words.firstIndex(where: TypedLine.isOption) ?? words.count
    let head = count == words.count ? text : words[..<count].joined(separator: " ")
    guard let place = head.range(ofFirst: " as ") else { return (text, nil) }
    let name = CountdownSettings.label(String(head[place.upperBound...]))
    let options = words[count...].map { " \($0)" }.joined()
    return (String(head[..<place.lowerBound]) + options, name)
  }

  /// Returns how the text is understood, or an error message.
  package func words(
    among timers: [NamedTimer], at now: Moment, in zone: Zone, program: CalledName = CalledName()
  ) -> (text: String, isError: Bool) {
    guard let typed = timer(among: timers, program: program) else {
      return ("\(Self.examples), 5m as Tea or 25m=Work 5m=Break", false)
    }
    do throws(NamedTimerError) {
      let typed = try typed.get()
      let (goal, definition) = try typed.timer.start(at: now, in: zone)
      let name = typed.name.map { "\($0): " } ?? ""
      return (name + goal.echo(definition.routine, at: now, in: zone) + goal.hintSuffix, false)
    } catch { return (error.description, true) }
  }
}
