import Testing

@testable import Quotes

@Suite struct TickVolumeTests {
  private func total(_ volumes: [Double?]) -> Double? {
    var volume = TickVolume()
    for one in volumes { volume.take(one, replaces: false) }
    return volume.total
  }

  @Test("Volumes that never decrease are cumulative")
  func growing() { #expect(total([100, 250, nil, 250, 400]) == 400) }

  @Test("Volumes that decrease are those of trades")
  func trades() { #expect(total([100, 20, nil, 300]) == 420) }

  @Test("A smaller last volume makes all of them those of trades")
  func last() { #expect(total([100, 20]) == 120) }

  @Test("There is no volume before the first one")
  func none() {
    #expect(total([nil, nil]) == nil)
    #expect(total([.nan, -5]) == nil)
  }

  @Test("A volume with the same time replaces the last one")
  func replacing() {
    var volume = TickVolume()
    volume.take(100, replaces: false)
    volume.take(120, replaces: true)
    #expect(volume.total == 120)
  }
}
