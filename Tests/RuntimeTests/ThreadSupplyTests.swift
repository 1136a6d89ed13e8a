import Glibc
import Runtime
import Testing

@Suite struct ThreadSupplyTests {
  @Test("There are usually enough threads, even the second time")
  func plenty() {
    #expect(ThreadSupply.suffices && ThreadSupply.suffices)
  }

  @Test("A limit on processes is detected")
  func limit() async {
    await #expect(processExitsWith: .success) {
      // The limit doesn't apply to root.
      guard getuid() != 0 || setuid(61_234) == 0 else { _exit(0) }
      var limit = rlimit(rlim_cur: 1, rlim_max: 1)
      unsafe setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit)
      _exit(ThreadSupply.suffices ? 1 : 0)
    }
  }
}
