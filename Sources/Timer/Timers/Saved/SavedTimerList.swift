internal import Cells
internal import Countdowns
internal import Faces
package import JSON
internal import Texts

/// The list of `timer list --saved`: the timers of the settings file and those that are built in.
package enum SavedTimerList {
  /// A timer, and whether it is built in.
  package typealias Entry = (timer: NamedTimer, isBuiltIn: Bool)

  /// Returns the timers of the settings file, then the presets that they don't replace.
  package static func entries(_ preferences: Preferences) -> [Entry] {
    preferences.timersAndPresets.enumerated().map {
      ($0.element, $0.offset >= preferences.timers.count)
    }
  }

  /// Returns the list as a table, at most `width` columns wide if given.
  package static func lines(_ entries: [Entry], width: Int? = nil) -> [String] {
    let rows = [["NAME", "TIME", ""]] + entries.map { row(of: $0) }
    var widths = [0, 1].map { column in
      rows.reduce(0) { max($0, TextWidth.columns(of: $1[column])) }
    }
    // A long time leaves room for the details of the others.
    if let width { widths[1] = min(widths[1], max(leastTime, (width - widths[0] - 4) / 2)) }
    return rows.map { row in
      var line = ""
      for (text, width) in zip(row, widths) {
        let text = TextWidth.truncated(text, to: width)
        line +=
          text + String(repeating: " ", count: max(0, width - TextWidth.columns(of: text)) + 2)
      }
      line += row[2]
      while line.last == " " { line.removeLast() }
      return width.map { TextWidth.truncated(line, to: $0) } ?? line
    }
  }

  /// The width of the times in columns, if any is longer, in a narrow window.
  private static let leastTime = 20

  private static func row(of entry: Entry) -> [String] {
    let summary = entry.timer.summary.map { TextWidth.visible($0) }
    let details = summary.dropFirst() + (entry.isBuiltIn ? ["built in"] : [])
    return [TextWidth.visible(entry.timer.name), summary[0], details.joined(separator: " · ")]
  }

  /// Returns a timer as a JSON object.
  package static func json(_ entry: Entry) -> JSONValue {
    let timer = entry.timer
    let plan = try? timer.plan()
    let routine = plan?.routine
    var total = routine?.isEndless == true ? nil : routine?.total
    if routine == nil, case .span(let length, _)? = plan?.reading { total = length }
    return JSONValue([
      "name": .string(timer.name), "time": .string(timer.time),
      "total": total.map { seconds($0) } ?? .null,
      "steps": .array((plan?.routine?.steps ?? []).map { step($0) }),
      "rounds": timer.rounds == Routine.forever ? .null : .number("\(timer.rounds)"),
      "finally": plan?.routine?.finalStep.map { step($0) } ?? .null,
      "wait": .boolean(timer.waits), "marks": .array(timer.marks.map { .string($0) }),
      "warn": .array(timer.warnings.map { .string($0) }),
      "face": text(timer.face?.rawValue), "sound": text(timer.sound),
      "built_in": .boolean(entry.isBuiltIn),
    ])
  }

  private static func step(_ step: Step) -> JSONValue {
    JSONValue([
      "label": text(step.label), "length": seconds(step.length),
      "color": text(step.color?.rawValue), "sound": text(step.sound),
    ])
  }

  private static func seconds(_ span: Duration) -> JSONValue { .number(SecondsText.text(span)) }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
