// swift-tools-version: 6.2
import PackageDescription

let tessera: [Target.Dependency] = [
  .product(name: "UIKit", package: "Tessera"),
  .product(name: "QuartzCore", package: "Tessera"),
  .product(name: "CoreGraphics", package: "Tessera"),
]

// What a user of Tessera has: layouts and cells as they are in an iOS app, and tests of them.
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
  ]
)
