/// A watch list with an undo history.
package struct ListEdits: Sendable {
  package private(set) var list: WatchList
  private var past: [Edit] = []
  private var future: [Edit] = []

  /// The maximum number of edits that are kept.
  package static let limit = 100

  /// The list before or after an edit, and a description of the edit.
  private struct Edit: Sendable {
    var list: WatchList
    var words: String
  }

  package init(_ list: WatchList) { self.list = list }

  /// A description of the edit that ``undo()`` reverts, such as “removed AAPL”.
  package var undoWords: String? { past.last?.words }
  /// A description of the edit that ``redo()`` reapplies.
  package var redoWords: String? { future.last?.words }

  /// Changes the list; returns whether that made a difference.
  ///
  /// If the change throws, the list is unchanged. An edit clears the redo history.
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

  /// Changes the list without an undoable edit, as for rows that a stream adds.
  package mutating func adopt(_ change: (inout WatchList) -> Void) { change(&list) }

  /// Reverts the last edit and returns its description; `nil` if there is none.
  package mutating func undo() -> String? { move(\.past, to: \.future) }

  /// Reapplies the last undone edit and returns its description; `nil` if there is none.
  package mutating func redo() -> String? { move(\.future, to: \.past) }

  private mutating func move(
    _ from: WritableKeyPath<Self, [Edit]>, to other: WritableKeyPath<Self, [Edit]>
  ) -> String? {
    guard let edit = self[keyPath: from].popLast() else { return nil }
    self[keyPath: other].append(Edit(list: list, words: edit.words))
    list = edit.list
    return edit.words
  }
}
