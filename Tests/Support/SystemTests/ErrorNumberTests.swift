import Glibc
import System
import Testing

struct ErrorNumberTests {
  @Test("An error number is said in words")
  func words() {
    #expect("\(ErrorNumber(code: ENOSPC))" == "No space left on device")
    #expect("\(ErrorNumber(code: EBADF))" == "it is closed")
    #expect("\(ErrorNumber(code: 9999))".contains("9999"))
    #expect(ErrorNumber(code: EPIPE).isBrokenPipe && !ErrorNumber(code: EIO).isBrokenPipe)
  }

  @Test("A call is repeated while signals interrupt it")
  func interrupted() throws {
    var calls = 0
    let result = try check { () -> Int in
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7 && calls == 3)
    #expect(throws: ErrorNumber(code: EIO)) {
      try check { () -> Int32 in
        errno = EIO
        return -1
      }
    }
  }

  @Test("A time is rounded up to milliseconds, and never overflows")
  func milliseconds() {
    #expect(Duration.zero.milliseconds == 0 && Duration.seconds(-1).milliseconds == 0)
    #expect(Duration.nanoseconds(1).milliseconds == 1 && Duration.seconds(2).milliseconds == 2000)
    #expect(Duration.milliseconds(5).milliseconds == 5)
    #expect(Duration.seconds(Int64.max).milliseconds == .max)
  }
}
