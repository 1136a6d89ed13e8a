import Cells
import ChartReaders
import ChartDrawings
import ChartViews
import Charts
import CommandLines
import Outputs
import Raster
import Tables
import TestSupport
import Testing

@testable import ChartViews

struct ChartPlanTests {
  private func plan(_ words: String...) throws -> ChartPlan { try ChartPlan.command.parsed(words) }

  @Test("Without options, the chart reads standard input and detects its format")
  func nothing() throws {
    let plan = try plan()
    #expect(plan == ChartPlan())
    #expect(plan.files == ["-"] && plan.printout == .picture && !plan.isPrinted)
    var reading = ChartReaderOptions()
    reading.badRows = .tolerate
    #expect(plan.reading == reading && plan.look == ChartLook())
  }

  @Test("A chart without a title is named after its file")
  func names() throws {
    var set = ChartSamples.days([[1, 2]], title: nil)
    let named = try plan().charts([set], named: ["a.csv"], on: .utc, isUnicode: true)
    #expect(named[0].title() == "a.csv: Jan 5 2019 – Jan 6 2019, 1 line")
    #expect(named[0].title(number: 2).hasPrefix("a.csv: "))
    set.title = "Followers"
    let titled = try plan().charts([set], named: ["a.csv"], on: .utc, isUnicode: true)
    #expect(titled[0].title().hasPrefix("Followers: "))
    let given = try plan("--title", "T").charts([set], named: ["a.csv"], on: .utc, isUnicode: true)
    #expect(given[0].title().hasPrefix("T: "))
  }

  @Test("Candles are drawn without weekends, which figures and sentences keep")
  func weekends() throws {
    let days = [17_901.0, 17_904, 17_905, 17_906, 17_907, 17_908, 17_911]
    let values = days.map { _ in 1.0 }
    let set = ChartSamples.closes(values, on: days)
    let shown = try plan().charts([set], on: .utc, isUnicode: true)[0]
    #expect(shown.set.positions.span == 17_901...17_907)
    #expect(shown.title() == "Jan 5 2019 – Jan 15 2019, candles")
    let from = try plan("--from", "2019-01-15").charts([set], on: .utc, isUnicode: true)[0]
    #expect(from.window.visible.upperBound == 17_907)
    for option in ["--describe", "--json", "--sparkline", "--plain"] {
      let described = try plan(option).charts([set], on: .utc, isUnicode: true)[0]
      #expect(described.set.positions == set.positions)
    }
  }

  @Test("Data options set how the data is read")
  func data() throws {
    let words = """
      a.csv - --input csv --delimiter pipe --header no --decimal comma --date mdy --x 1 \
      --columns Open,2 --columns Low --skip-bad-rows --kind bar --kind Low=area --kind a=b=points
      """
    let plan = try ChartPlan.command.parsed(line: words)
    var reading = ChartReaderOptions()
    reading.format = .csv
    reading.delimiter = .pipe
    reading.hasHeader = false
    reading.decimal = .comma
    reading.dateOrder = .monthFirst
    reading.horizontal = "1"
    reading.columns = ["Open", "2", "Low"]
    reading.badRows = .skip
    reading.kind = .bar
    reading.kinds = ["Low": .area, "a=b": .points]
    #expect(plan.reading == reading)
    #expect(plan.files == ["a.csv", "-"])
    #expect(try self.plan("a", "--volume").reading.hasVolume)
    #expect(try self.plan("a", "--at", "data.result").reading.path == "data.result")
    #expect(try self.plan("a", "--header", "yes").reading.hasHeader == true)
    #expect(try self.plan("a", "--columns", "Ice tea, Tea ").reading.columns == ["Ice tea", "Tea"])
    let quoted = try self.plan(
      "a", "--hide", "\"Net, \"\"total\"\"\", Cost", "--columns", "\"a,b\"")
    #expect(quoted.look.hidden == ["Net, \"total\"", "Cost"] && quoted.reading.columns == ["a,b"])
    let inches = try self.plan("a", "--columns", "Pipe 5\",Cost, \"2\"\", long\",3\" \"x,y\"")
    #expect(inches.reading.columns == ["Pipe 5\"", "Cost", "2\", long", "3\" \"x", "y\""])
  }

