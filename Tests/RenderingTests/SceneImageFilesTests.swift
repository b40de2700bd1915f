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

  private func images(_ bytes: [UInt8]?) throws -> SceneImageFiles {
    try folder.write(
      """
      {"scene": 1, "name": "faces", "layout": {"kind": "flow"},
       "data": {"sections": [{"id": "a", "items": [{"id": "x", "image": "face.png"}]}]}}
      """, to: "faces.scene.json")
    if let bytes { try OutputFile.write(bytes, to: "\(folder.path)/face.png") }
    let scene = try SceneLoader(kinds: Self.kinds).load("\(folder.path)/faces.scene.json")
    return SceneImageFiles(scene, SceneHome(scene), limit: 1 << 20)
  }

  private static let picture =
    (try? Bitmap(width: 2, height: 2, filledWith: 0xFF00_00FF)).map { PNGWriter().encode($0) } ?? []

  static let faults: [(name: String, bytes: [UInt8], reason: String)] = [
    ("text", Array("hello".utf8), "found bytes of no known kind – expected PNG or JPEG"),
    ("nothing", [], "found an empty file – expected PNG or JPEG"),
    ("another format", Array("GIF89a".utf8), "found a GIF – expected PNG or JPEG"),
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

  @Test func keepsPictures() throws {
    let images = try images(Self.picture)
    #expect(images.problems.isEmpty)
    #expect(images.files == ["face.png": Self.picture])
  }
}
