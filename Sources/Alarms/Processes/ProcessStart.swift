internal import CSystem
internal import Glibc

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

  /// Whether it is killed when this program ends, in whatever way, if the main thread starts it.
  var endsWithProgram = false

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
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    let own = unsafe variables.map { unsafe strdup($0) }
    defer { unsafe own.forEach { unsafe free($0) } }
    var settings = unsafe inherited + own + [nil]
    let streams = [-1, output ?? -1, errors ?? -1, file ?? -1]
    let id = unsafe csystem_start(
      path, &words, &settings, streams, leads.rawValue, endsWithProgram ? 1 : 0)
    return id > 0 ? id : nil
  }

  /// This program's variables, byte for byte, except those that are replaced.
  private var inherited: [UnsafeMutablePointer<CChar>?] {
    let names = Set(variables.map(Self.name))
    var inherited: [UnsafeMutablePointer<CChar>?] = unsafe []
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let variable = unsafe String(cString: text)
      if !names.contains(Self.name(variable)) { unsafe inherited.append(text) }
      unsafe entry += 1
    }
    return unsafe inherited
  }

  private static func name(_ variable: String) -> Substring { variable.prefix { $0 != "=" } }
}
