package import Clocks
package import Countdowns

/// The input of a face: a countdown, its texts, and how to show them.
package struct FaceState: Hashable, Sendable {
  /// The countdown.
  package var snapshot: Snapshot
  /// The format of the time.
  package var time: TimeText
  /// The countdown's name, if any, without control characters.
  package var name: String?
  /// The essential part of the name, for narrow windows.
  package var shortName: String?
  /// The rounds as dots, shown beside the name in a row of its own.
  package var dots: String?
  /// The next step, shown after the caption if there is room in a row of its own.
  package var next: String?
  /// How the input was understood and when it ends, such as "5 min · ends 14:32:07".
  package var caption = ""
  /// The essential part of the caption, for narrow windows.
  package var shortCaption = ""
  /// The end or the state in a few words, such as "ends 14:32", drawn in large letters if the window
  /// is tall; `nil` for none.
  package var largeCaption: String?
  /// The caption below the large one, without what that says; `nil` for the usual captions.
  package var captionBelowLarge: String?
  /// The captions before or after a pause, for which space is kept, so that a pause moves nothing.
  package var otherCaption = ""
  package var otherShortCaption = ""
  /// Another possible reading of the input.
  package var hint: String?
  /// A message that needs the user's attention now.
  package var notice: String?
  /// The direction in which the picture moves.
  package var direction = Direction.unwinding
  /// Whether the picture is static except for the time itself.
  package var isStill = false
  /// Whether a dial or a bar is drawn rather than the digits alone.
  package var showsProgress = true
  /// Whether the time since the deadline is shown.
  package var showsOvertime = true
  /// Whether it is shown with a plus sign.
  var showsPlus = true
  /// Whether the alarm flashes.
  package var flashes = true
  /// The elapsed time, if shown instead of the remaining time.
  package var elapsed: Duration?
  /// The text of the digits, such as a time of day, if it isn't that of the countdown; the picture
  /// then doesn't change by itself.
  package var reading: String?
  /// Whether the dial or bar is empty, whatever is left.
  package var isEmpty = false
  /// Whether it counts up with no end; the picture then makes one turn per minute.
  package var isOpen = false
  /// The key that shows all keys, with its description, for the end of the last line.
  package var help = Help.none
  /// The color of the remaining part while there is plenty of time, or `nil` for the theme's.
  package var tint: Tint?
  /// The color of the warning that has been reached, which replaces the tint and colors the captions.
  package var warning: Tint?
  /// Whether the color follows the urgency before the end; warnings replace it.
  package var followsUrgency = true
  /// The animation besides the time, or `nil` for none.
  package var effects: FaceEffects?

  /// The help text at the end of a face's last line.
  package struct Help: Hashable, Sendable {
    package var text: String
    /// Whether the text is shown; otherwise its place stays empty, so that nothing moves when it
    /// disappears.
    package var isShown: Bool
    /// The instant at which the text disappears; `nil` if it stays.
    package var end: Instant?

    package init(_ text: String, isShown: Bool = true, end: Instant? = nil) {
      (self.text, self.isShown, self.end) = (text, isShown, end)
    }

    /// No text, and no place for it.
    package static let none = Help("", isShown: false)
  }

  package init(snapshot: Snapshot, time: TimeText) { (self.snapshot, self.time) = (snapshot, time) }

  /// The time in digits: remaining, elapsed or overtime.
  package var digits: String {
    if let reading { return reading }
    if snapshot.phase == .ringing {
      let text = time.text(overtime: shownOvertime)
      return showsPlus ? text : text.withoutPlus
    }
    return elapsed.map { time.text(elapsed: $0) } ?? time.text(left: snapshot.left)
  }

  /// The overtime, or zero if it isn't shown.
  private var shownOvertime: Duration { showsOvertime ? snapshot.overtime : .zero }

  /// The widest digits in this format before and after the end, without a plus sign, so that the
  /// size of large digits is the same until the alarm is stopped.
  var widestDigits: String {
    if let reading { return reading }
    guard !isOpen else { return widestInLine }
    let times = [
      digits.withoutPlus, time.text(left: snapshot.total),
      time.text(overtime: shownOvertime).withoutPlus,
    ]
    return times.max { $0.count < $1.count } ?? digits
  }

  /// The widest digits in this format, which keep the occupied space constant while the time runs.
  var widestInLine: String {
    if let reading { return reading }
    if snapshot.phase == .ringing, showsOvertime {
      return time.text(overtime: max(snapshot.overtime, .seconds(1)))
    }
    let (whole, digits) = (time.text(left: snapshot.total), digits)
    return whole.count > digits.count ? whole : digits
  }

  /// Returns the time in at most a number of columns; where the digits don't fit, as one coarse
  /// number with its unit.
  func digits(within columns: Int) -> String {
    let digits = digits
    if digits.count <= columns { return digits }
    guard reading == nil else { return "…" }
    let coarse =
      snapshot.phase == .ringing
      ? time.coarseText(overtime: shownOvertime) : time.coarseText(elapsed ?? snapshot.left)
    return coarse.count <= columns ? coarse : "…"
  }

  /// How urgent it is; a timer that ended with time left was canceled, which isn't urgent.
  var urgency: Urgency {
    if isOpen { return .plenty }
    switch snapshot.phase {
    case .ringing: return .last
    case .ended: return snapshot.left > .zero ? .plenty : .last
    case .ready, .running, .paused: return followsUrgency ? snapshot.urgency : .plenty
    }
  }

  /// The tint, unless the urgency decides the color.
  var tintUnlessUrgent: Tint? { urgency == .plenty ? warning ?? tint : nil }

  /// How long the whole picture flashes; after that only the digits do, which is far less to send.
  static let longFlash = Duration.seconds(10)

  /// Whether the flashing picture is currently dark.
  var isPictureDark: Bool { isFlashDark && snapshot.overtime < Self.longFlash }

  /// Half the period of the alarm's flashing; slow enough to be safe with photosensitive epilepsy.
  static let flash = Duration.milliseconds(500)

  /// Whether the alarm's flashing is currently dark.
  var isFlashDark: Bool {
    guard snapshot.phase == .ringing, flashes, !isStill else { return false }
    return snapshot.overtime.wholeUnits(of: Self.flash) % 2 == 1
  }
}

extension String {
  /// The digits without the sign of a time since the end.
  fileprivate var withoutPlus: String { hasPrefix("+") ? String(dropFirst()) : self }
}