  @Test("Notes are shown unless they are unwanted or would be repeated at each prompt")
  func notes() throws {
    #expect(try plan("a").hasNotes && plan("a", "--describe").hasNotes)
    #expect(try !plan("a", "--quiet").hasNotes && !plan("a", "--sparkline").hasNotes)
  }

  @Test("Each keyword of an option sets its value")
  func words() throws {
    for format in ChartReaderOptions.Format.allCases {
      #expect(try plan("--input", format.rawValue).reading.format == format)
    }
    for delimiter in Delimiter.allCases {
      #expect(try plan("--delimiter", delimiter.rawValue).reading.delimiter == delimiter)
    }
    for kind in SeriesKind.allCases {
      #expect(try plan("--kind", kind.rawValue).reading.kind == kind)
      guard !kind.traits.fillsChart else { continue }
      #expect(try plan("--kind", "x=\(kind.rawValue)").reading.kinds == ["x": kind])
    }
    for palette in SeriesPalette.allCases {
      #expect(try plan("--palette", palette.rawValue).look.palette == palette)
    }
    for kind in ChartComposition.ChartArrangement.allCases {
      #expect(try plan("--composition", kind.rawValue).composition == kind)
    }
    #expect(try plan("a", "b", "--join", "compare").joining == .apart)
    #expect(try plan("a", "b", "--join", "continue").joining == .continued)
  }

  @Test(
    "A stream's window is a number of rows or a duration",
    arguments: [
      ("500", ChartStream.Window.points(500)), ("1", .points(1)), ("5m", .duration(300)),
      ("90s", .duration(90)), ("1h30m", .duration(5400)), ("1:30", .duration(90)),
      ("0.5s", .duration(0.5)), ("2 d", .duration(172_800)),
    ])
  func last(_ text: String, _ window: ChartStream.Window) throws {
    let plan = try plan("--follow", "--last", text)
    #expect(plan.follows && plan.last == window)
  }

  @Test("A stream keeps its recent rows by default")
  func follow() throws {
    #expect(try plan("--follow").last == .recent)
    #expect(try plan("-", "--follow", "--plain").isPlain)
  }

  @Test("Appearance options set the look")
  func look() throws {
    let words = """
      --stacked --percent --scale symlog --range -5..1e3 --from -3d --to 17:30 --ticks six \
      --rule -3=floor --rule 1.5 --rule 2= --rule 3=a=b --hide Low --hide a,b --zone utc --title T
      """
    let look = try ChartPlan.command.parsed(line: words).look
    #expect(look.isStacked && look.isPercentage && !look.hasTwoAxes && !look.isPie)
    #expect(look.scale == .symlog() && look.lower == -5 && look.upper == 1000)
    #expect(look.from == "-3d" && look.to == "17:30" && look.hasSixTicks && look.isUTC)
    let rules = [(-3, "floor"), (1.5, nil), (2, nil), (3, "a=b")]
    #expect(look.rules == rules.map { ChartLook.Rule(coordinate: .value($0), label: $1) })
    #expect(look.hidden == ["Low", "a", "b"] && look.title == "T")
  }

