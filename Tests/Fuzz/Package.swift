// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Tessera", path: "../..")],
  targets: [
    // The part that all of them share: the run over the inputs, and how it ends.
    .target(
      name: "Fuzzing",
      dependencies: [
        .product(name: "Imaging", package: "Tessera"),
        .product(name: "Platform", package: "Tessera"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-png",
      dependencies: ["Fuzzing", .product(name: "Imaging", package: "Tessera")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-jpeg",
      dependencies: ["Fuzzing", .product(name: "Imaging", package: "Tessera")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-frames",
      dependencies: [
        "Fuzzing", .product(name: "Imaging", package: "Tessera"),
        .product(name: "Platform", package: "Tessera"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-diff",
      dependencies: [
        "Fuzzing", .product(name: "Imaging", package: "Tessera"),
        .product(name: "Platform", package: "Tessera"),
        .product(name: "VisualDiff", package: "Tessera"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-compositional",
      dependencies: ["Fuzzing", .product(name: "UIKit", package: "Tessera")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-scene",
      dependencies: [
        "Fuzzing", .product(name: "Rendering", package: "Tessera"),
        .product(name: "SceneFormat", package: "Tessera"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
