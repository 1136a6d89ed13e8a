import Countdowns
import Testing

@testable import Timers

struct StreamsTests {
  /// Command lines, and the resulting display: Nothing, a Face or Words.
  ///
  /// The groups are: neither stream a terminal, standard error one, standard output one, both. In
  /// each the letters are: no terminal at all; none, on which the cursor could move; one on which
  /// it can't move; one on which it can.
  static let table: [(asked: String, shown: String)] = [
    ("nothing", "NNNN NNNN NNWF NNWF"),
    ("named", "NNWF NNWF NNWF NNWF"),
    ("inline", "NNWF NNWF NNWF NNWF"),
    ("plain", "NNWW NNWW NNWW NNWW"),
  ]

  static func settings(_ asked: String) -> CountdownSettings {
    var settings = CountdownSettings(reading: .span(.seconds(5), hint: nil))
    switch asked {
    case "named": settings.look.faceIsNamed = true
    case "inline": settings.look.placement = .inline(rows: nil)
    case "plain": settings.isPlain = true
    default: break
    }
    return settings
  }

  @Test(arguments: table)
  func streams(asked: String, shown: String) {
    for (index, letter) in shown.filter({ $0 != " " }).enumerated() {
      let streams = Streams(
        Self.settings(asked), outputIsTerminal: index & 8 != 0, errorIsTerminal: index & 4 != 0,
        hasTerminal: index & 2 != 0, movesCursor: index & 1 != 0)
      let show: Streams.Show = letter == "N" ? .nothing : letter == "F" ? .face : .words
      #expect(streams.show == show, "\(index)")
      #expect(streams.feeds == (index & 8 == 0), "\(index)")
      #expect(streams.discardsHooks == (letter != "N" && index & 4 != 0), "\(index)")
      #expect(streams.speaksOnError == (letter == "N" && index & 4 != 0), "\(index)")
    }
  }
}
