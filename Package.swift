// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with: imports and isolation that can't leak, no warnings,
/// and a mark at every place that leaves memory safety.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

/// The programs that Scripts/build builds, with flags that no package may set on which others depend.
let released = Context.environment["TIMER_RELEASE"]?.split(separator: " ").map(String.init) ?? []
let isRelease = !released.isEmpty

let cSettings: [CSetting] =
  [.treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra")]
  + (isRelease
    ? [
      .unsafeFlags(["-fstack-protector-strong", "-fstack-clash-protection"]),
      .define("_FORTIFY_SOURCE", to: "3"),
    ] : [])

/// The rooms whose generic types the programs specialize.
let specialized: Set = [
  "CommandLines", "Settings", "Clocks", "Cells", "TerminalCodes", "Scenes", "Widgets", "Programs",
  "Countdowns", "Faces", "Runtime",
]

/// Set if `make test` builds; `release` if all rooms are optimized anyway.
let testing = Context.environment["TIMER_TESTS"]
/// Whether `make test` builds for debugging, and optimizes the rooms that draw.
let isTested = testing != nil && testing != "release"

/// The rooms in which tests spend most of their time; their assertions stay.
let optimized: Set = [
  "Mathematics", "Shapes", "Raster", "Texts", "JSON", "Cells", "TerminalCodes", "Scenes", "Widgets",
  "Programs", "Faces", "Tables", "Sharing", "Synth", "TOML", "Settings",
]

/// Returns the flags of a room that no package may set on which others depend.
func unsafeFlags(of name: String) -> [SwiftSetting] {
  guard isRelease || isTested else { return [] }
  // The library for regular expressions would make the programs 1.2 MB larger; see PartialText.
  var flags = ["-Xfrontend", "-disable-implicit-string-processing-module-import"]
  if isRelease, specialized.contains(name) { flags.append("-enable-cmo-everything") }
  if !isRelease, optimized.contains(name) { flags += ["-O", "-assert-config", "Debug"] }
  return [.unsafeFlags(flags)]
}

/// What plays sound, if it is played through ALSA.
let alsa: Target.Dependency = .target(name: "CALSA", condition: .when(traits: ["ALSA"]))
let alsaSettings = cSettings + [.define("ALSA", .when(traits: ["ALSA"]))]
/// What decodes files, if libsndfile does.
let sndFile: Target.Dependency = .target(
  name: "CSoundDecoder", condition: .when(traits: ["SndFile"]))

/// Returns the room in the folder `FLOOR/NAME` of `Sources`, with its tests in the same folder of `Tests`.
///
/// It may import what it uses, all listed above it, and its tests these and more; `data` lies beside them.
/// Without a list of what they use, it has no tests of its own.
func room(
  _ place: String, uses: [Target.Dependency] = [], tests more: [Target.Dependency]? = [],
  data: [String] = []
) -> [Target] {
  let name = place.split(separator: "/").last.map(String.init) ?? place
  let sources = Target.target(
    name: name, dependencies: uses, path: "Sources/\(place)",
    swiftSettings: swiftSettings + unsafeFlags(of: name))
  guard let more else { return [sources] }
  let tests = Target.testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + uses + more,
    path: "Tests/\(place)Tests", exclude: data, swiftSettings: swiftSettings)
  return [sources, tests]
}

/// Returns a program whose main file is in a folder.
func executable(_ name: String, in path: String, uses: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: uses, path: path, swiftSettings: swiftSettings)
}

/// Returns a program for tests and measurements, in `Tests/Probes`.
func probe(_ name: String, uses: [Target.Dependency] = []) -> Target {
  executable(name, in: "Tests/Probes/\(name)", uses: uses)
}

