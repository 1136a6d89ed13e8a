/// An action at a point of a countdown.
package struct Mark: Hashable, Sendable {
  /// The point of a countdown at which a mark fires.
  package enum Point: Hashable, Sendable {
    /// A remaining time; zero is the end.
    case left(Duration)
    /// A remaining fraction of the total, in thousandths from 0 to 1000.
    case share(Int)
  }

  /// The action of a mark.
  package enum Action: Hashable, Sendable {
    /// A command for `sh -c`.
    case command(String)
    /// The name of a sound.
    case sound(String)
    /// Text to speak.
    case speech(String)
  }

  /// The point at which the mark fires.
  package var point: Point
  /// The action to perform.
  package var action: Action

  /// Creates a mark from its parts.
  package init(_ point: Point, _ action: Action) { (self.point, self.action) = (point, action) }
}

extension Mark {
  /// The mark in the form in which it is typed.
  package var text: String {
    switch action {
    case .command(let command): "\(point.text)=\(command)"
    case .sound(let name): "\(point.text)=sound:\(name)"
    case .speech(let words): "\(point.text)=say:\(words)"
    }
  }
}

extension Mark.Point {
  /// The point in the form in which it is typed.
  var text: String {
    switch self {
    case .left(let left): SpanText.typed(left)
    case .share(let thousandths):
      "\(thousandths / 10)\(thousandths % 10 == 0 ? "" : ".\(thousandths % 10)")%"
    }
  }

  /// Whether the point is the end of every countdown.
  var isEnd: Bool { left(of: .seconds(1)) == .zero }

  /// Returns the remaining time at the point in a countdown of length `total`.
  package func left(of total: Duration) -> Duration {
    switch self {
    case .left(let left): left
    case .share(let thousandths): total * thousandths / 1000
    }
  }
}
