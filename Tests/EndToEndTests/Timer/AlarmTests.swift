#if ALSA
import Glibc
import Synth
import TestSupport
import Testing

/// The built program and a simulated sound card.
@Suite(.serialized)
struct AlarmTests {
  /// Starts the program on a terminal with a card.
  private func start(_ arguments: String, _ card: CardSettings, _ variables: String...) throws
    -> TerminalSession
  {
    try builtTimer(arguments.split(separator: " ").map(String.init)) {
      $0.environment = [card.variable] + variables
    }
  }

  /// Returns whether the deadline has passed: frames reach the card before they are audible.
  private static func rings(_ session: TerminalSession) -> Bool {
    session.trace.title == "Time’s up"
  }

  /// Returns a card's log so far.
  private func events(_ card: CardSettings) -> [String] { card.log().map(\.event) }

  @Test("The alarm plays its sound for each round and ends; the bell is silent")
  func repeats() throws {
    let card = try CardSettings()
    let session = try start("200ms --ring --sound digital --repeat 2", card)
    #expect(session.next() == .exited(0))
    let sound = BuiltInSound.digital.waveform().samples
    let start = try #require(card.samples().firstIndex { $0 != 0 })
    // The sound's first sample is 0.
    #expect(Array(card.samples()[(start - 1)...].prefix(2 * sound.count)) == sound + sound)
    #expect(session.trace.bells == 0)
    expectRestored(session)
  }

  @Test("The alarm continues until Enter, and is silent at once")
  func untilEnter() throws {
    let card = try CardSettings()
    let session = try start("100ms --ring --sound digital --no-fade", card)
    #expect(session.wait { events(card).contains("sound") && Self.rings(session) })
    session.terminal.type("\r")
    #expect(session.next() == .exited(0))
    #expect(events(card).contains("stop") && events(card).last == "close")
    expectRestored(session)
  }

  @Test("A snoozed alarm is silent, and rings again")
  func snooze() throws {
    let card = try CardSettings()
    let session = try start("50ms --ring --sound digital --no-fade --snooze 300ms", card)
    #expect(session.wait { events(card).contains("sound") && Self.rings(session) })
    session.terminal.type("s")
    #expect(session.wait { !Self.rings(session) })
    #expect(session.wait { events(card).count { $0 == "sound" } == 2 && Self.rings(session) })
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("A muted alarm opens no device and strikes no bell")
  func mute() throws {
    let card = try CardSettings()
    let session = try start("100ms --ring --mute --once --tick", card)
    #expect(session.next() == .exited(0))
    #expect(card.log().isEmpty && session.trace.bells == 0)
  }

  @Test("With --sound none only the bell is struck")
  func bellOnly() throws {
    let card = try CardSettings()
    let session = try start("100ms --ring --sound none --repeat 2", card)
    #expect(session.next() == .exited(0))
    #expect(card.log().isEmpty && session.trace.bells == 2)
    #expect(session.trace.text.contains("time’s up"))
  }

  @Test("After a single bell, no further frame delays the end")
  func lastFrame() throws {
    let card = try CardSettings()
    let session = try start("100ms --ring --sound none --once", card)
    #expect(session.next() == .exited(0))
    #expect(session.trace.bells == 1)
    #expect(!session.trace.text.contains("time’s up"))
    expectRestored(session)
  }

  @Test(
    "If the card fails, the bell rings and the screen shows the reason",
    arguments: [
      ("open_error 16", "no sound (busy): the bell will ring"),
      ("open_error 2", "no sound card: the bell will ring"),
    ])
  func noCard(_ trouble: String, _ words: String) throws {
    let card = try CardSettings(trouble)
    let session = try start("500ms --ring", card)
    #expect(session.waitForText(words))
    #expect(session.wait { session.trace.bells > 1 })
    session.terminal.type("\r")
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("Without libasound, the bell rings, and the screen shows the reason")
  func noLibrary() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "libasound.so.2")
    let card = try CardSettings()
    let session = try start("500ms --ring", card, "LD_LIBRARY_PATH=\(folder.path)")
    #expect(session.waitForText("no sound (libasound can’t be loaded)"))
    #expect(session.wait { session.trace.bells > 1 })
    session.terminal.type("\r")
    #expect(session.next() == .exited(0))
    expectRestored(session)
    #expect(card.log().isEmpty)
    let list = try start("sounds devices", card, "LD_LIBRARY_PATH=\(folder.path)")
    #expect(list.next() == .exited(0))
    #expect(
      list.trace.text.contains("there are no sound devices: libasound can’t be loaded"))
  }

  @Test("If opening a card hangs, the rest keeps working: the bell rings, and Enter ends it")
  func blockedOpen() throws {
    let card = try CardSettings("open_gate FOLDER/gate")
    #expect(card.folder.makePipe("gate") != nil)
    let session = try start("100ms --ring", card)
    #expect(session.wait { session.trace.bells > 0 })
    session.terminal.type("\r")
    let start = ContinuousClock.now
    #expect(session.next() == .exited(0))
    #expect(ContinuousClock.now - start < .seconds(20))
    expectRestored(session)
  }

  /// Pitfall 33: a warning overwrites the picture.
  @Test(
    "A plugin's output is discarded, and the program's isn't",
    arguments: [
      "5m --ring", "5m --ring --device default", "sounds play digital",
    ])
  func chatter(_ arguments: String) throws {
    let card = try CardSettings("chatter 1 open_error 16")
    let session = try start(arguments, card)
    #expect(session.waitForText("busy"))
    session.terminal.type("q")
    #expect(session.next() != nil)
    #expect(!session.trace.text.contains("plugin"))
  }

  @Test("A device requested by name must play before the countdown starts")
  func namedDevice() throws {
    let card = try CardSettings()
    let session = try start("5m --ring --device busy", card)
    #expect(session.next() == .exited(69))
    #expect(session.waitForText("the sound device “busy” doesn’t play: busy"))
    #expect(session.waitForText("default"))
    #expect(!session.trace.isAlternate)
  }

  @Test("A missing or invalid sound ends the program before the countdown starts")
  func badSounds() throws {
    let card = try CardSettings()
    let unknown = try start("5m --ring --sound towr", card)
    #expect(unknown.next() == .exited(66))
    #expect(unknown.waitForText("tower"))
    let broken = try start("5m --ring --sound /etc/passwd", card)
    #expect(broken.next() == .exited(65))
  }

  @Test("Without a display, the alarm plays once if a sound is requested")
  func unseen() throws {
    let card = try CardSettings()
    let session = try builtTimer(["100ms", "--sound", "clack"]) {
      $0.environment = [card.variable]
      $0.pipesOutput = true
    }
    #expect(session.next() == .exited(0))
    let sound = BuiltInSound.clack.waveform().samples
    let start = try #require(card.samples().firstIndex { $0 != 0 })
    #expect(Array(card.samples()[(start - 1)...].prefix(sound.count)) == sound)
  }

  @Test("Without a display, no alarm plays unless a sound is requested")
  func withoutADisplayNoAlarmPlaysUnlessASoundIsRequested() throws {
    let card = try CardSettings()
    let session = try builtTimer(["100ms", "--tick"]) {
      $0.environment = [card.variable]
      $0.pipesOutput = true
    }
    #expect(session.next() == .exited(0))
    #expect(card.log().isEmpty)
  }
}
#endif
