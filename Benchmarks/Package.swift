// swift-tools-version: 6.2
import PackageDescription

let raster: [Target.Dependency] = [
  .product(name: "Raster", package: "timer"),
  .product(name: "Shapes", package: "timer"),
]

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "RasterTimes", targets: ["RasterTimes"])
  ],
  dependencies: [
    .package(name: "timer", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .target(name: "Outlines", dependencies: raster),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Outlines", .product(name: "Benchmark", package: "swift-benchmark")] + raster),
    .executableTarget(name: "RasterTimes", dependencies: ["Outlines"] + raster),
  ],
  swiftLanguageModes: [.v6]
)
