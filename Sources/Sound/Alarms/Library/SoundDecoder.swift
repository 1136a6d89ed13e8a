package import Synth

/// Reads whole sound files.
package enum SoundDecoder {
  /// The maximum duration of a sound.
  package static let longest = Duration.seconds(20 * 60)

  /// The maximum size of a file in bytes.
  static let largest = 512 << 20

  /// Whether libsndfile can be loaded, which enables reading formats other than WAV and writing
  /// FLAC.
  package static var hasLibrary: Bool {
    #if SndFile
    SndFile.shared != nil
    #else
    false
    #endif
  }

  /// Returns the sound in a file, whatever its name.
  package static func waveform(ofFile path: String) throws(SoundError) -> Waveform {
    let file = try SoundFile(path)
    guard file.size > 0 else { throw .isEmpty(path) }
    guard let format = try file.format() else { throw .isUnknownFormat(path) }
    switch format.reader {
    case .unsupported: throw format == .text ? .isText(path) : .isForeign(path, format)
    case .own: return try own(file, path)
    case .sndFile: return try foreign(file, format, path)
    }
  }
}

extension SoundDecoder {
  private static func own(_ file: borrowing SoundFile, _ path: String) throws(SoundError)
    -> Waveform
  {
    guard file.size <= largest else { throw .isTooLarge(path) }
    let bytes = try file.bytes(from: 0, count: file.size)
    let waveform: Waveform
    do throws(WAVError) {
      waveform = try WAVFile(bytes).waveform
    } catch {
      switch error {
      case .tooLong: throw .isTooLong(path)
      // libsndfile reads rare encodings.
      case .encoding:
        if let waveform = try? foreign(file, .wav, path) { return waveform }
        fallthrough
      default: throw .isBroken(path, why: "\(error)")
      }
    }
    return try checked(waveform, path)
  }

  private static func foreign(
    _ file: borrowing SoundFile, _ format: SoundFormat, _ path: String
  ) throws(SoundError) -> Waveform {
    #if SndFile
    let waveform: Waveform
    do throws(DecoderFailure) {
      waveform = try DecoderProcess.waveform(of: file.descriptor)
    } catch {
      throw error.error(path, format)
    }
    return try checked(waveform, path)
    #else
    throw .needsLibrary(path, format)
    #endif
  }

  private static func checked(_ waveform: Waveform, _ path: String) throws(SoundError) -> Waveform {
    guard waveform.duration <= longest else { throw .isTooLong(path) }
    guard waveform.frameCount > 0 else { throw .isBroken(path, why: "there is no sound in it") }
    return waveform
  }
}
