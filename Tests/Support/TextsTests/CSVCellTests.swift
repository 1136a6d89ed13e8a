import Testing
import Texts

struct CSVCellTests {
  @Test(
    "A text that a spreadsheet would run as a formula gets an apostrophe",
    arguments: [
      "=1+1", "=cmd|' /C calc'!A0", "+tea", "-tea", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1",
      "-2+3", "+1-555", "-", "--5", "-0x1p3", "-nan", "-inf", "=\u{301}1",
    ])
  func formulas(text: String) {
    #expect(CSVCell.unformulated(text) == "'" + text)
  }

  @Test(
    "Numbers and other texts stay as they are",
    arguments: [
      "", "tea", "a=b", "'=1", "-5", "+2.5", "-1e-9", "5", "^GSPC", "EURUSD=X", "a@b", "–5",
    ])
  func harmless(text: String) {
    #expect(CSVCell.unformulated(text) == text)
  }

  @Test("Cells are quoted only if necessary")
  func quoting() {
    #expect(CSVCell.line(["a", "b c", "", "-5"]) == "a,b c,,-5")
    #expect(
      CSVCell.line(["a,b", "c\"d", "#e", " f", "g\nh"])
        == "\"a,b\",\"c\"\"d\",\"#e\",\" f\",\"g\nh\"")
  }
}
