/// The handling of faulty rows.
public enum BadRows: Hashable, Sendable {
  /// The first one ends reading with an error.
  case refuse
  /// They are skipped and counted.
  case skip
}
