import Readers
import Testing

@testable import Rendering

/// Two writers of one file, or a writer of what is read, however the file is spelled.
@Suite struct PathLedgerTests {
  private var disk = FileSystemStub()

  init() {
    disk.add(folder: "/place/out", 10)
    disk.add(folder: "/place/deep", 11)
    disk.add(folder: "/place/deep/er", 12)
    disk.add(file: "/place/bob.png", 20)
    disk.add(file: "/place/out/hard.png", 20)
    disk.add(file: "/place/out/old.svg", 21)
    disk.links = [
      "/place/link.png": "bob.png", "/place/way": "out", "/place/deep/back": "/place",
      "/place/to-new.png": "out/new.png", "/place/round": "round",
    ]
    disk.items["/dev/null"] = 30
    disk.folders.insert("/dev")
    disk.items["/dev"] = 31
    disk.streams = ["/dev/null"]
  }

  private func collision(
    _ first: (PathClaim.Access, String), _ second: (PathClaim.Access, String)
  ) -> PathCollision? {
    var ledger = PathLedger(disk)
    let claims = [first, second].enumerated().map { index, claim in
      PathClaim(claim.0, claim.1, by: PathOwner("an output", at: "\(index)"))
    }
    #expect(ledger.claim(claims[0]) == [])
    return ledger.claim(claims[1]).first
  }

  static let same: [(String, String)] = [
    ("a.png", "a.png"), ("a.png", "./a.png"), ("a.png", ".//a.png"), ("a.png", "out/../a.png"),
    ("a.png", "/place/a.png"), ("a.png", "deep/er/../../a.png"), ("a.png", "deep/back/a.png"),
    ("out/a.png", "way/a.png"), ("out/a.png", "way/./a.png"), ("out/a.png", "deep/back/way/a.png"),
    ("bob.png", "link.png"), ("bob.png", "out/hard.png"), ("link.png", "out/hard.png"),
    ("out/new.png", "to-new.png"), ("new/er/a.png", "new//er/./a.png"), ("new/a", "out/../new/a"),
    ("new/a.png", "way/../new/a.png"), ("out/old.svg", "way/old.svg"),
  ]

  @Test(arguments: same) func knowsEverySpelling(_ first: String, _ second: String) {
    for (one, other) in [(first, second), (second, first)] {
      #expect(collision((.write, one), (.write, other)) != nil)
      #expect(collision((.read, one), (.write, other)) != nil)
      #expect(collision((.write, one), (.read, other)) != nil)
      #expect(collision((.read, one), (.read, other)) == nil)
    }
  }

  static let others: [(String, String)] = [
    ("a.png", "b.png"), ("a.png", "A.png"), ("a.png", "out/a.png"), ("new/a.png", "newer/a.png"),
    ("bob.png", "out/old.svg"), ("e\u{301}.png", "\u{e9}.png"), ("round", "square"),
    ("/dev/null", "/dev/null"),
  ]

  @Test(arguments: others) func tellsOthersApart(_ first: String, _ second: String) {
    #expect(collision((.write, first), (.write, second)) == nil)
    #expect(collision((.read, first), (.write, second)) == nil)
  }

  @Test(arguments: [
    ("out/A.png", "out/a.png"), ("out/New/a.png", "out/new/A.PNG"), ("out/OLD.svg", "way/old.svg"),
    ("out/e\u{301}.png", "out/\u{c9}.png"), ("out/stra\u{df}e.png", "out/STRASSE.png"),
    ("out/F-{frame}.png", "out/f-3.png"),
  ])
  mutating func foldsCaseWhereTheFolderDoes(_ first: String, _ second: String) {
    let access = NamePattern(row: first) == nil ? PathClaim.Access.write : .writeRow
    #expect(collision((access, first), (.write, second)) == nil || first == "out/OLD.svg")
    disk.folding = ["/place/out"]
    #expect(collision((access, first), (.write, second)) != nil)
  }

