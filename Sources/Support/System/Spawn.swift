internal import CSystem
internal import Glibc

/// A program to start, and what it inherits: everything by default, with the signals of a shell's
/// job.
package struct Spawn {
  /// A standard stream of a program.
  package enum Stream: Hashable, Sendable {
    /// That of this program.
    case inherited
    /// `/dev/null`.
    case discarded
    case descriptor(Int32)
  }

  /// A process group or session led by a program.
  package enum Leadership: Int32, Sendable {
    case none = 0
    /// A process group, which keyboard signals don't reach.
    case group = 1
    /// A session, which has no controlling terminal either.
    case session = 2
  }

  /// The path of the program; a name without a slash is looked up in `PATH`.
  package var program: String
  /// The arguments, beginning with the program’s name (`argv[0]`).
  package var words: [String]
  /// Additional environment variables, each as `NAME=value`, which replace those of the same name.
  package var variables: [String] = []
  /// The standard input.
  package var input = Stream.inherited
  /// The standard output.
  package var output = Stream.inherited
  /// The standard error.
  package var errors = Stream.inherited
  /// A descriptor that it inherits as number 3, `/dev/fd/3`.
  package var file: Int32?
  /// The group or session that it leads, if any.
  package var leads = Leadership.none
  /// The signal that it gets when this program ends, in whatever way, if the main thread starts it;
  /// `nil` if it gets none.
  package var signalAtEnd: Int32?
  /// The signals to reset to their default actions, besides those with handlers; bit n - 1 is signal
  /// n.
  package var standardSignals = csystem_job_signals()
  /// The signals to block in it; bit n - 1 is signal n.
  package var blockedSignals: UInt64 = 0

  /// Creates a program that inherits everything.
  package init(_ program: String, _ words: [String]) {
    (self.program, self.words) = (program, words)
  }

  /// Creates a program that reads from `/dev/null` and whose output is discarded, to protect the
  /// screen, given its path and the arguments after its name.
  package init(silent path: String, _ arguments: [String]) {
    self.init(path, [path] + arguments)
    (input, output, errors) = (.discarded, .discarded, .discarded)
  }
}

extension Spawn {
  /// Starts the program and returns its process ID.
  package func start() throws(ErrorNumber) -> Int32 {
    let streams = [input.code, output.code, errors.code, file ?? Int32(CSYSTEM_INHERITED)]
    let job = csystem_job(
      leads: leads.rawValue, signal_at_end: signalAtEnd ?? 0, standard: standardSignals,
      blocked: blockedSignals)
    let process = unsafe CStrings.with(words) { words in
      unsafe CStrings.withEnvironment(adding: variables) { variables in
        unsafe csystem_start(program, words, variables, streams, job)
      }
    }
    guard process > 0 else { throw ErrorNumber(code: -process) }
    return process
  }

  /// Starts the program and returns its process ID with a descriptor that is readable once it has
  /// ended.
  package func startWatched() throws(ErrorNumber) -> (process: Int32, end: OwnedDescriptor) {
    let process = try start()
    do throws(ErrorNumber) {
      return (process, try OwnedDescriptor(orError: csystem_open_process(process)))
    } catch {
      kill(leads == .none ? process : -process, SIGKILL)
      _ = ProcessEnding.wait(for: process)
      throw error
    }
  }
}

extension Spawn.Stream {
  /// The stream as `csystem_start` takes it.
  fileprivate var code: Int32 {
    switch self {
    case .inherited: Int32(CSYSTEM_INHERITED)
    case .discarded: Int32(CSYSTEM_DISCARDED)
    case .descriptor(let number): number
    }
  }
}
