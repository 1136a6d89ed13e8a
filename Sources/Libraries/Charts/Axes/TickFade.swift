/// A cross-fade from one set of ticks to another.
///
/// New ticks fade in while old ones fade out; a tick in both sets stays visible. All of them are
/// placed by the same scale, so they move with it.
public struct TickFade<Tick: Hashable & Sendable>: Hashable, Sendable {
  /// The final ticks.
  public private(set) var ticks: [Tick]
  /// The initial opacity of every tick that was visible.
  private var start: [Tick: Double]

  /// A visible tick.
  public struct Shown: Hashable, Sendable {
    /// The tick.
    public var tick: Tick
    /// The opacity, above 0 and at most 1.
    public var opacity: Double
    /// The location of the tick on the scale.
    public var place: Double
  }

  /// Creates a finished fade.
  public init(_ ticks: [Tick]) { self.init(from: ticks, to: ticks) }

  /// Creates a fade between two sets.
  public init(from previous: [Tick], to ticks: [Tick]) {
    self.ticks = ticks
    start = Dictionary(previous.map { ($0, 1) }) { first, _ in first }
  }

  /// Returns a fade to another set that starts from what is visible at a progress of this one.
  public func redirected(to ticks: [Tick], at progress: Double) -> TickFade {
    var fade = TickFade(from: [], to: ticks)
    for tick in all {
      let opacity = opacity(of: tick, at: progress)
      if opacity > 0 { fade.start[tick] = opacity }
    }
    return fade
  }

  /// Returns the visible ticks at a progress from 0 to 1, faintest first, so that the more opaque
  /// of two overlapping ticks is painted last; ties are in order of location.
  public func shown(at progress: Double, place: (Tick) -> Double) -> [Shown] {
    all
      .map { Shown(tick: $0, opacity: opacity(of: $0, at: progress), place: place($0)) }
      .filter { $0.opacity > 0 }
      .sorted { ($0.opacity, $0.place) < ($1.opacity, $1.place) }
  }

  /// The distinct ticks of both sets.
  private var all: Set<Tick> { Set(start.keys).union(ticks) }

  private func opacity(of tick: Tick, at progress: Double) -> Double {
    let amount = min(1, max(0, progress))
    let first = start[tick] ?? 0
    let last = ticks.contains(tick) ? 1.0 : 0
    return first + (last - first) * amount
  }
}
