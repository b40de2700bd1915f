import Testing

@testable import SceneFormat

/// Scenes that are changed before they are read.
@Suite struct SceneChangeTests {
  private static let text = """
    {"scene": 1, "name": "card", "title": "{row.name} says {text.hello}", "canvas": {"size": [300, 200]},
     "data": {"sections": [{"id": "s", "header": "Head", "items": ["Ann", {"id": "b", "label": "{n} of Bob"}]}]},
     "steps": [{"update": {"insert": [{"item": "Zoe", "to": "s/0"}], "delete": ["Ann"]}}]}
    """

  private func tree(_ change: SceneChange) throws -> Node {
    let hasTables = change.row != nil || change.texts != nil
    let text = hasTables ? Self.text : Self.text.replacing(/\{\w+\.\w+\}/, with: "Ann")
    let file = SourceFile(path: "x.scene.json", text: text)
    return try change.applied(to: NodeReader().read(file), path: file.path)
  }

  private func table(_ text: String, _ name: String = "t.csv") throws -> TextTable {
    try TextTable(SourceFile(path: name, text: text))
  }

  @Test func setsValuesBelowKeysAndInLists() throws {
    var change = SceneChange()
    change.settings = try [
      "canvas.size=[10,20]", "canvas.theme=dark", "steps.0.name=go", "title=A = b", "x-new.a=1",
    ].map { try SceneSetting($0) }
    let root = try tree(change)
    #expect(root["canvas"]?["size"]?.numbers == [10, 20])
    #expect(root["canvas"]?["theme"]?.text == "dark")
    #expect(root["steps"]?.list?.first?["name"]?.text == "go")
    #expect(root["title"]?.text == "A = b")
    #expect(root["x-new"]?["a"]?.number == 1)
    #expect(root["name"]?.text == "card")
  }

  @Test(arguments: ["steps.7.name=go", "steps.a=1"]) func knowsTheEntriesOfAList(_ text: String)
    throws
  {
    var change = SceneChange()
    change.settings = [try SceneSetting(text)]
    let fault = #expect(throws: Diagnostic.self) { try tree(change) }
    #expect(fault?.place == "--set:1:1")
  }

  @Test(arguments: ["canvas", "=1", "a..b=1"]) func wantsAKeyAndAValue(_ text: String) {
    #expect(throws: Diagnostic.self) { try SceneSetting(text) }
  }

