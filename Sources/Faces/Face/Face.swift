internal import Scenes

/// A way to show a countdown.
package enum Face: String, Hashable, Sendable, CaseIterable {
  case ring, pie, diamond, bar, digits, line

  /// Whether it is made for the whole screen rather than for a line among others.
  package var isForFullScreen: Bool {
    switch self {
    case .ring, .pie, .diamond, .digits: true
    case .bar, .line: false
    }
  }

  /// The least number of rows for more than a line of text.
  package var leastRows: Int {
    switch self {
    case .ring, .pie, .diamond: 6
    case .digits: 4
    case .bar, .line: 1
    }
  }

  /// The next face, after the last the first again.
  package var next: Face {
    let all = Face.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// Its outline, if it is a dial.
  var form: Dial.Form? {
    switch self {
    case .ring: .ring
    case .pie: .pie
    case .diamond: .diamond
    case .bar, .digits, .line: nil
    }
  }
}

/// Which way a dial or a bar goes.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  /// What is left lies clockwise from 12 o'clock, and its tip unwinds towards 12.
  case unwinding
  /// A gap opens clockwise from 12 o'clock.
  case sweeping
  /// What has passed fills the outline clockwise from 12 o'clock.
  case filling

  /// Returns the share of the way that is drawn when `fraction` is left.
  func span(left fraction: Double) -> (start: Double, end: Double) {
    switch self {
    case .unwinding: (0, fraction)
    case .sweeping: (1 - fraction, 1)
    case .filling: (0, 1 - fraction)
    }
  }
}
