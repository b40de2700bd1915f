import Foundation
import Readers
import SceneFormat
import Testing

/// The page for CI and git, and the files beside it, do what they say.
@Suite(.aside) struct ContinuousIntegrationTests {
  private static let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation")

  private let folder: SceneFolder

  /// Some scenes that are as accepted.
  init() throws {
    folder = try SceneFolder()
    for name in ["a", "b", "c"] {
      try folder.write(Self.scene(name), to: "Scenes/\(name).scene.json")
    }
    _ = try folder.run("record", "-q", "Scenes")
  }

  private static func scene(_ name: String, size: Int = 40) -> String {
    """
    {"scene": 1, "canvas": {"size": [120, 120]}, "layout": {"kind": "flow", "itemSize": [\(size), 40]},
     "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
     "steps": [{"name": "go", "update": {"delete": ["x"]}}],
     "outputs": [{"type": "still", "file": "{name}.svg"}],
     "expect": [{"golden": "{name}.attrs"}, {"pictures": "held/\(name).pictures"}]}
    """
  }

  private static func text(of name: String) throws -> String {
    try String(contentsOf: pages.appendingPathComponent(name), encoding: .utf8)
  }

  private func shell(
    _ line: String, _ environment: [String: String] = [:]
  ) throws -> BuiltProgram.Result {
    try BuiltProgram.run("/bin/sh", ["-c", line], "", environment, folder.url)
  }

  private static var blocks: [Page.Block] {
    get throws { Page(try text(of: "ContinuousIntegration.md")).blocks }
  }

  @Test func allCommandsOfThePageEndWell() throws {
    let lines = try Self.blocks.filter { $0.language == "sh" && $0.text.hasPrefix("tessera") }
      .flatMap { $0.text.split(separator: "\n") }
    #expect(lines.count >= 10)
    for line in lines {
      let result = try shell(String(line))
      #expect(result.code == 0, "\(line): \(result.error)")
    }
    for name in ["check.xml", "quality.json", "check.md", "report.html", "part-1.jsonl"] {
      #expect(folder.exists(name), "\(name)")
    }
  }

  // MARK: Ready files

  /// The commands of a job that are the program's, in their order; others install it.
  private func commands(_ file: String, job: String) throws -> [(line: String, shard: String?)] {
    let root = try NodeReader().read(
      SourceFile(path: file, text: try Self.text(of: "CI/\(file)")), as: .yaml)
    if let script = root[job]?["script"]?.list {
      return script.compactMap(\.text).map { ($0, nil) }
    }
    let steps = try #require(root["jobs"]?[job]?["steps"]?.list)
    return steps.compactMap { step in
      step["run"]?.text.map { ($0, step["env"]?["SHARD"]?.text) }
    }
  }

  @Test(arguments: [false, true])
  func theWorkflowChecksInPartsAndPutsThemTogether(_ differs: Bool) throws {
    if differs { try folder.write(Self.scene("b", size: 50), to: "Scenes/b.scene.json") }
    let check = try #require(try commands("scenes.yml", job: "check").first)
    var codes: [Int32] = []
    for shard in 1...4 {
      let name = try #require(check.shard).replacing("${{ matrix.shard }}", with: "\(shard)")
      codes.append(try shell(check.line, ["SHARD": name]).code)
      try folder.write(try folder.text(of: "part.jsonl"), to: "parts/part-\(shard)/part.jsonl")
      _ = try shell("cp -r part.blobs parts/part-\(shard)/ 2>/dev/null")
    }
    #expect(codes.max() == (differs ? 1 : 0))
    let report = try commands("scenes.yml", job: "report")
    #expect(report.count == 2)
    let merged = try shell(report[0].line)
    #expect(merged.code == (differs ? 1 : 0), "\(merged.error)")
    #expect(merged.error == "")
    let summary = folder.url.appendingPathComponent("step.md").path
    #expect(try shell(report[1].line, ["GITHUB_STEP_SUMMARY": summary]).code == 0)
    let head = differs ? "## 1 of 3 scenes not as accepted" : "## 3 scenes as accepted"
    #expect(try folder.text(of: "step.md").hasPrefix(head))
    #expect(folder.exists("report.html") && folder.exists("check.xml"))
  }

