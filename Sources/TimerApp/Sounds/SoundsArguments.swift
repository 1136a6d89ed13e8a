internal import ArgumentParser

/// The program as a parent of `timer sounds`, without words of its own.
///
/// `Arguments` would take `sounds` for a span: a command that has words never comes to look for
/// subcommands.
struct SoundsRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CalledName.text, subcommands: [SoundsArguments.self])
}

/// The command line after `timer sounds`.
struct SoundsArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sounds",
    abstract: "Shows the sounds, to hear them and to choose one.",
    discussion: """
      In a terminal the sounds are a list to walk through: p or a double click plays a sound, Enter \
      chooses the one under the cursor for all alarms to come, / filters the list, ? shows all \
      keys, Esc leaves. Elsewhere, and with --json, they are printed, \
      a line for each.

      Files of your own (WAV; with libsndfile also FLAC, Ogg Vorbis, Opus, MP3, AIFF, AU and CAF) \
      belong to the list when they lie in ~/.local/share/timer/sounds, or in timer/sounds below \
      $XDG_DATA_HOME. What is chosen is kept as sound in ~/.config/timer/config.toml, or \
      timer/config.toml below $XDG_CONFIG_HOME.

      EXIT STATUS: 0 when all went well, 64 when the command line can’t be understood, 65 when a \
      file holds no sound that can be read, 66 when a sound isn’t there, 69 when the sound device \
      doesn’t play, 71 when the system has no descriptors, threads or memory left, 73 when a file \
      can’t be written, 74 when standard output can’t be written.
      """,
    subcommands: [PlayArguments.self, ExportArguments.self, DevicesArguments.self]
  )

  @OptionGroup var list: ListArguments
  @OptionGroup var playback: PlaybackArguments
  @OptionGroup var terminal: TerminalArguments
}

/// How a list is printed.
struct ListArguments: ParsableArguments {
  @Flag(help: "Print a JSON array.")
  var json = false
}

/// How sounds are played.
struct PlaybackArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The ALSA device that plays it, else $TIMER_AUDIO_DEVICE, else default.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("How loud: 0 to 100.", valueName: "percent"))
  var volume = 100

  func validate() throws {
    guard (0...100).contains(volume) else {
      throw ValidationError("--volume \(volume) should be a number of percent from 0 to 100")
    }
    if device?.isEmpty == true { throw ValidationError("--device needs the name of a device") }
  }

  /// The amplitude.
  var gain: Double { Volume(percent: volume).amplitude }
}

/// The command line after `timer sounds play`.
struct PlayArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Plays a sound once.",
    discussion: "It ends with the sound; Ctrl-C ends it at once.")

  @Argument(
    help: ArgumentHelp(
      "A name that “\(CalledName.text) sounds” lists, or a file.", valueName: "name|file"))
  var sound: String

  @OptionGroup var playback: PlaybackArguments
}

/// The command line after `timer sounds export`.
struct ExportArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes the built-in sounds to files.",
    discussion: """
      They are FLAC files, or WAV files where libsndfile isn’t installed. Files of the same names \
      are replaced.
      """)

  @Argument(
    help: ArgumentHelp("The folder, made if it isn’t there.", valueName: "folder"))
  var folder: String

  @Flag(help: "Write WAV files.")
  var wav = false
}

/// The command line after `timer sounds devices`.
struct DevicesArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "Lists the sound devices that --device takes.",
    discussion: "Any other name that ALSA knows is taken as well.")

  @Flag(help: "List also those that are hardly meant for alarms.")
  var all = false

  @OptionGroup var list: ListArguments
}