/// What draws into cells and pixels.
let drawing: [Target.Dependency] = ["Shapes", "Raster", "Cells", "TerminalCodes", "Scenes"]
/// What a terminal program is made of, as a value.
let program = drawing + ["Clocks", "Texts", "Widgets", "Programs"]
/// What reads command lines and settings.
let settings: [Target.Dependency] = ["CommandLines", "TOML", "Settings"]
/// What reports the state of timers.
let reporting: [Target.Dependency] = ["Texts", "JSON", "Countdowns", "Reports"]
/// What a timer is made of, as a value.
let timing = program + settings + ["JSON", "Countdowns", "Faces", "Reports", "Synth"]
/// What reads tables of numbers and draws charts.
let charting: [Target.Dependency] = ["Tables", "Charts", "ChartReaders", "ChartDrawings"]
/// What shows charts, as a value.
let viewing = program + charting + ["CommandLines", "Pictures", "Countdowns", "Outputs"]
/// What runs a program in a terminal.
let running = program + ["TerminalIO", "Runtime"]
/// What the commands of `timer` run.
let timerCommand =
  running + ["Countdowns", "Timers", "TimerPrograms", "Alarms", "TimerEnvironment"]
/// What the commands of `shape` run.
let shapeCommand = running + ["Pictures", "Outputs", "System", "ShapeCommand"]

