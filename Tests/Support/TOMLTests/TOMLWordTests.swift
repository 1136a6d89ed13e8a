import TOML
import Testing
import Texts

/// Numbers and booleans.
struct TOMLWordTests {
  private static let integers = [
    ("0", "0"), ("+0", "0"), ("-0", "0"), ("7", "7"), ("+99", "99"), ("-17", "-17"),
    ("1_000", "1000"), ("5_349_221", "5349221"), ("53_49_221", "5349221"), ("1_2_3", "123"),
    ("-1_0", "-10"), ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"), ("9_223_372_036_854_775_807", "\(Int.max)"),
    ("0x0", "0"), ("0xDEADBEEF", "3735928559"), ("0xdeadbeef", "3735928559"),
    ("0xDead_beef", "3735928559"), ("0x00ff", "255"), ("0x7FFFFFFFFFFFFFFF", "\(Int.max)"),
    ("0o01234567", "342391"), ("0o755", "493"), ("0o7_7", "63"), ("0b0", "0"),
    ("0b11010110", "214"), ("0b1_0", "2"), ("0xe5", "229"), ("0b0000_0001", "1"),
  ]

  private static let floats = [
    ("0.0", "0.0"), ("-0.0", "-0.0"), ("+0.0", "0.0"), ("1.0", "1.0"), ("+1.0", "1.0"),
    ("3.1415", "3.1415"), ("-0.01", "-0.01"), ("5e+22", "5e+22"), ("1e06", "1000000.0"),
    ("-2E-2", "-0.02"), ("6.626e-34", "6.626e-34"), ("224_617.445_991_228", "224617.445991228"),
    ("1e1_0", "10000000000.0"), ("0e0", "0.0"), ("1.5e3", "1500.0"), ("9_9.0_9", "99.09"),
    ("-1E+0_1", "-10.0"), ("3.0e00", "3.0"), ("1e400", "inf"), ("-1e400", "-inf"),
    ("5e-324", "5e-324"), ("1e-400", "0.0"), ("0.1", "0.1"),
    ("1.7976931348623157e308", "\(1.7976931348623157e308)"),
    ("9007199254740993.0", "9007199254740992.0"), ("inf", "inf"), ("+inf", "inf"),
    ("-inf", "-inf"), ("nan", "nan"), ("+nan", "nan"), ("-nan", "nan"),
  ]

  private static let booleans = [("true", "true"), ("false", "false")]

  @Test("Numbers and booleans are read", arguments: integers + floats + booleans)
  func valid(_ text: String, _ value: String) throws {
    #expect(try readings(text) == forms(value))
    #expect(try readings(value) == forms(value))
  }

  private static let refused = [
    // Integers.
    "01", "00", "-01", "+01", "0_1", "1__0", "_1", "1_", "-_1", "+-1", "--1", "+", "-", "1a", "0x",
    "0o", "0b", "0X1", "0O7", "0B1", "+0x1", "-0b1", "-0o7", "0xG", "0o8", "0b2", "0x_1", "0x1_",
    "0b1__0", "1 000", "0x1.0",
    // Floats.
    "1.", ".5", "-.5", "1.e2", "1e", "1e+", "e1", "1.5e", "03.1", "-03.1", "1_.0", "1._5", "1.5_",
    "1e_1", "1e1_", "1e1.0", "1.2.3", "0e", "Inf", "INF", "infinity", "NaN", "NAN", "in", "na",
    "+-inf", "inf_", "++nan",
    // Booleans.
    "True", "FALSE", "tru", "truee", "t", "true1", "+true", "yes", "no", "null",
  ]

  @Test("What isn't a number or a boolean is refused at its line", arguments: refused)
  func invalid(_ text: String) {
    #expect(mistake(in: "x = 0\na = \(text)\n")?.place.line == 2)
    #expect(mistake(in: "x = 0\na = [\n\(text)\n]")?.place.line == 3)
  }

  @Test(
    "An integer of more than 64 bits is refused by its name",
    arguments: [
      "9223372036854775808", "-9223372036854775809", "0xFFFFFFFFFFFFFFFF", "0x8000000000000000",
      "0o7777777777777777777777", "99999999999999999999999999",
      "0b" + String(repeating: "1", count: 64), "+9_223_372_036_854_775_808",
    ])
  func long(_ text: String) {
    let error = mistake(in: "\na = \(text)")
    #expect(error?.description == "line 2, column 5: a: the number needs more than 64 bits")
  }
}
