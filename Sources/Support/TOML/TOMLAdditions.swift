/// What a reader accepts beyond TOML 1.0.
package struct TOMLAdditions: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The additions of TOML 1.1: ends of lines, comments and a last comma in inline tables; `\e` and
  /// `\xHH` in basic strings; times without seconds.
  package static let version1_1 = TOMLAdditions(rawValue: 1)
}
