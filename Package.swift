// swift-tools-version: 6.2
import PackageDescription

/// Our own code: Swift 6, strict memory safety, imports internal unless they say otherwise.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// Tests that call more than they compute: the compiler takes half the time for them where it does not optimise.
let calls: [SwiftSetting] = house + [.unsafeFlags(["-Onone"])]

/// Written as an app would write it: Swift 5, the mode of most published layouts.
let app: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .treatAllWarnings(as: .error),
]

/// What only debuggers read is as good packed, and libraries that are opened when they are needed are not opened at the
/// start. Who has the package as a dependency links programs of their own.
let tool = [
  "-Xlinker", "--compress-debug-sections=zlib",
  "-ld-path=\(Context.packageDirectory)/.ci/linker",
]

/// The program has the Swift runtime inside, and every address is known when it is linked: one that waits for the system to
/// find and place its libraries has half of its start behind it when it begins. No test can depend on it: what is linked
/// into tests would be linked so, too.
let program =
  tool + [
    "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
    "-l_FoundationCollections", "-lswift_RegexParser", "-lswiftSynchronization", "-Xlinker",
    "--no-export-dynamic",
    "-Xclang-linker", "-no-pie",
  ]

/// For programs as they are released.
func linked(_ flags: [String]) -> [LinkerSetting] {
  [.unsafeFlags(flags, .when(platforms: [.linux], configuration: .release))]
}

