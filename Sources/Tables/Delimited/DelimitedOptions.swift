/// What is known about a delimited text in advance; the rest is detected.
package struct DelimitedOptions: Hashable, Sendable {
  /// The name of the file, for errors.
  package var file: String?
  package var delimiter: Delimiter?
  package var hasHeader: Bool?
  /// Whether fractions follow a comma; the point may then separate thousands, and vice versa.
  package var hasDecimalComma: Bool?
  /// The byte that begins a comment line; `nil` for none.
  package var comment: UInt8? = Byte.hash
  package var time = TimeChoice.automatic
  /// The form of the times, whatever their texts look like.
  package var timeForm: TimeForm?
  package var dateOrder: DateOrder?
  package var badRows = BadRows.refuse
  /// Whether the cells of columns of texts are kept; else such columns are empty.
  package var keepsTexts = true

  package init(file: String? = nil) { self.file = file }

  /// What separates cells.
  package enum Delimiter: UInt8, Hashable, Sendable, CaseIterable {
    case tab = 0x09
    case semicolon = 0x3B
    case pipe = 0x7C
    case comma = 0x2C
    /// Any run of spaces and tabs.
    case blanks = 0x20
  }

  /// Which column holds the times.
  package enum TimeChoice: Hashable, Sendable {
    /// The first column of dates, else one of plausible counts since 1970 or of times of day, which
    /// has to be the first one or named like a time.
    case automatic
    case none
    /// A column by its name or its number from 1 if it holds times, else as automatic.
    case preferred(String)
    /// A column by its name or its number from 1.
    case column(String)
  }

  /// How rows with a fault are handled.
  package enum BadRows: Hashable, Sendable {
    /// The first one throws an error.
    case refuse
    /// They are skipped and counted.
    case skip
  }
}
