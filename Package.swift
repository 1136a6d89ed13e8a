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

/// Splits `FLOOR/NAME`, a room's folder below `Sources`, into the floor and the name of the target.
func parts(of place: String) -> (floor: String, name: String) {
  let parts = place.split(separator: "/").map(String.init)
  return (parts[0], parts[1])
}

/// A library target in a folder `FLOOR/NAME`; each may depend only on those listed above it.
func room(_ place: String, _ dependencies: [Target.Dependency] = []) -> Target {
  let name = parts(of: place).name
  return .target(
    name: name, dependencies: dependencies, path: "Sources/\(place)",
    swiftSettings: swiftSettings + unsafeFlags(of: name))
}

/// Whether sound can be played through ALSA.
let withALSA = TargetDependencyCondition.when(traits: ["ALSA"])
/// Whether files can be decoded by libsndfile.
let withSndFile = TargetDependencyCondition.when(traits: ["SndFile"])

/// The tests of one room; recorded texts lie in `Golden` beside them.
func tests(of place: String, _ more: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  let (floor, name) = parts(of: place)
  return .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "TestSupport"] + more,
    path: "Tests/\(floor)/\(name)Tests",
    exclude: exclude,
    swiftSettings: swiftSettings)
}

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
  targets: [
    // Pure: values in, values out.
    room("Libraries/Shapes"),
    room("Libraries/Raster", ["Shapes"]),
    room("Support/Texts"),
    room("Libraries/Clocks", ["Texts"]),
    room("Support/JSON", ["Texts"]),
    room("Support/CommandLines", ["Texts"]),
    room("Support/TOML", ["Clocks", "JSON", "Texts"]),
    room("Libraries/Cells", ["Shapes", "Raster"]),
    .systemLibrary(
      name: "CZlib", path: "Sources/Terminal/CZlib", providers: [.apt(["zlib1g-dev"])]),
    room("Terminal/TerminalCodes", ["Raster", "Cells", "CZlib"]),
    room("Libraries/Pictures", ["Shapes", "Raster", "Texts", "JSON", "Cells", "TerminalCodes"]),
    room("Terminal/Scenes", ["Shapes", "Raster", "Cells"]),
    room(
      "Terminal/Widgets", ["Shapes", "Clocks", "Raster", "Cells", "TerminalCodes", "Scenes"]),
    room(
      "Terminal/Programs",
      ["Shapes", "Clocks", "Raster", "Texts", "Cells", "TerminalCodes", "Scenes", "Widgets"]),
    room("Libraries/Countdowns", ["Clocks", "Texts"]),
    room("Libraries/Ticks"),
    room(
      "Timer/Faces", ["Shapes", "Clocks", "Raster", "Cells", "Scenes", "Widgets", "Countdowns"]),
    room("Timer/Reports", ["Clocks", "Texts", "JSON", "Cells", "Countdowns"]),
    room("Support/Tables", ["Clocks", "Texts", "JSON"]),
    room("Libraries/Charts", ["Shapes", "Clocks", "Texts", "JSON"]),
    room("Libraries/ChartReaders", ["Clocks", "Texts", "JSON", "Tables", "Charts"]),
    room(
      "Shape/ChartViews",
      [
        "Shapes", "Clocks", "Raster", "Texts", "Cells", "TerminalCodes", "Pictures", "Scenes",
        "Widgets", "Programs", "Charts", "ChartReaders",
      ]),
    room(
      "Shape/Quotes", ["Clocks", "Texts", "JSON", "Cells", "Tables", "Charts", "ChartReaders"]),
    room(
      "Shape/QuoteViews",
      [
        "Shapes", "Clocks", "Raster", "Texts", "Cells", "TerminalCodes", "Pictures", "Scenes",
        "Widgets", "Programs", "Charts", "ChartViews", "Quotes",
      ]),
    room("Sound/Synth", ["Texts"]),
    room(
      "Pairs/Pairs",
      [
        "Shapes", "Clocks", "Raster", "Texts", "JSON", "Cells", "TerminalCodes", "Scenes",
        "Widgets", "Programs", "Countdowns", "Synth",
      ]),
    room("Support/Settings", ["Texts", "TOML"]),
    room(
      "Timer/Timers",
      [
        "Clocks", "Raster", "Texts", "JSON", "CommandLines", "TOML", "Cells", "TerminalCodes",
        "Scenes", "Widgets", "Programs", "Countdowns", "Faces", "Reports", "Synth", "Settings",
      ]),
    room(
      "Timer/TimerPrograms",
      [
        "Shapes", "Clocks", "Raster", "Texts", "JSON", "CommandLines", "TOML", "Cells",
        "TerminalCodes", "Scenes", "Widgets", "Programs", "Countdowns", "Faces", "Reports", "Synth",
        "Settings", "Timers",
      ]),

    // Effects: only these rooms and those named App or Command may import them (Scripts/imports).
    .target(name: "CSystem", path: "Sources/Support/CSystem", cSettings: cSettings),
    room("Support/System", ["CSystem"]),
    room("Support/Files", ["CSystem", "Settings", "System"]),
    room("Terminal/TerminalIO", ["CSystem", "Cells", "TerminalCodes", "System"]),
    room(
      "Timer/Control", ["CSystem", "Texts", "JSON", "Countdowns", "Reports", "System", "Files"]),
    room("Timer/Journal", ["Clocks", "Texts", "JSON", "Countdowns", "Reports", "System", "Files"]),
    room(
      "Terminal/Runtime",
      [
        "CSystem", "Clocks", "Ticks", "Texts", "Cells", "TerminalCodes", "System", "TerminalIO",
        "Widgets", "Programs",
      ]),
    // Only the header: CALSASupport loads the library at run time.
    .systemLibrary(
      name: "CALSA", path: "Sources/Sound/CALSA", providers: [.apt(["libasound2-dev"])]),
    .target(
      name: "CALSASupport", dependencies: [.target(name: "CALSA", condition: withALSA)],
      path: "Sources/Sound/CALSASupport",
      cSettings: cSettings + [.define("ALSA", .when(traits: ["ALSA"]))]),
    .target(
      name: "CSoundDecoder", dependencies: ["CSystem"], path: "Sources/Sound/CSoundDecoder",
      cSettings: cSettings),
    room(
      "Sound/Alarms",
      [
        "CSystem", "CALSASupport", .target(name: "CALSA", condition: withALSA),
        .target(name: "CSoundDecoder", condition: withSndFile), "Texts", "Synth", "System", "Files",
      ]),
    room(
      "Timer/TimerApp",
      [
        "CSystem", "Shapes", "Clocks", "Raster", "Texts", "JSON", "TOML", "Cells", "TerminalCodes",
        "TerminalIO", "Scenes", "Pictures",
        "Widgets", "Programs", "Runtime", "Countdowns", "Faces", "Reports", "Timers",
        "TimerPrograms", "Pairs", "Settings", "Synth", "Alarms", "System", "Files", "Control",
        "Journal", "CommandLines",
      ]),
    room(
      "Shape/ShapeApp",
      [
        "Shapes", "Clocks", "Raster", "Texts", "JSON", "TOML", "Cells", "TerminalCodes", "Pictures",
        "TerminalIO", "Scenes", "Widgets", "Programs", "Runtime", "Countdowns", "Faces", "Files",
        "Settings", "Tables", "Charts", "ChartReaders", "ChartViews", "Quotes", "QuoteViews",
        "CSystem", "System", "Synth", "Alarms", "CommandLines",
      ]),
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

    // Reads the pictures that are made here.
    .systemLibrary(
      name: "CPNG", path: "Tests/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "CTestSupport", path: "Tests/CTestSupport", cSettings: cSettings),
    .target(
      name: "TestSupport",
      dependencies: [
        "CommandLines", "Texts", "Shapes", "Clocks", "Raster", "Cells", "CTestSupport", "CZlib",
        "TerminalCodes",
        "TerminalIO",
        "Scenes", "Widgets", "Programs",
      ],
      path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    // Timers for the tests of several rooms.
    .target(
      name: "TimerTestSupport",
      dependencies: [
        "Cells", "Clocks", "CommandLines", "Countdowns", "Faces", "Programs", "Reports", "Scenes",
        "TerminalCodes", "TestSupport", "Texts", "TimerPrograms", "Timers", "Widgets",
      ],
      path: "Tests/Timer/TimerTestSupport",
      swiftSettings: swiftSettings),
    // A sound card made of software, which ALSA loads as a plugin.
    .target(
      name: "FakeCard", dependencies: [.target(name: "CALSA", condition: withALSA)],
      path: "Tests/FakeCard", cSettings: cSettings + [.define("ALSA", .when(traits: ["ALSA"]))],
      linkerSettings: [.linkedLibrary("asound", .when(traits: ["ALSA"]))]),
    // A libsndfile that does what the file says, as one might that a file has taken over.
    .target(name: "FakeDecoder", path: "Tests/FakeDecoder", cSettings: cSettings),
    // Programs that tests start, as they start `timer` itself.
    .executableTarget(name: "jobshell", path: "Tests/Probes/jobshell", cSettings: cSettings),
    .executableTarget(
      name: "trap", dependencies: ["TerminalIO", "TerminalCodes"], path: "Tests/Probes/trap",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "hang", dependencies: ["TerminalIO"], path: "Tests/Probes/hang",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "mainqueue", dependencies: ["Runtime", "TerminalIO"], path: "Tests/Probes/mainqueue",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "mishaps",
      dependencies: [
        "Alarms", "Clocks", "Control", "Countdowns", "Journal", "Reports", "Runtime", "System",
      ],
      path: "Tests/Probes/mishaps", swiftSettings: swiftSettings),
    // Times whole frames of a moving ring: swift run -c release frames.
    .executableTarget(
      name: "frames", dependencies: ["Cells", "Raster", "Scenes", "Shapes", "TerminalCodes"],
      path: "Tests/Probes/frames", swiftSettings: swiftSettings),
    // Times steps through long lists: swift run -c release lists.
    .executableTarget(
      name: "lists",
      dependencies: ["Cells", "Clocks", "Programs", "Scenes", "TerminalCodes", "Widgets"],
      path: "Tests/Probes/lists", swiftSettings: swiftSettings),
    // Repeats a piece of work whose instructions are counted; see Scripts/instructions.
    .executableTarget(
      name: "repeats",
      dependencies: [
        "CSystem", "Cells", "Clocks", "Countdowns", "Faces", "Raster", "Scenes", "Shapes",
        "TerminalCodes",
      ],
      path: "Tests/Probes/repeats", swiftSettings: swiftSettings),
    // Draws what other renderers draw too; see Tests/Oracles/conformance.
    .executableTarget(
      name: "outlines", dependencies: ["Raster", "Shapes"], path: "Tests/Probes/outlines",
      swiftSettings: swiftSettings),
    // Reads TOML for another program to compare; see Tests/Oracles/compare-toml.
    .executableTarget(
      name: "toml", dependencies: ["JSON", "Texts", "TOML"], path: "Tests/Probes/toml",
      swiftSettings: swiftSettings),
    tests(of: "Libraries/Shapes"),
    tests(of: "Libraries/Clocks"),
    tests(of: "Libraries/Raster", ["Shapes"]),
    tests(of: "Support/Texts"),
    tests(of: "Support/JSON"),
    tests(of: "Support/CommandLines", ["Texts"]),
    tests(of: "Support/TOML"),
    tests(of: "Libraries/Cells", ["Raster", "Shapes"]),
    tests(of: "Terminal/TerminalCodes", ["Cells", "Raster", "Shapes"], exclude: ["Output/Golden"]),
    tests(
      of: "Libraries/Pictures", ["CPNG", "Shapes", "Raster", "JSON", "Cells", "TerminalCodes"],
      exclude: ["SVG/Golden"]),
    tests(
      of: "Terminal/Scenes", ["Cells", "Raster", "Shapes", "TerminalCodes"],
      exclude: ["Scene/Golden"]),
    tests(
      of: "Terminal/Widgets", ["Shapes", "Clocks", "Raster", "Cells", "TerminalCodes", "Scenes"],
      exclude: ["Primitives/Golden"]),
    tests(
      of: "Terminal/Programs",
      ["teas", "Shapes", "Clocks", "Raster", "Cells", "TerminalCodes", "Scenes", "Widgets"]),
    tests(of: "Libraries/Countdowns", ["Clocks"]),
    tests(of: "Libraries/Ticks"),
    tests(
      of: "Timer/Faces",
      ["Clocks", "Cells", "Countdowns", "Raster", "Scenes", "Shapes", "Widgets"],
      exclude: ["Face/Golden"]),
    tests(of: "Timer/Reports", ["Clocks", "Texts", "JSON", "Cells", "Countdowns"]),
    tests(of: "Timer/Journal", ["Clocks", "Texts", "Countdowns", "Reports"]),
    tests(of: "Timer/Control", ["CSystem", "Countdowns", "JSON", "Reports", "System"]),
    tests(of: "Support/System"),
    tests(of: "Support/Files", ["Settings", "System"]),
    tests(of: "Support/Settings", ["Texts", "TOML"]),
    tests(of: "Terminal/TerminalIO", ["TerminalCodes", "System"]),
    tests(
      of: "Terminal/Runtime",
      [
        "Cells", "Clocks", "Programs", "Raster", "Scenes", "Shapes", "TerminalCodes",
        "TerminalIO", "Widgets",
      ]),
    tests(of: "Support/Tables", ["Clocks", "Texts"], exclude: ["Data"]),
    tests(of: "Libraries/Charts", ["Shapes", "Clocks", "JSON", "ChartReaders"], exclude: ["Data"]),
    tests(of: "Libraries/ChartReaders", ["Tables", "Charts"]),
    tests(
      of: "Shape/ChartViews",
      [
        "Shapes", "Clocks", "Raster", "Cells", "TerminalCodes", "Pictures", "Scenes", "Widgets",
        "Programs", "Charts", "ChartReaders",
      ],
      exclude: ["Program/Golden"]),
    tests(
      of: "Shape/Quotes", ["Clocks", "Texts", "JSON", "Cells", "Tables", "Charts"],
      exclude: ["Data"]),
    tests(
      of: "Shape/QuoteViews",
      [
        "Shapes", "Clocks", "Raster", "Texts", "JSON", "Cells", "TerminalCodes", "Pictures",
        "Scenes",
        "Widgets", "Programs", "Charts", "ChartViews", "Quotes",
      ],
      exclude: ["Program/Golden"]),
    tests(of: "Sound/Synth"),
    tests(
      of: "Pairs/Pairs",
      [
        "Shapes", "Clocks", "Raster", "Texts", "Cells", "TerminalCodes", "Pictures", "Scenes",
        "Widgets", "Programs", "Synth",
      ],
      exclude: ["Themes/Golden"]),
    tests(of: "Sound/Alarms", ["CALSASupport", "Texts", "Synth", "System"]),
    tests(
      of: "Timer/Timers",
      [
        "Cells", "Clocks", "CommandLines", "Countdowns", "Faces", "Programs", "Reports",
        "Settings", "Synth", "TOML", "TerminalCodes", "Texts", "TimerPrograms", "TimerTestSupport",
        "Widgets",
      ]),
    tests(
      of: "Timer/TimerPrograms",
      [
        "Alarms", "Cells", "Clocks", "CommandLines", "Countdowns", "Faces", "JSON", "Programs",
        "Raster", "Reports", "Scenes", "Settings", "Shapes", "Synth", "TOML", "TerminalCodes",
        "Texts", "TimerTestSupport", "Timers", "Widgets",
      ],
      exclude: ["Sounds/Golden"]),
    tests(
      of: "Timer/TimerApp",
      [
        "Alarms", "Cells", "Clocks", "CommandLines", "Control", "Countdowns", "Faces", "Files",
        "JSON", "Journal", "Pairs", "Programs", "Reports", "Runtime", "Settings", "Synth",
        "System", "TOML", "TerminalCodes", "TerminalIO", "Texts", "TimerPrograms",
        "TimerTestSupport", "Timers",
      ]),
    tests(
      of: "Shape/ShapeApp",
      [
        "Shapes", "Clocks", "Raster", "Cells", "Pictures", "TerminalCodes", "Scenes", "Widgets",
        "Programs", "Runtime", "Texts", "JSON", "Tables", "Charts", "ChartReaders", "ChartViews",
        "Quotes", "QuoteViews", "Alarms", "Synth", "CommandLines", "System",
      ],
      exclude: ["Gallery/Golden", "Probe/Golden"]),
    // The built programs, on terminals of their own.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "timer", "shape", "Timers", "TimerApp", "Clocks", "Control", "Countdowns", "Journal",
        "Reports",
        "Runtime",
        "Settings", "Synth", "System", "TerminalIO", "TestSupport",
      ],
      swiftSettings: swiftSettings),
  ],
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
    fuzzer(of: "scenes", ["Pictures", "Raster", "ShapeApp", "Shapes"]),
    fuzzer(of: "input", ["TerminalCodes"]),
    fuzzer(of: "spans", ["Clocks", "Countdowns"]),
    fuzzer(of: "settings", ["Settings", "TOML"]),
    fuzzer(of: "waves", ["Synth"]),
    fuzzer(of: "control", ["Control"]),
    fuzzer(
      of: "run",
      [
        "Clocks", "Texts", "Countdowns", "Faces", "Programs", "Reports", "Timers", "TimerPrograms",
      ]),
  ]
}
