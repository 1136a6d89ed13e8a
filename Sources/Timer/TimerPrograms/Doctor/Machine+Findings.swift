internal import Findings

extension Machine.OperatingSystem {
  /// The processors for which the decoder of sounds has a filter of system calls.
  private static let filtered: Set = ["x86_64", "aarch64"]

  /// The findings about the system.
  var findings: [Finding] {
    let name = release.flatMap { OSRelease.name(in: $0) }
    let isFiltered = Self.filtered.contains(processor)
    return [
      Finding("system", name ?? "unknown", name == nil ? "No os-release names it." : ""),
      Finding(
        "kernel", "\(kernel) \(processor)",
        isFiltered
          ? "Sound files are decoded behind a filter of system calls."
          : "There is no filter of system calls for the decoder of sound files.",
        advice: isFiltered ? nil : "Keep libsndfile up to date, or use WAV."),
      Finding("libc", library ?? "unknown", ""),
    ]
  }
}

extension Machine.Sound {
  /// The findings about sound, without those of a device if nothing can open it.
  var findings: [Finding] {
    let devices = player == .found ? [listed, opened] : []
    return [libasound] + devices + [alarm, libsndfile, speech]
  }

  private var libasound: Finding {
    switch player {
    case .found: Finding("libasound", "found", "It plays on sound cards and servers.")
    case .missing:
      Finding(
        "libasound", "missing", "No sound device can be opened.",
        advice: "Install libasound2 or libasound2t64 (Debian, Ubuntu), or alsa-lib (Fedora, Arch).")
    case .leftOut:
      Finding(
        "libasound", "left out", "No sound device can be opened.",
        advice: "Build with the trait ALSA.")
    }
  }

  /// The maximum number of listed devices.
  private static let maxDevices = 3

  private var listed: Finding {
    guard let devices else {
      return Finding(
        "devices", "unknown", "ALSA doesn’t list them in time.",
        advice: "Check ~/.asoundrc and /etc/asound.conf, and the sound server.")
    }
    guard !devices.isEmpty else {
      return Finding(
        "devices", "none", "ALSA lists no device.",
        advice: "A container needs /dev/snd, or the socket of the sound server.")
    }
    let names = devices.prefix(Self.maxDevices).joined(separator: ", ")
    let rest = devices.count > Self.maxDevices ? " and others" : ""
    return Finding("devices", "\(devices.count)", "\(names)\(rest).")
  }

  private var opened: Finding {
    guard let failure else { return Finding("device", device, "It can be opened.") }
    return Finding(
      "device", device, "It doesn’t play: \(failure).",
      advice: devices?.isEmpty != false ? nil : "“sounds devices” lists others, for --device.")
  }

  /// The means of an alarm, and the first that plays.
  private var alarm: Finding {
    let fails = player != .found || failure != nil
    let value = means.joined(separator: ", ")
    guard fails else {
      return Finding("alarm", value, "Each is tried if those before it fail; the device plays.")
    }
    guard let next = means.dropFirst().first else {
      return Finding(
        "alarm", value, "The device fails, so nothing can be heard.",
        advice: "In a terminal, its bell rings.")
    }
    guard next == "bell" else {
      return Finding("alarm", value, "The device fails, so \(next) plays.")
    }
    return Finding(
      "alarm", value, "The device fails, so only the terminal’s bell rings.",
      advice: "With a sound server, pw-play or paplay plays.")
  }

  private var libsndfile: Finding {
    switch decoder {
    case .found: Finding("libsndfile", "found", "It reads FLAC, Ogg, Opus, MP3 and AIFF files.")
    case .missing:
      Finding(
        "libsndfile", "missing", "Sound files can only be WAV.",
        advice: "Install libsndfile1 (Debian, Ubuntu) or libsndfile (Fedora, Arch).")
    case .leftOut:
      Finding(
        "libsndfile", "left out", "Sound files can only be WAV.",
        advice: "Build with the trait SndFile.")
    }
  }

  private var speech: Finding {
    speaks
      ? Finding("speech", "espeak-ng", "It speaks the texts of --say.")
      : Finding(
        "speech", "none", "Nothing speaks the texts of --say.", advice: "Install espeak-ng.")
  }
}

extension Machine.Desktop {
  /// The findings about notifications.
  var findings: [Finding] {
    let session =
      bus.map { Finding("session", $0, "The bus of the desktop session.") }
      ?? Finding(
        "session", "none", "Neither DBUS_SESSION_BUS_ADDRESS nor XDG_RUNTIME_DIR has a bus.")
    return [session, program, notifications]
  }

  private var program: Finding {
    guard !hasProgram else {
      return Finding("notify-send", "found", "It shows notifications in a desktop session.")
    }
    // Without a desktop, it would be of no use.
    return Finding(
      "notify-send", "missing", "Nothing shows notifications on a desktop.",
      advice: bus == nil
        ? nil : "Install libnotify-bin (Debian, Ubuntu) or libnotify (Fedora, Arch).")
  }

  private var notifications: Finding {
    if hasProgram, bus != nil {
      return Finding("notifications", "desktop", "The desktop shows when the time is over.")
    }
    return hasTerminal && terminalNotifies
      ? Finding("notifications", "terminal", "The terminal shows when the time is over.")
      : Finding("notifications", "none", "Only the face shows when the time is over.")
  }
}

extension Machine {
  /// The finding about shared timers, if it is known.
  var sharing: Finding? {
    hasMosquitto.map { isThere in
      Finding(
        "libmosquitto", isThere ? "found" : "missing",
        isThere
          ? "Timers can be shared through an MQTT broker."
          : "Timers can’t be shared, and no shared timer is shown.",
        advice: isThere
          ? nil : "Install libmosquitto1 (Debian, Ubuntu) or mosquitto (Fedora, Arch).")
    }
  }
}

extension Machine.Folders {
  /// The findings about files.
  var findings: [Finding] {
    var settings = finding(
      "settings", self.settings, "Settings",
      orElse: "Neither HOME nor XDG_CONFIG_HOME is set, so no settings apply.")
    if hasMistakes, self.settings.isUsable {
      settings = Finding(
        "settings", settings.value, "It has mistakes, so it is ignored.",
        advice: "“config check” lists them.")
    }
    return [
      settings,
      finding(
        "state", state, "History and unfinished timers",
        orElse: "Neither HOME nor XDG_STATE_HOME is set, so no history is kept."),
      finding("runtime", runtime, "Sockets of running timers", orElse: ""),
    ]
  }

  /// Returns a finding about a place, and what is missing without it.
  private func finding(
    _ name: String, _ place: Machine.Place, _ purpose: String, orElse reason: String
  ) -> Finding {
    guard let path = place.path else {
      return Finding(name, "none", reason, advice: "Set HOME.")
    }
    return switch place.access {
    case .writable: Finding(name, path, "\(purpose); writable.")
    case .missing: Finding(name, path, "\(purpose); created when needed.")
    case .refused(let words):
      Finding(
        name, path, "It \(words).", advice: "Check what is there, its owner and its permissions.")
    case .denied:
      Finding(
        name, path, "\(purpose); it can’t be written.",
        advice: "Check the owner and the permissions.")
    }
  }
}
