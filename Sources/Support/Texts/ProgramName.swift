/// The name under which a program was called.
package enum ProgramName {
  /// Returns the last component of the first word of a command line, or `usual` without one.
  package static func name(calledAs word: String?, orElse usual: String) -> String {
    let last = word.map(PathText.name) ?? ""
    // A login shell's name starts with a hyphen.
    let name = last.drop { $0 == "-" }
    return name.isEmpty ? usual : String(name)
  }
}
