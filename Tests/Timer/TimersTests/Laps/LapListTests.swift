import Cells
import Testing
import Widgets

@testable import Timers

@Suite("The list of laps")
struct LapListTests {
  private static func ends(_ lengths: Int...) -> [Duration] {
    var sum = Duration.zero
    return lengths.map { length in
      sum += .milliseconds(length)
      return sum
    }
  }

  @Test("The best and the slowest lap are marked, the first of equal ones")
  func ranks() {
    func ranks(_ lengths: Int...) -> [LapTable.Rank?] {
      var sum = Duration.zero
      return LapTable.laps(
        lengths.map {
          sum += .milliseconds($0); return sum
        }
      ).map(\.rank)
    }
    #expect(ranks(3000, 2000, 4000, 2000) == [nil, .best, .slowest, nil])
    #expect(ranks(3000) == [nil] && ranks(2000, 2000) == [nil, nil])
    // Laps that look the same are the same.
    #expect(ranks(2000, 2009) == [nil, nil])
  }

  @Test("The latest lap has its number, its length and its rank")
  func latest() {
    #expect(LapList([]).latest == nil)
    #expect(LapList(Self.ends(2500)).latest == "lap 1: 0:02.50")
    #expect(LapList(Self.ends(2500, 1250)).latest == "lap 2: 0:01.25, best")
  }

  @Test("There is a list beside the face in a wide window, below it in a high one, or none")
  func placement() throws {
    let list = LapList(Self.ends(2500, 1250))
    let wide = try #require(list.division(columns: 80, rows: 24))
    let high = try #require(list.division(columns: 50, rows: 40))
    #expect(wide.faceColumns == 48 && wide.faceRows == nil && wide.list.columns.upperBound <= 80)
    #expect(high.faceRows == 36 && high.faceColumns == nil && high.list.rows == 37..<40)
    #expect(list.division(columns: 40, rows: 12) == nil)
    #expect(LapList([]).division(columns: 80, rows: 24) == nil)
  }

  @Test("The list has room for the longest lap, whichever it is")
  func longest() throws {
    let day = 86_400_000
    for lengths in [(day, 5000), (5000, day)] {
      let list = LapList(Self.ends(lengths.0, lengths.1))
      let place = try #require(list.division(columns: 120, rows: 24))
      #expect(place.list.columns.count == "1  1 d 00:00:00.00  1 d 00:00:05.00  slowest".count)
    }
  }

  @Test("The list stands next to the picture, with equal margins on both sides")
  func beside() throws {
    let list = LapList(Self.ends(2500, 1250))
    for (columns, rows, picture) in [(120, 40, 70), (200, 60, 110), (80, 24, 40), (90, 24, 48)] {
      let place = try #require(list.division(columns: columns, rows: rows) { _ in picture })
      let faceColumns = try #require(place.faceColumns)
      let left = (faceColumns - picture) / 2
      #expect(place.list.columns.lowerBound - (left + picture) >= 4)
      #expect(abs(columns - place.list.columns.upperBound - left) <= 2, "\(columns)")
      #expect(abs(place.list.rows.lowerBound - (rows - place.list.rows.upperBound)) <= 1)
    }
  }

  @Test("In every window, the list is within it and beside the face", arguments: 1...120)
  func everywhere(columns: Int) {
    let list = LapList((1...200).map { .seconds(3600 * $0) })
    for rows in 1...70 {
      guard let place = list.division(columns: columns, rows: rows) else { continue }
      #expect(place.list.columns.lowerBound >= place.faceColumns ?? 0)
      #expect(place.list.rows.lowerBound >= place.faceRows ?? 0)
      #expect(place.list.columns.upperBound <= columns && place.list.rows.upperBound <= rows)
      #expect(place.list.rows.count >= 2)
    }
  }
}
