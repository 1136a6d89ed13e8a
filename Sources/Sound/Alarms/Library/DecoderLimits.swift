#if SndFile
/// The limits on a decoder's resources and on the size of a sound.
struct DecoderLimits: Hashable, Sendable {
  /// The name of the library that decodes.
  var library = "libsndfile.so.1"
  /// The memory limit in bytes.
  var memory = 256 << 20
  /// The processor time limit in seconds.
  var processorTime: UInt32 = 30
  /// The time limit for loading the library.
  var startTime = Duration.seconds(10)
  /// The time limit for decoding.
  var time = Duration.seconds(30)
  /// The maximum duration of a sound.
  var longest = SoundDecoder.longest
  /// The maximum number of samples: a small file can hold an hour of silence.
  var mostSamples = SoundDecoder.largest / MemoryLayout<Int16>.size
}
#endif
