import Tables
import Testing

@Suite("Times of texts")
struct TimesTests {
  private func times(_ texts: String..., order: DateOrder? = nil) -> Times? {
    Times(texts.map { Array($0.utf8) }, order: order)
  }

  @Test("Texts are read in the form that they have, in their order")
  func forms() {
    let days = times("1970-01-03", "1970-01-02", "1970-01-05")
    #expect(days == Times(.listed([2, 1, 4]), unit: .days))
    #expect(
      times("1970-01-01 00:01Z") == Times(.listed([60]), unit: .seconds, hasZone: true))
    #expect(times("9:30", "9:31")?.unit == .clock)
    #expect(times("1573029000")?.hasZone == true)
  }

  @Test("Texts of other forms, or in an unknown order of day and month, aren’t read")
  func others() {
    #expect(times() == nil && times("abc") == nil)
    #expect(times("1970-01-02", "1970-01-03", "9:30") == nil)
    #expect(times("1/2/1970") == nil)
    #expect(times("1/2/1970", order: .monthFirst) == Times(.listed([1]), unit: .days))
  }
}
