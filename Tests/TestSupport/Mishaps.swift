/// A program that meets what would concern all tests of a process, such as a limit.
///
/// An exit test would wait for any child of the tests, even for one of another test that is never
/// reaped.
package enum Mishaps {
  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - mishap: The mishap's name; see the program.
  ///   - place: A folder or number.
  ///   - variables: The differences in its environment.
  /// - Returns: The line that it prints; `nil` if it fails, as by a trap.
  package static func outcome(
    of mishap: String, _ place: String, _ variables: [String: String] = [:]
  ) -> String? {
    // The runtime's report of a trap would take seconds.
    let silent = variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let (output, status) = Documents.result(of: builtProgram("mishaps"), [mishap, place], silent)
    return status == 0 ? output.split(separator: "\n").joined(separator: "\n") : nil
  }
}
