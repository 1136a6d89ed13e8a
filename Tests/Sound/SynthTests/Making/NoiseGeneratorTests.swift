import Testing

@testable import Synth

struct NoiseGeneratorTests {
  private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  @Test("Numbers fill -1...1 evenly")
  func even() {
    var noise = NoiseGenerator(seed: 1)
    let values = (0..<20_000).map { _ in noise.next() }
    #expect(values.allSatisfy { -1...1 ~= $0 })
    #expect(abs(mean(values)) < 0.02)
    #expect(abs(mean(values.map { $0 * $0 }) - 1.0 / 3) < 0.01)
  }

  @Test("The sum of two numbers has the variance of both")
  func triangular() {
    var noise = NoiseGenerator(seed: 2)
    let values = (0..<20_000).map { _ in noise.nextTriangular() }
    #expect(values.allSatisfy { -1...1 ~= $0 })
    #expect(abs(mean(values)) < 0.02)
    #expect(abs(mean(values.map { $0 * $0 }) - 1.0 / 6) < 0.01)
  }
}
