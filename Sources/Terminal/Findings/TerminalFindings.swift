internal import Cells
internal import Raster
internal import Shapes
package import TerminalCodes

/// What is known about a terminal, with the reason for each choice.
package struct TerminalFindings {
  /// The findings, most important first.
  package let findings: [Finding]

  /// Draws conclusions from a terminal's replies and its environment.
  ///
  /// - Parameters:
  ///   - report: What the terminal reported.
  ///   - capabilities: The capabilities according to its environment.
  ///   - glyphs: The choice of glyphs.
  ///   - wait: The time that the terminal took to answer.
  ///   - environment: Returns a variable's value.
  package init(
    _ report: TerminalReport, _ capabilities: Capabilities, glyphs: GlyphChoice,
    answeredAfter wait: Duration, environment: (String) -> String?
  ) {
    let pixels = PixelChoice(.auto, report.evidence, environment: environment)
    findings = [
      Self.terminal(report, capabilities, wait, environment),
      Finding("glyphs", glyphs.glyphs.rawValue, glyphs.reason),
      Self.pixels(pixels),
      Self.colors(capabilities, environment),
      Self.background(report),
      Self.cell(report),
      Finding("window", "\(report.window.columns)×\(report.window.rows)", "Columns and rows."),
      Self.frames(report),
    ]
  }

  /// Draws conclusions about a terminal that isn't queried, from the environment only.
  ///
  /// `reason` is the sentence that says why it isn't.
  package init(
    unasked reason: String, _ capabilities: Capabilities, environment: (String) -> String?
  ) {
    let glyphs = GlyphChoice.choose(environment: environment)
    findings = [
      Finding("terminal", environment("TERM") ?? "not set", reason),
      Finding("glyphs", glyphs.glyphs.rawValue, glyphs.reason),
      Self.colors(capabilities, environment),
    ]
  }
}

// MARK: - Lines

extension TerminalFindings {
  private static func terminal(
    _ report: TerminalReport, _ capabilities: Capabilities, _ wait: Duration,
    _ environment: (String) -> String?
  ) -> Finding {
    let term = environment("TERM") ?? "not set"
    guard capabilities.hasTitleAndReplies else {
      return Finding("terminal", term, "TERM; a terminal of this kind isn’t queried.")
    }
    guard report.evidence.attributes != nil else {
      return unanswered(term, report.unasked)
    }
    let time = "It answered within \(Int((wait / .milliseconds(1)).rounded(.up))) ms"
    guard let version = report.evidence.version else {
      let name = TerminalName(environment: environment)?.description
      return Finding(
        "terminal", name ?? term,
        "\(time), but not with its name, which is from the environment. TERM is \(term).")
    }
    return Finding("terminal", version, "\(time); TERM is \(term).")
  }

  private static func unanswered(_ term: String, _ unasked: TerminalReport.Unasked?) -> Finding {
    switch unasked {
    case nil: Finding("terminal", term, "TERM; it answered no query.")
    case .wasSilent:
      Finding(
        "terminal", term,
        "TERM; it wasn’t asked, since it answered no query earlier in this session.",
        advice: "“shape probe” asks again.")
    case .hasInput:
      Finding(
        "terminal", term, "TERM; it wasn’t asked, since input was waiting.",
        advice: "Run this again without typing.")
    }
  }

  private static func pixels(_ choice: PixelChoice) -> Finding {
    guard let channel = choice.channel else { return Finding("pixels", "none", choice.reason) }
    var reason = choice.reason
    if channel.pixels == .sixel {
      reason += " \(channel.registers) colors, \(channel.limit.x)×\(channel.limit.y) at most."
    }
    return Finding("pixels", channel.pixels.rawValue, reason)
  }

  private static func colors(
    _ capabilities: Capabilities, _ environment: (String) -> String?
  ) -> Finding {
    let value = capabilities.colors.rawValue
    if environment("NO_COLOR") != nil { return Finding("color", value, "NO_COLOR is set.") }
    if let variable = environment("COLORTERM"), capabilities.colors == .truecolor {
      return Finding("color", value, "COLORTERM is \(variable).")
    }
    return Finding("color", value, "TERM is \(environment("TERM") ?? "not set").")
  }

  private static func background(_ report: TerminalReport) -> Finding {
    guard let background = report.background else {
      return Finding("background", "#000000", "Not reported; assumed dark.")
    }
    return Finding("background", background.hexText, "Reported by the terminal (OSC 11).")
  }

  private static func cell(_ report: TerminalReport) -> Finding {
    guard let cell = report.cell else { return Finding("cell", "1:2", "Not reported; assumed.") }
    func text(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
    }
    return Finding(
      "cell", "\(text(cell.size.width))×\(text(cell.size.height)) pixels",
      "Reported by \(cell.source).")
  }

  private static func frames(_ report: TerminalReport) -> Finding {
    switch report.holdsFrames {
    case true?: Finding("frames", "whole", "It supports mode 2026.")
    case false?:
      Finding("frames", "in pieces", "It doesn’t support mode 2026.")
    case nil:
      Finding("frames", "in pieces", "It didn’t report support for mode 2026.")
    }
  }
}

// MARK: - Text

extension TerminalFindings {
  /// The sections of the findings, with the names of those in them.
  private static let sections = [
    ("Terminal", ["terminal", "window", "cell", "frames"]),
    ("Drawing", ["glyphs", "pixels"]), ("Colors", ["color", "background"]),
  ]

  /// The findings under headings.
  package var sections: [FindingsSection] {
    Self.sections.map { title, names in
      FindingsSection(title, names.compactMap { name in findings.first { $0.name == name } })
    }
  }

  /// The findings in columns.
  package var text: String { FindingsText.lines(of: findings).joined(separator: "\n") }

  /// The findings as a JSON object, with an object of value and reason for each key.
  package var json: String { FindingsText.json(of: findings) }
}
