import Synth
import TestSupport
import Testing

@testable import Alarms

/// A ringer whose device is always missing.
@MainActor
struct RingerTests {
  static let sound = Waveform(samples: [1, 2, 3], rate: 8000)
  nonisolated static let start = ContinuousClock.now

  /// A recorder of a ringer's events, with an action for the end.
  final class Listener {
    var events: [Ringer.Event] = []
    var onFinish: () -> Void = {}
    var onNote: () -> Void = {}

    func heard(_ event: Ringer.Event) {
      events.append(event)
      if event == .finished { onFinish() }
      if case .note = event { onNote() }
    }
  }

  private func ringer(
    _ listener: Listener, path: String, hasBell: Bool, repeats: Int? = 2
  ) -> Ringer {
    let playlist = AlarmPlaylist(tracks: [.recorded(Self.sound, gap: .zero)], repeats: repeats)
    var setup = Ringer.Setup(
      playlist, device: "nonesuch", hasBell: hasBell, path: SearchPath(path))
    // Nothing looks hung on a busy machine.
    setup.patience = (.seconds(600), .seconds(600))
    return Ringer(setup, clock: { ContinuousClock.now - Self.start }) { listener.heard($0) }
  }

  /// Rings until the alarm has finished.
  private func ring(_ ringer: Ringer, _ listener: Listener) async {
    await withCheckedContinuation { done in
      listener.onFinish = { done.resume() }
      let now = ContinuousClock.now - Self.start
      ringer.follow(.ringing(since: now))
    }
  }

  @Test("Another program plays all rounds")
  func command() async throws {
    let programs = try ShellPrograms(["paplay": #"cat "$1" >>"${0%/*}/out""#])
    let listener = Listener()
    let ringer = ringer(listener, path: programs.path + ":/bin:/usr/bin", hasBell: true)
    await ring(ringer, listener)
    #expect(programs.bytes("out") == WAVFile.bytes(of: Self.sound) + WAVFile.bytes(of: Self.sound))
    #expect(listener.events == [.strike, .finished], "one stroke, beside it")
  }

  @Test("If that program fails, the bell is struck for each round")
  func bell() async throws {
    let programs = try ShellPrograms(["paplay": "exit 1"])
    let listener = Listener()
    let ringer = ringer(listener, path: programs.path, hasBell: true)
    await ring(ringer, listener)
    #expect(listener.events == [.strike, .strike, .finished])
    #expect(ringer.nextLook == nil)
    ringer.look()
    #expect(listener.events.count == 3)
  }

  @Test("With no way to play, the alarm still ends")
  func nothing() async throws {
    let listener = Listener()
    let ringer = ringer(listener, path: "/nowhere", hasBell: false)
    await ring(ringer, listener)
    #expect(listener.events.last == .finished)
  }

  @Test("With no way to play, the reason is reported before the end, even without a check")
  func reason() async throws {
    let listener = Listener()
    let ringer = ringer(listener, path: "/nowhere", hasBell: false)
    await ring(ringer, listener)
    guard case .note(let words)? = listener.events.first else {
      Issue.record("\(listener.events)")
      return
    }
    #expect(words.hasSuffix("): the alarm will be silent"))
    #expect(listener.events == [.note(words), .finished])
    #expect(ringer.isSilent)
  }

  @Test("A note before the deadline announces the replacement for the device")
  func note() async throws {
    let listener = Listener()
    let ringer = ringer(listener, path: "/nowhere", hasBell: true)
    ringer.follow(.at(ContinuousClock.now - Self.start + .seconds(3600)))
    await withCheckedContinuation { done in
      listener.onNote = { done.resume() }
      ringer.check()
    }
    guard case .note(let words) = listener.events[0] else {
      Issue.record("\(listener.events)")
      return
    }
    #expect(words.hasPrefix("no sound on nonesuch (") && words.hasSuffix("): the bell will ring"))
  }

  @Test("An alarm silenced before the deadline never rings")
  func silenced() async throws {
    let listener = Listener()
    let ringer = ringer(listener, path: "/nowhere", hasBell: true)
    ringer.follow(.at(ContinuousClock.now - Self.start + .seconds(3600)))
    ringer.follow(.none)
    #expect(ringer.nextLook == nil)
    ringer.end(waitingAtMost: .seconds(1))
    #expect(listener.events.isEmpty)
  }

  #if ALSA
  @Test("A playing device needs nothing else, and its last round ends the alarm")
  func device() async throws {
    _ = SoundCards.settings
    let sound = Waveform(samples: [Int16](repeating: 500, count: 4_800), rate: 48_000)
    let playlist = AlarmPlaylist(tracks: [.recorded(sound, gap: .milliseconds(100))], repeats: 2)
    let setup = Ringer.Setup(playlist, device: "rung", hasBell: true, path: SearchPath(nil))
    let listener = Listener()
    let ringer = Ringer(setup, clock: { PlayerTrial.now }) { listener.heard($0) }
    await withCheckedContinuation { done in
      listener.onFinish = { done.resume() }
      ringer.follow(.ringing(since: PlayerTrial.now))
    }
    ringer.end(waitingAtMost: .seconds(1))
    #expect(listener.events == [.finished])
    #expect(SoundCards.capture("rung").count { $0 != 0 } == 2 * sound.frameCount)
  }
  #endif
}
