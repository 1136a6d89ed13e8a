internal import Glibc

/// Texts as C functions take them: a list of pointers that ends with a null pointer.
package enum CStrings {
  package typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Calls a function with texts.
  package static func with<Result>(_ texts: [String], _ body: (List) -> Result) -> Result {
    unsafe with(texts, after: [], body)
  }

  /// Calls a function with this program's variables, byte for byte, and more, each as `NAME=value`, which
  /// replace others of the same name.
  package static func withEnvironment<Result>(
    adding variables: [String], _ body: (List) -> Result
  ) -> Result {
    let names = Set(variables.map(name))
    var inherited: [UnsafeMutablePointer<CChar>?] = unsafe []
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      if !names.contains(name(unsafe String(cString: text))) { unsafe inherited.append(text) }
      unsafe entry += 1
    }
    return unsafe with(variables, after: inherited, body)
  }

  private static func with<Result>(
    _ texts: [String], after others: [UnsafeMutablePointer<CChar>?], _ body: (List) -> Result
  ) -> Result {
    let own = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe own.forEach { unsafe free($0) } }
    var all = unsafe others + own + [nil]
    return unsafe body(&all)
  }

  private static func name(_ variable: String) -> Substring { variable.prefix { $0 != "=" } }
}
