/// Which of day and month comes first where the year comes last.
package enum DateOrder: String, Hashable, Sendable, CaseIterable {
  case monthFirst = "mdy"
  case dayFirst = "dmy"
}
