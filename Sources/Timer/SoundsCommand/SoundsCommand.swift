internal import Alarms
internal import CommandLines
internal import Countdowns
internal import Glibc
internal import Programs
internal import Runtime
internal import Settings
internal import Synth
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// Runs the commands of `timer sounds`.
@MainActor
package enum SoundsCommand {
  package static func run(_ words: [String]) -> Never {
    StandardStreams.isolateStandardError()
    let below = SoundsArguments.command.withCommandFirst(Array(words.dropFirst()))
    let rest = Array(below.dropFirst())
    let name = CalledName.own.text
    Console.timer.orStop { () throws(CommandLineStop) in
      switch below.first {
      case "play": play(try PlayArguments.command.read(rest, program: name))
      case "export": export(try ExportArguments.command.read(rest, program: name))
      case "devices": listDevices(try DevicesArguments.command.read(rest, program: name))
      default: show(try SoundsArguments.command.read(below, program: name))
      }
    }
    exit(0)
  }

  static let paths = TimerPaths { Console.environment($0) }

  /// Returns the device to play on.
  static func device(_ arguments: PlaybackArguments) -> String {
    arguments.device ?? AlarmMeans(environment: Console.environment).device
  }
}

// MARK: - Lists

extension SoundsCommand {
  private static func show(_ arguments: SoundsArguments) -> Never {
    if !arguments.json {
      let look = Look(
        arguments.given.filled(
          from: Preferences.saved, environment: Console.environment))
      let terminal = OutputTerminal(
        glyphs: look.glyphs, colors: look.colors, pixels: look.pixels)
      if let terminal { pick(arguments, terminal, look.appearance) }
    }
    let entries = paths.soundLibrary.entries
    Console.timer.output(arguments.json ? SoundLists.json(entries) : SoundLists.lines(entries))
    exit(0)
  }

  private static func pick(
    _ arguments: SoundsArguments, _ terminal: OutputTerminal, _ appearance: Appearance
  ) -> Never {
    var list = SoundList(
      entries: paths.soundLibrary.entries, folder: paths.sounds.map(paths.said),
      appearance: appearance)
    let preferences = Preferences.saved
    list.choose(preferences.sound, by: paths.soundLibrary.find)
    list.notice = SettingsNote.sentence(for: preferences.notes, program: CalledName.own.text)
    let handler = SoundListHandler(
      paths: paths, device: device(arguments.playback), gain: arguments.playback.gain,
      clock: terminal.clocks.own)
    terminal.run(list, handler)
    Console.timer.failWithoutDescriptors()
  }

  /// The time limit for the list of devices.
  private static let patience = Duration.seconds(3)

  private static func listDevices(_ arguments: DevicesArguments) {
    var devices: [DeviceList.Device] = []
    do throws(PCMError) {
      devices = try DeviceListing(all: arguments.all).devices(within: patience)
      if devices.isEmpty, !arguments.json {
        Console.timer.complain("there are no sound devices")
      }
    } catch {
      Console.timer.complain(
        error == .hanging
          ? "the sound devices don’t respond" : "there are no sound devices: \(error.phrase)")
    }
    if arguments.json {
      Console.timer.output(SoundLists.json(devices))
    } else if !devices.isEmpty {
      Console.timer.output(SoundLists.lines(devices))
    }
  }
}

// MARK: - Files

extension SoundsCommand {
  private static func export(_ arguments: ExportArguments) {
    var suffix = "flac"
    if arguments.wav {
      suffix = "wav"
    } else if !SoundDecoder.hasLibrary {
      suffix = "wav"
      Console.timer.complain("libsndfile isn’t installed, so these are WAV files")
    }
    let export = SoundExport(folder: arguments.folder, suffix: suffix)
    do throws(SoundError) {
      try SoundWriter.createFolder(arguments.folder)
      for sound in BuiltInSound.allCases { Console.timer.output(try export.write(sound)) }
    } catch { Console.timer.fail("\(error)", status: error.exitStatus) }
  }
}
