/// A file format of pictures, which is also the suffix of the file.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, txt, ansi, cast

  /// Whether the picture consists of cells.
  package var hasCells: Bool { self != .png && self != .svg }
}

/// A format of the output.
package enum OutputFormat: Hashable, Sendable {
  case picture(PictureFormat)
  case json, csv

  package static let pictures = PictureFormat.allCases.map { Self.picture($0) }

  /// The name of the format, which is also the suffix of its files.
  package var name: String {
    switch self {
    case .picture(let picture): picture.rawValue
    case .json: "json"
    case .csv: "csv"
    }
  }

  init?(suffixOf file: String) {
    let all = Self.pictures + [.json, .csv]
    guard let format = all.first(where: { file.hasSuffix(".\($0.name)") }) else { return nil }
    self = format
  }
}
