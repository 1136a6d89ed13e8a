internal import CSystem

/// The commit from whose sources the installed program was built.
package enum SourceCommit {
  /// The first digits of its name, followed by `+` if the sources were changed; `nil` if it is unknown,
  /// as in a program that isn't installed.
  package static var name: String? {
    let characters = (0..<Int32(CSYSTEM_COMMIT_CAPACITY)).map(csystem_commit_character)
    let text = String(decoding: characters.prefix { $0 > 0 }.map { UInt8($0) }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}
