import Countdowns
import TestSupport
import Testing

struct RoutineGrammarTests {
  @Test(
    "Valid steps are parsed from words and files",
    arguments: [
      ("25m=Work", Step(label: "Work", length: .seconds(1500))),
      ("5m=Break,sound=tower", Step(label: "Break", length: .seconds(300), sound: "tower")),
      ("5m=", Step(length: .seconds(300))),
      ("5m=,sound=tower", Step(length: .seconds(300), sound: "tower")),
      ("5m,sound=tower", Step(length: .seconds(300), sound: "tower")),
      (
        "5m = Break , sound= big tower ",
        Step(label: "Break", length: .seconds(300), sound: "big tower")
      ),
      ("1h 30m=Long  walk", Step(label: "Long  walk", length: .seconds(5400))),
      ("1:30=E=mc², again", Step(label: "E=mc², again", length: .seconds(90))),
      ("90=\u{301}x", Step(label: "\u{301}x", length: .seconds(90))),
      ("PT5M=a,b,sound=c,d.wav", Step(label: "a,b", length: .seconds(300), sound: "c,d.wav")),
      ("5m=Break,color=teal", Step(label: "Break", length: .seconds(300), color: .teal)),
      (
        "5m=Break,sound=tower,color=teal",
        Step(label: "Break", length: .seconds(300), sound: "tower", color: .teal)
      ),
      ("5m,color=pink,sound=a,b", Step(length: .seconds(300), sound: "a,b", color: .pink)),
      ("5m=Break,colour=teal", Step(label: "Break", length: .seconds(300), color: .teal)),
      ("5m=a,Sound=b", Step(label: "a,Sound=b", length: .seconds(300))),
      ("5m= \t ", Step(length: .seconds(300))),
    ])
  func validStepsAreParsedFromWordsAndFiles(_ text: String, _ step: Step) throws {
    #expect(try RoutineGrammar.steps(words: [text]) == [step])
    #expect(try RoutineGrammar.steps(file: text) == [step])
  }

  @Test(
    "Words without “=” are a single time, whatever their content",
    arguments: [[], ["5m"], ["1h", "30m"], ["until", "14:30"], ["nonsense"]])
  func otherWords(_ words: [String]) throws {
    #expect(try RoutineGrammar.steps(words: words) == nil)
  }

  @Test("Every word is a step") func everyWordIsAStep() throws {
    let steps = try RoutineGrammar.steps(words: ["25m=Work", "5m", "1h30="])
    let lengths: [Duration] = [.seconds(1500), .seconds(300), .seconds(5400)]
    #expect(steps?.map(\.length) == lengths)
    #expect(steps?.map(\.label) == ["Work", nil, nil])
  }

  @Test("A file skips comments, blank lines and a byte order mark")
  func fileSkipsCommentsBlankLinesAndAByteOrderMark() throws {
    let text = "\u{FEFF}# My day\r\n\r\n  25m=Work #1  \r\n\t# 5m=not this\n1h 30m\n \t\r\n5m=Break"
    let steps = try RoutineGrammar.steps(file: text)
    let expected = [
      Step(label: "Work #1", length: .seconds(1500)), Step(length: .seconds(5400)),
      Step(label: "Break", length: .seconds(300)),
    ]
    #expect(steps == expected)
    #expect(try RoutineGrammar.steps(file: text + "\r\n") == expected)
  }

