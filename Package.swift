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

/// The programs that Scripts/build builds, with flags that would keep other packages from using the
/// libraries.
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
  "CommandLines", "Clocks", "Cells", "TerminalCodes", "Scenes", "Widgets", "Programs",
  "Countdowns", "Faces", "Runtime",
]

/// Set if `make test` builds; `release` if all rooms are optimized anyway.
let testing = Context.environment["TIMER_TESTS"]
/// Whether `make test` builds for debugging, and optimizes the rooms that draw.
let isTested = testing != nil && testing != "release"

/// The rooms in which tests spend most of their time; their assertions stay.
let optimized: Set = [
  "Shapes", "Raster", "Texts", "JSON", "Cells", "TerminalCodes", "Scenes", "Widgets", "Programs",
  "Faces", "Tables", "Synth", "TOML", "Settings",
]

/// Returns the flags of a room that no package may set in which others depend on this one.
func unsafeFlags(of name: String) -> [SwiftSetting] {
  guard isRelease || isTested else { return [] }
  // The library for regular expressions would make the programs 1.2 MB larger; see PartialText.
  var flags = ["-Xfrontend", "-disable-implicit-string-processing-module-import"]
  if isRelease {
    if specialized.contains(name) { flags.append("-enable-cmo-everything") }
  } else if optimized.contains(name) {
    flags += ["-O", "-assert-config", "Debug"]
  }
  return [.unsafeFlags(flags)]
}

/// Whether sound can be played through ALSA.
let withALSA = TargetDependencyCondition.when(traits: ["ALSA"])
/// Whether files can be decoded by libsndfile.
let withSndFile = TargetDependencyCondition.when(traits: ["SndFile"])

/// A target of `Sources`, with its tests.
struct Room {
  var sources: Target
  var tests: Target?
}

/// Returns the room in the folder `FLOOR/NAME` of `Sources`, which may import what it uses, all listed above
/// it. Its tests, in the same folder of `Tests`, may import these and more; `data` lies beside them. Without a
/// list of what they use, it has none of its own.
func room(
  _ place: String, uses: [Target.Dependency] = [], tests more: [Target.Dependency]? = [],
  data: [String] = []
) -> Room {
  let name = place.split(separator: "/").last.map(String.init) ?? place
  return Room(
    sources: .target(
      name: name, dependencies: uses, path: "Sources/\(place)",
      swiftSettings: swiftSettings + unsafeFlags(of: name)),
    tests: more.map {
      .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + uses + $0,
        path: "Tests/\(place)Tests", exclude: data, swiftSettings: swiftSettings)
    })
}

/// Returns a room without tests of its own: C, or the header of a library.
func room(_ sources: Target) -> Room {
  Room(sources: sources)
}

/// Returns a program for tests and measurements, in `Tests/Probes`.
func probe(_ name: String, uses: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name, dependencies: uses, path: "Tests/Probes/\(name)", swiftSettings: swiftSettings)
}

/// What draws into cells and pixels.
let drawing: [Target.Dependency] = ["Shapes", "Raster", "Cells", "TerminalCodes", "Scenes"]
/// What a terminal program is made of, as a value.
let program: [Target.Dependency] = drawing + ["Clocks", "Texts", "Widgets", "Programs"]

