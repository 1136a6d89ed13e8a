import Clocks
import Glibc
import Reports
import TestSupport
import Testing

@testable import Journal

@Suite("Names that are reserved for records")
struct RecordReservationTests {
  private let home: TemporaryFolder
  private let folder: RecordFolder

  init() throws {
    home = try TemporaryFolder()
    folder = RecordFolder(state: home.path)
  }

  private func record(of process: ProcessIdentity, boot: String = "b") -> TimerRecord {
    let time = WallTime(epochSeconds: 1_795_000_000)
    var record = TimerRecord(
      name: "tea", process: process.id, processStart: process.start, boot: boot,
      countsSuspension: true, started: time, written: time, phase: .paused, longest: .seconds(60))
    (record.total, record.left) = (.seconds(60), .seconds(30))
    return record
  }

  @Test("Only one of many simultaneous reservations gets the name, and leaves no file")
  func concurrent() async {
    let folder = folder
    for _ in 0..<20 {
      let held = await withTaskGroup(of: RecordReservation?.self) { group in
        for _ in 0..<8 { group.addTask { folder.reserve("tea.json", boot: "b") } }
        var held: [RecordReservation] = []
        for await one in group { if let one { held.append(one) } }
        return held
      }
      #expect(held.count == 1)
    }
    #expect(home.names(in: "running").isEmpty)
  }

  @Test("A name is free again once its reservation is released, and others are free meanwhile")
  func released() {
    var tea = folder.reserve("tea.json", boot: "b")
    #expect(tea != nil && folder.reserve("tea.json", boot: "b") == nil)
    #expect(folder.reserve("egg.json", boot: "b") != nil)
    tea = nil
    #expect(folder.reserve("tea.json", boot: "b") != nil)
  }

  @Test("The file that a killed process left doesn’t count")
  func leftover() throws {
    try home.write([], to: "running/.tea.json.new")
    #expect(folder.reserve("tea.json", boot: "b") != nil)
  }

  @Test("A record belongs to its process while that is alive in the same boot")
  func records() throws {
    let first = try #require(ProcessIdentity.present(1))
    func isFree(_ process: ProcessIdentity, boot: String = "b") throws -> Bool {
      try folder.write(record(of: process, boot: boot), as: "tea.json")
      return folder.reserve("tea.json", boot: "b") != nil
    }
    #expect(try !isFree(first))
    #expect(try isFree(first, boot: "another"))
    #expect(try isFree(ProcessIdentity(id: 1, start: "another")))
    #expect(try isFree(.own()), "the process has ended that timer")
  }

  @Test("Without a folder that can be written, every name is free")
  func unwritable() throws {
    #expect(RecordFolder(state: nil).reserve("tea.json", boot: "b") != nil)
    let file = try home.write([], to: "file")
    let other = RecordFolder(state: file)
    let both = [other.reserve("tea.json", boot: "b"), other.reserve("tea.json", boot: "b")]
    #expect(both.allSatisfy { $0 != nil })
  }
}
