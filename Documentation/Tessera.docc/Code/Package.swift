// swift-tools-version: 6.2
import PackageDescription

// Only on Linux: on Apple's systems `import UIKit` means Apple's own.
let tessera: [Target.Dependency] = ["UIKit", "QuartzCore", "CoreGraphics"].map {
  .product(name: $0, package: "Tessera", condition: .when(platforms: [.linux]))
}

// A program that is all of `tessera` plus classes of its own.
let program: [Target.Dependency] = ["Scene", "TesseraCLI"].map {
  .product(name: $0, package: "Tessera", condition: .when(platforms: [.linux]))
}

// Goldens of tables, drawings and pictures: for tests alone.
let testing: [Target.Dependency] = ["LayoutTesting"].map {
  .product(name: $0, package: "Tessera", condition: .when(platforms: [.linux]))
}

let package = Package(
  name: "Hand",
  dependencies: [.package(name: "Tessera", path: "../Tessera")],
  targets: [
    .target(name: "Fan", dependencies: tessera),
    .executableTarget(name: "hand", dependencies: ["Fan"] + tessera + program),
    .testTarget(
      name: "FanTests", dependencies: ["Fan", "hand"] + tessera + testing, exclude: ["Goldens"]),
  ]
)