let rooms = [
  // Pure: values in, values out.
  room("Libraries/Shapes"),
  room("Libraries/Raster", uses: ["Shapes"]),
  room("Support/Texts"),
  room("Libraries/Clocks", uses: ["Texts"]),
  room("Support/JSON", uses: ["Texts"]),
  room("Support/CommandLines", uses: ["Texts"]),
  room("Support/TOML", uses: ["Clocks", "JSON", "Texts"]),
  room("Libraries/Cells", uses: ["Shapes", "Raster"]),
  room(
    .systemLibrary(
      name: "CZlib", path: "Sources/Terminal/CZlib", providers: [.apt(["zlib1g-dev"])])),
  room(
    "Terminal/TerminalCodes", uses: ["Raster", "Texts", "Cells", "CZlib"], tests: ["Shapes"],
    data: ["Output/Golden"]),
  room(
    "Libraries/Pictures", uses: ["Shapes", "Raster", "Texts", "JSON", "Cells", "TerminalCodes"],
    tests: ["CPNG"], data: ["SVG/Golden"]),
  room(
    "Terminal/Scenes", uses: ["Shapes", "Raster", "Cells"], tests: ["TerminalCodes"],
    data: ["Scene/Golden"]),
  room("Terminal/Widgets", uses: drawing + ["Clocks"], data: ["Primitives/Golden"]),
  room("Terminal/Programs", uses: drawing + ["Clocks", "Texts", "Widgets"], tests: ["teas"]),
  room("Libraries/Countdowns", uses: ["Clocks", "Texts"]),
  room("Libraries/Ticks"),
  room(
    "Timer/Faces",
    uses: ["Shapes", "Clocks", "Raster", "Cells", "Scenes", "Widgets", "Countdowns"],
    data: ["Face/Golden"]),
  room("Timer/Reports", uses: ["Clocks", "Texts", "JSON", "Cells", "Countdowns"]),
  room("Support/Tables", uses: ["Clocks", "Texts", "JSON"], data: ["Data"]),
  room(
    "Libraries/Charts", uses: ["Shapes", "Clocks", "Texts", "JSON"], tests: ["ChartReaders"],
    data: ["Data"]),
  room("Libraries/ChartReaders", uses: ["Clocks", "Texts", "JSON", "Tables", "Charts"]),
  room(
    "Shape/Outputs", uses: drawing + ["Texts", "JSON", "CommandLines", "Widgets", "Programs"],
    tests: ["Pictures"], data: ["Terminal/Golden"]),
  room(
    "Shape/Sketches",
    uses: program + ["CommandLines", "TOML", "Pictures", "Countdowns", "Faces", "Outputs"],
    data: ["Gallery/Golden"]),
  room(
    "Shape/ChartViews",
    uses: program + [
      "CommandLines", "Pictures", "Countdowns", "Tables", "Charts", "ChartReaders", "Outputs",
    ],
    data: ["Program/Golden"]),
  room(
    "Shape/Quotes",
    uses: ["Clocks", "Texts", "JSON", "Cells", "Tables", "Charts", "ChartReaders"], data: ["Data"]),
  room(
    "Shape/QuoteViews",
    uses: program + [
      "CommandLines", "Pictures", "Countdowns", "Tables", "Charts", "ChartReaders", "Outputs",
      "ChartViews", "Quotes",
    ],
    tests: ["JSON"], data: ["Program/Golden"]),
  room("Sound/Synth", uses: ["Texts"]),
  room("Support/Settings", uses: ["Texts", "TOML"]),
  room(
    "Pairs/Pairs",
    uses: program + ["JSON", "CommandLines", "TOML", "Countdowns", "Synth", "Settings"],
    tests: ["Pictures"],
    data: ["Themes/Golden"]),
  room(
    "Timer/Timers",
    uses: program + [
      "JSON", "CommandLines", "TOML", "Countdowns", "Faces", "Reports", "Synth", "Settings",
    ],
    tests: ["Pairs", "TimerPrograms", "TimerTestSupport"]),
  room(
    "Timer/TimerPrograms",
    uses: program + [
      "JSON", "CommandLines", "TOML", "Countdowns", "Faces", "Reports", "Synth", "Settings",
      "Timers", "Pairs",
    ],
    tests: ["Alarms", "TimerTestSupport"], data: ["Sounds/Golden"]),

  // Effects: only these rooms and those named App or Command may import them (Scripts/imports).
  room(.target(name: "CSystem", path: "Sources/Support/CSystem", cSettings: cSettings)),
  room("Support/System", uses: ["CSystem"]),
  room("Support/Files", uses: ["CSystem", "Settings", "System"]),
  room("Terminal/TerminalIO", uses: ["CSystem", "Cells", "TerminalCodes", "System"]),
  room(
    "Timer/Control",
    uses: ["CSystem", "Texts", "JSON", "Countdowns", "Reports", "System", "Files"]),
  room(
    "Timer/Journal",
    uses: ["Clocks", "Texts", "JSON", "Countdowns", "Reports", "System", "Files"]),
  room("Terminal/Runtime", uses: program + ["CSystem", "Ticks", "System", "TerminalIO"]),
  // Only the header: CALSASupport loads the library at run time.
  room(
    .systemLibrary(
      name: "CALSA", path: "Sources/Sound/CALSA", providers: [.apt(["libasound2-dev"])])),
  room(
    .target(
      name: "CALSASupport", dependencies: [.target(name: "CALSA", condition: withALSA)],
      path: "Sources/Sound/CALSASupport",
      cSettings: cSettings + [.define("ALSA", .when(traits: ["ALSA"]))])),
  room(
    .target(
      name: "CSoundDecoder", dependencies: ["CSystem"], path: "Sources/Sound/CSoundDecoder",
      cSettings: cSettings)),
  room(
    "Sound/Alarms",
    uses: [
      "CSystem", "CALSASupport", .target(name: "CALSA", condition: withALSA),
      .target(name: "CSoundDecoder", condition: withSndFile), "Texts", "Synth", "System", "Files",
    ]),
  room(
    "Timer/TimerEnvironment",
    uses: program + [
      "CommandLines", "TOML", "Settings", "Pairs", "Timers", "TimerPrograms", "System", "Files",
      "TerminalIO", "Runtime", "Alarms",
    ]),
  room(
    "Timer/TimerProcess",
    uses: program + [
      "CSystem", "Countdowns", "Reports", "Synth", "Timers", "System", "Control", "Journal",
      "TerminalIO", "Runtime", "Alarms", "TimerEnvironment",
    ],
    tests: ["JSON", "TimerPrograms", "TimerTestSupport"]),
  room(
    "Timer/CountdownCommand",
    uses: program + [
      "CSystem", "CommandLines", "Countdowns", "Reports", "Synth", "Timers", "TimerPrograms",
      "System", "Files", "Control", "TerminalIO", "Runtime", "Alarms", "TimerEnvironment",
      "TimerProcess",
    ],
    tests: ["Faces", "JSON", "TimerTestSupport"]),
  room(
    "Timer/SoundsCommand",
    uses: program + [
      "JSON", "CommandLines", "Countdowns", "Synth", "Settings", "Timers", "TimerPrograms",
      "TerminalIO", "Runtime", "Alarms", "TimerEnvironment",
    ]),
  room(
    "Timer/AppCommand",
    uses: program + [
      "Countdowns", "Reports", "Settings", "Timers", "TimerPrograms", "Control", "Journal",
      "TerminalIO", "Runtime", "Alarms", "TimerEnvironment", "TimerProcess", "CountdownCommand",
      "SoundsCommand",
    ],
    tests: ["Synth", "TOML", "TimerTestSupport"]),
  room(
    "Timer/ControlCommand",
    uses: program + [
      "CSystem", "JSON", "CommandLines", "Pictures", "Countdowns", "Reports", "Timers",
      "TimerPrograms", "System", "Files", "Control", "Journal", "TerminalIO", "Runtime",
      "TimerEnvironment", "TimerProcess", "CountdownCommand",
    ],
    tests: ["TimerTestSupport"]),
  room(
    "Pairs/PairsCommand",
    uses: program + [
      "CommandLines", "Countdowns", "Synth", "Settings", "Pairs", "Timers", "TimerPrograms",
      "Files", "TerminalIO", "Runtime", "Alarms", "TimerEnvironment",
    ]),
  room(
    "Timer/TimerApp",
    uses: program + [
      "CommandLines", "TOML", "Countdowns", "Faces", "Reports", "Synth", "Settings", "Pairs",
      "Timers", "TimerPrograms", "System", "Files", "TerminalIO", "Runtime", "Alarms",
      "TimerEnvironment", "TimerProcess", "CountdownCommand", "SoundsCommand", "AppCommand",
      "ControlCommand", "PairsCommand",
    ],
    tests: nil),
  room(
    "Shape/ShapeCommand",
    uses: program + ["Pictures", "Charts", "Outputs", "System", "Files", "TerminalIO", "Runtime"],
    tests: nil),
  room(
    "Shape/DrawCommand",
    uses: program + [
      "Pictures", "Countdowns", "Faces", "Outputs", "Sketches", "System", "TerminalIO", "Runtime",
      "ShapeCommand",
    ],
    tests: nil),
  room(
    "Shape/ChartCommand",
    uses: program + [
      "Pictures", "Tables", "Charts", "ChartReaders", "Outputs", "ChartViews", "System", "Files",
      "TerminalIO", "Runtime", "ShapeCommand",
    ],
    tests: nil),
  room(
    "Shape/QuotesCommand",
    uses: program + [
      "CommandLines", "TOML", "Pictures", "Tables", "Charts", "ChartReaders", "Outputs", "Quotes",
      "QuoteViews", "Synth", "Settings", "System", "Files", "TerminalIO", "Runtime", "Alarms",
      "ShapeCommand",
    ]),
  room(
    "Shape/ShapeApp",
    uses: program + [
      "CommandLines", "Pictures", "Outputs", "Sketches", "ChartViews", "QuoteViews", "TerminalIO",
      "Runtime", "ShapeCommand", "DrawCommand", "ChartCommand", "QuotesCommand",
    ],
    tests: ["System"]),
]

