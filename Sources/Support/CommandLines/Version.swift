/// The version of the programs.
package enum Version {
  package static let number = "0.1.0"

  /// Returns the line that `--version` prints.
  package static func line(of program: String) -> String { "\(program) \(number)" }
}
