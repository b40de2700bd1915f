import Foundation
import Readers
import Testing

/// Folders of accepted pictures in which something else lies than their list says.
@Suite(.aside) struct HeldFolderTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try write(color: "red")
    #expect(try folder.run("record", "a.scene.json").code == 0)
  }

  private func write(color: String) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 120], "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [40, 40]},
       "data": {"sections": [{"id": "s", "items": [{"id": "y", "color": "\(color)"}]}]},
       "outputs": [{"type": "still", "file": "{name}.png"}, {"type": "still", "file": "{name}.svg"}],
       "expect": [{"pictures": "held/{name}.pictures"}]}
      """, to: "a.scene.json")
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent("held/\(name)"))
  }

  private func put(_ data: Data, at name: String) throws {
    try data.write(to: folder.url.appendingPathComponent("held/\(name)"))
  }

  @Test func aFileThatStandsTwiceInTheListIsRefused() throws {
    let list = try folder.text(of: "held/a.pictures")
    let last = try #require(list.split(separator: "\n").last)
    try folder.write(list + last + "\n", to: "held/a.pictures")
    let result = try folder.run("check", "a.scene.json")
    #expect(result.code == 5)
    #expect(result.error.contains("'a.svg' stands twice in the list\n  --> held/a.pictures:4:1"))
  }

  @Test func aPictureThatWasCutOffIsToldInOneLine() throws {
    try put(try bytes("a.png").prefix(700), at: "a.png")
    let result = try folder.run("check", "a.scene.json")
    #expect(result.code == 5)
    #expect(result.error.contains("the accepted picture 'a.png' cannot be read: "))
    #expect(!result.error.contains("\\n"), "\(result.error)")
  }

  /// Of the same length, it is read only where everything is drawn.
  @Test func aByteThatWasChangedIsFoundWhereEverythingIsDrawn() throws {
    var data = try bytes("a.png")
    data[data.count - 20] ^= 1
    try put(data, at: "a.png")
    #expect(try folder.run("check", "a.scene.json").code == 0)
    let result = try folder.run("check", "--draw-all", "a.scene.json")
    #expect(result.code == 5, "\(result.error)")
    #expect(result.error.contains("the accepted picture 'a.png' cannot be read"))
  }

  @Test(arguments: ["a.png", "a.pictures", "a.svg"])
  func aFolderInTheirPlaceIsSaid(_ name: String) throws {
    let path = folder.url.appendingPathComponent("held/\(name)")
    try FileManager.default.removeItem(at: path)
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: false)
    for command in ["check", "record"] {
      let result = try folder.run(command, "a.scene.json")
      #expect(result.code == 5, "\(result.error)")
      #expect(result.error.contains("cannot read 'held/\(name)': it is a folder"))
    }
  }

  /// A folder may be a link to one beside it, and a picture none to somewhere else.
  @Test func linksLeadNowhereElse() throws {
    let outside = try SceneFolder()
    try outside.write("mine", to: "a.svg")
    let path = folder.url.appendingPathComponent("held/a.svg")
    try FileManager.default.removeItem(at: path)
    try FileManager.default.createSymbolicLink(
      at: path, withDestinationURL: outside.url.appendingPathComponent("a.svg"))
    try write(color: "blue")
    let result = try folder.run("record", "a.scene.json")
    #expect(result.code == 5)
    #expect(result.error.contains("error[file/outside]: 'held/a.svg' is a link"))
    #expect(try outside.text(of: "a.svg") == "mine")
    // The picture that was written has its line, the other one keeps its own.
    let list = try folder.text(of: "held/a.pictures")
    #expect(list.contains("\na.png \(try bytes("a.png").count) ") && list.contains("\na.svg "))
  }

  @Test(.needs(.mount), .needsSmallDisks) func aFullDiskDamagesNone() throws {
    try write(color: "blue")
    let disk = SmallDisk(kilobytes: 64, in: folder)
    let result = try disk.run(
      """
      cp -r held a.scene.json disk && cd disk || exit 9; cat held/* | cksum > ../before
      dd if=/dev/zero of=fill bs=1k count=64 2> /dev/null
      tessera record a.scene.json; code=$?; cat held/* | cksum > ../after; ls -A held; exit $code
      """)
    #expect(result.code == 5, "\(result.output)\(result.error)")
    #expect(try folder.text(of: "before") == folder.text(of: "after"))
    #expect(result.output.hasSuffix("a.pictures\na.png\na.svg\ngoldens.fingerprint\n"))
  }
}
