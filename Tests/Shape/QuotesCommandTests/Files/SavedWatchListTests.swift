import Outputs
import Quotes
import TestSupport
import Testing

@testable import QuotesCommand

struct SavedWatchListTests {
  private let folder: TemporaryFolder
  private let path: String

  private static let one = WatchList([WatchGroup("", [WatchEntry("AAPL")])])
  private static let other = WatchList([WatchGroup("", [WatchEntry("MSFT")])])
  private static func bytes(_ list: WatchList) -> [UInt8] { Array(WatchListFile(list).text.utf8) }

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/lists/quotes.csv"
  }

  private func savedList(
    _ path: String? = nil, isSaved: Bool = true, isPart: Bool = false
  ) throws -> SavedWatchList {
    let path = path ?? self.path
    return SavedWatchList(
      path, bytes: try QuoteFiles.bytes(ofList: path), isSaved: isSaved, isPart: isPart)
  }

  /// What another program does.
  private func change(to list: WatchList) throws {
    try folder.write(Self.bytes(list), to: "lists/quotes.csv")
  }

  @Test("A list is saved, with the folder that it needs")
  func saved() throws {
    var saved = try savedList()
    #expect(saved.save(Self.one, isForced: false) == .saved && !saved.isUnsaved)
    #expect(folder.read("lists/quotes.csv") == Self.bytes(Self.one))
    #expect(saved.save(Self.other, isForced: false) == .saved)
    #expect(folder.read("lists/quotes.csv") == Self.bytes(Self.other))
    #expect(try saved.readChanges() == nil)
  }

  @Test("What another program changed isn’t replaced unless that is forced")
  func changedElsewhere() throws {
    try change(to: Self.one)
    var saved = try savedList()
    try change(to: Self.other)
    let why = "Not saved: another program changed \(path); R reads it, w writes over it"
    #expect(saved.save(Self.one, isForced: false) == .unsaved(why) && saved.isUnsaved)
    #expect(folder.read("lists/quotes.csv") == Self.bytes(Self.other))
    #expect(saved.save(Self.one, isForced: true) == .saved && !saved.isUnsaved)
    #expect(folder.read("lists/quotes.csv") == Self.bytes(Self.one))
  }

  @Test("What another program changed is read once, and is what is saved from then on")
  func readAgain() throws {
    try change(to: Self.one)
    var saved = try savedList()
    #expect(try saved.readChanges() == nil)
    try change(to: Self.other)
    #expect(try saved.readChanges() == Self.other)
    #expect(try saved.readChanges() == nil)
    #expect(saved.save(Self.one, isForced: false) == .saved)
  }

  @Test("A file that was removed meanwhile has changed, and can be written again")
  func removed() throws {
    try change(to: Self.one)
    var saved = SavedWatchList(
      path, bytes: Self.bytes(Self.other), isSaved: true, isPart: false)
    guard case .unsaved = saved.save(Self.other, isForced: false) else {
      Issue.record("It was saved")
      return
    }
    folder.remove()
    #expect(try saved.readChanges() == nil)
    #expect(saved.save(Self.other, isForced: true) == .saved)
    #expect(folder.read("lists/quotes.csv") == Self.bytes(Self.other))
  }

  @Test("Another list’s file is never replaced")
  func foreign() throws {
    try change(to: Self.one)
    var part = try savedList(isSaved: false, isPart: true)
    #expect(
      part.save(Self.other, isForced: true)
        == .refused("Not saved: these are a part of the rows in \(path)"))
    var whole = try savedList(isSaved: false)
    let why = "Not saved: another list is in \(path); --list FILE saves this one elsewhere"
    #expect(whole.save(Self.other, isForced: false) == .refused(why) && !whole.isUnsaved)
    #expect(try whole.readChanges() == nil)
    #expect(folder.read("lists/quotes.csv") == Self.bytes(Self.one))
  }

  @Test("Without a place, or where none can be written, it stays unsaved with a sentence")
  func unwritable() throws {
    var homeless = SavedWatchList(nil, bytes: nil, isSaved: true, isPart: false)
    let why = "The list can’t be saved: neither HOME nor XDG_CONFIG_HOME is set"
    #expect(homeless.save(Self.one, isForced: false) == .unsaved(why) && homeless.isUnsaved)
    #expect(try homeless.readChanges() == nil)
    let file = try folder.write([], to: "file")
    var below = SavedWatchList(file + "/list", bytes: nil, isSaved: true, isPart: false)
    guard case .unsaved(let words) = below.save(Self.one, isForced: true) else {
      Issue.record("It was saved")
      return
    }
    #expect(words == "Not saved: \(file)/list can’t be written: Not a directory")
    #expect(below.isUnsaved)
  }

  @Test("A file that can’t be read any more, or holds no list, says why")
  func unreadable() throws {
    try change(to: Self.one)
    var saved = try savedList()
    try folder.write(Array("x,y\n1,\"2".utf8), to: "lists/quotes.csv")
    #expect(throws: CommandError.self) { try saved.readChanges() }
    var inFolder = SavedWatchList(folder.path, bytes: nil, isSaved: true, isPart: false)
    #expect(throws: CommandError.self) { try inFolder.readChanges() }
    guard case .unsaved(let why) = inFolder.save(Self.one, isForced: false) else {
      Issue.record("It was saved")
      return
    }
    #expect(why == "Not saved: \(folder.path) can’t be read: it is a folder; w writes over it")
  }

  @Test("A path is relative to the list, unless it is there as it was typed")
  func paths() throws {
    let saved = try savedList()
    #expect(saved.listed("a.csv") == "\(folder.path)/lists/a.csv")
    #expect(saved.listed("/a.csv") == "/a.csv")
    let typed = try folder.write([], to: "home/a.csv")
    #expect(saved.found("~/a.csv", home: folder.path + "/home") == typed)
    #expect(saved.found(typed, home: nil) == typed)
    #expect(saved.found("none-of-this-name.csv", home: nil) == "none-of-this-name.csv")
    let beside = try folder.write([], to: "lists/of-this-name.csv")
    #expect(saved.found("of-this-name.csv", home: nil) == beside)
  }
}
