// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Tessera", path: "..")],
  targets: [
    // Counts allocations; only the benchmarks link it.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocations",
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "Gallery", package: "Tessera"),
        .product(name: "Motion", package: "Tessera"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
