internal import Clocks
internal import Shapes

/// The animations of a table, which depend only on start instants: a late or dropped frame changes
/// nothing, and ending an animation clears its instant.
struct TableMotion: Hashable, Sendable {
  /// The time at which the cards started to leave the deck.
  var dealt: Instant?
  /// The time at which the cards started to slide, and their former places.
  var shuffled: Slide?
  /// The times at which cards started to turn, by place.
  var turns: [Int: Instant] = [:]
  /// The times at which cards were matched, by place.
  var matches: [Int: Instant] = [:]
  /// The times at which mismatched cards start to shake, by place.
  var shakes: [Int: Instant] = [:]
  var numbers: [FlyingNumber] = []
  /// The result of the last choice, until the card has turned.
  var untold: Untold?
  /// The celebration of the end.
  var celebration: Celebration?

  /// The time between two cards leaving the deck, and the time of a flight.
  static let dealInterval = Duration.milliseconds(150)
  static let flight = Duration.seconds(1)
  /// The time in which a card turns over.
  static let turn = Duration.milliseconds(350)
  /// The time in which cards slide to other places.
  static let slide = Duration.milliseconds(800)
  /// The time for which matched cards spin, at one turn per second, and the time in which they
  /// leave.
  static let spin = Duration.seconds(1)
  static let leave = Duration.milliseconds(350)
  /// The time for which mismatched cards shake, and the number of times they do.
  static let shake = Duration.milliseconds(450)
  private static let shakeCount = 3.0
  /// The largest distance of a shaking card from its place, as a share of its width.
  static let shakeReach = 0.12

  /// Points that fly up or down from a card.
  struct FlyingNumber: Hashable, Sendable {
    var points: Int
    var place: Int
    var start: Instant

    static let flight = Duration.milliseconds(2500)

    /// Returns the completed share of the flight, from 0 to 1.
    func share(at now: Instant) -> Double {
      UnitCurve.easeIn.value(at: progress(from: start, Self.flight, at: now))
    }
  }

  /// A result that isn't announced yet, with the texts that are shown instead.
  struct Untold: Hashable, Sendable {
    var until: Instant
    var standing: String
    var progress: String
    var title: String
  }

  /// A slide of cards from their former places.
  struct Slide: Hashable, Sendable {
    var start: Instant
    var origins: [Int]
  }
}

/// Returns the share of a duration that has passed since a start, from 0 to 1.
func progress(from start: Instant, _ duration: Duration, at now: Instant) -> Double {
  min(1, max(0, start.duration(to: now) / duration))
}

// MARK: - Places in time

extension TableMotion {
  /// Returns the share of a card's flight from the deck, from 0 in the deck to 1 on the table.
  func dealShare(of place: Int, at now: Instant) -> Double {
    guard let dealt else { return 1 }
    let start = dealt.advanced(by: Self.dealInterval * place)
    return UnitCurve.easeInOut.value(at: progress(from: start, Self.flight, at: now))
  }

  /// Returns a card's former place and the share of its slide from there; `nil` if it doesn't
  /// slide.
  func slide(to place: Int, at now: Instant) -> (origin: Int, share: Double)? {
    guard let shuffled, shuffled.origins.indices.contains(place), shuffled.origins[place] != place
    else { return nil }
    let share = progress(from: shuffled.start, Self.slide, at: now)
    return (shuffled.origins[place], UnitCurve.easeInOut.value(at: share))
  }

  /// Returns the completed share of a card's turn, from 0 to 1; 1 for a card at rest.
  func turnShare(of place: Int, at now: Instant) -> Double {
    guard let start = turns[place] else { return 1 }
    return UnitCurve.easeInOut.value(at: progress(from: start, Self.turn, at: now))
  }

  /// Returns the distance of a shaking card from its place, as a share of its width; 0 at rest.
  func shakeOffset(of place: Int, at now: Instant) -> Double {
    guard let start = shakes[place] else { return 0 }
    let share = progress(from: start, Self.shake, at: now)
    let swing = Transform.rotation(.degrees(360 * Self.shakeCount * share)).b
    return Self.shakeReach * (1 - share) * swing
  }

  /// The appearance of a matched card.
  enum Exit: Hashable, Sendable {
    /// Its picture is rotated by an angle.
    case spinning(Angle)
    /// It has shrunk to this scale, from 1 down.
    case leaving(Double)
    case gone
  }

  /// Returns the appearance of a matched card, after the turn that revealed it.
  func exit(of place: Int, at now: Instant) -> Exit {
    guard let start = matches[place] else { return .gone }
    let spinning = start.duration(to: now)
    if spinning < Self.spin { return .spinning(.degrees(max(0, spinning / Self.spin) * 360)) }
    let share = progress(from: start.advanced(by: Self.spin), Self.leave, at: now)
    return share < 1 ? .leaving(1 - UnitCurve.easeIn.value(at: share)) : .gone
  }
}

// MARK: - The end

extension TableMotion {
  /// Returns whether any cards are moving between places.
  func hasFlights(cards: Int, at now: Instant) -> Bool {
    if let dealt, now < dealt.advanced(by: Self.dealInterval * (cards - 1) + Self.flight) {
      return true
    }
    return shuffled.map { now < $0.start.advanced(by: Self.slide) } ?? false
  }

  /// Removes finished animations.
  mutating func tidy(cards: Int, at now: Instant) {
    if !hasFlights(cards: cards, at: now) { (dealt, shuffled) = (nil, nil) }
    turns = turns.filter { now < $0.value.advanced(by: Self.turn) }
    matches = matches.filter { now < $0.value.advanced(by: Self.spin + Self.leave) }
    shakes = shakes.filter { now < $0.value.advanced(by: Self.shake) }
    if let end = celebration?.end, now >= end { celebration = nil }
    if let until = untold?.until, now >= until { untold = nil }
    numbers.removeAll { now >= $0.start.advanced(by: FlyingNumber.flight) }
  }

  /// Ends all animations.
  mutating func finish() { self = TableMotion() }

  /// Whether nothing moves, provided that finished animations have been removed.
  var isEmpty: Bool {
    dealt == nil && shuffled == nil && turns.isEmpty && matches.isEmpty && numbers.isEmpty
      && shakes.isEmpty && celebration == nil && untold == nil
  }
}
