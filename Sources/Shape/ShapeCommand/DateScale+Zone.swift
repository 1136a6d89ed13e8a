package import Charts
internal import TerminalIO

extension DateScale {
  /// Returns the scale that converts times to dates in UTC or the local zone.
  package static func zone(isUTC: Bool) -> DateScale {
    isUTC
      ? .utc : .seconds { LocalZone.offset(atSecondsSinceEpoch: Int64(max(-9e15, min(9e15, $0)))) }
  }
}
