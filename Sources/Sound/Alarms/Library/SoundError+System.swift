package import Synth
internal import System

extension SoundError {
  /// Creates the error for a file that can't be opened or read, with the error number as in errno(3).
  package static func unreadable(_ path: String, code: Int32) -> SoundError {
    .unreadable(path, why: ErrorNumber(code: code).description)
  }
}
