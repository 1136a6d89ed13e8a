import Charts
import Foundation
import TestSupport
import Testing

@testable import ChartReaders

@Suite("Opening days")
struct DayFolderOpeningTests {
  /// 2019-03-15.
  private let day = 17_970

  // MARK: - Hours

  @Test("A day opens as its 24 hours out of 168; their sums equal the days’ values")
  func hours() throws {
    let zoom = try DayFolder(SampleDays.overview(["a", "b"], .line)).open(
      day, read: SampleDays.files())
    #expect(zoom.kind == .hours && zoom.days == day - 3...day + 3 && zoom.hasMiniMap)
    #expect(zoom.set.positions.count == 168 && zoom.set.positions.unit == .seconds)
    #expect(zoom.notes.isEmpty && zoom.set.title == "Sample")
    let shown = zoom.set.positions.indices(in: zoom.window.visible)
    #expect(shown.count == 24)
    let sums = zoom.set.series.map { $0.values[shown].reduce(0, +) }
    #expect(sums == [SampleDays.value(0, day) * 24, SampleDays.value(1, day) * 24])
    #expect(zoom.title(in: zoom.window.visible) == "Friday, March 15 2019")
    #expect(zoom.title(in: zoom.window.whole) == "Tue, Mar 12 2019 – Mon, Mar 18 2019")
    #expect(try zoom.set.validated() == zoom.set)
  }

  @Test("The timeline ends before a missing file, and before a faulty one, which is noted")
  func missingFiles() throws {
    let files = SampleDays.files()
    let faulty = DayFolder.path(ofDay: day + 2)
    let gap = DayFolder.path(ofDay: day - 2)
    let zoom = try DayFolder(SampleDays.overview(["a", "b"], .line)).open(day) { path in
      path == gap ? nil : path == faulty ? Array("{\"columns\": 7}".utf8) : files(path)
    }
    #expect(zoom.days == day - 1...day + 1 && zoom.set.positions.count == 72)
    #expect(zoom.notes.count == 1 && zoom.notes[0].hasPrefix(faulty))
  }

  @Test("Rows of other days in a file are skipped")
  func otherRows() throws {
    let times = (0..<72).map { "\((day - 1) * 86_400 + $0 * 3600)" }.joined(separator: ",")
    let values = (0..<72).map(String.init).joined(separator: ",")
    let text = "{\"columns\":[[\"x\",\(times)],[\"a\",\(values)]],\"types\":{\"x\":\"x\"}}"
    let folder = DayFolder(SampleDays.overview(["a"], .line))
    let own = DayFolder.path(ofDay: day)
    let zoom = try folder.open(day) { $0 == own ? Array(text.utf8) : nil }
    #expect(zoom.set.series.map(\.values) == [(24..<48).map(Double.init)])
  }

  @Test("A day without a file can't be opened")
  func refusals() {
    let folder = DayFolder(SampleDays.overview(["a", "b"], .line))
    let path = DayFolder.path(ofDay: day)
    #expect(throws: DayError.noFile(path)) { try folder.open(day) { _ in nil } }
    #expect(throws: DayError.notInChart("Thursday, April 18 2019")) {
      try folder.open(day + 34, read: SampleDays.files())
    }
    // The file of another day, and a file of days.
    let other = SampleDays.files()(DayFolder.path(ofDay: day + 1))
    #expect(throws: DayError.otherContent(path)) { try folder.open(day) { _ in other } }
    let days = Array("date,a\n2019-03-15,1\n2019-03-16,2\n".utf8)
    #expect(throws: DayError.otherContent(path)) { try folder.open(day) { _ in days } }
    #expect { try folder.open(day) { _ in Array("x,y\n1,z\n".utf8) } } throws: { error in
      "\(error)".hasPrefix(path)
    }
  }

  @Test("Random bytes are rejected or opened, and never trap", arguments: 0..<20)
  func randomFiles(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = DayFolder(SampleDays.overview(["a"], seed % 2 == 0 ? .bar : .line))
    var bytes = SampleDays.files()(DayFolder.path(ofDay: day)) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
        in: 32...126, using: &random)
    }
    do throws(DayError) {
      let zoom = try folder.open(day) { _ in bytes }
      #expect(zoom.set.positions.count > 0)
    } catch { #expect(!error.description.isEmpty) }
  }

  // MARK: - Comparison

  @Test("A day is compared with the day before and seven days before, at the same times")
  func comparison() throws {
    let overview = SampleDays.overview(["a"], .bar)
    let zoom = try DayFolder(overview).open(day, read: SampleDays.files(step: 300))
    #expect(zoom.kind == .comparison && !zoom.hasMiniMap)
    #expect(zoom.set.series.map(\.name) == ["Mar 15", "Mar 14", "Mar 8"])
    #expect(zoom.set.series.map(\.kind) == [.line, .line, .line])
    #expect(zoom.set.series.map(\.color) == [0x64ADED, nil, nil])
    #expect(zoom.set.positions.count == 288 && zoom.window.showsWhole)
    #expect(zoom.set.positions[0] == Double(day) * 86_400)
    for (series, distance) in zip(zoom.set.series, [0, 1, 7]) {
      #expect(series.values == Array(repeating: SampleDays.value(0, day - distance), count: 288))
    }
    #expect(zoom.title(in: zoom.window.visible) == "Friday, March 15 2019")
    #expect(try zoom.set.validated() == zoom.set)
  }

  @Test("Days without a file have no line")
  func missingLine() throws {
    let files = SampleDays.files(step: 300)
    let gap = DayFolder.path(ofDay: day - 1)
    let zoom = try DayFolder(SampleDays.overview(["a"], .bar)).open(day) {
      $0 == gap ? nil : files($0)
    }
    #expect(zoom.set.series.map(\.name) == ["Mar 15", "Mar 8"])
  }

  // MARK: - The contest's data

  @Test("The hours of a real day add up to the day")
  func contest() throws {
    let bytes = { (name: String) in
      [UInt8](try Data(contentsOf: Documents.url("Tests/Libraries/ChartsTests/Data/\(name)")))
    }
    let overview = try ChartReader().read(try bytes("overview1.json")).sets[0]
    let hours = try bytes("day1-2019-03-15.json")
    let zoom = try DayFolder(overview).open(day) { $0 == "2019-03/15.json" ? hours : nil }
    #expect(zoom.days == day...day && zoom.window.showsWhole)
    let index = overview.positions.firstIndex(atOrAfter: Double(day))
    #expect(
      zoom.set.series.map { $0.values.reduce(0, +) } == overview.series.map { $0.values[index] })
  }
}
