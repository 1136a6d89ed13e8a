import Glibc

/// The machine's own time zone, as the C library knows it.
public enum LocalZone {
  /// Returns how many seconds local time is ahead of UTC at an instant.
  ///
  /// The corresponding C function is `localtime_r`.
  public static func offset(atSecondsSinceEpoch seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = unsafe tm()
    guard unsafe localtime_r(&time, &local) != nil else { return 0 }
    return unsafe local.tm_gmtoff
  }
}
