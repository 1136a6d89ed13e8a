package import Clocks
internal import Countdowns
package import Reports

/// The captions of a face, which depend on the time only by the second.
package struct FaceCaptions: Hashable, Sendable {
  package let caption: String
  let short: String
  let large: String?
  let belowLarge: String
  /// The captions before or after a pause; empty if there is none.
  let other: String
  let otherShort: String
  /// The second in which they are valid; `nil` if they depend on the exact time.
  private let second: Int64?

  package init(_ report: TimerReport, _ wording: Wording, at now: Moment) {
    let paused = report.otherStateOfPause(at: now.wall)
    caption = wording.caption(report, now: now.wall)
    short = wording.shortCaption(report, now: now.wall)
    large = wording.largeCaption(report, now: now.wall)
    belowLarge = wording.captionBelowLarge(report, now: now.wall)
    other = paused.map { wording.caption($0, now: now.wall) } ?? ""
    otherShort = paused.map { wording.shortCaption($0, now: now.wall) } ?? ""
    second = report.state == .running ? now.wall.epochSeconds : nil
  }

  /// Returns whether they are those of a moment at which only time has passed.
  package func areValid(at now: Moment) -> Bool { second == now.wall.epochSeconds }
}
