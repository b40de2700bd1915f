import Testing

@testable import TesseraCLI

@Suite struct LeftoversTests {
  @Test func removesOnlyPartsOfThatProcess() throws {
    let folder = try TemporaryFolder()
    let names = [
      ".a.svg.12-0.part", ".a.svg.123-0.part", "a.12-0.part", "a.svg", "sub/.b.gif.12-1.part",
      "sub/.b.part", ".hidden/.c.svg.12-0.part",
    ]
    for name in names { try folder.write(to: name) }
    try folder.link("link", to: ".hidden")
    Leftovers.remove(of: 12, below: folder.path)
    #expect(
      folder.files == [
        ".a.svg.123-0.part", ".hidden", ".hidden/.c.svg.12-0.part", "a.12-0.part", "a.svg", "link",
        "sub", "sub/.b.part",
      ])
  }
}
