package import Clocks
internal import TerminalCodes

/// The interaction state that outlives a frame: focus, hover, the current gesture, and clicks.
///
/// It is changed only by events, interpreted by the layout that was shown when they happened, and
/// by `settle(into:)` after each new layout.
package struct InteractionState<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// A gesture from the press of a button to its release.
  struct Capture: Hashable, Sendable {
    var area: HitArea<Owner>
    var button: MouseButton
    var column: Int, row: Int
    /// The position of the press in the area, which may have moved since.
    var from: Hit<Owner>?
    var began: Instant
    var clicks: Int
    /// Whether the pointer moved, which rules out a long press.
    var hasMoved = false
    /// Whether it is a long press, whose release isn't a click.
    var isHeld = false
    var isInside = true
    /// For a scroll bar: the row of the thumb that is held.
    var grip = 0
  }

  /// The last press, for counting clicks.
  struct Click: Hashable, Sendable {
    var target: HitArea<Owner>.HitTarget
    var button: MouseButton
    var column: Int, row: Int
    var time: Instant
    var count: Int
  }

  /// The focus of a scope: the base, or a modal pane.
  struct Scope: Hashable, Sendable {
    var modal: Owner?
    var focus: Owner?
    /// The position of the focus in the order, for finding its neighbor when it is gone.
    var pane: Owner?
    var index = 0
  }

  package static var clickTime: Duration { .milliseconds(500) }
  package static var holdTime: Duration { .milliseconds(500) }
  /// The number of lines by which a notch of the mouse wheel scrolls a pane.
  package static var linesPerNotch: Int { 3 }

  var scopes = [Scope()]
  var capture: Capture?
  var lastClick: Click?
  /// The last position of the pointer.
  var pointer: (column: Int, row: Int)? {
    get { pointerColumn.flatMap { column in pointerRow.map { (column, $0) } } }
    set { (pointerColumn, pointerRow) = (newValue?.column, newValue?.row) }
  }
  private var pointerColumn: Int?, pointerRow: Int?
  /// Whether the focus has moved since the last layout, which scrolls it into view.
  package internal(set) var focusMoved = false
  /// The part under the pointer.
  package internal(set) var hover: Hit<Owner>?
  /// The scroll requests for the next layout.
  package internal(set) var scrollRequests: [ScrollRequest] = []

  package struct ScrollRequest: Hashable, Sendable {
    package var pane: Owner
    package var request: ScrollState<Owner>.PendingScroll
  }

  package init() {}

  /// The owner of the focused item.
  package var focus: Owner? { scopes.last?.focus }

  /// The pressed part, while the pointer is on it.
  package var pressed: Hit<Owner>? {
    capture.flatMap { $0.isInside ? $0.area.hit(column: $0.column, row: $0.row) : nil }
  }

  /// Whether a button is held in a gesture.
  package var isCapturing: Bool { capture != nil }

  /// The time at which something happens without an event: a button has been held long enough where
  /// a long press is accepted.
  package var deadline: Instant? {
    guard let capture, !capture.hasMoved, !capture.isHeld, capture.area.gestures.contains(.hold)
    else { return nil }
    return capture.began.advanced(by: Self.holdTime)
  }

  /// Focuses an owner's item; the next layout undoes this if there is none.
  package mutating func setFocus(_ owner: Owner?) -> [Interaction<Owner>] {
    guard owner != focus else { return [] }
    scopes[scopes.count - 1].focus = owner
    focusMoved = true
    return [.focused(owner)]
  }

  /// Requests that the next layout scroll a pane's content.
  package mutating func scroll(_ pane: Owner, _ request: ScrollState<Owner>.PendingScroll) {
    scrollRequests.append(ScrollRequest(pane: pane, request: request))
  }

  /// Returns the scroll requests, and clears them.
  package mutating func takeScrollRequests() -> [ScrollRequest] {
    defer { scrollRequests = [] }
    return scrollRequests
  }
}
