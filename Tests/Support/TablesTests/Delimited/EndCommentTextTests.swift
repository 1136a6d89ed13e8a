import Testing

@testable import Tables

@Suite("Comments at the ends of lines")
struct EndCommentTextTests {
  private func read(_ text: String) throws -> (Table, DelimitedFindings?) {
    var reader = DelimitedText()
    try reader.append(Array(text.utf8))
    return (try reader.finish(), reader.findings)
  }

  @Test(
    "Hash signs in cells aren’t comments",
    arguments: [
      "apt;rent\n12 #1;400\n14 #2;300\n16 #3;200;\n18 #4;200\n",
      "issue;hours\nfix #12;5\nfix #13;6\nfix #14;7;\n",
      "title\tv\nSong #1\t5\nSong #2\t6\nSong #3\t7\t\n",
    ])
  func cells(text: String) {
    #expect(EndCommentText(Array(text.utf8)[...]) == nil)
  }

  @Test("Comments may hold delimiters and be in most rows") func delimitersInComments() throws {
    let (table, _) = try read("# comment\na;b#12;#\n1;3#5;7\n6;7")
    #expect(table.columns.map(\.name) == ["a", "b"])
    #expect(table.columns.map(\.content) == [.numbers([1, 6]), .numbers([3, 7])])
  }

  @Test("What follows a hash sign isn’t part of a row")
  func cut() throws {
    let text = """
      # A few comments
      a;b
      # One more
      1;3#a comment; this is a line
      6;7#8;9;10
      # And one more
      2;4
      """
    let (table, findings) = try read(text)
    #expect(table.columns.map(\.content) == [.numbers([1, 6, 2]), .numbers([3, 7, 4])])
    #expect(table.columns.map(\.name) == ["a", "b"])
    #expect((0..<3).map { table.rows[$0] } == [4, 5, 7])
    #expect(findings?.notes == ["2 comments at the ends of lines were left out"])
  }

  @Test("Behind a blank, it ends numbers")
  func blanks() throws {
    let (table, findings) = try read("x,y\n1,2 # twice\n3,4\n5,6 # \"late\"\n")
    #expect(table.columns.map(\.content) == [.numbers([1, 3, 5]), .numbers([2, 4, 6])])
    #expect(findings?.notes == ["2 comments at the ends of lines were left out"])
  }

  @Test(
    "A hash sign in a text is one",
    arguments: [
      "name,kg\nitem #1,2\nitem #2,3\n", "color,kg\n#ff0000,1\n#00ff00,2\n", "a,b\n1,\"#2\"\n",
      "door,kg\n5#2,1\n6#3,2\n", "a,b\n# no\n1,2\n",
    ])
  func others(text: String) {
    #expect(EndCommentText(Array(text.utf8)[...]) == nil)
  }
}