  /// The package names its libraries as Debian 12 does, and other systems call some of them otherwise.
  @Test func jobsRunWhereThePackageIsAtHome() throws {
    let workflow = try NodeReader().read(
      SourceFile(path: "scenes.yml", text: try Self.text(of: "CI/scenes.yml")), as: .yaml)
    let jobs = try NodeReader().read(
      SourceFile(path: "gitlab-ci.yml", text: try Self.text(of: "CI/gitlab-ci.yml")), as: .yaml)
    let images =
      (workflow["jobs"]?.members ?? []).map { $0.node["container"]?.text }
      + [jobs[".tessera"]?["image"]?.text]
    #expect(images.count == 3 && images.allSatisfy { $0 == "debian:12-slim" })
    #expect(try Self.text(of: "CI/Containerfile").contains("FROM debian:12-slim\n"))
  }

  @Test func theActionTellsWhatDraws() throws {
    let root = try NodeReader().read(
      SourceFile(path: "action.yml", text: try Self.text(of: "CI/tessera/action.yml")), as: .yaml)
    #expect(root["runs"]?["using"]?.text == "composite")
    let steps = try #require(root["runs"]?["steps"]?.list)
    let runs = steps.compactMap { $0["run"]?.text }
    #expect(steps.filter { $0["run"] != nil }.allSatisfy { $0["shell"]?.text == "bash" })
    #expect(try shell(try #require(runs.last)).code == 0)
  }

  /// Nothing is installed whose sum is another one.
  @Test func theActionAndTheJobsInstallTheVeryPackage() throws {
    try folder.write("a package", to: "release.deb")
    try folder.write(
      #"#!/bin/sh\#nwhile [ $# -gt 1 ]; do [ "$1" = --output ] && out="$2"; shift; done; cp "$1" "$out""#,
      to: "bin/curl")
    let sum = try shell("chmod +x bin/curl; sha256sum release.deb").output.prefix(64)
    let action = try NodeReader().read(
      SourceFile(path: "action.yml", text: try Self.text(of: "CI/tessera/action.yml")), as: .yaml)
    let runs = (action["runs"]?["steps"]?.list ?? []).compactMap { $0["run"]?.text }
    let fetch = try #require(runs.first { $0.contains("sha256sum") })
    let jobs = try NodeReader().read(
      SourceFile(path: "gitlab-ci.yml", text: try Self.text(of: "CI/gitlab-ci.yml")), as: .yaml)
    let lines = (jobs[".tessera"]?["before_script"]?.list ?? []).compactMap(\.text)
      .filter { !$0.hasPrefix("apt-get") }
    #expect(lines.count == 2)
    for (sum, isRight) in [(String(sum), true), (String(repeating: "0", count: 64), false)] {
      let environment = [
        "PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "RUNNER_TEMP": folder.url.path,
        "PACKAGE": "release.deb", "SHA256": sum, "TESSERA_PACKAGE": "release.deb",
        "TESSERA_SHA256": sum,
      ]
      #expect(try (shell("set -e\n" + fetch, environment).code == 0) == isRight)
      let job = "set -e\n" + lines.joined(separator: "\n")
      #expect(try (shell(job, environment).code == 0) == isRight)
    }
  }

  @Test func theJobsOfGitLabDoAsWell() throws {
    let check = try #require(try commands("gitlab-ci.yml", job: "scenes").first)
    for shard in 1...4 {
      let result = try shell(check.line, ["CI_NODE_INDEX": "\(shard)", "CI_NODE_TOTAL": "4"])
      #expect(result.code == 0, "\(result.error)")
    }
    let merge = try #require(try commands("gitlab-ci.yml", job: "scenes-report").first)
    let result = try shell(merge.line)
    #expect(result.code == 0, "\(result.error)")
    #expect(try folder.text(of: "quality.json") == "[]\n")
  }

  // MARK: git

  private static let author = [
    "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b.c", "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@b.c", "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat",
  ]

