import Testing

/// Who may say `unsafe`: the files that call the system or a C library, own memory, or make classes by their type.
@Suite struct UnsafeRulesTests {
  private static let files: Set = [
    // One for each library, and the pixels that Cairo and our own loops share.
    "CairoBackend/Libraries/Cairo.swift",
    "CairoBackend/Libraries/Fontconfig.swift",
    "CairoBackend/Libraries/FreeType.swift",
    "CairoBackend/Libraries/HarfBuzz.swift",
    "CairoBackend/Libraries/Pango.swift",
    "CairoBackend/Pixels/PixelPair.swift",
    "CairoBackend/Surface/Canvas.swift",
    // Doors to C libraries.
    "Imaging/Libraries/Deflate.swift",
    "Imaging/Libraries/JPEG.swift",
    "Imaging/Libraries/WebP.swift",
    // Memory of their own, and looks at several numbers at once.
    "Imaging/Memory/RowTable.swift",
    "Imaging/Memory/Span+Lanes.swift",
    "Imaging/Memory/WrappingTable.swift",
    // Calls of the system, and memory that is shared with it.
    "Platform/Memory/GrowingBuffer.swift",
    "Platform/Memory/LargeBlock.swift",
    "Platform/Memory/MemoryAlarm.swift",
    "Platform/Memory/SamePixels.swift",
    "Platform/Memory/SharedBoard.swift",
    "Platform/System/CStrings.swift",
    "Platform/System/Descriptor.swift",
    "Platform/System/PathCalls.swift",
    "Platform/System/PathStatus.swift",
    "Platform/System/ProcessCalls.swift",
    "Platform/System/SignalSet.swift",
    "Platform/System/StartedProcess.swift",
    "Platform/System/ThreadGate.swift",
    "Platform/Threads/ThisThread.swift",
    "SceneFormat/Tree/YAMLEvents.swift",
    "UIKit/Engine/DynamicCreation.swift",
    "UIKit/Views/ViewLink.swift",
  ]

  /// The files that say it besides, and how often. The numbers may only become smaller.
  private static let rest: [String: Int] = [
    // Apple's names that take and give pointers.
    "CoreGraphics/CGPath.swift": 11,
    "CoreGraphics/CGPathElement.swift": 3,
    "CoreGraphics/Context/CGGradient.swift": 4,
    "QuartzCore/CAMediaTimingFunction.swift": 2,
    "UIKit/Engine/Gestures/UIScrollView+Dragging.swift": 2,
    "UIKit/Environment/UIColor.swift": 10,
    "UIKit/Geometry/UIBezierPath.swift": 2,
    "UIKit/Views/UIScrollViewDelegate+OptionalCalls.swift": 1,
    // Those of Foundation.
    "UIKit/Engine/NSAttributedString+Runs.swift": 1,
    "UIKit/Geometry/IndexPath+UIKit.swift": 1,
    "UIKit/Geometry/NSValue+Geometry.swift": 3,
  ]

  /// Lines of code with the word, comments left out.
  private static func count(in text: String) -> Int {
    text.split(separator: "\n").count { line in
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//") else { return false }
      return code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains("unsafe")
    }
  }

  @Test func onlyTheseSayUnsafe() throws {
    var found: [String: Int] = [:]
    for path in try House.files(below: "Sources", endingIn: ".swift") {
      let name = String(path.dropFirst("Sources/".count))
      guard !Self.files.contains(name) else { continue }
      let count = Self.count(in: try House.text(of: path))
      if count > 0 { found[name] = count }
    }
    for (name, count) in found.sorted(by: { $0.key < $1.key }) {
      let allowed = Self.rest[name, default: 0]
      #expect(count <= allowed, "\(name): confine it to a small type of Platform, or do without")
      #expect(count >= allowed, "\(name) has become better: lower its number to \(count)")
    }
    #expect(Set(Self.rest.keys).subtracting(found.keys) == [], "these do without now")
  }

  @Test func theFilesSayIt() throws {
    for name in Self.files {
      #expect(Self.count(in: try House.text(of: "Sources/\(name)")) > 0, "\(name)")
    }
  }

  @Test func seesTheWord() {
    #expect(Self.count(in: "let a = unsafe b\n  // unsafe\n@unsafe func c()") == 2)
    #expect(Self.count(in: "let isUnsafe = withUnsafeBytes") == 0)
    #expect(Self.count(in: "private unowned(unsafe) var a: B?") == 1)
  }
}