  @Test func rowsMeetWhatTheyCouldBe() {
    #expect(collision((.writeRow, "out/f-{frame:04}.png"), (.write, "way/f-0042.png")) != nil)
    #expect(collision((.read, "out/f-0042.png"), (.writeRow, "way/f-{frame:04}.png")) != nil)
    #expect(collision((.write, "out/f-42.png"), (.writeRow, "out/f-{frame:04}.png")) == nil)
    #expect(collision((.writeRow, "f-{frame}.png"), (.writeRow, "f-{frame:02}.png")) != nil)
    #expect(collision((.writeRow, "f-{frame}.png"), (.writeRow, "./f-{frame}.png")) != nil)
    #expect(collision((.writeRow, "f-{frame}.png"), (.writeRow, "f-{frame}.svg")) == nil)
    // A file that only looks like a row.
    #expect(collision((.write, "f-{frame}.png"), (.write, "f-3.png")) == nil)
  }

  @Test func whoeverComesThirdIsTold() {
    var ledger = PathLedger(disk)
    let claims = (1...3).map { PathClaim(.write, "a.png", by: PathOwner("it", at: "\($0)")) }
    #expect(ledger.claim(claims[0]).isEmpty)
    #expect(ledger.claim(claims[1]) == [PathCollision(first: claims[0], second: claims[1])])
    #expect(ledger.claim(claims[2]) == [PathCollision(first: claims[0], second: claims[2])])
  }

