import Readers
import Testing

@testable import TesseraCLI

@Suite struct SceneInputsTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    for name in ["b.scene.json", "a.scene.yaml", "notes.json", "in/c.scene.yml", ".x.scene.json"] {
      try place.write(to: name)
    }
    try place.write(to: "empty/readme.txt")
  }

  private func names(_ words: [String]) -> [String] {
    SceneInputs(words).inputs.map { $0.name.replacing(place.path + "/", with: "") }
  }

  @Test func takesFoldersFilesAndPatternsInTheirOrder() {
    let path = place.path
    #expect(names([path]) == ["a.scene.yaml", "b.scene.json", "in/c.scene.yml"])
    #expect(
      names(["\(path)/notes.json", "-", path + "/./in//"]) == ["notes.json", "-", "in/c.scene.yml"])
    #expect(names(["\(path)/*.scene.*"]) == ["a.scene.yaml", "b.scene.json"])
  }

  @Test func takesEachSceneOnce() {
    #expect(names([place.path + "/b.scene.json", place.path]).count == 3)
  }

  @Test func tellsWhatNamesNoScene() {
    let (missing, pattern, empty) = (
      place.path + "/x.json", place.path + "/*.x", place.path + "/empty"
    )
    let found = SceneInputs([missing, place.path + "/b.scene.json", pattern, empty])
    #expect(found.problems == [.missing(missing), .noMatch(pattern), .emptyFolder(empty)])
    #expect(found.inputs.count == 1)
  }
}
