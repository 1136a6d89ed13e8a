import Synth
import Testing

@testable import Alarms

struct AlarmSourceTests {
  private let rate = 1_000

  /// Returns the first channel's frames of a playlist from a position on.
  private func frames(
    _ playlist: AlarmPlaylist, from position: Int, _ count: Int, channels: Int? = nil,
    piece: Int = 7
  ) -> [Int16] {
    let source = AlarmSource(playlist)
    let channels = channels ?? source.channels
    var samples: [Int16] = []
    for start in stride(from: 0, to: count, by: piece) {
      let size = min(piece, count - start)
      source.append(size, from: position + start, to: &samples, channels: channels)
    }
    return samples
  }

  private func playlist(
    _ sounds: [[Int16]], gap: Int = 0, repeats: Int? = 1, channels: Int = 1
  ) -> AlarmPlaylist {
    AlarmPlaylist(
      tracks: sounds.map {
        .recorded(
          Waveform(samples: $0, channels: channels, rate: rate), gap: .milliseconds(gap))
      }, repeats: repeats)
  }

  @Test("Built-in sounds are played unchanged, round after round")
  func builtIn() {
    let playlist = AlarmPlaylist(tracks: BuiltInSamples.sounds.map { .builtIn($0) }, repeats: 2)
    let round = BuiltInSamples.round
    let gap = BuiltInSamples.sounds.last?.gap.frames(rate: 48_000) ?? 0
    let silence = [Int16](repeating: 0, count: gap)
    let count = round.count * 2 + gap
    #expect(AlarmSource(playlist).end == count)
    let played = frames(playlist, from: -3, count + 5, piece: 4_096)
    #expect(played == [0, 0, 0] + round + silence + round + [0, 0])
  }

  @Test("Sounds follow each other with their gaps, ending without one after the last round")
  func rounds() {
    let playlist = playlist([[1, 2], [3]], gap: 2, repeats: 2)
    let expected: [Int16] = [0, 1, 2, 0, 0, 3, 0, 0, 1, 2, 0, 0, 3, 0, 0, 0]
    for piece in 1...16 {
      #expect(frames(playlist, from: -1, 16, piece: piece) == expected)
    }
    #expect(AlarmSource(playlist).end == 12)
  }

  @Test("Without a number of rounds, playback is endless")
  func endless() {
    let playlist = playlist([[1, 2]], gap: 1, repeats: nil)
    #expect(AlarmSource(playlist).end == nil)
    #expect(frames(playlist, from: 3_000_000, 4) == [1, 2, 0, 1])
  }

  @Test("A playlist without a sound ends at once", arguments: [nil, 0, 3])
  func nothing(repeats: Int?) {
    #expect(AlarmSource(playlist([], repeats: repeats)).end == 0)
    #expect(AlarmSource(playlist([[]], gap: 5, repeats: repeats)).end == 0)
  }

  @Test("Without rounds there is silence")
  func noRounds() {
    #expect(frames(playlist([[1]], repeats: 0), from: 0, 2) == [0, 0])
  }

  @Test("One channel is copied to all, several are averaged into one, others map one to one")
  func channels() {
    #expect(frames(playlist([[1, 2]]), from: 0, 2, channels: 3) == [1, 1, 1, 2, 2, 2])
    let stereo = playlist([[1, 3, -4, -8]], channels: 2)
    #expect(frames(stereo, from: 0, 2) == [1, 3, -4, -8])
    #expect(frames(stereo, from: 0, 2, channels: 1) == [2, -6])
    #expect(frames(stereo, from: 0, 2, channels: 3) == [1, 3, 0, -4, -8, 0])
    #expect(frames(playlist([[1, 2, 3]], channels: 3), from: 0, 1, channels: 2) == [1, 2])
  }

  @Test("The rate is that of the first recorded sound, which is played unchanged")
  func rates() {
    var playlist = playlist([[1, 2, 3]])
    playlist.tracks.append(.recorded(.staircase(480), gap: .zero))
    #expect(AlarmSource(playlist).rate == rate)
    #expect(frames(playlist, from: 0, 3) == [1, 2, 3])
  }

  @Test("A recorded sound doesn't lower the rate of a built-in one")
  func ratesOfBuiltIns() {
    var playlist = AlarmPlaylist(tracks: [.builtIn(.digital)])
    #expect(AlarmSource(playlist).rate == 48_000)
    playlist.tracks.append(.recorded(Waveform(samples: [1], rate: 22_050), gap: .zero))
    #expect(AlarmSource(playlist).rate == 48_000)
    playlist.tracks[1] = .recorded(Waveform(samples: [1], rate: 96_000), gap: .zero)
    #expect(AlarmSource(playlist).rate == 96_000)
  }

  @Test("The gain scales, and never amplifies")
  func gain() {
    var playlist = playlist([[1_000, -1_001, .min]])
    playlist.gain = 0.5
    #expect(frames(playlist, from: 0, 3) == [500, -501, -16_384])
    playlist.gain = 7
    #expect(frames(playlist, from: 0, 3) == [1_000, -1_001, .min])
    playlist.gain = -1
    #expect(frames(playlist, from: 0, 3) == [0, 0, 0])
  }
}

struct AlarmSourceTicksTests {
  private let rate = 8_000
  private var tick: [Int16] { TickSound.waveform(rate: rate).samples }

  private func playlist(_ ticks: AlarmTicks) -> AlarmPlaylist {
    AlarmPlaylist(
      tracks: [.recorded(Waveform(samples: [1, 2], rate: rate), gap: .zero)], repeats: 1,
      ticks: ticks)
  }

  private func frames(_ ticks: AlarmTicks, from position: Int, _ count: Int) -> [Int16] {
    var samples: [Int16] = []
    AlarmSource(playlist(ticks)).append(count, from: position, to: &samples, channels: 1)
    return samples
  }

  @Test("Each whole second before the deadline ticks, and at the deadline the alarm starts")
  func all() {
    let silence = [Int16](repeating: 0, count: rate - tick.count)
    #expect(
      frames(.all, from: -2 * rate, 2 * rate + 2) == tick + silence + tick + silence + [1, 2])
    #expect(frames(.all, from: -100_000 * rate - 1, tick.count + 1) == [0] + tick)
  }

  @Test("With a limit, only the last whole seconds tick")
  func last() {
    let time = AlarmTicks.last(.milliseconds(1_900))
    #expect(frames(time, from: -2 * rate, rate).allSatisfy { $0 == 0 })
    #expect(frames(time, from: -rate, tick.count) == tick)
    #expect(playlist(time).lead == .seconds(1))
    #expect(frames(.last(.milliseconds(900)), from: -rate, rate).allSatisfy { $0 == 0 })
    #expect(frames(.none, from: -rate, rate).allSatisfy { $0 == 0 })
  }

  @Test("A stretch has its extent in both directions")
  func stretches() {
    let source = AlarmSource(playlist(.last(.seconds(1))))
    let inTick = source.stretch(at: -rate + 3)
    #expect(inTick.sound != nil && inTick.offset == 3 && inTick.count == tick.count - 3)
    let after = source.stretch(at: -100)
    #expect(after.sound == nil && after.offset == rate - tick.count - 100 && after.count == 100)
    let before = source.stretch(at: -rate - 5)
    #expect(before.sound == nil && before.count == 5)
    let beyond = source.stretch(at: 2)
    #expect(beyond.sound == nil && beyond.offset == 0)
  }
}
