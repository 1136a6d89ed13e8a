/// A sound that was found by name; reading its file may still fail.
package enum FoundSound: Hashable, Sendable {
  case builtIn(BuiltInSound)
  case file(path: String)
}