  @Test func saysWhatStandsAgainstIt() throws {
    var ledger = PathLedger(disk)
    try ledger.read("bob.png", for: PathOwner("an image", at: "a.scene.json:3:9"))
    let collision = #expect(throws: PathCollision.self) {
      try ledger.write("out/hard.png", for: PathOwner("an output", at: "a.scene.json:7:5"))
    }
    let refusals = try #require(collision).refusals
    #expect(refusals.map(\.refusal.code) == ["output/over-input"])
    #expect(
      refusals.first?.refusal.message
        == "'out/hard.png' is read, too: it is an image at a.scene.json:3:9, which it calls 'bob.png'"
    )
  }

  @Test func twoWritersAreBothRefused() throws {
    var ledger = PathLedger(disk)
    try ledger.write("a.png", for: PathOwner("an output", at: "a.scene.json:3:9"))
    let collision = #expect(throws: PathCollision.self) {
      try ledger.write("./a.png", for: PathOwner("the page", at: "--page"))
    }
    #expect(
      collision?.refusals.map(\.refusal.message) == [
        "'a.png' is written twice: the other one is the page at --page, which it calls './a.png'",
        "'./a.png' is written twice: the other one is an output at a.scene.json:3:9, which it calls 'a.png'",
      ])
  }

  // MARK: Files that are folders

  static let ways: [(file: String, below: String)] = [
    ("x.svg", "x.svg/y.attrs"), ("x.svg", "./x.svg/a/b/y.attrs"), ("./x.svg", "x.svg//y"),
    ("out/x.svg", "way/x.svg/y"), ("way/x.svg", "deep/back/out/x.svg/y"), ("x", "out/../x/y"),
    ("/place/x", "x/y"), ("new/x", "new/er/../x/y"), ("bob.png", "out/hard.png/y"),
    ("link.png", "bob.png/y"), ("bob.png", "link.png/y"), ("to-new.png", "out/new.png/y"),
    ("out", "way/y"), ("way", "out/y"),
  ]

  /// Only one of the two can be there, whatever they are called.
  @Test(arguments: ways) func knowsFilesThatAreFolders(_ file: String, _ below: String) {
    let kinds: [(PathClaim.Access, PathClaim.Access, isFine: Bool)] = [
      (.write, .write, false), (.read, .write, false), (.write, .read, false), (.read, .read, true),
    ]
    for (first, second, isFine) in kinds {
      #expect(collision((first, file), (second, below))?.kind == (isFine ? nil : .secondIsFolder))
      #expect(collision((second, below), (first, file))?.kind == (isFine ? nil : .firstIsFolder))
    }
  }

  @Test(arguments: [
    ("x.svg", "x.svg.d/y"), ("x.svg", "out/x.svg/y"), ("out/x.svg", "x.svg/y"), ("a/b", "a/c"),
    ("X.svg", "x.svg/y"), ("a", "b/../b/a/c"), ("x", "x/../y/z/../../w/x"),
  ])
  func tellsOtherFoldersApart(_ file: String, _ below: String) {
    let isOnTheWay = file == "x"
    #expect((collision((.write, file), (.write, below)) != nil) == isOnTheWay)
    #expect((collision((.write, below), (.write, file)) != nil) == isOnTheWay)
  }

  @Test func aPathDoesNotStandInItsOwnWay() {
    var ledger = PathLedger(disk)
    for path in ["x/../x", "out/../out/a", "a/b/../../a/b/c", "/place/deep/../deep/x"] {
      #expect(ledger.claim(PathClaim(.read, path, by: PathOwner("it", at: path))) == [])
    }
  }

  @Test mutating func foldsCaseOfFoldersToo() {
    #expect(collision((.write, "out/X.svg"), (.write, "out/x.SVG/y")) == nil)
    disk.folding = ["/place/out"]
    #expect(collision((.write, "out/X.svg"), (.write, "out/x.SVG/y"))?.kind == .secondIsFolder)
    #expect(collision((.write, "out/New/X"), (.write, "way/new/x/y"))?.kind == .secondIsFolder)
  }

  @Test func rowsAreFilesToo() {
    #expect(
      collision((.writeRow, "out/f-{frame:02}"), (.write, "way/f-07/y"))?.kind == .secondIsFolder)
    #expect(
      collision((.read, "way/f-07/y"), (.writeRow, "out/f-{frame:02}"))?.kind == .firstIsFolder)
    #expect(
      collision((.writeRow, "x/{frame}.png"), (.write, "x"))?.kind == .firstIsFolder)
    #expect(collision((.writeRow, "f-{frame}"), (.write, "f-a/y")) == nil)
    #expect(collision((.writeRow, "a/{frame}.png"), (.writeRow, "a/7/{frame}.png")) == nil)
  }

  @Test func bothPlacesOfAFileAndItsFolderAreNamed() throws {
    var ledger = PathLedger(disk)
    try ledger.write("x.svg", for: PathOwner("an output", at: "a.scene.json:3:9"))
    let collision = #expect(throws: PathCollision.self) {
      try ledger.write("./x.svg/y.attrs", for: PathOwner("an output", at: "b.scene.json:4:2"))
    }
    let words =
      "'x.svg' is a file of an output at a.scene.json:3:9 and a folder of an output at "
      + "b.scene.json:4:2, which is './x.svg/y.attrs'"
    #expect(collision?.refusals.map(\.refusal.message) == [words, words])
    #expect(collision?.refusals.map(\.claim.path) == ["x.svg", "./x.svg/y.attrs"])
    #expect(Set(collision?.refusals.map(\.refusal.code) ?? []) == ["output/file-and-folder"])
    let other = #expect(throws: PathCollision.self) {
      try ledger.read("x.svg/z.png", for: PathOwner("an image", at: "c.scene.json:1:1"))
    }
    #expect(other?.refusals.map(\.claim.path) == ["x.svg"])
  }

  /// Ten thousand scenes are no matter of minutes: nothing is compared with everything.
  @Test func findsOneFolderAmongMany() {
    var ledger = PathLedger(disk)
    for index in 0..<5000 {
      let owner = PathOwner("it", at: "\(index)")
      #expect(ledger.claim(PathClaim(.write, "out/\(index)/still.svg", by: owner)) == [])
      #expect(ledger.claim(PathClaim(.writeRow, "out/\(index)/{frame}.png", by: owner)) == [])
    }
    let last = PathClaim(.write, "way/77/still.svg/x", by: PathOwner("it", at: "last"))
    #expect(ledger.claim(last).map(\.first.owner.place) == ["77"])
  }
}
