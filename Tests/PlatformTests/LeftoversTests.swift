import Readers
@testable import Platform
import Testing

@Suite struct LeftoversTests {
  private static let names = [
    ".a.svg.12-0.part", ".a.svg.123-0.part", "a.12-0.part", "a.svg", "sub/.b.gif.12-1.part",
    "sub/.b.part", ".12-0.part", ".a.svg.-0.part", ".a.svg.12-x.part", ".a.svg.12-0.part.png",
    "other/.c.svg.12-0.part",
  ]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in Self.names { try folder.write(to: name) }
    try folder.link(".d.svg.12-0.part", to: "a.svg")
  }

  private var folders: Set<String> { [folder.path, "\(folder.path)/sub", "\(folder.path)/none"] }
  private var removed: Set<String> { Set(Self.names).subtracting(folder.files) }

  @Test func removesOnlyPartsOfThatProcess() {
    Leftovers.remove(of: 12, in: folders)
    #expect(removed == [".a.svg.12-0.part", "sub/.b.gif.12-1.part"])
  }

  @Test func removesWhatNobodyWrites() {
    Leftovers.removeUnheld(in: folders)
    #expect(removed == [".a.svg.12-0.part", ".a.svg.123-0.part", "sub/.b.gif.12-1.part"])
    // A link is none of ours, whatever it is called.
    #expect(folder.files.contains(".d.svg.12-0.part"))
  }

  @Test func leavesWhatSomebodyWrites() throws {
    let path = "\(folder.path)/new.svg"
    var file = try OutputFile(at: path)
    try file.write(Array("whole".utf8))
    Leftovers.removeUnheld(in: folders)
    try file.finish()
    #expect(try folder.text(of: "new.svg") == "whole")
  }
}
