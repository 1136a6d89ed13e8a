/// What `timer doctor` found on a machine besides the terminal.
package struct Machine: Hashable, Sendable {
  /// The operating system.
  package var system = OperatingSystem()
  /// The values of variables, of which only TZ may be empty.
  package var variables: [String: String] = [:]
  /// The offset of local time from UTC in seconds; `nil` if the system has no zone.
  package var offset: Int?
  package var sound = Sound()
  package var desktop = Desktop()
  /// Whether libmosquitto, with which timers are shared, can be loaded; `nil` if that is unknown.
  package var hasMosquitto: Bool?
  package var folders = Folders()

  package init() {}

  /// The operating system.
  package struct OperatingSystem: Hashable, Sendable {
    /// The text of the file os-release, if there is one.
    package var release: String?
    /// The name and the release of the kernel.
    package var kernel = ""
    /// The kind of processor, as the kernel names it.
    package var processor = ""
    /// The name and the version of the C library; `nil` for an unknown one.
    package var library: String?

    package init() {}
  }

  /// The means for alarms.
  package struct Sound: Hashable, Sendable {
    /// A library that is loaded when it is needed.
    package enum Library: Hashable, Sendable { case found, missing, leftOut }

    /// libasound, which plays.
    package var player = Library.missing
    /// libsndfile, which reads files.
    package var decoder = Library.missing
    /// The names of the devices that ALSA lists; `nil` if it doesn't respond.
    package var devices: [String]? = []
    /// The device of alarms.
    package var device = "default"
    /// The reason why the device doesn’t play, as a phrase.
    package var failure: String?
    /// The names of all means, in the order in which they are tried: the device, a program, the bell.
    package var means: [String] = []
    /// Whether the speech synthesizer is installed.
    package var speaks = false

    package init() {}
  }

  /// The desktop session.
  package struct Desktop: Hashable, Sendable {
    /// Whether notify-send is installed.
    package var hasProgram = false
    /// The address of the session's bus; `nil` if there is no desktop session.
    package var bus: String?
    /// Whether there is a terminal.
    package var hasTerminal = false
    /// Whether a terminal of this kind shows notifications.
    package var terminalNotifies = false

    package init() {}
  }

  /// A file or a folder that is written.
  package struct Place: Hashable, Sendable {
    /// How it can be used.
    package enum Access: Hashable, Sendable {
      case writable, missing, denied
      /// It can't be used at all, for a reason: the words after “It”.
      case refused(String)
    }

    /// The path for display; `nil` if there is none.
    package var path: String?
    package var access: Access

    /// Whether it can be read.
    var isUsable: Bool { if case .refused = access { false } else { true } }

    package init(_ path: String?, _ access: Access) { (self.path, self.access) = (path, access) }
  }

  /// The files and folders of `timer`.
  package struct Folders: Hashable, Sendable {
    /// The folder of sockets.
    package var runtime = Place(nil, .denied)
    /// The settings file, and whether it has mistakes.
    package var settings = Place(nil, .denied)
    package var hasMistakes = false
    /// The folder of the history and of records.
    package var state = Place(nil, .denied)

    package init() {}
  }
}
