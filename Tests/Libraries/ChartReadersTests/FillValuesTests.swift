import Charts
import Testing

@testable import ChartReaders

@Suite("Numbers that stand for missing values")
struct FillValuesTests {
  /// Returns the values of each series by label, with -1 for gaps, and the clauses.
  private func read(_ text: String) throws -> (lists: [String: [Double]], notes: [String]) {
    let reading = try reading(text)
    let lists = reading.sets[0].series.map { ($0.label, $0.values.map { $0.isNaN ? -1 : $0 }) }
    return (Dictionary(uniqueKeysWithValues: lists), reading.notes)
  }

  @Test("Far from the others, a negative one is a gap, and a positive one beside it, too")
  func weather() throws {
    let (lists, notes) = try read(
      """
      DATE,TMAX,PRCP,WDSP,RATE
      2024-01-01,3.1,0.0,5.1,1
      2024-01-02,-9999,1.2,999.9,2
      2024-01-03,4.0,99.99,6.0,3
      2024-01-04,5.2,0.3,4.2,4
      2024-01-05,2.2,0.0,999.9,5
      """)
    #expect(
      lists == [
        "TMAX": [3.1, -1, 4, 5.2, 2.2], "PRCP": [0, 1.2, -1, 0.3, 0],
        "WDSP": [5.1, -1, 6, 4.2, -1], "RATE": [1, 2, 3, 4, 5],
      ])
    #expect(
      notes == [
        "1 value of -9999 in “TMAX” was read as missing, since it is far from the others",
        "1 value of 99.99 in “PRCP” was read as missing, since it is far from the others",
        "2 values of 999.9 in “WDSP” were read as missing, since they are far from the others",
      ])
  }

  @Test(
    "Plausible values stay",
    arguments: [
      [12, 14, 999, 13], [1, 2, 3, 99.9], [-500, 300, 100, -999], [990, 995, 999, 1001],
      [-9999, 1, 2], [5, -9998, 4, 3], [97, 98, 99, 96],
    ])
  func plausible(values: [Double]) throws {
    let text = "t,v\n" + values.enumerated().map { "\($0),\($1)\n" }.joined()
    let (lists, notes) = try read(text)
    #expect(lists == ["v": values] && notes.isEmpty)
  }
}
