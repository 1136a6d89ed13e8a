// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "timer", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "swift-benchmark"),
        .product(name: "Raster", package: "timer"),
        .product(name: "Shapes", package: "timer"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
