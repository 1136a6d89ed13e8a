import Testing

@testable import Tables

@Suite("Lines whose last column has blanks")
struct TrailingTextTests {
  private func table(_ text: String) throws -> Table {
    try DelimitedText.table(of: Array(text.utf8))
  }

  @Test("The header determines the number of columns")
  func processes() throws {
    let table = try table(
      """
      USER  PID %CPU COMMAND
      root    1  0.5 /sbin/init splash quiet
      bob  1234 12.3 python3
      """)
    #expect(table.columns.map(\.name) == ["USER", "PID", "%CPU", "COMMAND"])
    #expect(table["%CPU"]?.content == .numbers([0.5, 12.3]))
    #expect(table["COMMAND"]?.content == .texts(["/sbin/init splash quiet", "python3"]))
  }

  @Test("The last name may have blanks instead")
  func disks() throws {
    let table = try table(
      """
      Filesystem Size Used Use% Mounted on
      udev       7.8G    0   0% /dev
      /dev/sda1  234G 120G  54% /
      """)
    #expect(table.columns.map(\.name) == ["Filesystem", "Size", "Used", "Use%", "Mounted on"])
    #expect(table["Use%"]?.content == .numbers([0, 54]) && table["Use%"]?.unit == "%")
  }

  @Test("A single row is read as several are", arguments: [true, false])
  func singleRow(isShort: Bool) throws {
    let disk = try table(
      """
      Filesystem     1K-blocks     Used Available Use% Mounted on
      /dev/vda1      103081248 45056789  52765432  47% /
      """ + (isShort ? "" : "\ntmpfs              65536        0     65536   0% /dev/shm\n"))
    #expect(
      disk.columns.map(\.name)
        == ["Filesystem", "1K-blocks", "Used", "Available", "Use%", "Mounted on"])
    #expect(disk["Used"]?.content == .numbers(isShort ? [45_056_789] : [45_056_789, 0]))
    let sizes = try table("Filesystem Size Used Mounted on\n/dev/vda1   99G  45G /\n")
    #expect(sizes["Used"]?.content == .numbers([45e9]))
    let process = try table(
      """
      USER         PID %CPU COMMAND
      root           1  0.5 /sbin/init splash, quiet
      """ + (isShort ? "" : "\nroot          12  1.5 /bin/sh -c \"a, b\"\n"))
    #expect(process["%CPU"]?.content == .numbers(isShort ? [0.5] : [0.5, 1.5]))
    #expect(process.columns.map(\.name) == ["USER", "PID", "%CPU", "COMMAND"])
  }

  @Test("Counts stand in front of texts")
  func counts() throws {
    let table = try table("     45 Ann Miller\n     12 Bob\n      3 Carla van der Berg\n")
    #expect(table["count"]?.content == .numbers([45, 12, 3]))
    #expect(table["name"]?.content == .texts(["Ann Miller", "Bob", "Carla van der Berg"]))
  }

  @Test(
    "Lines of equally many words, and of numbers, have none",
    arguments: [
      "a b c d\n1 2 3 4\n5 6 7 8\n", "  1 2\n  3 4 5\n  6 7\n", "a,b\n1,2\n3,4\n",
      "   a  b  c  name\n0  1  2  3   foo\n",
    ])
  func others(text: String) {
    #expect(TrailingText(Array(text.utf8)[...]) == nil)
  }
}
