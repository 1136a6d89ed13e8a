/// A sound that was found by name; reading its file may still fail.
package enum FoundSound: Hashable, Sendable {
  /// A built-in sound.
  case builtIn(BuiltInSound)
  /// A file.
  case file(path: String)
}