  @Test(
    "An error names the word",
    arguments: [
      ("=Work", "step 2, “=Work”: a step needs a span before “=”, such as 5m"),
      ("m=Work", "step 2, “m=Work”: “m” has no number before it; write 5m"),
      ("Work=25m", "step 2, “Work=25m”: “Work” isn’t part of a span; write 5m, 1h30m or 4:30"),
      ("0s=x", "step 2, “0s=x”: “0s” is zero; a step needs a span above zero, such as 5m"),
      ("-5m=x", "step 2, “-5m=x”: “-5m” is negative; a step needs a span above zero, such as 5m"),
      (
        "until 14:30=Lunch",
        "step 2, “until 14:30=Lunch”: “until 14:30” is a time of day; a step needs a span, such as 5m"
      ),
      ("9am", "step 2, “9am”: “9am” is a time of day; a step needs a span, such as 5m"),
      ("5m Work", "step 2, “5m Work”: “5m Work” lacks “=” before the label; write 5m=Work"),
      (
        "5m=x,color=red",
        """
        step 2, “5m=x,color=red”: red is reserved for the last seconds and the alarm; write orange, \
        amber, green, teal, blue, purple or pink
        """
      ),
      (
        "5m=x,color=mauve",
        """
        step 2, “5m=x,color=mauve”: “mauve” isn’t the color of a step; write orange, amber, green, \
        teal, blue, purple or pink
        """
      ),
      (
        "5m=x,sound= ",
        "step 2, “5m=x,sound= ”: there is no name after “sound=”; write one, such as 5m=Break,sound=tower"
      ),
      (
        "5m=a,sound=b,sound=c",
        "step 2, “5m=a,sound=b,sound=c”: there are two “,sound=”; write one"
      ),
      (
        "5m=a,color=blue,colour=teal",
        "step 2, “5m=a,color=blue,colour=teal”: there are two “,color=”; write one"
      ),
      ("5m=\0", "step 2, “5m=^@”: a step can’t have a NUL character; remove it"),
    ])
  func errorNamesTheWord(_ word: String, _ sentence: String) {
    let error = #expect(throws: RoutineError.self) {
      try RoutineGrammar.steps(words: ["1m=first", word])
    }
    #expect(error?.description == sentence)
  }

  @Test(
    "An error names the line",
    arguments: [
      ("\n\n0s=x", "line 3: “0s” is zero; a step needs a span above zero, such as 5m"),
      ("# plan\r\n\r\n5x=y", "line 3: “x” isn’t a unit; the units are us, ms, s, m, h, d and w"),
      (
        "1m=a\n25m Deep work\n",
        "line 2: “25m Deep work” lacks “=” before the label; write 25m=Deep work"
      ),
      ("1h 30m Work", "line 1: “1h 30m Work” lacks “=” before the label; write 1h 30m=Work"),
      ("5m \u{1B}[0m", "line 1: “^[[0m” isn’t part of a span; write 5m, 1h30m or 4:30"),
      ("5y=Age", "line 1: “y” has no fixed length; count days or weeks"),
      ("", "no steps given; write them as SPAN=LABEL, such as 25m=Work"),
      ("\n# 5m\n \r\n", "no steps given; write them as SPAN=LABEL, such as 25m=Work"),
    ])
  func errorNamesTheLine(_ text: String, _ sentence: String) {
    let error = #expect(throws: RoutineError.self) { try RoutineGrammar.steps(file: text) }
    #expect(error?.description == sentence)
  }

  @Test("The number of steps is limited") func numberOfStepsIsLimited() throws {
    let words = Array(repeating: "1s=x", count: 1000)
    #expect(try RoutineGrammar.steps(words: words)?.count == 1000)
    #expect(throws: RoutineError.tooManySteps) {
      try RoutineGrammar.steps(words: words + ["1s"])
    }
    let file = words.joined(separator: "\n# comment\n")
    #expect(try RoutineGrammar.steps(file: file).count == 1000)
    #expect(throws: RoutineError.tooManySteps) {
      try RoutineGrammar.steps(file: file + "\nnot a step")
    }
  }

  @Test("Formatted steps parse as the same steps", arguments: 1...20)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let labels = [nil, "Work", "a = b", "50 %, more", "sound=x", "#1", "é 🕐", "until 14:30", ","]
    let sounds = [nil, "tower", "/a b/c=d.wav", "x,y"]
    let steps = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
      Step(
        label: labels.randomElement(using: &generator) ?? nil,
        length: .milliseconds(Int.random(in: 1...1_000_000_000, using: &generator)),
        sound: sounds.randomElement(using: &generator) ?? nil)
    }
    let words = steps.map { step in
      SpanText.words(for: step.length) + "=" + (step.label ?? "")
        + (step.sound.map { ",sound=" + $0 } ?? "")
    }
    #expect(try RoutineGrammar.steps(words: words) == steps)
    for end in ["\n", "\r\n"] {
      #expect(try RoutineGrammar.steps(file: words.joined(separator: end)) == steps)
    }
  }

  @Test("Random text never traps, and errors contain no control characters")
  func randomTextNeverTrapsAndErrorsContainNoControlCharacters() {
    let pieces = [
      "5m", "1h 30m", "=", "=", "Work", ",", "sound=", ",sound=", "\n", "\r\n", "#", " ", "\0",
      "\u{1B}[31m", "\u{9B}", "\u{202E}", "\u{301}", "until ", "14:30", "%", "-", "é🕐", "\u{FEFF}",
    ]
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      do {
        let steps = try RoutineGrammar.steps(file: text)
        let lengthsArePositive = steps.allSatisfy { $0.length > .zero }
        #expect(lengthsArePositive && steps.allSatisfy { $0.label != "" && $0.sound != "" })
      } catch {
        let isPrintable = error.description.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
        if !isPrintable || error.description.unicodeScalars.count > 250 {
          Issue.record("\(text.debugDescription): \(error.description)")
        }
      }
    }
  }
}
