/// The order of day and month in dates with the year last.
package enum DateOrder: String, Hashable, Sendable, CaseIterable {
  case monthFirst = "mdy"
  case dayFirst = "dmy"
}
