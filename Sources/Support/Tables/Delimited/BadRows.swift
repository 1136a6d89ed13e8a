/// The handling of faulty rows.
public enum BadRows: Hashable, Sendable {
  /// The first one ends reading with an error.
  case refuse
  /// They are skipped and counted.
  case skip
  /// They are skipped and counted if most rows are sound, except those about which the user has to
  /// decide. Cells that aren't numbers are missing values, which are counted too.
  case tolerate
}
