import Testing

@testable import TerminalIO

struct UnconfirmedBytesTests {
  @Test("Nothing is recorded at first") func nothingIsRecordedAtFirst() {
    var unconfirmed = UnconfirmedBytes()
    #expect(unconfirmed.resend(written: 0).isEmpty)
    unconfirmed.record([], end: 10)
    #expect(unconfirmed.resend(written: 10).isEmpty)
  }

  @Test("Everything that may have been discarded is resent in order, and equal bytes once")
  func accumulates() {
    var unconfirmed = UnconfirmedBytes()
    unconfirmed.record([1, 2], end: 2)
    unconfirmed.record([3], end: 3)
    unconfirmed.record([1, 2], end: 5)
    #expect(unconfirmed.resend(written: 5) == [3, 1, 2])
    #expect(unconfirmed.resend(written: 5) == [3, 1, 2], "and again after the next flush")
  }

  @Test("Bytes further back than any queue is long have been read")
  func settles() {
    var unconfirmed = UnconfirmedBytes()
    unconfirmed.record([1], end: 1)
    unconfirmed.record([2], end: 100)
    let limit = UnconfirmedBytes.queueLimit
    #expect(unconfirmed.resend(written: limit + 2) == [2], "they are written now")
    #expect(unconfirmed.resend(written: 2 * limit + 3) == [2])
    #expect(unconfirmed.resend(written: 3 * limit + 5).isEmpty)
  }
}
