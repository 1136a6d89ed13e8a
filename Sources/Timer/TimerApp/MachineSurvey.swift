internal import Alarms
internal import Control
internal import Files
internal import Glibc
internal import MQTT
internal import Settings
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// The gathering of what a machine offers, which lists the sound devices and opens one on other threads.
@MainActor
struct MachineSurvey {
  private let capabilities: Capabilities
  private let hasTerminal: Bool
  private let environment: (String) -> String?
  private let path: SearchPath
  private var sound = Machine.Sound()
  private let listing: DeviceListing
  private let check: DeviceCheck

  /// Starts the survey.
  ///
  /// - Parameters:
  ///   - capabilities: The capabilities of the terminal according to the environment.
  ///   - hasTerminal: Whether there is a terminal, whose bell can ring.
  ///   - environment: Returns a variable's value; an empty one counts as unset.
  init(
    _ capabilities: Capabilities, hasTerminal: Bool, environment: @escaping (String) -> String?
  ) {
    (self.capabilities, self.environment) = (capabilities, environment)
    self.hasTerminal = hasTerminal
    path = SearchPath(environment("PATH"))
    // Plugins of the sound library write there.
    StandardStreams.isolateStandardError()
    let means = AlarmMeans(environment: environment)
    sound.device = means.device
    sound.means = means.names(hasBell: hasTerminal)
    sound.speaks = Speech.program(in: path) != nil
    sound.decoder = Self.decoder
    listing = DeviceListing()
    check = DeviceCheck(means.device, clock: SystemClock.monotonic.reading)
  }

  private static var decoder: Machine.Sound.Library {
    #if SndFile
    SoundDecoder.hasLibrary ? .found : .missing
    #else
    .leftOut
    #endif
  }

  /// Returns what was found, waiting for the sound device until an instant of the monotonic clock.
  func machine(until end: Duration) -> Machine {
    var machine = Machine()
    machine.system = Self.system
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] { machine.variables[name] = environment(name) }
    machine.variables["TZ"] = Self.zone
    machine.offset = offset
    machine.sound = sound(until: end)
    machine.desktop.hasProgram = NotificationCommand.installed(in: path) != nil
    machine.desktop.bus = NotificationCommand.session(environment)
    machine.desktop.hasTerminal = hasTerminal
    machine.desktop.terminalNotifies = capabilities.notification != nil
    machine.hasMosquitto = MQTTLibrary.isInstalled
    machine.folders = folders
    return machine
  }
}

// MARK: - Sound

extension MachineSurvey {
  /// Returns what was found about sound until an instant of the monotonic clock.
  private func sound(until end: Duration) -> Machine.Sound {
    func left() -> Duration { max(.zero, end - SystemClock.monotonic.now) }
    var sound = sound
    do throws(PCMError) {
      sound.player = .found
      sound.devices = try listing.devices(within: left()).map(\.name)
    } catch {
      switch error {
      case .hanging: sound.devices = nil
      case .leftOut: sound.player = .leftOut
      default: sound.player = .missing
      }
    }
    let failure = check.failure(within: left())
    // libasound's message is about names; the default one wasn't chosen by the user.
    sound.failure = sound.device == "default" ? failure?.phrase : failure?.description
    return sound
  }
}

// MARK: - System

extension MachineSurvey {
  /// The maximum size of the file os-release in bytes.
  private static let largestRelease = 1 << 14

  private static var system: Machine.OperatingSystem {
    var system = Machine.OperatingSystem()
    for path in ["/etc/os-release", "/usr/lib/os-release"] where system.release == nil {
      system.release = (try? RegularFile.read(path, upTo: largestRelease)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    var name = utsname()
    if unsafe uname(&name) == 0 {
      system.kernel = "\(text(of: &name.sysname)) \(text(of: &name.release))"
      system.processor = text(of: &name.machine)
    }
    let library = unsafe [CChar](unsafeUninitializedCapacity: 64) { buffer, count in
      count = unsafe min(64, confstr(Int32(_CS_GNU_LIBC_VERSION), buffer.baseAddress, 64))
    }
    let version = String(
      decoding: library.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if !version.isEmpty { system.library = version }
    return system
  }

  /// Returns the text in a field of a C structure.
  private static func text<Field>(of field: inout Field) -> String {
    unsafe withUnsafeBytes(of: &field) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The value of TZ, of which an empty one means UTC.
  private static var zone: String? {
    unsafe getenv("TZ").map { value in unsafe String(cString: value) }
  }

  /// The offset of local time from UTC in seconds; `nil` if the file of the zone is missing.
  private var offset: Int? {
    if let zone = Self.zone.map(ZoneName.init) {
      let isKnown =
        zone.isEmpty || zone.isRule || Folder.exists(zone.file(in: environment("TZDIR")))
      guard isKnown else { return nil }
    } else if !Folder.exists("/etc/localtime") {
      return nil
    }
    let now = SystemClock.realtime.now.components.seconds
    return LocalZone.offset(atSecondsSinceEpoch: now)
  }
}

// MARK: - Files

extension MachineSurvey {
  private var folders: Machine.Folders {
    let paths = TimerPaths(environment: environment)
    var folders = Machine.Folders()
    folders.settings = place(paths.settings, in: paths, isFolder: false)
    if let path = paths.settings, let refusal = Self.refusal(ofSettings: path) {
      folders.settings.access = .refused(refusal)
    }
    folders.hasMistakes = !Preferences(from: paths).notes.isEmpty
    folders.state = place(paths.state, in: paths, isFolder: true)
    let runtime = ControlFolder.path(environment: environment, state: paths.state)
    folders.runtime = place(runtime, in: paths, isFolder: true)
    do throws(ControlError) {
      _ = try ControlFolder.existing(environment: environment, state: paths.state)
    } catch {
      if case .folder(_, let fault) = error { folders.runtime.access = .refused(fault.words) }
    }
    return folders
  }

  /// Returns why the settings file can't be read, as words after “It”; `nil` if it can.
  private static func refusal(ofSettings path: String) -> String? {
    do throws(SettingsError) {
      _ = try SettingsFile(path: path).read()
      return nil
    } catch {
      guard case .unreadable(let why) = error else { return nil }
      return "can’t be read, so it is ignored: \(why)"
    }
  }

  private func place(_ path: String?, in paths: TimerPaths, isFolder: Bool) -> Machine.Place {
    guard let path else { return Machine.Place(nil, .denied) }
    return Machine.Place(paths.said(path), Self.access(to: path, isFolder: isFolder))
  }

  private static func access(to path: String, isFolder: Bool) -> Machine.Place.Access {
    if Folder.exists(path) {
      let isWritable = unsafe Glibc.access(path, W_OK) == 0
      return isWritable && Folder.isFolder(path) == isFolder ? .writable : .denied
    }
    var above = Folder.parent(of: path)
    while let folder = above, !Folder.exists(folder) { above = Folder.parent(of: folder) }
    guard let above, Folder.isFolder(above), unsafe Glibc.access(above, W_OK | X_OK) == 0 else {
      return .denied
    }
    return .missing
  }
}
