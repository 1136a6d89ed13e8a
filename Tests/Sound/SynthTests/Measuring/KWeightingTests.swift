import Testing

@testable import Synth

struct KWeightingTests {
  @Test("The coefficients at 48 kHz are those printed in ITU-R BS.1770")
  func printed() {
    let (shelf, pass) = KWeighting(rate: 48_000).stages
    let pairs = [
      (shelf.b0, 1.535_124_859_586_97), (shelf.b1, -2.691_696_189_406_38),
      (shelf.b2, 1.198_392_810_852_85), (shelf.a1, -1.690_659_293_182_41),
      (shelf.a2, 0.732_480_774_215_85), (pass.b0, 1), (pass.b1, -2), (pass.b2, 1),
      (pass.a1, -1.990_047_454_833_98), (pass.a2, 0.990_072_250_366_21),
    ]
    for (own, printed) in pairs { #expect(abs(own - printed) < 1e-10) }
  }

  @Test("Energy adds up over pieces, and there is silence beyond the end")
  func pieces() {
    let samples = SoundFixture.sine(300, seconds: 0.1)
    var (whole, parts) = (KWeighting(rate: 48_000), KWeighting(rate: 48_000))
    let sum =
      parts.energy(of: samples, from: 0, count: 1_000)
      + parts.energy(of: samples, from: 1_000, count: 4_800)
    #expect(abs(whole.energy(of: samples, from: 0, count: 5_800) - sum) < 1e-9)
  }
}