let programs: [Target] = [
  .executableTarget(
    name: "timer", dependencies: ["TimerApp"], path: "Sources/Timer/timer",
    swiftSettings: swiftSettings),
  .executableTarget(
    name: "shape", dependencies: ["ShapeApp"], path: "Sources/Shape/shape",
    swiftSettings: swiftSettings),
  // A program to learn from: swift run teas.
  .executableTarget(
    name: "teas",
    dependencies: [
      "Cells", "Clocks", "TerminalCodes", "Scenes", "Widgets", "Programs", "Runtime",
    ],
    path: "Examples/teas", swiftSettings: swiftSettings),
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
    name: "FakeCard", dependencies: [.target(name: "CALSA", condition: withALSA)],
    path: "Tests/FakeCard", cSettings: cSettings + [.define("ALSA", .when(traits: ["ALSA"]))],
    linkerSettings: [.linkedLibrary("asound", .when(traits: ["ALSA"]))]),
  // A libsndfile that does what the file says, as one might that a file has taken over.
  .target(name: "FakeDecoder", path: "Tests/FakeDecoder", cSettings: cSettings),
  .executableTarget(name: "jobshell", path: "Tests/Probes/jobshell", cSettings: cSettings),
  probe("trap", uses: ["TerminalIO", "TerminalCodes"]),
  probe("hang", uses: ["TerminalIO"]),
  probe("mainqueue", uses: ["Runtime", "TerminalIO"]),
  probe(
    "mishaps",
    uses: [
      "Alarms", "Clocks", "Control", "Countdowns", "Journal", "Reports", "Runtime", "System",
    ]),
  // Times whole frames of a moving ring: swift run -c release frames.
  probe("frames", uses: drawing),
  // Times steps through long lists: swift run -c release lists.
  probe("lists", uses: program),
  // Repeats a piece of work whose instructions are counted; see Scripts/instructions.
  probe("repeats", uses: drawing + ["CSystem", "Clocks", "Countdowns", "Faces"]),
  // Draws what other renderers draw too; see Tests/Oracles/conformance.
  probe("outlines", uses: ["Raster", "Shapes"]),
  // Reads TOML for another program to compare; see Tests/Oracles/compare-toml.
  probe("toml", uses: ["JSON", "Texts", "TOML"]),
]

