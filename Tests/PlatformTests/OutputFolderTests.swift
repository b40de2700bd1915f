import Readers
@testable import Platform
import Foundation
import Testing

@Suite struct OutputFolderTests {
  private let place: TemporaryFolder
  private let folder: OutputFolder

  init() throws {
    place = try TemporaryFolder()
    folder = OutputFolder("\(place.path)/out")
  }

  private func fault(of name: String) throws -> FileFault? {
    do {
      try folder.write([1], to: name)
      return nil
    } catch let fault as FileFault {
      return fault
    }
  }

  @Test func makesTheFoldersOnTheWay() throws {
    try folder.write(Array("a".utf8), to: "one/two/a.txt")
    #expect(try place.text(of: "out/one/two/a.txt") == "a")
    #expect(place.files == ["out", "out/one", "out/one/two", "out/one/two/a.txt"])
  }

  @Test func replacesWhatIsThere() throws {
    try folder.write(Array("first".utf8), to: "a.txt")
    try folder.write(Array("then".utf8), to: "./a.txt")
    #expect(try place.text(of: "out/a.txt") == "then")
  }

  @Test(arguments: ["../a", "one/../../a", "/etc/a", "..", "", "a/", "one/../a", "a\0b"])
  func leavesItForNobody(_ name: String) throws {
    #expect(try fault(of: name) == .outside(name))
    #expect(place.files.filter { $0 != "out" } == [])
  }

  @Test func writesThroughNoLink() throws {
    try place.write("mine", to: "elsewhere/a.txt")
    try place.write("", to: "out/b.txt")
    try place.link("out/way", to: "\(place.path)/elsewhere")
    try place.link("out/a.txt", to: "\(place.path)/elsewhere/a.txt")
    try place.link("out/nowhere", to: "missing")
    #expect(try fault(of: "way/a.txt") == .link("\(place.path)/out/way"))
    #expect(try fault(of: "a.txt") == .link("\(place.path)/out/a.txt"))
    #expect(try fault(of: "nowhere") == .link("\(place.path)/out/nowhere"))
    #expect(try place.text(of: "elsewhere/a.txt") == "mine")
  }

  @Test func replacesNoFolder() throws {
    try folder.write([1], to: "one/a.txt")
    #expect(try fault(of: "one") == .folder("\(place.path)/out/one"))
    #expect(try fault(of: "one/a.txt/b.txt") != nil)
  }
}
