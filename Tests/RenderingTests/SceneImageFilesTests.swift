import Foundation
import Imaging
import Platform
import Readers
import SceneFormat
import Testing

@testable import Rendering

/// Images of items that are not what they should be.
@Suite struct SceneImageFilesTests {
  private static let kinds = SceneKinds(
    layouts: LayoutKinds([LayoutKind("flow", "Lines.", usesParams: false)]))

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func images(_ bytes: [UInt8]?, name: String = "face.png") throws -> SceneImageFiles {
    try folder.write(
      """
      {"scene": 1, "name": "faces", "layout": {"kind": "flow"},
       "data": {"sections": [{"id": "a", "items": [{"id": "x", "image": "\(name)"}]}]}}
      """, to: "faces.scene.json")
    if let bytes { try OutputFile.write(bytes, to: "\(folder.path)/\(name)") }
    let scene = try SceneLoader(kinds: Self.kinds).load("\(folder.path)/faces.scene.json")
    return SceneImageFiles(scene, SceneHome(scene), limit: 1 << 20)
  }

  private static let picture =
    (try? Bitmap(width: 2, height: 2, filledWith: 0xFF00_00FF)).map { PNGWriter().encode($0) } ?? []

  static let faults: [(name: String, bytes: [UInt8], reason: String)] = [
    ("text", Array("hello".utf8), "found bytes of no known kind – expected PNG, JPEG, WebP or SVG"),
    ("nothing", [], "found an empty file – expected PNG, JPEG, WebP or SVG"),
    ("another format", Array("GIF89a".utf8), "found a GIF – expected PNG, JPEG, WebP or SVG"),
    ("the start alone", Array(picture.prefix(20)), "chunk"),
    ("a changed byte", picture.dropLast(2) + [0, 0], "checksum"),
  ]

  @Test(arguments: faults) func pointsAtWhatIsNoPicture(
    _ fault: (name: String, bytes: [UInt8], reason: String)
  ) throws {
    let images = try images(fault.bytes)
    let problem = try #require(images.problems.first)
    #expect(problem.code == "image")
    #expect(problem.message.hasPrefix("the image 'face.png' cannot be read: "))
    #expect(problem.message.contains(fault.reason))
    #expect(problem.span?.start.line == 2)
    #expect(problem.help != nil)
    #expect(images.files.isEmpty)
    // Whoever watches the scene wants to know when it changes.
    #expect(images.inputs.count == 1)
  }

  @Test func nothingIsReadFromTheNetwork() throws {
    let images = try images(nil, name: "https://example.org/face.png")
    let problem = try #require(images.problems.first)
    #expect(problem.code == "image")
    #expect(problem.message.contains("is on the network"))
    #expect(problem.help?.contains("save it beside the scene") == true)
    #expect(images.inputs.isEmpty)
  }

  @Test func keepsPictures() throws {
    let images = try images(Self.picture)
    #expect(images.problems.isEmpty)
    #expect(images.files == ["face.png": Self.picture])
  }

  @Test func aFaultInADrawingIsShownThere() throws {
    let images = try images(
      Array("<svg viewBox='0 0 9 9'>\n  <text>no</text>\n</svg>".utf8), name: "boat.svg")
    let problem = try #require(images.problems.first)
    #expect(problem.span?.place == "\(folder.path)/boat.svg:2:3")
    #expect(problem.message.contains("found <text>"))
    #expect(problem.notes.first?.contains("faces.scene.json:2") == true)
    #expect(problem.help?.contains("paths") == true)
    #expect(images.files.isEmpty)
  }

  @Test func keepsDrawings() throws {
    let bytes = Array("<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>".utf8)
    #expect(try images(bytes, name: "boat.svg").files == ["boat.svg": bytes])
  }

  @Test func keepsWebPAsPNG() throws {
    let bitmap = try Bitmap(width: 2, height: 2, filledWith: 0xFF00_00FF)
    let images = try images(WebPWriter().encode(bitmap), name: "face.webp")
    #expect(images.problems.isEmpty)
    #expect(images.files == ["face.webp": Self.picture])
  }

  @Test func picturesStandInTheSceneItself() throws {
    let image = "data:image/png;base64,\(Data(Self.picture).base64EncodedString())"
    #expect(try images(nil, name: image).files == [image: Self.picture])
    let svg = "data:image/svg+xml,%3Csvg viewBox='0 0 9 9'%3E%3C/svg%3E"
    #expect(try images(nil, name: svg).files.count == 1)
  }

  static let broken = [
    "data:image/png;base64,iVBORw0", "data:image/png;base64,?", "data:x", "data:,%3",
  ]

  @Test(arguments: broken) func aPictureThatBreaksOffIsRefused(_ image: String) throws {
    let images = try images(nil, name: image)
    #expect(images.files.isEmpty)
    #expect(images.problems.map(\.code) == ["image"])
    #expect(images.inputs.isEmpty)
  }
}
