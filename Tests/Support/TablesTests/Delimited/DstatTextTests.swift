import Testing

@testable import Tables

@Suite("dstat")
struct DstatTextTests {
  private func numbers(_ table: Table) -> [String: [Double]] {
    var lists: [String: [Double]] = [:]
    for column in table.columns {
      if case .numbers(let values) = column.content { lists[column.name] = values }
    }
    return lists
  }

  @Test("Bars separate the groups of a printed line, and bytes have units")
  func printed() throws {
    let text = """
      You did not select any stats, using -cdngy by default.
      ----total-usage---- -dsk/total- -net/total- ---system--
      usr sys idl wai stl| read  writ| recv  send| int   csw\u{20}
        3   1  96   0   0|  25k   48k|   0     0 | 234  1567\u{20}
        5   2  93   0   0|   0    12k| 120B  340B| 345   12k
      ----total-usage---- -dsk/total- -net/total- ---system--
      usr sys idl wai stl| read  writ| recv  send| int   csw\u{20}
        4   1  95   0   0|   0    1M|   66B  722B| 222  1444\u{20}
      """
    let table = try DelimitedText.table(of: Array(text.utf8))
    let kib = 1024.0
    #expect(
      numbers(table) == [
        "total-usage usr": [3, 5, 4], "total-usage sys": [1, 2, 1],
        "total-usage idl": [96, 93, 95], "total-usage wai": [0, 0, 0],
        "total-usage stl": [0, 0, 0], "dsk/total read": [25, 0, 0],
        "dsk/total writ": [48, 12, kib], "net/total recv": [0, 120, 66],
        "net/total send": [0, 340, 722], "system int": [234, 345, 222],
        "system csw": [1567, 12000, 1444],
      ])
    #expect(table["dsk/total read"]?.unit == "KiB" && table["net/total recv"]?.unit == "B")
  }

  @Test("A printed day has no year, so that only the time of day remains")
  func days() throws {
    let text = """
      ----system---- --total-cpu-usage--
           time     |usr sys idl
      29-11 23:59:59|  3   1  96
      30-11 00:00:00|  5   2  93
      """
    var reader = DelimitedText()
    try reader.append(Array(text.utf8))
    let table = try reader.finish()
    #expect(table.timeName == "time" && table.times?.unit == .clock)
    #expect(numbers(table)["total-cpu-usage idl"] == [96, 93])
    #expect(reader.findings?.notes == ["the days were left out, since they have no year"])
  }

  @Test(
    "The year advances where January follows December",
    arguments: [("31-12", "01-01"), ("Dec-31", "Jan-01")])
  func newYear(last: String, first: String) throws {
    let text = """
      "Dstat 0.7.4 CSV output"
      "Cmdline:","dstat -tc --output out.csv",,,,"Date:","31 Dec 2026 23:59:58 UTC"

      "system","total cpu usage"
      "time","usr"
      "\(last) 23:59:59",3
      "\(first) 00:00:00",5
      "\(first) 00:00:01",6
      """
    let table = try DelimitedText.table(of: Array(text.utf8))
    let start = table.times?[0] ?? 0
    #expect(table.times.map { times in (0..<3).map { times[$0] - start } } == [0, 1, 2])
  }

  @Test("A saved file has a year", arguments: ["29-11", "Nov-29"])
  func saved(day: String) throws {
    let text = """
      "Dstat 0.7.4 CSV output"
      "Author:","Dag Wieers <dag@wieers.com>",,,,"URL:","http://dag.wieers.com/home-made/dstat/"
      "Host:","web1",,,,"User:","root"
      "Cmdline:","dstat -tcn --output out.csv",,,,"Date:","29 Nov 2026 14:00:00 UTC"

      "system","total cpu usage",,,"net/total",
      "time","usr","sys","idl","recv","send"
      "\(day) 14:00:00",3.12,1.04,95.83,0.0,0.0
      "\(day) 14:00:01",5.0,2.0,93.0,120.0,340.0
      """
    let table = try DelimitedText.table(of: Array(text.utf8))
    #expect(
      table.columns.map(\.name) == [
        "time", "total cpu usage usr", "total cpu usage sys", "total cpu usage idl",
        "net/total recv", "net/total send",
      ])
    #expect(numbers(table)["total cpu usage usr"] == [3.12, 5])
    #expect(numbers(table)["net/total send"] == [0, 340])
    let start = 1_795_960_800.0
    #expect(table.times.map { ($0.unit == .seconds, $0[0], $0[1]) }! == (true, start, start + 1))
  }

  @Test(
    "Rows of cells that begin with a minus sign aren’t names",
    arguments: [
      "temp,city,rain\n3,Rome,5\n-5,Oslo,-\n-7,Bergen,3\n-1,Moss,4\n",
      "lat,name\n-33.9,Sydney-\n-5,a\n", "-5;a-\nb;c\n",
      "\"CSV output of our device\"\n\"date\",\"v\"\n\"2024-01-01\",5\n",
    ])
  func otherRows(text: String) {
    #expect(DstatText(Array(text.utf8)[...]) == nil)
  }
}
