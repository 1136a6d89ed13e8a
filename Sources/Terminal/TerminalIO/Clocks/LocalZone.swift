import Glibc

/// The machine's local time zone, from the C library.
package enum LocalZone {
  /// Returns the local time's offset from UTC in seconds at an instant.
  ///
  /// The corresponding C function is `localtime_r`.
  package static func offset(atSecondsSinceEpoch seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = unsafe tm()
    guard unsafe localtime_r(&time, &local) != nil else { return 0 }
    return unsafe local.tm_gmtoff
  }

  /// Reads the zone again if `/etc/localtime` has changed; the corresponding C function is `tzset`.
  package static func refresh() { tzset() }
}
