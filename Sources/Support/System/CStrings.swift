internal import Glibc

/// Strings as a null-terminated array of C strings.
package enum CStrings {
  package typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Calls a function with strings.
  package static func with<Result>(_ texts: [String], _ body: (List) -> Result) -> Result {
    unsafe with(texts, after: [], body)
  }

  /// Calls a function with this program's environment, byte for byte, and additional variables, each as
  /// `NAME=value`, which replace those of the same name.
  package static func withEnvironment<Result>(
    adding variables: [String], _ body: (List) -> Result
  ) -> Result {
    if variables.isEmpty { return unsafe body(environ) }
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
