// swift-tools-version: 6.2
import PackageDescription

// Only on Linux: on Apple's systems `import UIKit` means Apple's own.
let tessera: [Target.Dependency] = ["UIKit", "QuartzCore", "CoreGraphics"].map {
  .product(name: $0, package: "Tessera", condition: .when(platforms: [.linux]))
}

// Stages and attribute tables: for programs and tests that try a layout out.
let stage: [Target.Dependency] = ["Scene", "Motion", "Rendering"].map {
  .product(name: $0, package: "Tessera", condition: .when(platforms: [.linux]))
}

// Goldens of tables, drawings and pictures: for tests alone.
let testing: [Target.Dependency] = ["LayoutTesting"].map {
  .product(name: $0, package: "Tessera", condition: .when(platforms: [.linux]))
}

// A program that is all of `tessera` plus classes of its own.
let program: [Target.Dependency] = ["Scene", "TesseraCLI"].map {
  .product(name: $0, package: "Tessera", condition: .when(platforms: [.linux]))
}

// The package of a user of Tessera: layouts and cells as they are in an iOS app, and tests of them.
let package = Package(
  name: "UserPackage",
  dependencies: [.package(name: "Tessera", path: "../..")],
  targets: [
    .target(
      name: "ClassicLayouts", dependencies: tessera, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ModernLayouts", dependencies: tessera, swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ClassicLayoutsTests", dependencies: ["ClassicLayouts"] + tessera,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ModernLayoutsTests", dependencies: ["ModernLayouts"] + tessera,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "LayoutGoldenTests", dependencies: ["ClassicLayouts"] + tessera + testing,
      exclude: ["Goldens"]),
    .executableTarget(name: "album", dependencies: tessera + program),
    .testTarget(name: "AlbumTests", dependencies: ["album"]),
    // The package of the tutorial: its layout at first and at the end, its program, its test.
    .target(name: "FanStart", dependencies: tessera),
    .target(name: "Fan", dependencies: tessera),
    .executableTarget(name: "hand", dependencies: ["Fan"] + tessera + program),
    .testTarget(
      name: "FanTests", dependencies: ["Fan", "hand"] + tessera + testing, exclude: ["Goldens"]),
    // The program and the test of the README.
    .executableTarget(name: "grid", dependencies: tessera + stage),
    .testTarget(name: "ReadmeTests", dependencies: ["grid", "ClassicLayouts"] + tessera + stage),
    // The pieces of code that pages show.
    .testTarget(name: "PieceTests", dependencies: tessera + program + testing),
  ]
)