// The built programs, on terminals of their own.
let endToEnd = Target.testTarget(
  name: "EndToEndTests",
  dependencies: [
    "timer", "shape", "Control", "Countdowns", "Reports", "Settings", "Synth", "TestSupport",
    "TimerPrograms", "Timers",
  ],
  swiftSettings: swiftSettings)

let package = Package(
  name: "timer",
  products: [
    .executable(name: "timer", targets: ["timer"]),
    .executable(name: "shape", targets: ["shape"]),
    Product.library(name: "Shapes", targets: ["Shapes"]),
    Product.library(name: "Raster", targets: ["Raster"]),
    Product.library(name: "Charts", targets: ["Charts", "ChartReaders"]),
  ],
  traits: [
    .default(enabledTraits: ["ALSA", "SndFile"]),
    .trait(name: "ALSA", description: "Sound through ALSA; needs libasound2-dev."),
    .trait(
      name: "SndFile",
      description: "FLAC, Ogg, Opus, MP3 and AIFF files, by libsndfile where it is installed."),
  ],
  targets: rooms.map(\.sources) + programs + support + rooms.compactMap(\.tests) + [endToEnd],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// Only tests load these libraries.
if testing != nil {
  for name in ["FakeCard", "FakeDecoder"] {
    package.products.append(.library(name: name, type: .dynamic, targets: [name]))
  }
}

/// Removes the targets that the named ones don't need.
@MainActor func keep(_ names: [String]) {
  var needed = Set(names)
  // Each target stands after those that it needs.
  for target in package.targets.reversed() where needed.contains(target.name) {
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): needed.insert(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { !needed.contains($0.name) }
}

// TESTED="Alarms Runtime" builds the tests of these rooms only, since some kinds of builds are slow. Tests
// start the probes, and the snippets show the libraries.
if let tested = Context.environment["TESTED"]?.split(separator: " ") {
  let probes = package.targets.filter { $0.path?.hasPrefix("Tests/Probes") ?? false }
  keep(
    tested.map { "\($0)Tests" } + probes.map(\.name)
      + ["FakeCard", "FakeDecoder", "Shapes", "Raster", "Charts", "ChartReaders"])
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
let isFuzzed = Context.environment["FUZZ"] != nil
if isFuzzed || (isTested && Context.environment["TESTED"] == nil) {
  func fuzzer(of name: String, _ dependencies: [Target.Dependency]) -> Target {
    let (name, path) = ("fuzz-\(name)", "Tests/Fuzz/\(name)")
    return isFuzzed
      ? .executableTarget(
        name: name, dependencies: dependencies, path: path,
        swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])])
      : .target(name: name, dependencies: dependencies, path: path, swiftSettings: swiftSettings)
  }
  package.targets += [
    fuzzer(of: "paths", ["Raster", "Shapes"]),
    fuzzer(of: "scenes", ["Outputs", "Pictures", "Raster", "Shapes", "Sketches"]),
    fuzzer(of: "input", ["TerminalCodes"]),
    fuzzer(of: "spans", ["Clocks", "Countdowns"]),
    fuzzer(of: "settings", ["Settings", "TOML", "Texts"]),
    fuzzer(of: "waves", ["Synth"]),
    fuzzer(of: "control", ["Control"]),
    fuzzer(
      of: "run",
      [
        "Clocks", "Texts", "Countdowns", "Faces", "Programs", "Reports", "Timers", "TimerPrograms",
      ]),
  ]
}
