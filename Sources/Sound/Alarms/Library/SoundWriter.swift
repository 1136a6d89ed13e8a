internal import Files
package import Synth
internal import System

/// Writes sound files atomically.
package enum SoundWriter {
  /// Writes a sound as a FLAC file, using libsndfile.
  package static func writeFLAC(of waveform: Waveform, to path: String) throws(SoundError) {
    #if SndFile
    guard let library = SndFile.shared else { throw .needsLibrary(path, .flac) }
    do throws(WriteError) {
      try AtomicFile.write(to: path) { descriptor throws(WriteError) in
        try library.writeFLAC(waveform, to: descriptor)
      }
    } catch { throw .unwritable(path, why: error.words) }
    #else
    throw .needsLibrary(path, .flac)
    #endif
  }

  /// Writes a sound as a WAV file.
  package static func writeWAV(of waveform: Waveform, to path: String) throws(SoundError) {
    do throws(WriteError) {
      try AtomicFile.write(WAVFile.bytes(of: waveform), to: path)
    } catch {
      throw .unwritable(path, why: error.words)
    }
  }

  /// Creates a folder for sounds and its missing parents.
  package static func createFolder(_ path: String) throws(SoundError) {
    let failure = Folder.create(path, mode: 0o777)
    guard failure == 0 else { throw .unwritable(path, why: ErrorNumber(code: failure).description) }
  }
}