  @discardableResult
  private func git(_ line: String, code: Int32? = 0) throws -> BuiltProgram.Result {
    let result = try shell(line, Self.author.merging(["HOME": folder.url.path]) { $1 })
    if let code { #expect(result.code == code, "\(line): \(result.output)\(result.error)") }
    return result
  }

  /// A repository that is set up as the page says.
  private func startRepository() throws {
    let blocks = try Self.blocks
    try folder.write(
      try #require(blocks.first { $0.language == "gitattributes" }).text, to: ".gitattributes")
    try git("git init -q -b main . && git add -A && git commit -q -m start")
    let lines = try #require(blocks.first { $0.text.hasPrefix("git config") }).text
    try git(lines)
  }

  @Test(.needs(.git)) func gitShowsWordsOfDrawingsAndCallsTheComparison() throws {
    try startRepository()
    let name = "Scenes/held/a.svg"
    try folder.write(Self.scene("a", size: 50), to: "Scenes/a.scene.json")
    _ = try folder.run("record", "-q", "Scenes")
    let words = try git("git diff --word-diff -- \(name)").output
    #expect(words.contains("[-40-]{+50+}"), "\(words)")
    #expect(!words.contains("<svg"))
    let tool = try git("git difftool --tool tessera --no-prompt -- \(name)").output
    #expect(tool.contains("width 40 → 50") && tool.contains("\(name):"), "\(tool)")
  }

  /// The drawings beside a list merge by the same line.
  @Test(.needs(.git)) func drawingsThatBothSidesAddToMergeCleanly() throws {
    try startRepository()
    let place = "Scenes/held/a.drawings"
    func entry(_ letter: String) -> String { "@ still 1 \(letter)\n<svg><!--\(letter)--></svg>\n" }
    let heading = "# what the accepted pictures show, so that a difference has a cause\n"
    let base = heading + entry("a")
    try folder.write(base, to: place)
    try git("git add -A && git commit -q -m a")
    func add(_ letter: String) throws { try folder.write(base + entry(letter), to: place) }
    try git("git checkout -q -b other")
    try add("b")
    try git("git commit -q -a -m b && git checkout -q main")
    try add("c")
    try git("git commit -q -a -m c && git merge -q -m both other")
    let merged = try folder.text(of: place)
    #expect(merged.contains("<!--b-->") && merged.contains("<!--c-->") && !merged.contains("<<<<"))
  }

  @Test(.needs(.git)) func listsThatBothSidesAddToMergeCleanly() throws {
    try startRepository()
    let list = "Scenes/held/a.pictures"
    let line = try #require(
      try folder.text(of: list).split(separator: "\n").first { $0.hasPrefix("a") })
    func add(_ names: String...) throws {
      let lines = names.map { line.replacing("a.svg", with: $0) + "\n" }.joined()
      try folder.write(try folder.text(of: list) + lines, to: list)
    }
    try git("git checkout -q -b other")
    try add("b.svg")
    try git("git commit -q -a -m b && git checkout -q main")
    try add("c.svg")
    try git("git commit -q -a -m c && git merge -q -m both other")
    let merged = try folder.text(of: list).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(merged == ["#", "a.svg", "b.svg", "c.svg"])
    // Both sides change one line, each in another way.
    let text = try folder.text(of: list)
    try git("git checkout -q -b third")
    try folder.write(text.replacing("c.svg ", with: "c.svg 1"), to: list)
    try git("git commit -q -a -m 1 && git checkout -q main")
    try folder.write(text.replacing("c.svg ", with: "c.svg 2"), to: list)
    try git("git commit -q -a -m 2 && git merge -q -m both third", code: 1)
    #expect(try git("git status --short").output.contains("UU \(list)"))
    #expect(try folder.text(of: list).contains("<<<<<<< ours\nc.svg 2"))
    let checked = try folder.run("check", "Scenes/a.scene.json")
    #expect(checked.error.contains("a merge conflict in a list of pictures"))
  }

  @Test(.needs(.git)) func theHookRefusesOtherPicturesWithoutTheirGoldens() throws {
    try startRepository()
    let hook = try #require(try Self.blocks.first { $0.text.hasPrefix("#!/bin/sh") }).text
    try folder.write(hook, to: ".git/hooks/pre-commit")
    try git("chmod +x .git/hooks/pre-commit")
    try folder.write(Self.scene("a", size: 50), to: "Scenes/a.scene.json")
    let refused = try git("git commit -q -a -m wider", code: 1)
    #expect(refused.error.contains("error[expect/golden]"))
    // Goldens that are there and not staged do not help.
    _ = try folder.run("record", "-q", "Scenes")
    try git("git add Scenes/a.scene.json && git commit -q -m wider", code: 1)
    try git("git add Scenes && git commit -q -m wider")
  }
}
