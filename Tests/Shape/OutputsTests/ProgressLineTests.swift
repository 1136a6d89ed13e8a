import Testing

@testable import Outputs

struct ProgressLineTests {
  @Test("A task that takes less than a second shows no line")
  func short() {
    var line = ProgressLine(start: .seconds(100))
    #expect(line.text(share: 0.5, at: .milliseconds(100_999)) == nil && !line.isShown)
    #expect(line.text(share: 0.99, at: .seconds(101)) == "drawing … 99%" && line.isShown)
  }

  @Test("The line changes only with its percentage, at most ten times a second")
  func changes() {
    var line = ProgressLine(start: .zero)
    var changes = 0
    for time in 0...5000 where line.text(share: Double(time) / 5000, at: .milliseconds(time)) != nil
    {
      changes += 1
    }
    #expect(changes == 41)
    #expect(line.text(share: 1, at: .seconds(9)) == nil, "it is there already")
  }

  @Test("A share above 1 counts as 100 percent")
  func limits() {
    var line = ProgressLine(start: .zero)
    #expect(line.text(share: 7, at: .seconds(2)) == "drawing … 100%")
    #expect(line.text(share: -1, at: .seconds(3)) == "drawing … 0%")
  }
}