let rooms = [
  // Pure: values in, values out.
  room("Libraries/Mathematics", tests: nil),
  room("Libraries/Shapes", uses: ["Mathematics"]),
  room("Libraries/Raster", uses: ["Mathematics", "Shapes"]),
  room("Libraries/SwiftUIShapes", uses: ["Shapes", "Raster"]),
  room("Support/Texts"),
  room("Libraries/Clocks", uses: ["Texts"]),
  room("Support/JSON", uses: ["Texts"]),
  room("Support/CommandLines", uses: ["Texts"]),
  room("Support/TOML", uses: ["Clocks", "JSON", "Texts"]),
  room("Libraries/Cells", uses: ["Shapes", "Raster"]),
  [
    .systemLibrary(name: "CZlib", path: "Sources/Terminal/CZlib", providers: [.apt(["zlib1g-dev"])])
  ],
  room(
    "Terminal/TerminalCodes", uses: ["Raster", "Texts", "Cells", "CZlib"], tests: ["Shapes"],
    data: ["Output/Golden"]),
  room(
    "Libraries/Pictures", uses: ["Shapes", "Raster", "Texts", "JSON", "Cells", "TerminalCodes"],
    tests: ["CPNG"], data: ["SVG/Golden"]),
  room(
    "Terminal/Scenes", uses: ["Mathematics", "Shapes", "Raster", "Cells"],
    tests: ["TerminalCodes"], data: ["Scene/Golden"]),
  room("Libraries/TerminalPictures", uses: drawing + ["Pictures"]),
  room("Terminal/Widgets", uses: drawing + ["Clocks"], data: ["Primitives/Golden"]),
  room("Terminal/Programs", uses: drawing + ["Clocks", "Texts", "Widgets"], tests: ["teas"]),
  room(
    "Terminal/Findings", uses: drawing + ["JSON", "Pictures", "Widgets", "Programs"],
    data: ["Golden"]),
  room("Libraries/Countdowns", uses: ["Clocks", "Texts"]),
  room("Libraries/Ticks"),
  room("Libraries/CountdownTimers", uses: ["Clocks", "Countdowns", "Ticks"]),
  room(
    "Timer/Faces",
    uses: ["Shapes", "Clocks", "Raster", "Cells", "Scenes", "Widgets", "Countdowns"],
    data: ["Face/Golden"]),
  room("Timer/Reports", uses: ["Clocks", "Texts", "JSON", "Cells", "Countdowns"]),
  room("Timer/Sharing", uses: ["Clocks", "Cells"] + reporting, tests: ["Timers"]),
  room("Support/Tables", uses: ["Clocks", "Texts", "JSON"], data: ["Data"]),
  room(
    "Libraries/Charts", uses: ["Mathematics", "Shapes", "Clocks", "Texts", "JSON"],
    tests: ["ChartReaders"], data: ["Data"]),
  room("Libraries/ChartReaders", uses: ["Clocks", "Texts", "JSON", "Tables", "Charts"]),
  room(
    "Libraries/ChartDrawings", uses: drawing + ["Texts", "Pictures", "Charts"],
    tests: ["ChartReaders"]),
  room("Shape/Outputs", uses: drawing + ["Texts", "CommandLines", "Widgets"]),
  room(
    "Shape/Sketches",
    uses: program + ["CommandLines", "TOML", "Pictures", "Countdowns", "Faces", "Outputs"],
    data: ["Gallery/Golden"]),
  room("Shape/ChartViews", uses: viewing, data: ["Program/Golden"]),
  room("Shape/Quotes", uses: ["Clocks", "Texts", "JSON", "Cells"] + charting, data: ["Data"]),
  room(
    "Shape/QuoteViews", uses: viewing + ["ChartViews", "Quotes"], tests: ["JSON"],
    data: ["Program/Golden"]),
  room("Sound/Synth", uses: ["Mathematics", "Texts"]),
  room("Support/Settings", uses: ["Texts", "CommandLines", "TOML"]),
  room(
    "Pairs/Pairs", uses: program + settings + ["JSON", "Countdowns", "Synth"], tests: ["Pictures"],
    data: ["Themes/Golden"]),
  room("Timer/Timers", uses: timing, tests: ["Pairs", "TimerPrograms", "TimerTestSupport"]),
  room(
    "Timer/TimerPrograms", uses: timing + ["Findings", "Timers", "Pairs"],
    tests: ["Alarms", "TimerTestSupport"], data: ["Doctor/Golden", "Sounds/Golden"]),

  // Effects: only these rooms and those named App or Command may import them (Scripts/imports).
  [.target(name: "CSystem", path: "Sources/Support/CSystem", cSettings: cSettings)],
  room("Support/System", uses: ["CSystem"]),
  room("Support/Files", uses: ["CSystem", "CZlib", "Settings", "System"]),
  room("Support/MQTT", uses: ["CSystem", "Texts", "Clocks", "System"]),
  room("Terminal/TerminalIO", uses: ["CSystem", "Cells", "TerminalCodes", "System"]),
  room("Timer/Control", uses: reporting + ["CSystem", "System", "Files"]),
  room("Timer/Journal", uses: reporting + ["Clocks", "System", "Files"]),
  room(
    "Terminal/Runtime", uses: program + ["CSystem", "Findings", "Ticks", "System", "TerminalIO"]),
  // Only the header: CALSASupport loads the library at run time.
  [
    .systemLibrary(
      name: "CALSA", path: "Sources/Sound/CALSA", providers: [.apt(["libasound2-dev"])]),
    .target(
      name: "CALSASupport", dependencies: [alsa], path: "Sources/Sound/CALSASupport",
      cSettings: alsaSettings),
    .target(
      name: "CSoundDecoder", dependencies: ["CSystem"], path: "Sources/Sound/CSoundDecoder",
      cSettings: cSettings),
  ],
  room(
    "Sound/Alarms",
    uses: ["CSystem", "CALSASupport", alsa, sndFile, "Texts", "Synth", "System", "Files"]),
  room(
    "Timer/TimerEnvironment",
    uses: running + settings + ["Pairs", "Timers", "TimerPrograms", "System", "Files", "Alarms"]),
  room(
    "Timer/TimerProcess",
    uses: running + [
      "CSystem", "JSON", "Countdowns", "Reports", "Synth", "Sharing", "Timers", "System", "Files",
      "MQTT", "Control", "Journal", "Alarms", "TimerEnvironment",
    ],
    tests: ["TimerPrograms", "TimerTestSupport"]),
  room(
    "Timer/CountdownCommand",
    uses: timerCommand + [
      "CSystem", "CommandLines", "Reports", "Synth", "Sharing", "System", "Files", "Control",
      "TimerProcess",
    ],
    tests: ["Faces", "JSON", "TimerTestSupport"]),
  room(
    "Timer/SoundsCommand", uses: timerCommand + ["JSON", "CommandLines", "Synth", "Settings"]),
  room(
    "Timer/AppCommand",
    uses: timerCommand + [
      "Reports", "Settings", "Control", "Journal", "TimerProcess", "CountdownCommand",
      "SoundsCommand",
    ],
    tests: ["Synth", "TOML", "TimerTestSupport"]),
  room(
    "Timer/ControlCommand",
    uses: running + [
      "CSystem", "JSON", "CommandLines", "Pictures", "Countdowns", "Reports", "Sharing", "Timers",
      "TimerPrograms", "System", "Files", "MQTT", "Control", "Journal", "TimerEnvironment",
      "TimerProcess", "CountdownCommand",
    ],
    tests: ["TimerTestSupport"]),
  room(
    "Pairs/PairsCommand",
    uses: timerCommand + ["CommandLines", "Synth", "Settings", "Pairs", "Files"]),
  room(
    "Timer/TimerApp",
    uses: timerCommand + settings + [
      "Faces", "Findings", "Reports", "Synth", "Pairs", "System", "Files", "MQTT", "Control",
      "TimerProcess", "CountdownCommand", "SoundsCommand", "AppCommand", "ControlCommand",
      "PairsCommand",
    ],
    tests: nil),
  room(
    "Shape/ShapeCommand",
    uses: running + ["Findings", "Pictures", "Charts", "Outputs", "System", "Files"]),
  room("Shape/DrawCommand", uses: shapeCommand + ["Countdowns", "Faces", "Sketches"], tests: nil),
  room("Shape/ChartCommand", uses: shapeCommand + charting + ["ChartViews", "Files"], tests: nil),
  room(
    "Shape/QuotesCommand",
    uses: shapeCommand + charting + settings + [
      "Quotes", "QuoteViews", "Synth", "Files", "Alarms",
    ]),
  room(
    "Shape/ShapeApp",
    uses: shapeCommand + [
      "CommandLines", "Findings", "Sketches", "ChartViews", "QuoteViews", "DrawCommand",
      "ChartCommand", "QuotesCommand",
    ]),
].flatMap(\.self)

