internal import Texts

/// The reason why a command can't be carried out.
package struct CommandError: Error, Hashable {
  /// The explanation, in one line.
  package let words: String
  /// The exit status, as defined in sysexits.h.
  package let status: Int32

  /// Creates an error (64 is EX_USAGE).
  package init(words: String, status: Int32 = 64) {
    // A line break in a quoted text would look like a second message.
    self.words = words.replacing(each: "\n", with: "␊")
    self.status = status
  }

  /// Returns the error for an input that can't be read (66 is EX_NOINPUT).
  package static func unreadable(_ name: String, _ why: some CustomStringConvertible) -> Self {
    Self(words: "\(name) can’t be read: \(why)", status: 66)
  }
}
