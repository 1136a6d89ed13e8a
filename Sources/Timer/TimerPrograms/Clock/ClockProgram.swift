package import Clocks
package import Countdowns
internal import Faces
package import Programs
internal import TerminalCodes
package import Timers
package import Widgets

/// The state of a clock, which shows the time of day.
package struct ClockProgram: Program {
  package typealias Owner = CountdownOwner

  /// A message to a clock.
  package enum Message: Hashable, Sendable {
    /// The shown time is over, or the wall clock was set.
    case timeChanged
  }

  /// A user command to a clock.
  package enum Command: Hashable, Sendable, CaseIterable {
    case close, nextFace, toggleSeconds, showKeys, hideKeys
  }

  /// An effect of a clock.
  package enum Effect: Hashable, Sendable {
    /// Writes a line to standard output.
    case line(String)
  }

  /// The output of a clock.
  package enum Output: Hashable, Sendable {
    case face
    /// Lines on the terminal.
    case words
    /// Lines on standard output, for another program.
    case lines
  }

  /// The look of the view.
  let look: Look
  package let zone: Zone
  let output: Output
  var face: Face
  var showsSeconds: Bool
  var showsKeys = false
  /// The instant until which an inline face shows the hint about the key help.
  private var helpEnd: Instant?
  /// The last line that was written.
  private var last: String?

  package init(_ look: Look, zone: Zone, output: Output, showsSeconds: Bool = false) {
    (self.look, self.zone, self.output) = (look, zone, output)
    (face, self.showsSeconds) = (look.face, showsSeconds)
  }

  package var appearance: Appearance { look.appearance }
}

// MARK: - Keys

extension ClockProgram {
  package static let keyMaps = [general, help]

  private static let general = KeyMap<Command>(
    "In a clock",
    [
      .init(.close, ["q", KeyPress(.escape)], "close the clock", .footer(rank: 1)),
      .init(.nextFace, ["f"], "show the next face", .footer(rank: 2)),
      .init(.toggleSeconds, ["s"], "show or hide the seconds", .footer(rank: 3)),
      .init(.showKeys, ["?"], "show or hide the keys", .footer(rank: 0)),
    ])

  private static let help = KeyMap<Command>(
    "While the keys of the clock are shown",
    [.init(.hideKeys, [KeyPress(.escape), "?", "q"], "hide the keys", .footer(rank: 0))])

  package var activeKeyMaps: [KeyMap<Command>] {
    showsKeys ? [Self.help, Self.general] : [Self.general]
  }
}

// MARK: - Events

extension ClockProgram {
  package mutating func update(
    _ event: Event<Message, Command, CountdownOwner>, at now: Moment
  ) -> [Action<Effect>] {
    switch event {
    case .started: helpEnd = now.instant.advanced(by: Look.helpTime)
    case .command(.close): return [.end(status: 0, saying: nil)]
    case .command(.nextFace): face = face.next
    case .command(.toggleSeconds): showsSeconds.toggle()
    case .command(.showKeys):
      showsKeys = output == .face
      if !showsKeys { return KeyHelp(documenting: Self.keyMaps).lines.map { .say($0) } }
    case .command(.hideKeys): showsKeys = false
    case .message, .timePassed, .refused, .pixelsRefused, .interaction, .windowChanged, .resumed,
      .suspending:
      break
    }
    return lines(at: now)
  }

  /// Returns the action that writes the time, if it has changed since the last line.
  private mutating func lines(at now: Moment) -> [Action<Effect>] {
    let line = words(at: now)
    guard output != .face, line != last else { return [] }
    last = line
    return [output == .words ? .say(line) : .perform(.line(line))]
  }

  package func subscriptions(at now: Moment) -> Set<Subscription<Message>> {
    let time = zone.civilTime(at: now.wall)
    let next = now.wall.epochSeconds + Int64(showsSeconds ? 1 : 60 - time.second)
    return [Subscription(.wallTime(WallTime(epochSeconds: next)), .timeChanged)]
  }
}

// MARK: - The view

extension ClockProgram {
  package func view(
    _ interaction: InteractionState<CountdownOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<CountdownOwner> {
    let keys =
      showsKeys
      ? FacePanes.Keys(list: KeyHelp(documenting: Self.keyMaps), line: KeyHelp(activeKeyMaps))
      : nil
    let (placement, panes) = FacePanes(
      face: face, state: state(at: now), grid: FrameGrid(anchor: nil), keys: keys
    ).placed(by: look, in: surroundings)
    return View(panes, placement: placement, title: words(at: now), takesMouse: false)
  }

  /// Returns the time of day in digits.
  func words(at now: Moment) -> String {
    ClockText.clockWords(zone.civilTime(at: now.wall).timeOfDay, showsSeconds: showsSeconds)
  }

  /// Returns the state of the face: the time of day, and the hour as its total.
  func state(at now: Moment) -> FaceState {
    let time = zone.civilTime(at: now.wall)
    let hour = Duration.seconds(3600)
    let gone = Duration.seconds(time.minute * 60 + (showsSeconds ? time.second : 0))
    let day = ClockText.dayWords(time.date)
    var state = FaceState(
      snapshot: Snapshot(phase: .running, left: hour - gone, total: hour),
      time: TimeText(total: hour))
    (state.caption, state.shortCaption) = ("\(day) \(time.year)", day)
    (state.direction, state.isStill) = (.filling, true)
    state.reading = words(at: now)
    state.largeCaption = day
    state.isOpen = true
    state.showsProgress = look.showsProgress
    state.help = look.help(
      "? keys", for: face, until: helpEnd, showsKeys: showsKeys, at: now.instant)
    return state
  }
}
