internal import Scenes

/// A way to draw a countdown.
package enum Face: String, Hashable, Sendable, CaseIterable {
  case ring, pie, diamond, bar, digits, line

  /// Whether the face is designed for a whole screen rather than a single line.
  package var isForFullScreen: Bool {
    switch self {
    case .ring, .pie, .diamond, .digits: true
    case .bar, .line: false
    }
  }

  /// The minimum number of rows for more than a line of text.
  package var leastRows: Int {
    switch self {
    case .ring, .pie, .diamond: 6
    case .digits: 4
    case .bar, .line: 1
    }
  }

  /// The next face, wrapping around after the last one.
  package var next: Face {
    let all = Face.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// The dial's outline, if the face is a dial.
  var form: Dial.Form? {
    switch self {
    case .ring: .ring
    case .pie: .pie
    case .diamond: .diamond
    case .bar, .digits, .line: nil
    }
  }
}

/// The direction in which a dial or a bar moves.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  /// The remaining part runs clockwise from 12 o'clock, and its tip recedes toward 12.
  case unwinding
  /// A gap opens clockwise from 12 o'clock.
  case sweeping
  /// The elapsed part fills the outline clockwise from 12 o'clock.
  case filling

  /// Returns the part of the outline to draw when `fraction` is left.
  func span(left fraction: Double) -> (start: Double, end: Double) {
    switch self {
    case .unwinding: (0, fraction)
    case .sweeping: (1 - fraction, 1)
    case .filling: (0, 1 - fraction)
    }
  }
}
