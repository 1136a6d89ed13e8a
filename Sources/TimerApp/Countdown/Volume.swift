/// How loud something is played.
struct Volume: Hashable, Sendable {
  /// The loudness in percent, from 0 to 100.
  var percent: Int

  /// Full loudness: the samples are played as they are.
  static let full = Volume(percent: 100)

  /// The amplitude: the cube of the volume, so that half sounds about half as loud.
  var amplitude: Double {
    let part = Double(percent) / 100
    return part * part * part
  }
}
