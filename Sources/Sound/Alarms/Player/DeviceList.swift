#if ALSA
import CALSA
import CALSASupport
import Glibc
#endif

/// Lists the sound devices that ALSA names.
package enum DeviceList {
  /// A playback device.
  package struct Device: Hashable, Sendable {
    /// The name for opening it.
    package var name: String
    /// The system's description, which may be empty.
    package var description: String
  }

  /// ALSA's description of a device.
  struct Hint: Hashable {
    var name: String
    /// Several lines of description.
    var description: String?
    /// “Input”, “Output”, or `nil` for both.
    var direction: String?
  }

  /// Devices unsuited to an alarm: the null device, plugs of other programs, outlets that a card’s
  /// own name covers, and converters.
  private static let hidden: Set<String> = [
    "null", "jack", "oss", "iec958", "spdif", "hdmi", "lavrate", "samplerate", "speexrate", "speex",
    "upmix", "vdownmix",
  ]

  /// Returns the playback devices, `default` first and the others by name.
  ///
  /// No device is opened. Devices unsuited to an alarm (the null device, single outlets of a card,
  /// converters) are omitted unless `all` is true. The corresponding C function is
  /// `snd_device_name_hint`.
  ///
  /// - Throws: An error if libasound can't be loaded.
  package static func devices(all: Bool = false) throws(PCMError) -> [Device] {
    devices(try hints(), all: all)
  }

  /// The time limit for a list that only helps.
  private static let patience = Duration.seconds(1)

  /// Returns the playback devices suited to an alarm; none if libasound can't be loaded or doesn't
  /// respond.
  package static var suited: [Device] {
    (try? DeviceListing().devices(within: patience)) ?? []
  }

  /// Returns the names of playback devices suited to an alarm; none if libasound can't be loaded or
  /// doesn't respond.
  package static var names: [String] { suited.map(\.name) }

  static func devices(_ hints: [Hint], all: Bool) -> [Device] {
    hints
      .filter { $0.direction != "Input" && (all || !isHidden($0.name)) }
      .map { Device(name: $0.name, description: oneLine($0.description ?? "")) }
      .sorted { one, other in
        if (one.name == "default") != (other.name == "default") { return one.name == "default" }
        return one.name < other.name
      }
  }

  private static func isHidden(_ name: String) -> Bool {
    let kind = String(name.prefix { $0 != ":" })
    return hidden.contains(kind) || kind.hasPrefix("surround")
  }

  private static func oneLine(_ description: String) -> String {
    description.split(separator: "\n").joined(separator: " – ")
  }
}

#if ALSA
extension DeviceList {
  private static func hints() throws(PCMError) -> [Hint] {
    calsa_be_quiet()
    var list: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    let result = unsafe snd_device_name_hint(-1, "pcm", &list)
    if result == -ELIBACC { throw .noLibrary }
    guard result >= 0, let list = unsafe list else { return [] }
    defer { unsafe snd_device_name_free_hint(list) }
    var hints: [Hint] = []
    var next = unsafe list
    while let hint = unsafe next.pointee {
      if let name = unsafe text(hint, "NAME") {
        hints.append(
          unsafe Hint(name: name, description: text(hint, "DESC"), direction: text(hint, "IOID")))
      }
      unsafe next += 1
    }
    return hints
  }

  private static func text(_ hint: UnsafeRawPointer, _ name: String) -> String? {
    guard let text = unsafe snd_device_name_get_hint(hint, name) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
#else
extension DeviceList {
  private static func hints() throws(PCMError) -> [Hint] { throw .leftOut }
}
#endif
