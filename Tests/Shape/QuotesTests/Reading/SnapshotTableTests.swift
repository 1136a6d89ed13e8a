import Quotes
import Testing

@Suite struct SnapshotTableTests {
  @Test("Lines before the header, cash and trailing text are skipped")
  func broker() throws {
    let text = """
      "Positions for account 1 as of today"

      "Symbol","Description","Qty (Quantity)","Price","Price Chng $ (Price Change $)","Cost Basis"
      "AAPL","APPLE, INC","1,010","$231.40","+$1.23","$2,020.00",
      "VTI","VANGUARD","5","280.1234","--","--",
      "Cash & Cash Investments","--","--","--","--","--",
      "Account Total","--","--","--","--","$8,714.00",
      "The data is for your use only."
      """
    let reading = try quotes(text)
    var apple = QuoteSnapshot("AAPL")
    (apple.name, apple.price, apple.previousClose) = ("APPLE, INC", 231.4, 230.17)
    (apple.amount, apple.cost) = (1010, 2)
    var fund = QuoteSnapshot("VTI")
    (fund.name, fund.price, fund.amount, fund.decimals) = ("VANGUARD", 280.1234, 5, 4)
    #expect(reading.snapshots == [apple, fund])
    #expect(
      reading.notes == [
        "1 line was left out before the names of the columns",
        "3 rows without a symbol and a price were left out: “Cash & Cash Investments”",
      ])
  }

  @Test("A German portfolio in an old encoding is read")
  func depot() throws {
    let bytes =
      Array("Bezeichnung;ISIN;St".utf8) + [0xFC]
      + Array("ck;Kurs\r\n".utf8) + [0x22, 0xD6]
      + Array("l AG\";DE0008430026;12;\"1.234,50\"\r\nSumme;;;\r\n".utf8)
    var expected = QuoteSnapshot("DE0008430026")
    (expected.name, expected.amount, expected.price) = ("Öl AG", 12, 1234.5)
    #expect(try QuoteReader().read(bytes).snapshots == [expected])
  }

  @Test("Percentages and losses in parentheses give the previous close")
  func previous() throws {
    let changes = try quotes("Symbol;Last;Chg\nA;90;(10)\nB;110;+10\nC;5;").snapshots
    #expect(changes.map(\.previousClose) == [100, 100, nil])
    let percents = try quotes("Symbol\tLast\tChange %\nA\t90\t-10.00%\nB\t110\t10 %").snapshots
    #expect(percents.map(\.previousClose) == [100, 100])
    let german = try quotes("WKN;Kurs;Diff. %\nA1;90,00;-10,0\nB2;110,00;+10,0").snapshots
    #expect(german.map(\.previousClose) == [100, 100])
  }

  @Test("Rows of one symbol in two accounts are added")
  func merged() throws {
    let snapshots = try quotes("Symbol,Price,Shares,Avg Cost\nA,10,1,4\nA,11,3,8\n").snapshots
    #expect(snapshots.count == 1)
    #expect(snapshots[0].amount == 4)
    #expect(snapshots[0].cost == 7)
    #expect(snapshots[0].price == 11)
  }

  @Test("A name and a currency in only one of two rows are kept")
  func mergedTexts() throws {
    let snapshots = try quotes("Symbol,Price,Name,Currency\nA,10,Alpha,EUR\nA,11,,\n").snapshots
    #expect(snapshots.map(\.name) == ["Alpha"])
    #expect(snapshots.map(\.currency) == ["EUR"])
  }

  @Test("Each row keeps its own time, if it has one")
  func times() throws {
    let text = "Symbol,Last,Date\nA,1,2024-01-03\nB,2,\nC,3,2024-01-02\n"
    #expect(try quotes(text).snapshots.map(\.time) == [.day(19725), nil, .day(19724)])
  }

  @Test("Two unnamed columns are symbol and price")
  func unnamed() throws {
    let snapshots = try quotes("AAPL,231.40\nMSFT,420.1\nIBM,210\n").snapshots
    #expect(snapshots.map(\.symbol) == ["AAPL", "MSFT", "IBM"])
    #expect(snapshots.map(\.price) == [231.4, 420.1, 210])
  }

  @Test("Symbols with control characters are skipped")
  func control() throws {
    let snapshots = try quotes("Symbol,Price\nA\u{1B}[1m,1\nB,2\n").snapshots
    #expect(snapshots.map(\.symbol) == ["B"])
  }
}
