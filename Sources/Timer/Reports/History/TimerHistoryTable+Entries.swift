package import Clocks
package import Countdowns

extension TimerHistoryTable {
  package init(_ entries: [HistoryEntry], at now: WallTime, in zone: Zone) {
    let present = zone.localTime(now)
    // The time that a clock on the wall showed, wherever that was.
    func words(for time: HistoryTime) -> String {
      let local = time.zone(orElse: zone).localTime(time.wall)
      return ClockText.words(for: local, now: present, in: .utc)
    }
    self.init(
      headings: ["STARTED", "NAME", "PLANNED", "RAN", "OUTCOME"],
      rows: entries.map { entry in
        [
          words(for: entry.start), entry.label ?? entry.name,
          entry.planned.map(PlannedText.words(for:)) ?? "–", Self.words(ran: entry.ran),
          Self.words(for: entry),
        ]
      })
  }

  /// Returns a counted time, rounded down to seconds, or to tenths below ten seconds.
  private static func words(ran: Duration) -> String {
    let unit: Duration = ran < .seconds(10) ? .milliseconds(100) : .seconds(1)
    return SpanText.words(for: unit * ran.wholeUnits(of: unit))
  }

  private static func words(for entry: HistoryEntry) -> String {
    let outcome = words(for: entry.outcome)
    guard entry.outcome == .acknowledged, let after = entry.acknowledgedAfter else {
      return outcome
    }
    return "\(outcome) after \(PastWords.counted(after))"
  }

  private static func words(for outcome: HistoryEntry.Outcome) -> String {
    switch outcome {
    case .ended, .rang, .acknowledged, .missed, .finished, .canceled, .interrupted, .lost:
      outcome.rawValue
    case .unattended: "ended unattended"
    }
  }
}

extension Zone {
  /// Returns the time at which UTC shows what the zone shows at a time.
  fileprivate func localTime(_ time: WallTime) -> WallTime {
    time.advanced(by: .seconds(secondsEast(at: time)))
  }
}
