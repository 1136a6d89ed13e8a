#if SndFile
internal import CSoundDecoder
internal import Synth

/// A decoder's response, which arrives in messages.
///
/// Nothing in it is trusted: a malicious file may have compromised the decoder.
struct DecoderAnswer {
  /// The sound, or the reason there is none; `nil` until the response is complete.
  private(set) var outcome: Result<Waveform, DecoderFailure>?
  /// Whether the decoder is ready to read the file.
  private(set) var isReady = false

  private let longest: Duration
  private let mostSamples: Int
  private var format: (rate: Int, channels: Int)?
  private var samples: [Int16] = []
  /// The bytes of an incomplete message.
  private var pending: [UInt8] = []

  private static let headLength = 8

  init(longest: Duration, mostSamples: Int) {
    (self.longest, self.mostSamples) = (longest, mostSamples)
  }

  /// Processes bytes in chunks of any size.
  mutating func take(_ bytes: [UInt8]) {
    guard outcome == nil else { return }
    pending += bytes
    var rest = pending[...]
    while outcome == nil, let kind = Self.number(rest, 0), let length = Self.number(rest, 4) {
      guard length <= UInt32(CSOUND_LONGEST_BODY) else { return fail(.nonsense) }
      let body = rest.dropFirst(Self.headLength).prefix(Int(length))
      guard body.count == length else { break }
      rest = rest.dropFirst(Self.headLength + Int(length))
      handle(csound_message(rawValue: kind), body)
    }
    pending = outcome == nil ? Array(rest) : []
  }

  /// Returns the 32-bit number at an offset; `nil` if there are too few bytes.
  private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> UInt32? {
    let bytes = bytes.dropFirst(offset).prefix(4)
    guard bytes.count == 4 else { return nil }
    return unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: UInt32.self) }
  }
}

// MARK: - Messages

extension DecoderAnswer {
  private mutating func fail(_ failure: DecoderFailure) { outcome = .failure(failure) }

  private mutating func handle(_ kind: csound_message?, _ body: ArraySlice<UInt8>) {
    switch (kind, isReady, format) {
    case (CSOUND_NO_LIBRARY, false, _): fail(.noLibrary)
    case (CSOUND_FAILURE, _, _): fail(.broken(LibraryReason.words(body)))
    case (CSOUND_NO_MEMORY, true, _): fail(.noMemory)
    case (CSOUND_READY, false, _): isReady = true
    case (CSOUND_FORMAT, true, nil): setFormat(body)
    case (CSOUND_SAMPLES, true, let format?): append(body, format.rate, format.channels)
    case (CSOUND_DONE, true, let format?):
      outcome = .success(Waveform(samples: samples, channels: format.channels, rate: format.rate))
    default: fail(.nonsense)
    }
  }

  private mutating func setFormat(_ body: ArraySlice<UInt8>) {
    guard body.count == 8, let rate = Self.number(body, 0).map(Int32.init(bitPattern:)),
      let channels = Self.number(body, 4).map(Int32.init(bitPattern:))
    else { return fail(.nonsense) }
    guard 1...Int32(CSOUND_MOST_CHANNELS) ~= channels, 1...768_000 ~= rate else {
      return fail(.broken("\(channels) channels at \(rate) Hz aren’t plausible"))
    }
    format = (Int(rate), Int(channels))
  }

  private mutating func append(_ body: ArraySlice<UInt8>, _ rate: Int, _ channels: Int) {
    let count = body.count / MemoryLayout<Int16>.size
    guard count > 0, body.count.isMultiple(of: channels * MemoryLayout<Int16>.size) else {
      return fail(.nonsense)
    }
    samples += unsafe [Int16](unsafeUninitializedCapacity: count) { buffer, filled in
      unsafe body.withUnsafeBytes {
        unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0)
      }
      filled = count
    }
    if samples.count > Int(longest / .seconds(1)) * rate * channels { return fail(.tooLong) }
    if samples.count > mostSamples { return fail(.tooLarge) }
  }
}
#endif
