internal import Texts

/// What is known in advance about a delimited text; the rest is detected.
package struct DelimitedOptions: Hashable, Sendable {
  /// The name of the file, for errors.
  package var file: String?
  package var delimiter: Delimiter?
  package var hasHeader: Bool?
  /// Whether the decimal separator is a comma, in which case a point may separate thousands; if
  /// false, vice versa.
  package var hasDecimalComma: Bool?
  /// The byte that starts a comment line; `nil` for none.
  package var comment: UInt8? = Byte.hash
  package var time = TimeChoice.automatic
  /// The form of the times, regardless of how they look.
  package var timeForm: TimeForm?
  package var dateOrder: DateOrder?
  package var badRows = BadRows.refuse
  /// The columns whose numbers are needed, by name, lowercase name or number from 1; `nil` for all.
  package var numberColumns: Set<String>?
  /// The columns that are requested by name, whose numbers count even if they are codes.
  package var requestedColumns: Set<String> = []
  /// Whether the cells of text columns are kept; otherwise such columns are empty.
  package var keepsTexts = true
  /// Whether the cells of text columns are only counted, each different one.
  package var countsTexts = false
  /// The maximum number of different texts in a column, which is empty if it has more; `nil` for no
  /// limit.
  package var mostTexts: Int?
  /// The number of bytes to expect, for which memory is reserved, if it is known.
  package var byteCount: Int?

  package init(file: String? = nil) { self.file = file }

  /// Which column holds the times.
  package enum TimeChoice: Hashable, Sendable {
    /// The first column of dates, otherwise one of plausible counts since 1970 or of times of day,
    /// which has to be the first column or have a name for a time.
    case automatic
    case none
    /// A column by name or by number from 1 if it holds times, otherwise as automatic.
    case preferred(String)
    /// A column by name or by number from 1.
    case column(String)
  }
}
