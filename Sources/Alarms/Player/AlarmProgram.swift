public import Synth

/// What is to be played at a deadline, and before it.
public struct AlarmProgram: Hashable, Sendable {
  /// A sound of the round.
  public enum Part: Hashable, Sendable {
    /// One of the program's own sounds, followed by the gap that belongs to it.
    case builtIn(BuiltInSound)
    /// A waveform from elsewhere, followed by silence.
    ///
    /// The first one's rate is the program's. Others are brought to it while they are played.
    case recorded(Waveform, gap: Duration)
  }

  /// Which of the whole seconds before the deadline tick.
  public enum Ticks: Hashable, Sendable {
    /// None of them.
    case none
    /// All of them.
    case all
    /// Those in the last part of the countdown.
    case last(Duration)
  }

  /// The sounds that are played one after the other; together they are a round.
  public var parts: [Part]
  /// How many rounds are played; `nil` for as many as there are until somebody stops them.
  public var repeats: Int?
  /// The amplitude, from 0 to 1; at 1 the samples are played as they are.
  public var gain: Double
  /// How long the alarm takes to come up from −40 dB, once over all rounds; zero for at once.
  public var fade: Duration
  /// The seconds that tick.
  public var ticks: Ticks

  /// Creates a program.
  public init(
    parts: [Part], repeats: Int? = nil, gain: Double = 1, fade: Duration = .zero,
    ticks: Ticks = .none
  ) {
    self.parts = parts
    self.repeats = repeats
    self.gain = gain
    self.fade = fade
    self.ticks = ticks
  }
}
