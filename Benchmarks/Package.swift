// swift-tools-version: 6.2
import PackageDescription

/// As the package links its own programs.
let program: [LinkerSetting] = [
  .unsafeFlags(
    [
      ["-static-stdlib"],
      ["-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections"],
      [
        "-lswift_RegexParser", "-lswiftSynchronization", "-Xclang-linker", "-no-pie", "-Xlinker",
        "--no-export-dynamic",
      ],
      ["-Xlinker", "--compress-debug-sections=zlib"],
      ["-ld-path=\(Context.packageDirectory)/../.ci/linker"],
    ].flatMap { $0 },
    .when(platforms: [.linux], configuration: .release))
]

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
        .product(name: "CairoBackend", package: "Tessera"),
        .product(name: "Drawing", package: "Tessera"),
        .product(name: "Imaging", package: "Tessera"),
        .product(name: "Figures", package: "Tessera"),
        .product(name: "Scene", package: "Tessera"),
        .product(name: "SceneFormat", package: "Tessera"),
        .product(name: "CoreGraphics", package: "Tessera"),
        .product(name: "Rendering", package: "Tessera"),
        .product(name: "VisualDiff", package: "Tessera"),
        "CairoReference",
        "WebPReference",
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
      linkerSettings: program),
    // What it takes to start and to draw once.
    .executableTarget(
      name: "first-picture",
      dependencies: [
        .product(name: "CairoBackend", package: "Tessera"),
        .product(name: "Drawing", package: "Tessera"),
        .product(name: "Imaging", package: "Tessera"),
        .product(name: "CoreGraphics", package: "Tessera"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
      linkerSettings: program),
    // The command line as a user's package has it.
    .executableTarget(
      name: "program",
      dependencies: [.product(name: "TesseraCLI", package: "Tessera")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
      linkerSettings: program),
    // A program that the start of ours is measured against.
    .executableTarget(
      name: "trivial", swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
      linkerSettings: program),
    // What Tessera is measured against: the same frame in C, and the same files by libwebp.
    .target(name: "WebPReference", dependencies: ["CWebPHeaders"]),
    .systemLibrary(
      name: "CWebPHeaders", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .target(name: "CairoReference", dependencies: ["CCairoHeaders"]),
    .systemLibrary(
      name: "CCairoHeaders", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
  ]
)
