#if SndFile
internal import Files
internal import Glibc
internal import Synth

/// libsndfile, loaded into this process only to write our own sounds, because it pulls in seven
/// more libraries; see `DecoderProcess` for reading.
///
/// The constants and the layout of `SF_INFO` are those of sndfile.h, identical in versions 1.0, 1.1
/// and 1.2 (`libsndfile.so.1`).
// The functions are only called with streams that they opened.
@safe struct SndFile: Sendable {
  /// The library; `nil` if it isn't installed.
  static let shared = SndFile()

  /// The layout of the C structure `SF_INFO`.
  private struct Info {
    var frames: Int64 = 0
    var rate: Int32 = 0
    var channels: Int32 = 0
    var format: Int32 = 0
    var sections: Int32 = 0
    var isSeekable: Int32 = 0
  }

  private typealias OpenFunction =
    @convention(c) (UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias WriteShortsFunction =
    @convention(c) (OpaquePointer?, UnsafePointer<Int16>?, Int64) -> Int64
  private typealias WordsFunction = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  private typealias CloseFunction = @convention(c) (OpaquePointer?) -> Int32

  private let openPath: OpenFunction
  private let writeShorts: WriteShortsFunction
  private let words: WordsFunction
  private let close: CloseFunction

  private init?() {
    guard let handle = unsafe dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL),
      let open = unsafe dlsym(handle, "sf_open"),
      let write = unsafe dlsym(handle, "sf_writef_short"),
      let words = unsafe dlsym(handle, "sf_strerror"), let close = unsafe dlsym(handle, "sf_close")
    else { return nil }
    unsafe openPath = unsafe unsafeBitCast(open, to: OpenFunction.self)
    unsafe writeShorts = unsafe unsafeBitCast(write, to: WriteShortsFunction.self)
    unsafe self.words = unsafe unsafeBitCast(words, to: WordsFunction.self)
    unsafe self.close = unsafe unsafeBitCast(close, to: CloseFunction.self)
  }
}

extension SndFile {
  private static let writing: Int32 = 0x20
  private static let flac16: Int32 = 0x17_0002

  /// Returns the reason a file can't be written: the system's, if there is one, because the library
  /// replaces it with its own.
  private func failure(_ code: Int32, _ file: OpaquePointer?) -> WriteError {
    guard ![ENOSPC, EDQUOT, EFBIG, EIO].contains(code) else { return .system(code) }
    let words = unsafe words(file).map { unsafe String(cString: $0) } ?? ""
    return .said(LibraryReason.words(words.utf8))
  }

  /// Writes a sound to an open file, and verifies it by reading it back.
  func writeFLAC(_ waveform: Waveform, to descriptor: Int32) throws(WriteError) {
    var info = Info()
    info.rate = Int32(clamping: waveform.rate)
    info.channels = Int32(clamping: waveform.channels)
    info.format = Self.flac16
    errno = 0
    // The library may close a descriptor that it doesn't own, so it gets its own.
    guard let file = unsafe openPath("/proc/self/fd/\(descriptor)", Self.writing, &info) else {
      throw unsafe failure(errno, nil)
    }
    let count = Int64(waveform.frameCount)
    let written = unsafe writeShorts(file, waveform.samples, count)
    // The reason for a failure is only available while the file is open.
    let why = unsafe written == count ? nil : failure(errno, file)
    _ = unsafe close(file)
    if let why { throw why }
    try verify(waveform, in: descriptor)
  }

  private func verify(_ waveform: Waveform, in descriptor: Int32) throws(WriteError) {
    let copy: Waveform
    do throws(DecoderFailure) {
      copy = try DecoderProcess.waveform(of: descriptor, DecoderLimits(longest: .seconds(1 << 32)))
    } catch {
      switch error {
      case .system(let code): throw .system(code)
      // A full disk is detected here if the library missed it.
      case .broken: throw .system(ENOSPC)
      default: throw .said(error.words)
      }
    }
    guard copy == waveform else { throw .system(ENOSPC) }
  }
}
#endif
