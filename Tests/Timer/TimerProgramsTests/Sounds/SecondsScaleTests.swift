import Testing

@testable import TimerPrograms
@testable import Timers

struct SecondsScaleTests {
  private func texts(_ duration: Duration, _ columns: Int) -> [String] {
    SecondsScale.labels(duration, columns: columns).map { "\($0.column) \($0.text)" }
  }

  @Test("Labels lie at their seconds, as dense as is readable")
  func labels() {
    #expect(
      texts(.seconds(3), 96)
        == ["0 0.0 s", "16 0.5 s", "32 1.0 s", "48 1.5 s", "64 2.0 s", "80 2.5 s"])
    #expect(texts(.seconds(6), 60) == ["0 0 s", "20 2 s", "40 4 s"])
    #expect(texts(.seconds(200), 40) == ["0 0 s", "24 2:00"])
  }

  @Test("There are no labels without room or without a duration")
  func none() {
    #expect(texts(.seconds(3), 8).isEmpty)
    #expect(texts(.zero, 80).isEmpty)
    #expect(texts(.seconds(1_000_000), 20).isEmpty)
    for columns in 0...130 {
      for tenths in [1, 7, 24, 61, 599, 600, 12_000] {
        let labels = SecondsScale.labels(.milliseconds(100 * tenths), columns: columns)
        #expect(labels.allSatisfy { $0.column + $0.text.count <= columns })
        for (one, next) in zip(labels, labels.dropFirst()) {
          #expect(one.column + one.text.count < next.column)
        }
      }
    }
  }
}
