import TOML

/// Returns what a text holds, as TOML in one line with the keys of tables in order.
func reading(
  _ text: String, accepting additions: TOMLAdditions = .version1_1
) throws(TOMLError) -> String {
  let document = try TOMLDocument(Array(text.utf8), accepting: additions)
  return (document.value(of: TOMLPath()) ?? .table([:])).description
}

/// Returns what a value holds, in the same form; it stands alone, in a list and in a table.
func readings(_ value: String) throws(TOMLError) -> [String] {
  var texts = try [reading("a = \(value)"), reading("a = \(value) # c\r\n[t]\nb = 1")]
  texts.append(try reading("a = [ \(value) ]"))
  texts.append(try reading("a = {b = \(value)}"))
  return texts
}

/// Returns what `readings` should be for a value in its form.
func forms(_ value: String) -> [String] {
  [
    "{ a = \(value) }", "{ a = \(value), t = { b = 1 } }", "{ a = [\(value)] }",
    "{ a = { b = \(value) } }",
  ]
}

/// Returns the place and the words of the error in a text; `nil` if it is TOML.
func mistake(in text: String, accepting additions: TOMLAdditions = .version1_1) -> TOMLError? {
  do throws(TOMLError) {
    _ = try TOMLDocument(Array(text.utf8), accepting: additions)
    return nil
  } catch {
    return error
  }
}
