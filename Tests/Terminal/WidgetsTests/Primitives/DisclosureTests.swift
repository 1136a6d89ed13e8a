import Testing
import Widgets

struct DisclosureTests {
  @Test("The value is before the only mark, and is truncated if there is no space")
  func columns() {
    func row(_ columns: Int) -> String {
      WidgetPicture(Disclosure("Sound", "mallet"), columns: columns).text
    }
    #expect(row(24) == "  Sound       mallet ↵")
    #expect(row(12).hasSuffix("mallet ↵"))
    #expect(row(6) == "mal… ↵")
    for columns in 0...4 { #expect(row(columns).count <= columns) }
  }
}
