#if SndFile
/// What a decoder may use, and how large a sound may be.
struct DecoderLimits: Hashable, Sendable {
  /// The name of the library that decodes.
  var library = "libsndfile.so.1"
  /// The memory for decoding in bytes.
  var memory = 256 << 20
  /// The processor time in seconds.
  var processorTime: UInt32 = 30
  /// The time until the library is loaded.
  var startTime = Duration.seconds(10)
  /// The time for decoding.
  var time = Duration.seconds(30)
  /// The maximum duration of a sound.
  var longest = SoundDecoder.longest
  /// The maximum number of samples: a small file can hold an hour of silence.
  var mostSamples = SoundDecoder.largest / MemoryLayout<Int16>.size
}
#endif
