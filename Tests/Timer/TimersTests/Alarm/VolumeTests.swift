import Testing

@testable import Timers

struct VolumeTests {
  @Test(
    "Half the volume is an eighth of the amplitude, and full volume leaves the samples unchanged")
  func amplitude() {
    #expect([0, 50, 100].map { Volume(percent: $0).amplitude } == [0, 0.125, 1])
    #expect(Volume.full.amplitude == 1)
  }
}
