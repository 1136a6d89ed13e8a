internal import Scenes

/// A way to draw a countdown.
package enum Face: String, Hashable, Sendable, CaseIterable {
  case ring, pie, diamond, bar, digits, line

  private var properties: FaceProperties {
    switch self {
    case .ring: .init(DialPicture(.ring), leastRows: 6, "A full-screen ring.", Self.share)
    case .pie: .init(DialPicture(.pie), leastRows: 6, "A full-screen pie.", Self.share)
    case .diamond: .init(DialPicture(.diamond), leastRows: 6, "A full-screen diamond.", Self.share)
    case .bar:
      .init(BarPicture(), "A bar on the current line.", "It is the default face of a countdown.")
    case .digits: .init(DigitsPicture(), leastRows: 4, "Large full-screen digits.")
    case .line: .init(LinePicture(), "A line of text.")
    }
  }

  private static let share = "It shows the remaining share of the time, clockwise from 12 o’clock."

  private struct FaceProperties {
    let picture: any FacePicture
    let leastRows: Int
    let help: String
    let details: String

    init(_ picture: any FacePicture, leastRows: Int = 1, _ help: String, _ details: String = "") {
      (self.picture, self.leastRows) = (picture, leastRows)
      (self.help, self.details) = (help, details)
    }
  }
}

extension Face {
  /// The sentence in the help.
  package var help: String { properties.help }

  /// What the manual page says after that.
  package var details: String { properties.details }

  /// The minimum number of rows for more than a line of text.
  package var leastRows: Int { properties.leastRows }

  /// Whether the face is designed for a whole screen rather than a single line.
  package var isForFullScreen: Bool { leastRows > 1 }

  var picture: any FacePicture { properties.picture }

  /// The next face, wrapping around after the last one.
  package var next: Face {
    let all = Face.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
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
