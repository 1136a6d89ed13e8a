import Testing

@testable import Synth

struct SincKernelTests {
  @Test("At a sample's own position, only that sample counts")
  func identity() {
    let row = SincKernel(halfWidth: 4, cutoff: 1, beta: 8).row(at: 0)
    for (index, weight) in row.enumerated() {
      #expect(abs(weight - (index == 3 ? 1 : 0)) < 1e-12)
    }
  }

  @Test("The weights add up to 1 and are symmetric")
  func symmetry() {
    let kernel = SincKernel(halfWidth: 12, cutoff: 0.9, beta: 9)
    for fraction in [0.1, 0.25, 0.5] {
      let (row, mirrored) = (kernel.row(at: fraction), kernel.row(at: 1 - fraction))
      #expect(abs(row.reduce(0, +) - 1) < 1e-12)
      #expect(zip(row, mirrored.reversed()).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }
}
