import Foundation
import Readers
import Testing

/// Lists of accepted pictures that two branches have changed.
@Suite(.aside) struct MergedListTests {
  /// Pictures of two branches have lines of their own.
  @Test(.needs(aMachineThat: "has git", BuiltProgram.installed("git") != nil))
  func outputsOfTwoBranchesMerge() throws {
    let folder = try SceneFolder()
    func write(_ files: [String]) throws {
      let outputs = files.map { #"{"type": "still", "file": "\#($0).svg"}"# }
      try folder.write(
        """
        {"scene": 1, "canvas": {"size": [120, 120], "theme": "light"},
         "data": {"sections": [{"id": "s", "items": ["x"]}]},
         "outputs": [\(outputs.joined(separator: ",\n"))],
         "expect": [{"pictures": "held/{name}.pictures"}]}
        """, to: "a.scene.json")
      #expect(try folder.run("record", "a.scene.json").code == 0)
    }
    func git(_ words: String) throws -> BuiltProgram.Result {
      try BuiltProgram.run(
        "/bin/sh", ["-c", "git -c user.name=me -c user.email=me@here \(words)"], "",
        ["HOME": folder.url.path], folder.url)
    }
    try write(["d", "k", "p"])
    for words in ["init -q -b main", "add .", "commit -q -m base", "checkout -q -b other"] {
      #expect(try git(words).code == 0)
    }
    try write(["b", "d", "k", "p"])
    #expect(try git("add . && git -c user.name=me -c user.email=me@here commit -q -m b").code == 0)
    #expect(try git("checkout -q main").code == 0)
    try write(["d", "k", "p", "z"])
    #expect(try git("add . && git -c user.name=me -c user.email=me@here commit -q -m z").code == 0)
    let merge = try git("merge -q other -m both")
    #expect(merge.code == 0, "\(merge.output)\(merge.error)")
    let names = try folder.text(of: "held/a.pictures").split(separator: "\n").dropFirst().map {
      String($0.prefix { $0 != " " })
    }
    #expect(names == ["b.svg", "d.svg", "k.svg", "p.svg", "z.svg"])
    #expect(try folder.run("check", "a.scene.json").code == 0)
  }
}