let package = Package(
  name: "Tessera",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Gallery", targets: ["Gallery"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "CairoBackend", targets: ["CairoBackend"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Figures", targets: ["Figures"]),
    .library(name: "Scene", targets: ["Scene"]),
    .library(name: "SceneFormat", targets: ["SceneFormat"]),
    .library(name: "Imaging", targets: ["Imaging"]),
    .library(name: "Platform", targets: ["Platform"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "VisualDiff", targets: ["VisualDiff"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "TesseraCLI", targets: ["TesseraCLI"]),
    .plugin(name: "RenderLayouts", targets: ["RenderLayouts"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .library(name: "_Testing_CoreGraphics", targets: ["_Testing_CoreGraphics"]),
  ],
  targets: [
    // Text that goes out, with a writer for each sort of reader, and JSON that comes in.
    .target(name: "Notation", swiftSettings: house),
    // The system, which only this target calls: files, processes, limits, streams.
    .target(name: "Platform", dependencies: ["Notation"], swiftSettings: house),

    // Apple's names: what a layout file imports.
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"], swiftSettings: house),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: house),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", "Notation", "QuartzCore", "_Testing_UIKit"],
      swiftSettings: house),
    // Layouts, cells and data as an app has them.
    .target(name: "Gallery", dependencies: ["UIKit"], swiftSettings: app),
    // Swift Testing imports these two beside the modules they are named after.
    .target(name: "_Testing_CoreGraphics", swiftSettings: house),
    .target(name: "_Testing_UIKit", swiftSettings: house),

    // Our names: values in, values out.
    .target(
      name: "Drawing", dependencies: ["CoreGraphics", "Notation", "Platform", "QuartzCore"],
      swiftSettings: house),
    .target(
      name: "Motion", dependencies: ["CoreGraphics", "Notation", "QuartzCore", "Drawing"],
      swiftSettings: house),

    // What to show of it: figures as drawings.
    .target(
      name: "Figures",
      dependencies: ["CoreGraphics", "Notation", "QuartzCore", "Drawing", "Motion"],
      swiftSettings: house),

    // Opens all C libraries but the system's, each when one of its functions is called for the first time.
    .target(
      name: "CLateBinding",
      dependencies: [
        "CCairo", "CDeflate", "CFontconfig", "CFreeType", "CHarfBuzz", "CPango", "CTurboJPEG",
        "CWebP", "CYaml",
      ]),

    // Pictures: pixels in memory, their files, and the C libraries that only this target calls.
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "Imaging",
      dependencies: [
        "CDeflate", "CLateBinding", "CTurboJPEG", "CWebP", "Notation", "Platform",
      ],
      swiftSettings: house),

    // Drawings become pixels: the only code that calls Cairo, Pango and what is under them.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
    .target(
      name: "CairoBackend",
      dependencies: [
        "CCairo", "CFontconfig", "CFreeType", "CHarfBuzz", "CLateBinding", "CPango", "CoreGraphics",
        "Notation", "Platform", "QuartzCore", "Drawing", "Imaging",
      ],
      swiftSettings: house),

    // Scene files as values: JSON, and YAML by the library that only this target calls.
    .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(
      name: "SceneFormat",
      dependencies: [
        "CLateBinding", "CYaml", "CoreGraphics", "Drawing", "Motion", "Notation", "Platform",
      ],
      swiftSettings: house),

    // How two pictures, animations, drawings or tables differ: facts, and masks that show them.
    .target(
      name: "VisualDiff",
      dependencies: [
        "CoreGraphics", "Drawing", "Imaging", "Motion", "Notation", "Platform", "SceneFormat",
      ],
      swiftSettings: house),

    // Where UIKit's classes become values.
    .target(
      name: "Scene",
      dependencies: [
        "Drawing", "Gallery", "Motion", "Notation", "QuartzCore", "SceneFormat", "UIKit",
      ],
      swiftSettings: house),

    // A scene that was played becomes its files.
    .target(
      name: "Rendering",
      dependencies: [
        "CairoBackend", "CoreGraphics", "Drawing", "Figures", "Imaging", "Motion", "Notation",
        "Platform", "Scene", "SceneFormat", "VisualDiff",
      ],
      swiftSettings: house),

    // Scenes and goldens in Swift Testing: for targets of tests alone, as it needs the library of the toolchain.
    .target(
      name: "LayoutTesting",
      dependencies: [
        "CairoBackend", "CoreGraphics", "Drawing", "Imaging", "Motion", "Notation", "Platform",
        "Rendering", "Scene", "SceneFormat", "UIKit", "VisualDiff",
      ],
      swiftSettings: house),

    // Programs.
    .target(
      name: "TesseraCLI",
      dependencies: [
        "CairoBackend", "CoreGraphics", "Drawing", "Figures", "Imaging", "Motion", "Notation",
        "Platform", "Rendering", "Scene", "SceneFormat", "UIKit", "VisualDiff",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "tessera", dependencies: ["TesseraCLI"], swiftSettings: house,
      linkerSettings: linked(program)),
    // Builds and runs a program of a package that has layouts of its own.
    .plugin(
      name: "RenderLayouts",
      capability: .command(
        intent: .custom(
          verb: "render-layouts", description: "Draws and checks scenes of this package's layouts."),
        permissions: [
          .writeToPackageDirectory(reason: "pictures and goldens lie beside the scenes")
        ])),
    .executableTarget(
      name: "conformance", dependencies: ["Motion", "Notation", "Platform", "Scene", "UIKit"],
      path: "Sources/Conformance", swiftSettings: house, linkerSettings: linked(tool)),

    // Programs that tests ask what others see in our files.
    .target(
      name: "Readers", dependencies: ["Platform"], path: "Tests/Readers", swiftSettings: house),

    // Cases that stand in folders, and the words of a test that finds another result.
    .target(
      name: "Cases",
      dependencies: ["CoreGraphics", "Drawing", "Imaging", "Notation", "VisualDiff"],
      path: "Tests/Cases", swiftSettings: house),

    // Tests: one target a module, the same folders.
    .testTarget(
      name: "NotationTests", dependencies: ["Notation", "Readers"], swiftSettings: calls),
    .testTarget(
      name: "PlatformTests", dependencies: ["Platform", "Readers"], swiftSettings: calls),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["Notation", "CoreGraphics"], swiftSettings: calls),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["Notation", "CoreGraphics", "QuartzCore"],
      swiftSettings: calls),
    .testTarget(name: "UIKitTests", dependencies: ["Notation", "UIKit"], swiftSettings: calls),
    // The screens of an app, written for UIKit alone, and used as a finger uses them.
    .testTarget(
      name: "SampleArticleTests",
      dependencies: ["Cases", "Drawing", "Motion", "Rendering", "Scene", "SceneFormat", "UIKit"],
      swiftSettings: calls),
    .testTarget(
      name: "GalleryTests", dependencies: ["Notation", "Gallery", "UIKit"], swiftSettings: calls),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Cases", "CoreGraphics", "Drawing", "Imaging", "Notation", "QuartzCore", "Readers",
      ],
      swiftSettings: house),
    .testTarget(
      name: "ImagingTests", dependencies: ["Notation", "Imaging", "Platform", "Readers"],
      swiftSettings: house),
    .testTarget(
      name: "CairoBackendTests",
      dependencies: ["CairoBackend", "Cases", "CoreGraphics", "Drawing", "Imaging", "Readers"],
      swiftSettings: house),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "Notation", "Readers"], swiftSettings: calls),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "CairoBackend", "Cases", "CoreGraphics", "Drawing", "Figures", "Imaging", "Motion",
        "QuartzCore",
        "Readers", "Rendering", "Scene", "SceneFormat",
      ], swiftSettings: calls),
    .testTarget(
      name: "SceneFormatTests",
      dependencies: ["CoreGraphics", "Drawing", "Motion", "Notation", "Readers", "SceneFormat"],
      swiftSettings: calls),
    .testTarget(
      name: "SceneTests",
      dependencies: [
        "CairoBackend", "Cases", "Drawing", "Figures", "Gallery", "Imaging", "Motion", "Notation",
        "QuartzCore", "Readers", "Scene", "SceneFormat", "UIKit",
      ],
      swiftSettings: calls),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "CairoBackend", "Cases", "CoreGraphics", "Drawing", "Figures", "Imaging", "Motion",
        "Notation", "Platform", "Readers", "Rendering", "Scene", "SceneFormat", "UIKit",
      ],
      swiftSettings: calls),
    .testTarget(
      name: "VisualDiffTests",
      dependencies: [
        "CairoBackend", "Cases", "CoreGraphics", "Drawing", "Imaging", "Readers", "VisualDiff",
      ],
      swiftSettings: house),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: [
        "Imaging", "LayoutTesting", "Motion", "Platform", "Rendering", "SceneFormat", "UIKit",
        "VisualDiff",
      ],
      swiftSettings: calls),
    .testTarget(
      name: "TesseraCLITests",
      dependencies: [
        "CairoBackend", "Cases", "CoreGraphics", "Drawing", "Figures", "Imaging", "Motion",
        "Notation", "Platform", "Readers", "Rendering", "Scene", "SceneFormat", "TesseraCLI",
        "UIKit", "VisualDiff",
      ],
      swiftSettings: calls),
    // Runs the program as it is built.
    .testTarget(
      name: "CLITests",
      dependencies: ["Cases", "Readers", "Rendering", "SceneFormat", "TesseraCLI"],
      swiftSettings: calls),
    .testTarget(
      name: "ConformanceTests", dependencies: ["conformance", "Motion"], swiftSettings: calls),
    // Holds the package to its own rules, its ledger and its README.
    .testTarget(
      name: "HouseTests", dependencies: ["Cases", "Readers", "Scene"], swiftSettings: house),
  ]
)
