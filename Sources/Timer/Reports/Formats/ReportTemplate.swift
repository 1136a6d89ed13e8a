internal import Cells
package import Countdowns

/// A text with fields in braces, such as `{remaining} {label}`.
///
/// The template is parsed once, from left to right, and field values are never parsed: a label
/// `{total}` stays as it is. `{{` and `}}` are literal braces.
package struct ReportTemplate: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case literal(String)
    case field(ReportField)
  }

  /// The maximum number of UTF-8 bytes.
  package static let longest = 1000

  private let pieces: [Piece]

  /// Parses a template.
  package init(_ text: String) throws(ReportFormatError) {
    guard text.utf8.count <= Self.longest else { throw .tooLong(bytes: text.utf8.count) }
    let scalars = Array(text.unicodeScalars)
    if let bad = scalars.first(where: { $0 != "\t" && TextWidth.visible($0) != $0 }) {
      throw .controlCharacter(bad)
    }
    pieces = try Self.pieces(of: scalars[...])
  }

  /// Returns the text with the fields of a report filled in, on one line.
  package func text(_ report: TimerReport, in zone: Zone) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .field(let field): text += field.text(of: report, in: zone)
      }
    }
  }
}

// MARK: - Parsing

extension ReportTemplate {
  private static func pieces(
    of scalars: ArraySlice<Unicode.Scalar>
  ) throws(ReportFormatError) -> [Piece] {
    var pieces: [Piece] = []
    var literal = String.UnicodeScalarView()
    var rest = scalars
    while let scalar = rest.popFirst() {
      let isBrace = scalar == "{" || scalar == "}"
      if isBrace, rest.first == scalar {
        rest.removeFirst()
      } else if scalar == "{" {
        pieces.append(.literal(String(literal)))
        literal.removeAll()
        pieces.append(.field(try field(atStartOf: &rest)))
        continue
      } else if scalar == "}" {
        throw .strayBrace
      }
      literal.append(scalar)
    }
    pieces.append(.literal(String(literal)))
    return pieces.filter { $0 != .literal("") }
  }

  /// Parses the name of a field and advances past its closing brace.
  private static func field(
    atStartOf rest: inout ArraySlice<Unicode.Scalar>
  ) throws(ReportFormatError) -> ReportField {
    let letters = rest.prefix { $0 != "}" && $0 != "{" }
    let name = String(String.UnicodeScalarView(letters))
    rest = rest.dropFirst(letters.count)
    guard rest.popFirst() == "}" else { throw .unclosedBrace("{" + name) }
    guard !name.isEmpty else { throw .emptyBraces }
    guard let field = ReportField(rawValue: name) else { throw .unknownField(name) }
    return field
  }
}
