package import TOML
internal import Texts

/// A key of a settings file.
package struct SettingsKey: Hashable, Sendable {
  /// The path from the top of the file.
  package var path: TOMLPath
  /// The possible values.
  package var kind: SettingsKind
  /// The default value; `nil` if it depends on other settings.
  package var fallback: TOMLValue?
  /// The one-line description.
  package var help: String
  /// What only a manual page says after that; see `ManualText.lines`.
  package var details: String

  package init(
    _ path: TOMLPath, _ kind: SettingsKind, fallback: TOMLValue? = nil, help: String,
    details: String = ""
  ) {
    (self.path, self.kind, self.fallback, self.help) = (path, kind, fallback, help)
    self.details = details
  }
}

/// An unknown key in a file.
package struct UnknownSetting: Hashable, Sendable, CustomStringConvertible {
  /// The line of the key, from 1.
  package var line: Int
  /// The key in dotted form.
  package var key: String
  /// The setting that was probably meant.
  package var nearest: String?

  /// The message as it follows the file's name.
  package var description: String {
    "line \(line): unknown setting “\(key)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
  }
}

/// The valid keys of a settings file.
package struct SettingsSchema: Hashable, Sendable {
  /// The keys, in display order.
  package var keys: [SettingsKey]
  /// The keys of the elements of arrays of tables such as `[[timers]]`.
  package var lists: [TOMLPath: [SettingsKey]]
  /// The keys of tables with user-defined names, such as `[theme.NAME]`.
  package var tables: [TOMLPath: [SettingsKey]]

  package init(
    _ keys: [SettingsKey], lists: [TOMLPath: [SettingsKey]] = [:],
    tables: [TOMLPath: [SettingsKey]] = [:]
  ) { (self.keys, self.lists, self.tables) = (keys, lists, tables) }

  /// Returns the key at a path, ignoring indices.
  package func key(_ path: TOMLPath) -> SettingsKey? {
    let wanted = path.keys
    if let key = keys.first(where: { $0.path.keys == wanted }) { return key }
    for (list, keys) in lists where wanted.starts(with: list.keys) {
      let rest = Array(wanted.dropFirst(list.keys.count))
      return keys.first { $0.path.keys == rest }
    }
    for (table, keys) in tables where wanted.starts(with: table.keys) {
      let rest = Array(wanted.dropFirst(table.keys.count + 1))
      return keys.first { $0.path.keys == rest }
    }
    return nil
  }

  /// Returns the unknown keys in a file, in the order of the file.
  package func unknownSettings(in document: TOMLDocument) -> [UnknownSetting] {
    lazy var names =
      keys.map(\.path.description)
      + lists.flatMap { list, keys in keys.map { "\(list).\($0.path)" } }.sorted()
    return document.leaves.compactMap { entry in
      guard key(entry.path) == nil else { return nil }
      let name = entry.path.description
      return UnknownSetting(
        line: entry.line, key: name, nearest: NearestNames.nearest(to: name, among: names).first)
    }
  }

  /// Returns the errors in the values of a file, in the order of the schema.
  package func errors(in document: TOMLDocument) -> [SettingsError] {
    let elements = lists.sorted { $0.key.description < $1.key.description }.flatMap { list, keys in
      (0..<document.count(of: list)).flatMap { index in
        keys.map { (TOMLPath(list[index].components + $0.path.components), $0.kind) }
      }
    }
    let named = tables.sorted { $0.key.description < $1.key.description }.flatMap { table, keys in
      document.names(of: table).flatMap { name in
        keys.map { (TOMLPath(table[name].components + $0.path.components), $0.kind) }
      }
    }
    return (keys.map { ($0.path, $0.kind) } + elements + named).compactMap { path, kind in
      do throws(SettingsError) {
        _ = try document.value(of: path, kind)
        return nil
      } catch { return error }
    }
  }
}
