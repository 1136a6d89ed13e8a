/// The order of day and month in dates with the year last.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  case monthFirst = "mdy"
  case dayFirst = "dmy"
}
