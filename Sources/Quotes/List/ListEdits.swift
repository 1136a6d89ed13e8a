/// A watch list with its last edits, which can be undone and redone.
package struct ListEdits: Sendable {
  package private(set) var list: WatchList
  private var past: [Edit] = []
  private var future: [Edit] = []

  /// The most edits that are kept.
  package static let limit = 100

  /// The list on the other side of an edit, and what the edit did.
  private struct Edit: Sendable {
    var list: WatchList
    var words: String
  }

  package init(_ list: WatchList) { self.list = list }

  /// Words such as “removed AAPL” about the edit that ``undo()`` takes back.
  package var undoWords: String? { past.last?.words }
  /// Words about the edit that ``redo()`` makes again.
  package var redoWords: String? { future.last?.words }

  /// Changes the list; returns whether that made a difference.
  ///
  /// The list stays as it was if the change throws. An edit ends what could be redone.
  @discardableResult
  package mutating func make(
    _ words: String, _ change: (inout WatchList) throws(WatchListError) -> Void
  ) throws(WatchListError) -> Bool {
    var changed = list
    try change(&changed)
    guard changed != list else { return false }
    past.append(Edit(list: list, words: words))
    if past.count > Self.limit { past.removeFirst() }
    future.removeAll()
    list = changed
    return true
  }

  /// Changes the list without an edit that can be taken back, as for rows that a stream adds.
  package mutating func adopt(_ change: (inout WatchList) -> Void) { change(&list) }

  /// Takes back the last edit and returns its words; `nil` if there is none.
  package mutating func undo() -> String? {
    guard let edit = past.popLast() else { return nil }
    future.append(Edit(list: list, words: edit.words))
    list = edit.list
    return edit.words
  }

  /// Makes the last undone edit again and returns its words; `nil` if there is none.
  package mutating func redo() -> String? {
    guard let edit = future.popLast() else { return nil }
    past.append(Edit(list: list, words: edit.words))
    list = edit.list
    return edit.words
  }
}