  @Test("Rules have positions, labels and colors")
  func rules() throws {
    let look = try plan(
      "--rule", "80=limit@red", "--rule", "80@#f00", "--rule", "2024-05-17=release", "--rule",
      "x:50", "--rule", "May 17@blue"
    ).look
    #expect(
      look.rules.map(\.coordinate) == [
        .value(80), .value(80), .position("2024-05-17"), .position("50"), .position("May 17"),
      ])
    #expect(look.rules.map(\.label) == ["limit", nil, "release", nil, nil])
    #expect(look.rules[1].color == RGB(red: 1, green: 0, blue: 0))
    #expect(look.rules.map { $0.color == nil } == [false, false, true, true, false])
    for wrong in ["80@nocolor", "=a", "x:", "", "..", "@red"] {
      #expect(throws: CommandLineStop.self) { try plan("--rule", wrong) }
    }
  }

  @Test("Options that don’t work with streams are rejected")
  func streams() {
    for words in [["--from", "3"], ["--to", "2024"], ["--plain", "--last", "5"]] {
      #expect(throws: CommandLineStop.self) { try ChartPlan.command.parsed(["--follow"] + words) }
    }
  }

  @Test("More appearance options set the look")
  func otherLook() throws {
    #expect(try plan("--two-axes").look.hasTwoAxes)
    #expect(try plan("--pie").look.isPie)
    #expect(try plan("--scale", "log").look.scale == .log10)
    #expect(try plan("--scale", "linear").look.scale == .linear)
    #expect(try plan("--ticks", "auto", "--zone", "local").look == ChartLook())
    let open = try plan("--range", "..100").look
    #expect(open.lower == nil && open.upper == 100)
    let high = try plan("--range", "-2.5..").look
    #expect(high.lower == -2.5 && high.upper == nil)
  }

  @Test("Options turn animations off or select plain mode")
  func program() throws {
    let plan = try plan("a.csv", "--no-animation", "--plain")
    #expect(plan.isStill && plan.isPlain && !plan.isPrinted)
  }

  @Test("Output options and sizes request a picture")
  func picture() throws {
    let plan = try plan("a.csv", "-o", "x.svg", "--size", "800x600", "--background", "white")
    #expect(plan.printout == .picture && plan.isPrinted)
    #expect(plan.output.picture == .svg && plan.output.size == .both(width: 800, height: 600))
    #expect(plan.output.background != nil)
    #expect(try self.plan("--size", "60").isPrinted)
    #expect(try self.plan("--format", "ansi").output.picture == .ansi)
    #expect(try self.plan("--format", "txt", "-o", "-").output.file == "-")
    // Options about how the terminal draws don't request a picture.
    let look = try self.plan(
      "--glyphs", "braille", "--color", "16", "--terminal-background", "#222")
    #expect(!look.isPrinted && look.output.medium == .glyphs(.braille))
    #expect(look.output.depth != nil && look.output.terminalBackground != nil)
  }

  @Test("JSON is selected by its name or by a file extension")
  func figures() throws {
    let named = try plan("a", "--format", "json", "-o", "x.txt")
    #expect(named.printout == .json && named.output.file == "x.txt" && named.isPrinted)
    let suffixed = try plan("a", "-o", "x.json")
    #expect(suffixed.printout == .json && suffixed.output.picture == nil)
    #expect(try plan("a", "--format", "json").output.picture == nil)
    #expect(try plan("a", "--json") == plan("a", "--format", "json"))
    #expect(try plan("a", "--format", "svg", "-o", "x.json").printout == .picture)
  }

  @Test("Text answers are selected by flags")
  func answers() throws {
    let line = try plan("--sparkline", "--size", "20", "--glyphs", "ascii")
    #expect(line.printout == .sparkline && line.output.size == .width(20) && line.isPrinted)
    #expect(try plan("--describe", "--from", "May").printout == .description)
  }
}

