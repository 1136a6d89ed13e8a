internal import CSystem
internal import Glibc
internal import System

/// The settings for starting a program: without a shell, reading from `/dev/null`, its errors
/// discarded to protect the screen unless they are read.
struct ProcessStart {
  /// The path of the program.
  var path: String
  /// The arguments after the program's name.
  var arguments: [String]
  /// Variables in addition to those of this program, each as `NAME=value`; they replace others of
  /// the same name.
  var variables: [String] = []
  /// The descriptor that becomes its standard output; by default, output is discarded.
  var output: Int32?
  /// The descriptor that becomes its standard error; by default, errors are discarded.
  var errors: Int32?
  /// A descriptor that it inherits as `/dev/fd/3`.
  var file: Int32?
  /// The group or session that it leads, if any.
  var leads = Leadership.none

  /// The signal that it gets when this program ends, in whatever way, if the main thread starts it;
  /// `nil` if it gets none.
  var signalAtEnd: Int32?

  /// A process group or session led by a program.
  enum Leadership: Int32 {
    case none = 0
    /// A process group, which keyboard signals don't reach.
    case group = 1
    /// A session, which has no controlling terminal either.
    case session = 2
  }

  /// Starts the program, with signals reset as a shell does, and returns its process ID; `nil` if
  /// that fails.
  func spawn() -> pid_t? {
    let streams = [-1, output ?? -1, errors ?? -1, file ?? -1]
    let id = unsafe CStrings.with([path] + arguments) { words in
      unsafe CStrings.withEnvironment(adding: variables) { variables in
        unsafe csystem_start(
          path, words, variables, streams, leads.rawValue, signalAtEnd ?? 0)
      }
    }
    return id > 0 ? id : nil
  }
}
