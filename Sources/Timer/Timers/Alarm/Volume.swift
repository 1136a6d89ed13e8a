/// The volume of a sound.
package struct Volume: Hashable, Sendable {
  /// The volume in percent, from 0 to 100.
  package var percent: Int

  /// Full volume, which doesn't scale the samples.
  package static let full = Volume(percent: 100)

  /// The amplitude, the cube of the volume, so that 50% sounds about half as loud.
  package var amplitude: Double {
    let part = Double(percent) / 100
    return part * part * part
  }
}
