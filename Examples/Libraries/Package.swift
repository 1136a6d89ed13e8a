// swift-tools-version: 6.2
import PackageDescription

/// Returns a library of the package, by its product's name.
func library(_ name: String) -> Target.Dependency { .product(name: name, package: "timer") }

// Five programs that use the libraries as any other package does. Put the address there from which you cloned;
// Scripts/check-examples lets git replace it by a clone of its own.
let package = Package(
  name: "examples",
  platforms: [.macOS("15.4")],
  dependencies: [.package(url: "https://example.org/timer.git", from: "0.1.0")],
  targets: [
    .executableTarget(
      name: "progress", dependencies: [library("Raster"), library("TerminalPictures")]),
    .executableTarget(name: "badge", dependencies: [library("Raster"), library("Pictures")]),
    .executableTarget(name: "chart", dependencies: [library("Charts"), library("Pictures")]),
    .executableTarget(name: "countdown", dependencies: [library("Countdowns")]),
    .executableTarget(
      name: "card",
      dependencies: [library("Raster"), library("Pictures"), library("TerminalPictures")]),
  ]
)