let programs = [
  executable("timer", in: "Sources/Timer/timer", uses: ["TimerApp"]),
  executable("shape", in: "Sources/Shape/shape", uses: ["ShapeApp"]),
  executable("teas", in: "Examples/teas", uses: running),
]

/// What tests share, and the programs that they start.
let support: [Target] = [
  // Reads the pictures that are made here.
  .systemLibrary(
    name: "CPNG", path: "Tests/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  .target(name: "CTestSupport", path: "Tests/CTestSupport", cSettings: cSettings),
  .target(
    name: "TestSupport",
    dependencies: program + ["CommandLines", "CTestSupport", "CZlib", "TerminalIO"],
    path: "Tests/TestSupport", swiftSettings: swiftSettings),
  // Timers for the tests of several rooms.
  .target(
    name: "TimerTestSupport",
    dependencies: program + [
      "Alarms", "CommandLines", "Control", "Countdowns", "Faces", "Journal", "Reports", "Runtime",
      "System", "TestSupport", "TimerEnvironment", "TimerProcess", "TimerPrograms", "Timers",
    ],
    path: "Tests/Timer/TimerTestSupport", swiftSettings: swiftSettings),
  // A sound card made of software, which ALSA loads as a plugin.
  .target(
    name: "FakeCard", dependencies: [alsa], path: "Tests/FakeCard", cSettings: alsaSettings,
    linkerSettings: [.linkedLibrary("asound", .when(traits: ["ALSA"]))]),
  // A libsndfile that does what the file says, as one might that a file has taken over.
  .target(name: "FakeDecoder", path: "Tests/FakeDecoder", cSettings: cSettings),
  .executableTarget(name: "jobshell", path: "Tests/Probes/jobshell", cSettings: cSettings),
  probe("trap", uses: ["TerminalIO", "TerminalCodes"]),
  probe("hang", uses: ["TerminalIO"]),
  probe("mainqueue", uses: ["Runtime", "TerminalIO"]),
  probe(
    "mishaps",
    uses: ["Alarms", "Clocks", "Control", "Countdowns", "Journal", "Reports", "Runtime", "System"]),
  // Programs that time frames and lists: swift run -c release frames.
  probe("frames", uses: drawing),
  probe("lists", uses: program),
  // Repeats a piece of work whose instructions are counted; see Scripts/instructions.
  probe("repeats", uses: drawing + ["CSystem", "Clocks", "Countdowns", "Faces"]),
  // Work for other programs to compare; see Tests/Oracles.
  probe("outlines", uses: ["Raster", "Shapes"]),
  probe("toml", uses: ["JSON", "Texts", "TOML"]),
]

// The built programs, on terminals of their own.
let endToEnd = Target.testTarget(
  name: "EndToEndTests",
  dependencies: timing + ["timer", "shape", "Control", "TestSupport", "TimerPrograms", "Timers"],
  swiftSettings: swiftSettings)

/// The libraries for other packages, and the rooms that each offers.
let libraries: KeyValuePairs = [
  "Shapes": ["Shapes"], "Raster": ["Raster"], "Pictures": ["Pictures"],
  "TerminalPictures": ["TerminalPictures"], "Charts": ["Charts", "ChartReaders", "ChartDrawings"],
  "Countdowns": ["Clocks", "Countdowns", "CountdownTimers"], "SwiftUIShapes": ["SwiftUIShapes"],
]

let package = Package(
  name: "timer",
  platforms: [.macOS("15.4")],
  products: [
    .executable(name: "timer", targets: ["timer"]), .executable(name: "shape", targets: ["shape"]),
  ] + libraries.map { .library(name: $0.key, targets: $0.value) },
  traits: [
    .default(enabledTraits: ["ALSA", "SndFile"]),
    .trait(name: "ALSA", description: "Sound through ALSA; needs libasound2-dev."),
    .trait(name: "SndFile", description: "FLAC, Ogg, Opus, MP3 and AIFF files, by libsndfile."),
  ],
  targets: rooms.filter { $0.type != .test } + programs + support
    + rooms.filter { $0.type == .test } + [endToEnd],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// Only tests load these libraries.
if testing != nil {
  package.products += ["FakeCard", "FakeDecoder"].map {
    .library(name: $0, type: .dynamic, targets: [$0])
  }
}

/// Removes the targets that the named ones don't need.
@MainActor func keep(_ names: [String]) {
  var needed = Set(names)
  // Each target stands after those that it needs.
  for target in package.targets.reversed() where needed.contains(target.name) {
    for dependency in target.dependencies {
      if case .byNameItem(let name, _) = dependency { needed.insert(name) }
      if case .targetItem(let name, _) = dependency { needed.insert(name) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll {
    !needed.isSuperset(of: ($0 as? Product.Library)?.targets ?? [$0.name])
  }
}

// TIMER_TESTED="Alarms Runtime" builds the tests of these rooms only, since some kinds of builds are slow.
// Tests start the probes, and the snippets show the libraries.
let tested = Context.environment["TIMER_TESTED"]?.split(separator: " ").map { "\($0)Tests" }
if let tested {
  let probes = package.targets.filter { $0.path?.hasPrefix("Tests/Probes") ?? false }
  keep(tested + probes.map(\.name) + libraries.flatMap(\.value) + ["FakeCard", "FakeDecoder"])
} else if isRelease {
  keep(released)
  // What the programs consist of can be compiled at once, before each is linked.
  let parts = package.targets.filter { released.contains($0.name) }.flatMap(\.dependencies)
  package.products.append(
    .library(
      name: "parts", type: .static,
      targets: parts.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }))
}

// Programs that libFuzzer feeds; they have no `main` of their own, so only Scripts/fuzz builds them. The
// tests compile them as libraries.
let isFuzzed = Context.environment["TIMER_FUZZ"] != nil
if isFuzzed || (isTested && tested == nil) {
  let fuzzers: KeyValuePairs<String, [Target.Dependency]> = [
    "paths": ["Raster", "Shapes"],
    "scenes": ["Outputs", "Pictures", "Raster", "Shapes", "Sketches"],
    "input": ["TerminalCodes"], "spans": ["Clocks", "Countdowns"],
    "settings": ["Settings", "TOML", "Texts"], "waves": ["Synth"], "control": ["Control"],
    "run": timing + ["Timers", "TimerPrograms"],
  ]
  let flags = swiftSettings + (isFuzzed ? [.unsafeFlags(["-parse-as-library"])] : [])
  package.targets += fuzzers.map { fuzzer, uses in
    let (name, path) = ("fuzz-\(fuzzer)", "Tests/Fuzz/\(fuzzer)")
    return isFuzzed
      ? .executableTarget(name: name, dependencies: uses, path: path, swiftSettings: flags)
      : .target(name: name, dependencies: uses, path: path, swiftSettings: flags)
  }
}
