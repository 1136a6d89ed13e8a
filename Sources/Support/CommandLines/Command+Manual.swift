internal import Texts

extension Command {
  /// Returns the options of each section as the items of a list in a manual page, in mdoc.
  ///
  /// The keys have the form `options: timer pairs, Terminal`. The option `--help` is omitted, since
  /// all commands have it.
  package func manual(of program: String) -> [String: String] {
    let line = ([program] + (name.isEmpty ? [] : [name])).joined(separator: " ")
    var items: [String: String] = [:]
    for section in sections {
      let options = section.options.filter { $0.answer != .help || $0.short == nil }
      guard !options.isEmpty else { continue }
      items["options: \(line), \(section.title)"] = options.map(\.manual).joined(separator: "\n")
    }
    return items
  }
}

extension Option {
  /// The item of a list in a manual page, in mdoc: the names, the help and the details.
  fileprivate var manual: String {
    let usual = "This is the default."
    let more = [details, needed.map { "It needs \($0)." } ?? "", isUsual == true ? usual : ""]
    let item = ".It \(label)\n" + Self.lines([help] + more)
    guard case .toggle(let help) = value, let opposite else { return item }
    let other = Self.lines([help, isUsual == false ? usual : ""])
    return "\(item)\n.It Fl \(opposite.dropFirst())\n\(other)"
  }

  private static func lines(_ sentences: [String]) -> String {
    ManualText.lines(sentences.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The names and the placeholder.
  private var label: String {
    let letter = short.map { "Fl \($0) , " } ?? ""
    let names = "\(letter)Fl \(name.dropFirst())"
    let value = placeholder?.replacing(each: "|", with: " | ") ?? ""
    return switch self.value {
    case .none, .toggle: names
    case .required: "\(names) Ar \(value)"
    case .optional: "\(names) Ns Op = Ns Ar \(value)"
    }
  }
}