  @Test func fillsPlacesFromRowsAndLanguages() throws {
    var matrix = SceneMatrix()
    matrix.rows = try table("name,age\nAnn,3\nBob Lee,4\n").rows
    let texts = SourceFile(path: "t.csv", text: "key,en,ar\nhello,Hello,\"مرحبا\"\n")
    matrix.languages = try TextTable.languages(texts).map { SceneMatrix.Language($0, $1) }
    let roots = try matrix.changes().map(tree)
    #expect(
      roots.map { $0["name"]?.text } == [
        "card-Ann-en", "card-Ann-ar", "card-Bob-Lee-en", "card-Bob-Lee-ar",
      ])
    #expect(roots[0]["title"]?.text == "Ann says Hello")
    #expect(roots[3]["title"]?.text == "Bob Lee says مرحبا")
    #expect(roots.map { $0["canvas"]?["direction"]?.text } == [nil, "rtl", nil, "rtl"])
    // Places of other templates stay.
    #expect(
      roots[0]["data"]?["sections"]?.list?[0]["items"]?.list?[1]["label"]?.text == "{n} of Bob")
  }

  @Test func takesTheValueItselfWhereNothingElseStands() throws {
    let rows = try table(#"[{"name": {"a": [1, 2]}}]"#, "t.json").rows
    var change = SceneChange()
    change.row = rows[0]
    let node = Node(.text("{row.name}"), at: .nowhere)
    let root = Node(.object([.init(key: "k", keySpan: .nowhere, node: node)]), at: .nowhere)
    #expect(try change.applied(to: root, path: "x")["k"]?["a"]?.numbers == [1, 2])
  }

  @Test func saysWhichColumnsThereAre() throws {
    var change = SceneChange()
    change.row = try table("nome\nx\n").rows[0]
    let fault = #expect(throws: Diagnostic.self) { try tree(change) }
    #expect(fault?.code == "unknown-placeholder")
    #expect(fault?.place == "x.scene.json:1:39")
    #expect(fault?.label == "did you mean \"nome\"?")
  }

  /// Nobody wants to read braces in a picture.
  @Test(arguments: [
    ("{row.name}", "--rows people.csv"), ("Hi, {text.a}!", "--texts texts.csv"),
  ])
  func tellsAPlaceThatNoTableFills(_ label: String, _ option: String) throws {
    let text = #"{"scene": 1, "data": {"sections": [{"id": "s", "items": ["\#(label)"]}]}}"#
    let file = SourceFile(path: "x.scene.json", text: text)
    let faults = #expect(throws: SceneFaults.self) {
      try SceneLoader(kinds: Scenes.kinds).load(file)
    }
    let fault = try #require(faults?.diagnostics.first)
    #expect(fault.code == "unknown-placeholder" && fault.place == "x.scene.json:1:58")
    #expect(fault.help?.contains(option) == true, "\(fault.help ?? "")")
  }

  @Test func takesDoubledBracesForTheseVeryLetters() throws {
    let items = #"["{{row.name}} and {{text.a}}", {"id": "b", "label": "{{label}}"}]"#
    let text = #"{"scene": 1, "data": {"sections": [{"id": "s", "items": \#(items)}]}}"#
    let file = SourceFile(path: "x.scene.json", text: text)
    var loader = SceneLoader(kinds: Scenes.kinds)
    let plain = try loader.load(file).sections[0].items
    #expect(plain.map(\.label) == ["{row.name} and {text.a}", "{{label}}"])
    var change = SceneChange()
    change.row = try table("name\nAnn\n").rows[0]
    loader.change = change
    #expect(try loader.load(file).sections[0].items.map(\.label) == plain.map(\.label))
  }

  @Test(arguments: [
    ("a,b\n1\n", "wrong-count"), ("a\n\"1\n", "syntax"), ("", "rows/empty"), ("a\n", "rows/empty"),
    ("a,a\n1,2\n", "syntax/repeated-key"),
  ])
  func refusesATableThatIsNone(_ text: String, _ code: String) {
    let fault = #expect(throws: Diagnostic.self) { try table(text) }
    #expect(fault?.code == code)
    #expect(fault?.place?.hasPrefix("t.csv:") == true)
  }

  /// Names that no file can have become numbers; two of the same are told.
  @Test func namesEachRow() throws {
    var matrix = SceneMatrix()
    matrix.rows = try table("name\n李\n王\n").rows
    #expect(try matrix.changes().map(\.mark) == ["1", "2"])
    matrix.rows = try table("name,age\nAnn,1\nBob,2\nAnn,3\n").rows
    let fault = #expect(throws: Diagnostic.self) { try matrix.changes() }
    #expect(fault?.code == "rows/same-names" && fault?.place == "t.csv:4:1")
  }

  /// A language without a name, and a key that stands there twice.
  @Test(arguments: [
    ("key,en,\nhi,a,b\n", "missing-key", "t.csv:1:8"),
    ("key,en,de\nhi,a,b\nyo,c,d\nhi,e,f\n", "syntax/repeated-key", "t.csv:4:1"),
  ])
  func refusesTextsThatCannotBeTold(_ text: String, _ code: String, _ place: String) throws {
    let fault = #expect(throws: Diagnostic.self) {
      try TextTable.languages(SourceFile(path: "t.csv", text: text))
    }
    #expect(fault?.code == code && fault?.place == place)
  }

  /// CSV has texts only, so the place says what a value is; a list of objects has said it.
  @Test func takesValuesOfCSVForWhatIsWanted() throws {
    let scene = #"""
      {"scene": 1, "title": "{row.n}", "canvas": {"size": ["{row.n}", 100], "scale": "{row.n}",
       "mirrors": "{row.on}", "background": "{row.n}"}, "layout": {"kind": "flow",
       "minimumLineSpacing": "{row.gap}"}, "data": {"sections": [{"id": "s", "items": ["{row.n}",
       {"id": "{row.on}", "size": ["{row.n}", "{row.gap}"]}]}]}, "steps": [{"wait": "{row.gap}"}]}
      """#
    var change = SceneChange()
    func root(_ text: String, _ name: String) throws -> Node {
      change.row = try table(text, name).rows[0]
      let file = SourceFile(path: "x.scene.json", text: scene)
      return try change.applied(
        to: NodeReader().read(file), path: file.path, knowing: Scenes.kinds)
    }
    let csv = try root("n,on,gap\n2,true,0.5\n", "t.csv")
    #expect(csv["title"]?.text == "2")
    #expect(csv["canvas"]?["size"]?.numbers == [2, 100])
    #expect(csv["canvas"]?["scale"]?.integer == 2)
    #expect(csv["canvas"]?["mirrors"]?.flag == true)
    #expect(csv["canvas"]?["background"]?.text == "2")
    #expect(csv["layout"]?["minimumLineSpacing"]?.number == 0.5)
    let items = csv["data"]?["sections"]?.list?[0]["items"]?.list
    #expect(items?[0].text == "2" && items?[1]["id"]?.text == "true")
    #expect(items?[1]["size"]?.numbers == [2, 0.5])
    #expect(csv["steps"]?.list?[0]["wait"]?.number == 0.5)
    // A number is a text where nothing else is wanted.
    let json = try root(#"[{"n": "2", "on": true, "gap": 1}]"#, "t.json")
    let numbers = try root(#"[{"n": 2, "on": true, "gap": 1}]"#, "t.json")
    #expect(numbers["title"]?.text == "2" && numbers["canvas"]?["scale"]?.integer == 2)
    #expect(json["canvas"]?["scale"]?.text == "2")
    #expect(json["canvas"]?["mirrors"]?.flag == true)
  }

  @Test func takesATextThatOnlyOthersHaveForMissing() throws {
    let texts = #"{"en": {"hello": "Hello", "bye": null}, "de": {}}"#
    let languages = try TextTable.languages(SourceFile(path: "t.json", text: texts))
    #expect(languages.map { $0.texts.gaps.keys.sorted() } == [["bye"], ["hello"]])
    #expect(languages[1].texts.gaps["hello"]?.place == "t.json:1:47")
  }

  @Test func saysThatLanguagesAreAnObject() {
    let fault = #expect(throws: Diagnostic.self) {
      try TextTable.languages(SourceFile(path: "t.json", text: "[1]"))
    }
    #expect(fault?.code == "wrong-type" && fault?.place == "t.json:1:1")
  }

  @Test func saysWhyNamesAreTheSame() throws {
    for (text, tells) in [("name\nA\nA\n", false), ("name\nZoé\nZoë\n", true)] {
      var matrix = SceneMatrix()
      matrix.rows = try table(text).rows
      let fault = #expect(throws: Diagnostic.self) { try matrix.changes() }
      #expect((fault?.help?.contains("letters a to z") == true) == tells)
    }
  }

  @Test func takesATextThatIsEmptyForNone() throws {
    let texts = SourceFile(path: "t.csv", text: "key,en,de\nhello,Hello,\n")
    let languages = try TextTable.languages(texts)
    #expect(languages.map(\.texts.names) == [["hello"], []])
    var change = SceneChange()
    (change.language, change.texts) = ("de", languages[1].texts)
    let text = #"{"scene": 1, "title": "{text.hello}"}"#
    let file = SourceFile(path: "x.scene.json", text: text)
    let fault = #expect(throws: Diagnostic.self) {
      try change.applied(to: NodeReader().read(file), path: file.path)
    }
    #expect(fault?.message == "the language \"de\" has no text for \"hello\"")
    #expect(fault?.notes == ["it is missing at t.csv:2:1"])
  }

  /// A value that is wrong stands in the table, and not in the scene.
  @Test func namesTheRowThatAWrongValueComesFrom() throws {
    var change = SceneChange()
    change.row = try table("name,color\nBob,red\nAnn,nocolor\n").rows[1]
    var loader = SceneLoader(kinds: Scenes.kinds)
    loader.change = change
    let item = #"{"id": "a", "color": "{row.color}"}"#
    let text = #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [\#(item)]}]}}"#
    let faults = #expect(throws: SceneFaults.self) {
      try loader.load(SourceFile(path: "x.scene.json", text: text))
    }
    #expect(
      faults?.diagnostics.first?.notes.last
        == #"{row.color} is "nocolor" at t.csv:3:1, in the row "Ann""#)
  }

  @Test func countsTheFieldsOfARow() throws {
    let fault = #expect(throws: Diagnostic.self) { try table("a,b\n1\n") }
    #expect(fault?.text().contains("found 1 fields, expected 2") == true)
    #expect(fault?.help != nil)
  }

  @Test func multipliesAllSides() throws {
    var matrix = SceneMatrix()
    matrix.devices = Array(Device.allCases.prefix(2))
    matrix.directions = ["ltr", "rtl"]
    matrix.textSizes = [.l, .ax5]
    matrix.pseudo = [.longer, .turned]
    let roots = try matrix.changes().map(tree)
    #expect(roots.count == 16)
    #expect(Set(roots.compactMap { $0["name"]?.text }).count == 16)
    #expect(roots.allSatisfy { $0["canvas"]?["size"] == nil })
    #expect(roots[0]["canvas"]?["device"]?.text == Device.allCases[0].rawValue)
    #expect(roots[6]["name"]?.text?.hasSuffix("-rtl-ax5-longer") == true)
    #expect(roots[6]["canvas"]?["textSize"]?.text == "ax5")
    #expect(try SceneMatrix().changes().isEmpty)
  }

  /// Names stay names: only what is seen is written otherwise.
  @Test func writesSeenTextsOtherwise() throws {
    var change = SceneChange()
    change.pseudo = .accented
    let root = try tree(change)
    let section = try #require(root["data"]?["sections"]?.list?.first)
    #expect(section["header"]?.text == "[Héáđ]".replacing("đ", with: "d"))
    let items = try #require(section["items"]?.list)
    #expect(items[0]["id"]?.text == "Ann" && items[0]["label"]?.text == "[Áññ]")
    #expect(items[1]["id"]?.text == "b" && items[1]["label"]?.text == "[{n} öf Böb]")
    let update = root["steps"]?.list?[0]["update"]
    #expect(update?["insert"]?.list?[0]["item"]?["id"]?.text == "Zoe")
    #expect(update?["delete"]?.list?[0].text == "Ann")
    #expect(PseudoLanguage.accented.shown("3 %") == "3 %")
    #expect(PseudoLanguage.longer.shown("New {n} mail") == "New {n} mail New mail")
    change.pseudo = .turned
    #expect(try tree(change)["canvas"]?["direction"]?.text == "rtl")
  }

  /// Words of buttons and tags are seen; symbols and what taps name are not.
  @Test func writesWordsOfButtonsOtherwise() throws {
    let text = """
      {"scene": 1, "canvas": {"bars": {"toolbar": ["mail", "Edit"], "trailing": ["Done"]}},
       "data": {"sections": [{"id": "s", "items": [{"id": "a", "tags": ["new"], "button": "Get"}]}]},
       "steps": [{"tap": {"header": "s"}}, {"tap": {"button": "Get"}}]}
      """
    var change = SceneChange()
    change.pseudo = .accented
    let root = try change.applied(
      to: NodeReader().read(SourceFile(path: "x.scene.json", text: text)), path: "x.scene.json")
    let bars = root["canvas"]?["bars"]
    #expect(bars?["toolbar"]?.list?.map(\.text) == ["mail", "[Édït]"])
    #expect(bars?["trailing"]?.list?.map(\.text) == ["[Döñé]"])
    let item = root["data"]?["sections"]?.list?[0]["items"]?.list?[0]
    #expect(item?["tags"]?.list?.map(\.text) == ["[ñéw]"])
    let steps = root["steps"]?.list
    #expect(steps?[0]["tap"]?["header"]?.text == "s")
    #expect(steps?[1]["tap"]?["button"]?.text == item?["button"]?.text)
  }

  @Test func writesATreeAsJSON() throws {
    let yaml = SourceFile(path: "x.yaml", text: "a: 0x10\nb: [1.50, ~, yes, \"<\"]\n")
    let text = try NodeReader().read(yaml).written.written()
    #expect(text == #"{"a": 16, "b": [1.50, null, "yes", "<"]}"#)
  }

  @Test func marksWithoutTablesAreKnown() {
    let known = ["iphone", "iphone-rtl", "rtl", "xl", "ipad-ltr-xxxl"]
    for mark in known { #expect(SceneMatrix.isMark(mark), "\(mark)") }
    for mark in ["", "old", "iphone-old", "rtl-iphone", "xl-rtl", "iphone-", "-rtl", "iphones"] {
      #expect(!SceneMatrix.isMark(mark), "\(mark)")
    }
  }
}
