#if SndFile
import Glibc
import Synth
import TestSupport

@testable import Alarms

/// A decoder that carries out a file's orders, in the real confinement.
struct FakeDecoder {
  /// The folder with the file.
  let folder: TemporaryFolder
  /// The limits, which tests may lower.
  var limits = DecoderLimits(library: builtProgram("libFakeDecoder.so"))

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the sound of a file.
  func decode(_ order: String) throws -> Waveform { try decode(Array(order.utf8)) }

  /// Returns the sound of a file.
  func decode(_ order: [UInt8]) throws -> Waveform {
    let file = try SoundFile(try folder.write(order, to: "order"))
    return try DecoderProcess.waveform(of: file.descriptor, limits)
  }

  /// Returns the reason a file can't be decoded; `nil` if it can.
  func failure(_ order: String) throws -> DecoderFailure? { try failure(Array(order.utf8)) }

  /// Returns the reason a file can't be decoded; `nil` if it can.
  func failure(_ order: [UInt8]) throws -> DecoderFailure? {
    do {
      _ = try decode(order)
      return nil
    } catch let failure as DecoderFailure {
      return failure
    }
  }
}
#endif
