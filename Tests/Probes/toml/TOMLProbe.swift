// Reads documents in TOML and prints each as JSON with types, as toml-test writes it.
//
//   toml [1.0|1.1] < DOCUMENT      prints one document; exits with 1 if it isn't TOML
//   toml [1.0|1.1] --many < TEXT   TEXT is documents, each after its length in bytes and a line end;
//                                  prints a line for each, `{"error":…}` for what isn't TOML

internal import Glibc
import JSON
internal import TOML
internal import Texts

@main
enum TOMLProbe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let additions: TOMLAdditions = arguments.first == "1.1" ? .version1_1 : []
    let bytes = standardInput()
    guard arguments.last == "--many" else {
      do throws(TOMLError) {
        print(try json(bytes[...], additions))
        exit(0)
      } catch {
        print(error)
        exit(1)
      }
    }
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A),
      let count = Int(String(decoding: rest[..<end], as: UTF8.self))
    {
      do throws(TOMLError) {
        print(try json(rest[(end + 1)...].prefix(count), additions))
      } catch {
        print("{\"error\":\(JSONText.string("\(error)"))}")
      }
      rest = rest[(end + 1)...].dropFirst(count)
    }
  }

  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while case let byte = getchar(), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }

  private static func json(
    _ bytes: ArraySlice<UInt8>, _ additions: TOMLAdditions
  ) throws(TOMLError) -> String {
    let document = try TOMLDocument(Array(bytes), accepting: additions)
    return text(of: document.value(of: TOMLPath()) ?? .table([:]))
  }

  private static func text(of value: TOMLValue) -> String {
    switch value {
    case .string(let text): scalar("string", text)
    case .integer(let number): scalar("integer", "\(number)")
    case .float(let number): scalar("float", "\(number)")
    case .boolean(let isTrue): scalar("bool", "\(isTrue)")
    case .date(let text): scalar("date", text)
    case .array(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
    case .table(let members):
      "{" + members.map { "\(JSONText.string($0)):\(text(of: $1))" }.joined(separator: ",") + "}"
    }
  }

  private static func scalar(_ type: String, _ text: String) -> String {
    JSONText.object([("type", type), ("value", text)])
  }
}
