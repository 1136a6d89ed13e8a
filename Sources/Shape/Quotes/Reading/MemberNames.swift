internal import JSON

/// The names of JSON members that become the columns of a table.
///
/// Rows can each have other names, so those without a role are limited: a table of all of them would
/// grow with the square.
struct MemberNames {
  private(set) var names: [String] = []
  /// The index of each name.
  private(set) var places: [String: Int] = [:]
  private let chosen: Set<String>
  private var roles: Set<ColumnRole> = []
  private var others = 0

  /// The maximum number of names without a role.
  static let mostOthers = 64

  /// Creates an empty list; columns that the options choose by name have a role.
  init(_ options: QuoteReaderOptions) { chosen = Set(options.columns.values) }

  /// Adds a name, unless it is known, another one has its role, or there are too many.
  mutating func add(_ name: String) {
    guard places[name] == nil else { return }
    let isNew = ColumnRole(name).map { roles.insert($0).inserted } ?? false
    if !isNew, !chosen.contains(name) {
      guard others < Self.mostOthers else { return }
      others += 1
    }
    places[name] = names.count
    names.append(name)
  }
}

extension SymbolRows {
  /// Creates a row for each object, with the members that have a column.
  init(_ objects: [[JSONValue.Member]], _ columns: MemberNames) {
    let rows = objects.map { members in
      var row = Array(repeating: "", count: columns.names.count)
      for member in members {
        if let column = columns.places[member.key] { row[column] = member.value.text ?? "" }
      }
      return row
    }
    self.init(names: columns.names, rows: rows)
  }
}
