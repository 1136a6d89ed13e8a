package import Clocks
package import Countdowns

/// All that a face shows.
package struct FaceState: Hashable, Sendable {
  /// The countdown.
  package var snapshot: Snapshot
  /// The form of its time.
  package var time: TimeText
  /// What it is for, if that was said; without control characters.
  package var name: String?
  /// How it was understood and when it ends, such as "5 min · ends 14:32:07".
  package var caption: String
  /// The most important of it, for narrow windows.
  package var shortCaption: String
  /// What the words could have meant too.
  package var hint: String?
  /// Something that a person should know now.
  package var notice: String?
  /// Which way the picture goes.
  package var direction: Direction
  /// Whether the picture stands still but for the time itself.
  package var isStill: Bool
  /// Whether a dial or a bar is drawn; else the digits alone.
  package var showsProgress = true
  /// Whether the time since the deadline is counted.
  package var showsOvertime = true
  /// Whether the alarm flashes.
  package var flashes = true
  /// The elapsed time, if it is shown in place of what is left.
  package var elapsed: Duration?
  /// Whether it counts up without an end; the picture then goes round once a minute.
  package var isOpen = false
  /// The key that shows all keys, with its words, for the end of the last line.
  package var help = Help.none
  /// What moves beside the time; `nil` for nothing.
  package var effects: FaceEffects?

  /// The words at the end of a face's last line.
  package struct Help: Hashable, Sendable {
    package var text: String
    /// Whether the words are shown; else their place stays empty, so that nothing moves when they go.
    package var isShown: Bool
    /// The instant at which the words go; `nil` if they stay.
    package var end: Instant?

    package init(_ text: String, isShown: Bool = true, end: Instant? = nil) {
      (self.text, self.isShown, self.end) = (text, isShown, end)
    }

    /// No words, and no place for them.
    package static let none = Help("", isShown: false)
  }

  /// Creates a state.
  package init(
    snapshot: Snapshot, time: TimeText, name: String? = nil, caption: String = "",
    shortCaption: String = "", hint: String? = nil, notice: String? = nil,
    direction: Direction = .unwinding, isStill: Bool = false
  ) {
    self.snapshot = snapshot
    self.time = time
    self.name = name
    self.caption = caption
    self.shortCaption = shortCaption
    self.hint = hint
    self.notice = notice
    self.direction = direction
    self.isStill = isStill
  }

  /// The time in digits: what is left, or how long it has been over.
  package var digits: String {
    if snapshot.phase == .ringing && showsOvertime { return time.text(overtime: snapshot.overtime) }
    return elapsed.map { time.text(elapsed: $0) } ?? time.text(left: snapshot.left)
  }

  /// The widest digits of this format, so that the place that they take stays the same while the time
  /// runs.
  var widestDigits: String {
    if snapshot.phase == .ringing, showsOvertime {
      return time.text(overtime: max(snapshot.overtime, .seconds(1)))
    }
    let whole = time.text(left: snapshot.total)
    return whole.count > digits.count ? whole : digits
  }

  /// Returns the time in a number of columns at most; coarser, with its unit, where the digits don't fit.
  func digits(within columns: Int) -> String {
    if digits.count <= columns { return digits }
    let coarse = time.coarseText(
      snapshot.phase == .ringing && showsOvertime ? snapshot.overtime : elapsed ?? snapshot.left)
    return coarse.count <= columns ? coarse : "…"
  }

  /// For how long the whole picture flashes; later only its digits do, which is far less to send.
  static let longFlash = Duration.seconds(10)

  /// Whether the flash of the whole picture is dark now.
  var isPictureDark: Bool { isFlashDark && snapshot.overtime < Self.longFlash }

  /// Half of a flash of the alarm; slow enough for eyes that flicker harms.
  static let flash = Duration.milliseconds(500)

  /// Whether the flash of the alarm is dark now.
  var isFlashDark: Bool {
    guard snapshot.phase == .ringing, flashes, !isStill else { return false }
    return snapshot.overtime.wholeUnits(of: Self.flash) % 2 == 1
  }
}
