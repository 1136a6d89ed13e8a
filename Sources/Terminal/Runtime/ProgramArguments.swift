internal import CSystem

/// The program's command line, as passed by the system.
package enum ProgramArguments {
  /// The name by which the program was called, and its arguments; invalid UTF-8 is repaired.
  package static let all: [String] = (0..<csystem_argument_count()).compactMap { index in
    unsafe csystem_argument(index).map { unsafe String(cString: $0) }
  }

  /// The name by which the program was called.
  package static var name: String? { all.first }

  /// The arguments after the name.
  package static var words: [String] { Array(all.dropFirst()) }
}