/// The values that options accept and reject.
struct ChartPlanSettingTests {
  @Test(
    "An error quotes the invalid value and describes the valid ones",
    arguments: [
      ("--input xml", "--input takes auto, csv, tsv or json, not “xml”"),
      ("--delimiter ;", "--delimiter takes comma, semicolon, tab, pipe or blanks, not “;”"),
      ("--header maybe", "--header takes yes or no"), ("--decimal .", "--decimal takes point"),
      ("--date ymd", "--date takes mdy or dmy"), ("--x ''", "--x needs a name or a number from 1"),
      ("--columns a,,b", "--columns a,,b should be names or numbers"),
      ("--columns a,b --columns a", "“a” is named twice"),
      ("--kind bars", "--kind takes line, steps, "),
      ("--kind =bar", "the = needs a column name before it"),
      ("--kind Close=bars", "--kind takes line"),
      ("--kind Close=histogram", "all series of a histogram are drawn so; use --kind histogram"),
      ("--kind Close=box", "all series of a box plot are drawn so; use --kind box and --columns"),
      ("--kind bar --kind line", "all series are already “bar”; name a column to set its kind"),
      ("a b --join both", "--join takes compare or continue"),
      (
        "--follow --last 0", "--last 0 should be a number of rows such as 500, or a time such as 5m"
      ),
      ("--follow --last 1.5", "--last 1.5 should be"), ("--follow --last 5q", "should be"),
      ("--follow --last 14:30pm", "should be"), ("--follow --last 0s", "should be"),
      ("--follow --last 99999999999999999999", "should be"),
      ("--scale ln", "--scale takes linear, log or symlog"),
      ("--range 5", "--range 5 should be two numbers such as 0..100"), ("--range ..", "should be"),
      ("--range 0...5", "should be"), ("--range a..5", "should be"),
      ("--range 0..0x10", "should be"), ("--range 0..inf", "should be"),
      ("--range 9..1", "the first number must be less than the second"),
      ("--range 1..1", "the first number must be less than the second"),
      ("--from ''", "--from needs a date"),
      ("--to ' '", "should be a date"), ("--ticks 6", "--ticks takes auto or six"),
      ("--rule high", "--rule high should be a number such as 100"), ("--rule =x", "should be"),
      ("--rule nan", "should be"), ("--rule 1e999", "should be"),
      ("--hide ,", "--hide , should be names"), ("--hide a --hide a", "“a” is named twice"),
      ("--palette red", "--palette takes file, okabe, tol or mono"),
      ("--zone CET", "--zone takes local or utc"),
      ("--composition deck", "--composition takes list, carousel, cards or grid"),
      ("--size 0", "--size 0 should be a number from 1 to 8192"), ("--glyphs x", "--glyphs takes"),
      ("--format cast", "--format takes png, svg, txt, ansi or json, not “cast”"),
      ("-o x.cast", "-o x.cast should end in .png, .svg, .txt, .ansi or .json"),
      ("-o chart", "-o chart should end in"), ("-o -", "unless --format is used"),
    ])
  func values(_ line: String, _ sentence: String) {
    let refusal = ChartPlan.command.refusal(of: line)
    #expect(refusal?.contains(sentence) == true, "\(line): \(refusal ?? "")")
  }

  @Test("Random words either parse or are rejected", arguments: 0..<6)
  func nonsense(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = [
      "-", "..", "nan", "1e309", "=", "a=", ",", "🙂", "-1..", "0x1", "\0", "5m", "9",
    ]
    for option in ChartPlan.command.options where option.takesNextWord {
      let text = texts.randomElement(using: &generator) ?? ""
      do {
        let plan = try ChartPlan.command.parsed(["a", "b", "\(option.name)=\(text)"])
        #expect(plan.look.rules.allSatisfy { ($0.value ?? 0).isFinite })
        #expect([plan.look.lower, plan.look.upper].allSatisfy { $0?.isFinite != false })
      } catch CommandLineStop.refused(let words) {
        #expect(!words.isEmpty)
      }
    }
  }

  @Test("More than 1000 series, panels or slices are refused in a sentence, but not cells or boxes")
  func tooMany() throws {
    func words(_ words: String..., kind: SeriesKind = .line, labels: [String]? = nil) throws
      -> String?
    {
      let count = labels == nil ? 1001 : 1
      var positions = Positions(
        .regular(start: 0, step: 1, count: labels?.count ?? 1), unit: .number)
      positions.labels = labels
      let values = Array(repeating: 1.0, count: positions.count)
      let set = ChartSet(
        positions: positions,
        series: (0..<count).map { Series(label: "y\($0)", kind: kind, values: values) })
      let plan = try ChartPlan.command.parsed(words)
      do throws(CommandError) {
        _ = try plan.charts([set], on: .utc, isUnicode: true)
        return nil
      } catch { return error.words }
    }
    let limit = "are too many for a chart, which can have up to 1000:"
    #expect(
      try words() == "1001 series \(limit) choose some with --columns, or use --kind heatmap")
    #expect(try words("--facet") == "1001 panels \(limit) choose some with --columns")
    let names = (0..<1001).map { "n\($0)" }
    #expect(
      try words("--pie", kind: .bar, labels: names) == "1001 slices \(limit) draw bars instead")
    #expect(try words(kind: .bar, labels: names) == nil)
    #expect(try words("--json") == nil && words("--describe") == nil)
    #expect(try words(kind: .heatmap) == nil && words(kind: .box) == nil)
  }
}
