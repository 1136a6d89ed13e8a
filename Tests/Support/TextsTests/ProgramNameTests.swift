import Testing

import Texts

struct ProgramNameTests {
  @Test(arguments: [
    ("timer", "timer"), ("/usr/local/bin/countdown", "countdown"), ("./x/y", "y"),
    ("-timer", "timer"),
    ("", "usual"), ("/", "usual"), ("-", "usual"),
  ])
  func name(_ word: String, _ name: String) {
    #expect(ProgramName.name(calledAs: word, orElse: "usual") == name)
  }

  @Test func none() {
    #expect(ProgramName.name(calledAs: nil, orElse: "usual") == "usual")
  }
}
