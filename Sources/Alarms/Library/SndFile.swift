#if SndFile
internal import Files
internal import Glibc
internal import Synth

/// libsndfile, loaded only if a file needs it, because it brings seven more libraries.
///
/// The constants and the layout of `SF_INFO` are those of sndfile.h, the same in versions 1.0, 1.1
/// and 1.2 (`libsndfile.so.1`).
// The functions are only called with streams that they opened, on one thread at a time. Messages
// that the decoders write to standard error are dropped by `isolateStandardError`.
@safe struct SndFile: Sendable {
  /// The library; `nil` if it isn't installed.
  static let shared = SndFile()

  /// Why a file can't be read.
  enum Failure: Error, Hashable {
    case tooLong
    case tooLarge
    case broken(String)
  }

  /// The corresponding C structure is `SF_INFO`.
  private struct Info {
    var frames: Int64 = 0
    var rate: Int32 = 0
    var channels: Int32 = 0
    var format: Int32 = 0
    var sections: Int32 = 0
    var isSeekable: Int32 = 0
  }

  private typealias Open =
    @convention(c) (UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias ReadFloats =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Float>?, Int64) -> Int64
  private typealias WriteShorts =
    @convention(c) (OpaquePointer?, UnsafePointer<Int16>?, Int64) -> Int64
  private typealias Words = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  private typealias Close = @convention(c) (OpaquePointer?) -> Int32

  private let openPath: Open
  private let readFloats: ReadFloats
  private let writeShorts: WriteShorts
  private let words: Words
  private let close: Close

  private init?() {
    guard let handle = unsafe dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL),
      let open = unsafe dlsym(handle, "sf_open"),
      let read = unsafe dlsym(handle, "sf_readf_float"),
      let write = unsafe dlsym(handle, "sf_writef_short"),
      let words = unsafe dlsym(handle, "sf_strerror"), let close = unsafe dlsym(handle, "sf_close")
    else { return nil }
    unsafe openPath = unsafe unsafeBitCast(open, to: Open.self)
    unsafe readFloats = unsafe unsafeBitCast(read, to: ReadFloats.self)
    unsafe writeShorts = unsafe unsafeBitCast(write, to: WriteShorts.self)
    unsafe self.words = unsafe unsafeBitCast(words, to: Words.self)
    unsafe self.close = unsafe unsafeBitCast(close, to: Close.self)
  }
}

// MARK: - Reading

extension SndFile {
  /// The library keeps the reason of the last failure in one place for all threads.
  private static let turn = Locked(())
  private static let reading: Int32 = 0x10
  private static let framesAtATime = 16384
  /// The maximum number of channels: more is not plausible, and would make the buffers large.
  private static let mostChannels: Int32 = 64
  /// The maximum number of samples in memory: a small file can hold an hour of silence.
  private static let mostSamples = SoundDecoder.largest / MemoryLayout<Int16>.size

  /// Returns the sound in an open file.
  ///
  /// Samples are read as floating-point numbers from -1 to 1: if asked for integers, the library
  /// returns zeros for a file of floats unless it may scale them.
  func waveform(of descriptor: Int32, longest: Duration) throws(Failure) -> Waveform {
    var info = Info()
    let read = Self.turn.withLock { _ -> Result<Waveform, Failure> in
      guard let file = unsafe openAgain(descriptor, Self.reading, &info) else {
        return .failure(.broken(unsafe reason(nil)))
      }
      defer { _ = unsafe close(file) }
      return unsafe samples(of: file, info, longest)
    }
    return try read.get()
  }

  /// Opens an open file again with a descriptor for the library, which closes the descriptor of a
  /// broken file even if it doesn't own it.
  private func openAgain(
    _ descriptor: Int32, _ mode: Int32, _ info: inout Info
  ) -> OpaquePointer? {
    unsafe openPath("/proc/self/fd/\(descriptor)", mode, &info)
  }

  private func samples(
    of file: OpaquePointer, _ info: Info, _ longest: Duration
  ) -> Result<Waveform, Failure> {
    guard 1...Self.mostChannels ~= info.channels, 1...768_000 ~= info.rate else {
      return .failure(.broken("\(info.channels) channels at \(info.rate) Hz aren’t plausible"))
    }
    let channels = Int(info.channels)
    let limit = Int(longest / .seconds(1)) * Int(info.rate) * channels
    var buffer = [Float](repeating: 0, count: Self.framesAtATime * channels)
    var samples: [Int16] = []
    // The file's frame count can't be trusted: a stream written without one claims the largest
    // possible number.
    let claimed = min(max(0, Int(clamping: info.frames)), 1 << 24)
    samples.reserveCapacity(min(limit, claimed * channels, 1 << 24))
    while true {
      let frames = unsafe readFloats(file, &buffer, Int64(Self.framesAtATime))
      guard frames > 0 else { break }
      for sample in buffer.prefix(Int(frames) * channels) { samples.append(Self.whole(sample)) }
      guard samples.count <= limit else { return .failure(.tooLong) }
      guard samples.count <= Self.mostSamples else { return .failure(.tooLarge) }
    }
    return .success(Waveform(samples: samples, channels: channels, rate: Int(info.rate)))
  }

  /// Returns a sample as an integer; NaN becomes silence.
  private static func whole(_ sample: Float) -> Int16 {
    guard sample.isFinite else { return 0 }
    return Int16(min(max((sample * 32768).rounded(), -32768), 32767))
  }

  private func reason(_ file: OpaquePointer?) -> String {
    let words = unsafe words(file).map { unsafe String(cString: $0) } ?? ""
    // For a broken MP3 file the library reports that the file doesn't exist.
    let isTold = !words.isEmpty && !words.hasPrefix("File does not exist")
    let sentence = isTold ? String(words.prefix { $0 != "\n" }) : "it is broken"
    // The caller's sentence continues with it.
    let start =
      sentence.dropFirst().first?.isLowercase == true ? sentence.prefix(1).lowercased() : ""
    let rest = start.isEmpty ? sentence[...] : sentence.dropFirst()
    return start + (rest.hasSuffix(".") ? rest.dropLast() : rest)
  }
}

// MARK: - Writing

extension SndFile {
  private static let writing: Int32 = 0x20
  private static let flac16: Int32 = 0x17_0002

  /// Writes a sound to an open file, and verifies it by reading it again.
  func writeFLAC(_ waveform: Waveform, to descriptor: Int32) throws(WriteError) {
    var info = Info()
    info.rate = Int32(clamping: waveform.rate)
    info.channels = Int32(clamping: waveform.channels)
    info.format = Self.flac16
    guard let file = unsafe openAgain(descriptor, Self.writing, &info) else {
      throw .said(unsafe reason(nil))
    }
    let count = Int64(waveform.frameCount)
    let written = unsafe writeShorts(file, waveform.samples, count)
    // The reason of a failure is only available while the file is open.
    let why = unsafe written == count ? "" : reason(file)
    _ = unsafe close(file)
    guard written == count else { throw .said(why) }
    let copy = try? self.waveform(of: descriptor, longest: .seconds(1 << 32))
    guard copy == waveform else { throw .system(ENOSPC) }
  }
}
#endif
