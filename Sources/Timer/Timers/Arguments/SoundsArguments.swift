package import CommandLines
package import Texts

/// The command line after `timer sounds`.
package struct SoundsArguments: CommandArguments {
  package var json = false
  package var playback = PlaybackArguments()
  package var given = Preferences()

  package init() {}

  package static let command: Command<SoundsArguments> = {
    var command = Command<SoundsArguments>(
      "sounds", "Shows the sounds, to hear them and to choose one.")
    command.usage = [
      "[options]", "play NAME|FILE [options]", "export FOLDER [options]", "devices [options]",
    ]
    command.subcommands = [
      .init("play", "play a sound once"), .init("export", "write the built-in sounds to files"),
      .init("devices", "list the sound devices"),
    ]
    command.sections = [
      .init(
        "Options",
        [.flag("json", short: "j", \.json, help: "Print a JSON array.")]
          + PlaybackArguments.options.map { $0.within(\.playback) } + [.help]),
      .init("Terminal", Preferences.options(in: .terminal, \.given)),
    ]
    command.discussion = """
      On a terminal, the sounds are shown in a list: p or a double-click plays a sound, Enter \
      chooses the one under the cursor for all future alarms, / filters the list, ? shows all \
      keys, Esc leaves. Otherwise, or with --json, they are printed, one per line.

      The list includes your own files (WAV; with libsndfile also FLAC, Ogg Vorbis, Opus, MP3, \
      AIFF, AU and CAF) in ~/.local/share/timer/sounds, or in timer/sounds below $XDG_DATA_HOME. \
      The chosen sound is saved as sound in ~/.config/timer/config.toml, or timer/config.toml \
      below $XDG_CONFIG_HOME.

      EXIT STATUS: 0 when the command succeeds, 64 when the command line is invalid, 65 when a \
      file can’t be decoded, 66 when a sound doesn’t exist, 69 when the sound device doesn’t play, \
      71 when the system is out of descriptors or threads, 73 when a file can’t be \
      written, 74 when standard output can’t be written.
      """
    return command
  }()
}

extension SoundsArguments {
  /// Returns the completions for the last word after `timer sounds`.
  package static func completion(
    of words: [String], _ lookup: @escaping Completion.Lookup
  ) -> Completion {
    let rest = Array(words.dropFirst())
    guard words.count > 1 else { return command.completion(of: words, lookup) }
    return switch words[0] {
    case "play": PlayArguments.command.completion(of: rest, lookup)
    case "export": ExportArguments.command.completion(of: rest, lookup)
    case "devices": DevicesArguments.command.completion(of: rest, lookup)
    default: command.completion(of: words, lookup)
    }
  }
}

/// The options for playback.
package struct PlaybackArguments: CommandArguments {
  package var device: String?
  package var volume: Int?

  package init() {}

  package var gain: Double { (volume.map { Volume(percent: $0) } ?? .full).amplitude }

  package static let options: [Option<PlaybackArguments>] = [
    .text(
      "device", "name", \.device,
      help: "The ALSA device that plays it, else $TIMER_AUDIO_DEVICE, else default.",
      orElse: "the name of a device"
    ).completing { Completion($0(TimerNames.devices)) },
    .number(
      "volume", "percent", \.volume, in: 0...100, "a percentage", help: "How loud: 0 to 100."),
  ]
}

/// The command line after `timer sounds play`.
package struct PlayArguments: CommandArguments {
  package var sound = ""
  package var playback = PlaybackArguments()

  package init() {}

  package static let command: Command<PlayArguments> = {
    var command = Command<PlayArguments>("sounds play", "Plays a sound once.")
    command.operands = [
      Operand(
        "name|file", \.sound, help: "A name that the command “sounds” lists, or a file."
      ).completing { _, lookup in Completion(lookup(TimerNames.sounds), paths: .files) }
    ]
    command.sections = [
      .init("Options", PlaybackArguments.options.map { $0.within(\.playback) } + [.help])
    ]
    command.discussion = "It ends with the sound; Ctrl-C ends it at once."
    return command
  }()
}

/// The command line after `timer sounds export`.
package struct ExportArguments: CommandArguments {
  package var folder = ""
  package var wav = false

  package init() {}

  package static let command: Command<ExportArguments> = {
    var command = Command<ExportArguments>("sounds export", "Writes the built-in sounds to files.")
    command.operands = [
      Operand("folder", \.folder, help: "The folder, made if it isn’t there.").completing { _, _ in
        Completion(paths: .folders)
      }
    ]
    command.sections = [.init("Options", [.flag("wav", \.wav, help: "Write WAV files."), .help])]
    command.discussion = """
      They are FLAC files, or WAV files where libsndfile isn’t installed. Files of the same names \
      are replaced.
      """
    return command
  }()
}

/// The command line after `timer sounds devices`.
package struct DevicesArguments: CommandArguments {
  package var all = false
  package var json = false

  package init() {}

  package static let command: Command<DevicesArguments> = {
    var command = Command<DevicesArguments>(
      "sounds devices", "Lists the sound devices that --device takes.")
    command.sections = [
      .init(
        "Options",
        [
          .flag("all", \.all, help: "List also those that are hardly meant for alarms."),
          .flag("json", short: "j", \.json, help: "Print a JSON array."), .help,
        ])
    ]
    command.discussion = "Any other name that ALSA knows is taken as well."
    return command
  }()
}
