import Cells
import Clocks
import Programs
import Quotes
import TerminalCodes
import TestSupport
import Testing

@testable import QuoteViews

/// Alerts: when they ring, and their notices.
struct QuotesAlertsTests {
  @Test("An alert rings once per crossing, and the space bar silences it")
  func alerts() {
    var tester = QuoteSamples.streaming()
    tester.type("!> 254")
    tester.press(.enter)
    tester.claimAll()
    var rings: [Int] = []
    for price in ["253.50", "254.00", "254.50", "255", "254.00", "254.10"] {
      tester.stream("AAPL,\(price)\n")
      rings.append(tester.claimRings())
    }
    #expect(rings == [0, 0, 1, 0, 0, 1])
    #expect(tester.model.isRinging && tester.model.fired["AAPL"] != nil)
    #expect(tester.screen.contains("AAPL is above 254: 254.10"))
    tester.type(" ")
    tester.expect(.silence)
    #expect(!tester.model.isRinging && tester.model.fired.isEmpty)
    tester.type(" ")
    tester.finish()
  }

  @Test("An alert that is true at the first price doesn’t ring, and its mark expires")
  func marks() {
    var settings = QuoteSamples.settings
    settings.alerts = [Alert(nil, .price, .above, 20)]
    var tester = QuoteSamples.streaming(settings)
    tester.stream("AAPL,260\n")
    #expect(tester.claimRings() == 0 && tester.model.fired.isEmpty)
    tester.stream("FLAT,25\n")
    #expect(tester.claimRings() == 1)
    #expect(tester.model.fired.keys.sorted() == ["FLAT"])
    tester.advance(by: .seconds(29))
    #expect(!tester.model.fired.isEmpty)
    tester.advance(by: .seconds(1))
    #expect(tester.model.fired.isEmpty && tester.isIdle)
    #expect(tester.grid == tester.freshGrid)
  }

  @Test("An alert that is already true is mentioned once")
  func initiallyHolding() {
    var settings = QuoteSamples.settings
    settings.alerts = [Alert("AAPL", .price, .above, 200)]
    var tester = QuoteSamples.tester(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings))
    #expect(tester.screen.contains("Already true: AAPL is above 200: 253.00"))
    #expect(tester.model.alerts.initiallyHolding.isEmpty && tester.claimRings() == 0)
    tester.type("j!> 2000")
    tester.press(.enter)
    #expect(tester.screen.contains("Already true: 7203 is above 2000: 2855"))
  }

  @Test("In plain mode, an alert is printed as a sentence")
  func printedAlerts() {
    var settings = QuoteSamples.settings
    settings.alerts = [Alert("AAPL", .price, .above, 254)]
    var program = QuoteSamples.program(
      QuoteSamples.list, QuoteSamples.book, settings, hasStream: true)
    program.prints(isOnce: false, isPlain: true)
    var tester = QuoteSamples.tester(program)
    tester.claimAll()
    tester.stream("AAPL,255\n")
    let printed = tester.claimAll { if case .perform(.printWords) = $0 { true } else { false } }
    #expect(printed == [.perform(.printWords("AAPL is above 254: 255.00"))])
    tester.claimAll()
  }
}
