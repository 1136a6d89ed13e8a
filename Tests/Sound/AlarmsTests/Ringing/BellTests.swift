import Testing

@testable import Alarms

struct BellTests {
  @Test("The bell is struck every second for a minute, then every ten seconds")
  func strokes() {
    var strokes = [Duration.zero]
    while let last = strokes.last, last < .seconds(90) { strokes.append(Bell.next(after: last)) }
    let seconds = Array(0...60) + [70, 80, 90]
    #expect(strokes == seconds.map { Duration.seconds($0) })
  }
}
