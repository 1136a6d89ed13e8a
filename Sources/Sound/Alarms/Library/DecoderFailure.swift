#if SndFile
internal import Glibc
internal import Synth
internal import System

/// The reason a file can't be decoded.
enum DecoderFailure: Error, Hashable {
  /// The library isn't installed.
  case noLibrary
  /// No process can be started, with the error number as in errno(3).
  case system(Int32)
  /// The process ended or hung before it was ready to read the file.
  case notReady
  /// The sound is longer than the limit.
  case tooLong
  /// The sound has more samples than the limit.
  case tooLarge
  /// The file is broken; with the library's reason.
  case broken(String)
  /// The process crashed.
  case crashed
  /// The process took more time than the limit.
  case tooSlow
  /// The process needs more memory than the limit.
  case noMemory
  /// The process ended without a response.
  case noAnswer
  /// The process sent an invalid response.
  case nonsense
}

extension DecoderFailure {
  /// Creates the failure of a process that ended by itself before its response was complete.
  ///
  /// - Parameter ending: How the process ended, if that is known.
  init(_ ending: ProcessEnding?) {
    switch ending {
    case .killed(by: SIGXCPU): self = .tooSlow
    case .killed(by: SIGILL), .killed(by: SIGTRAP), .killed(by: SIGABRT), .killed(by: SIGBUS),
      .killed(by: SIGFPE), .killed(by: SIGSEGV), .killed(by: SIGSYS):
      self = .crashed
    default: self = .noAnswer
    }
  }

  /// Returns the error for a file in a format.
  func error(_ path: String, _ format: SoundFormat) -> SoundError {
    switch self {
    case .noLibrary: .needsLibrary(path, format)
    case .system(let code): .unreadable(path, code: code)
    case .tooLong: .isTooLong(path)
    case .tooLarge: .isTooLarge(path)
    default: .isBroken(path, why: words)
    }
  }

  /// The failure as the end of a sentence.
  var words: String {
    switch self {
    case .noLibrary: "libsndfile isn’t installed"
    case .system(let code): ErrorNumber(code: code).description
    case .notReady: "its decoder can’t be started"
    case .tooLong: "it is too long"
    case .tooLarge: "it is too large"
    case .broken(let why): why
    case .crashed: "its decoder crashed"
    case .tooSlow: "its decoder takes too long"
    case .noMemory: "its decoder needs too much memory"
    case .noAnswer: "its decoder sent no response"
    case .nonsense: "its decoder sent an invalid response"
    }
  }
}
#endif
