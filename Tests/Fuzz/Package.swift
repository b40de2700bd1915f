// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Tessera", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz-png",
      dependencies: [.product(name: "Imaging", package: "Tessera")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-jpeg",
      dependencies: [.product(name: "Imaging", package: "Tessera")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-frames",
      dependencies: [.product(name: "Imaging", package: "Tessera")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "fuzz-scene",
      dependencies: [
        .product(name: "Imaging", package: "Tessera"),
        .product(name: "SceneFormat", package: "Tessera"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
