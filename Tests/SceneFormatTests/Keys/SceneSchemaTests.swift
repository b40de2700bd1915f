import Foundation
import Readers
import SceneFormat
import Testing

/// The schema for editors and the reader of scenes come from one table; here they are held to the same verdicts.
@Suite struct SceneSchemaTests {
  /// Only what a schema can know: no names, no files.
  static let scenes: [(text: String, isFine: Bool)] = [
    (#"{"scene": 1, "data": {"sections": []}}"#, true),
    (#"{"scene": 2, "data": {"sections": []}}"#, false),
    (#"{"data": {"sections": []}}"#, false),
    (#"{"scene": 1}"#, false),
    (#"{"scene": 1, "data": {"sections": []}, "lay": 1}"#, false),
    (#"{"scene": 1, "name": "a b", "data": {"sections": []}}"#, false),
    (#"{"scene": 1, "x-notes": [1], "data": {"sections": []}}"#, true),
    (#"{"scene": 1, "xnotes": [1], "data": {"sections": []}}"#, false),
  ]

  /// Keys of a scene with data, each value right or wrong.
  static let parts: [(text: String, isFine: Bool)] = [
    (#""canvas": {"size": [1, 2], "scale": 2, "theme": ["light"], "safeArea": 4}"#, true),
    (#""canvas": {"size": [1]}"#, false), (#""canvas": {"size": [1, -2]}"#, false),
    (#""canvas": {"scale": 4}"#, false), (#""canvas": {"scale": [1, 2], "margin": 2000}"#, false),
    (#""canvas": {"safeArea": [1, 2, 3]}"#, false), (#""canvas": {"device": "iphon"}"#, false),
    (##""canvas": {"background": {"light": "#fff", "dark": "#000"}}"##, true),
    (##""canvas": {"background": {"light": "#fff"}}"##, false),
    (#""canvas": {"background": "blue.5"}"#, true), (#""canvas": {"background": "blue.6"}"#, false),
    (#""canvas": {"background": "palette.12"}"#, true),
    (#""canvas": {"background": "yellow"}"#, false),
    (##""canvas": {"background": "#12345"}"##, false),
    (#""expect": [{"golden": "a.attrs"}]"#, true), (#""expect": [{"golden": "a.svg"}]"#, false),
    (#""layout": {"kind": "flow", "itemSize": [8, 8], "sectionInset": [1, 2, 3, 4]}"#, true),
    (#""layout": {"kind": "flow", "minimumLineSpaceing": 8}"#, false),
    (#""layout": {"kind": "colums"}"#, false), (#""layout": {}"#, false),
    (#""layout": {"kind": "compositional"}"#, false),
    (#""layout": {"kind": "HexLayout", "params": {"radius": 4, "spin": true}}"#, true),
    (#""layout": {"kind": "HexLayout", "radius": 4}"#, false),
    (#""layout": {"kind": "mosaic", "segmentHeight": 0}"#, false),
    (#""style": {"cells": {"a": {"fill": "blue", "corner": 4}}, "palette": "mono"}"#, true),
    (#""style": {"cells": {"a": {"corner": "4"}}}"#, false),
    (#""style": {"cells": {"default": {"cell": "photo"}}}"#, true),
    (#""style": {"cells": {"default": {"cell": "ribbon"}}}"#, false),
    (#""style": {"cells": {"default": {"view": "photo"}}}"#, false),
    (#""style": {"supplementary": {"header": {"view": "ribbon"}}}"#, true),
    (#""style": {"decoration": {"stripe": {"view": "stripe"}}}"#, true),
    (#""style": {"decoration": {"stripe": {"view": "styled"}}}"#, true),
    (#""style": {"font": "JetBrains Mono"}"#, true), (#""style": {"font": 7}"#, false),
    (#""timing": {"duration": 1, "curve": [0, 0, 1, 1], "stagger": {"by": 0.1}}"#, true),
    (#""timing": {"curve": {"spring": {"dampingRatio": 0.5}}}"#, true),
    (#""timing": {"curve": "fast"}"#, false), (#""timing": {"fps": 0}"#, false),
    (#""timing": {"curve": [0, 1]}"#, false), (#""timing": {"stagger": {}}"#, false),
    (#""steps": [{"wait": 1, "name": "a", "animated": false}]"#, true),
    (#""steps": [{"update": {"insert": [{"item": "z", "to": "s/0"}]}}]"#, true),
    (#""steps": [{"update": {"insert": [{"item": "z", "to": "0"}]}}]"#, false),
    (#""steps": [{"update": {"insert": [{"item": "z"}]}}]"#, false),
    (#""steps": [{"update": {"move": [{"item": "x", "to": {"after": "y"}}]}}]"#, true),
    (#""steps": [{"bounds": "turn"}]"#, false), (#""steps": [{"bounds": [3, 4]}]"#, true),
    (#""steps": [{"scroll": {"to": "x", "at": "middle"}}]"#, false),
    (#""steps": [{"calls": {"ops": [["delete", 0, 0]], "dataAfter": {"s": ["y"]}}}]"#, true),
    (#""steps": [{"calls": {"ops": [["delete", 0, 0]]}}]"#, false),
    (#""outputs": [{"type": "still", "file": "{name}.png", "theme": "dark"}]"#, true),
    (#""outputs": [{"type": "stil"}]"#, false), (#""outputs": [{"file": "a.svg"}]"#, false),
    (#""outputs": [{"type": "matrix", "sizes": [[1, 2], [3]]}]"#, false),
    (#""expect": [{"contract": true}, {"noOverlap": "cells", "insideContent": true}]"#, true),
    (#""expect": [{"contract": ["no-aliases"]}]"#, false),
    (#""expect": [{"maxShift": "1"}]"#, false),
    (#""expect": [{"attributes": {"of": "x", "frame": [0, 0, 1]}}]"#, false),
  ]

  private static var all: [(text: String, isFine: Bool)] {
    scenes
      + parts.map { part in
        (
          #"{"scene": 1, "data": {"sections": [{"id": "s", "items": ["x", "y"]}]}, \#(part.text)}"#,
          part.isFine
        )
      }
  }

  private static let kinds = Scenes.kinds(
    and: [
      LayoutKind(
        "HexLayout", "A honeycomb.",
        keys: [
          Key("radius", .number(1...100), "From the centre to the corners."),
          Key("spin", .flag, "Whether items turn."),
        ])
    ],
    views: [
      ViewKind("photo", .cell, "A photo."), ViewKind("ribbon", .supplementary, "A ribbon."),
      ViewKind("stripe", .decoration, "A stripe."),
    ])

  @Test func readerJudgesAsExpected() {
    for (text, isFine) in Self.all {
      #expect(Scenes.faults(in: text, kinds: Self.kinds).isEmpty == isFine, "\(text)")
    }
  }

  /// By a validator that has nothing in common with us.
  @Test(.needs(.jsonschema)) func schemaJudgesAlike() throws {
    let program = """
      import json, sys
      import jsonschema
      schema, *scenes = json.load(sys.stdin)
      jsonschema.Draft7Validator.check_schema(schema)
      validator = jsonschema.Draft7Validator(schema)
      print(json.dumps([validator.is_valid(scene) for scene in scenes]))
      """
    let texts = [SceneSchema(kinds: Self.kinds).json] + Self.all.map(\.text) + (try Self.examples)
    let input = "[" + texts.joined(separator: ",") + "]"
    let verdicts = try JSONDecoder().decode([Bool].self, from: Self.run(program, input: input))
    #expect(verdicts == Self.all.map(\.isFine) + [true, true])
  }

  /// An editor accepts all that it offers: examples of values, and the values that hold without a key.
  @Test(.needs(.jsonschema)) func schemaAcceptsItsOffers() throws {
    let program = """
      import json, sys
      import jsonschema
      schema = json.load(sys.stdin)
      refused = []
      def look(part, place):
          if isinstance(part, list):
              for entry in part: look(entry, place)
          if not isinstance(part, dict): return
          if isinstance(part.get("description"), str):
              offers = [part["default"]] if "default" in part else []
              offers += part.get("examples", [])
              check = jsonschema.Draft7Validator({**part, "definitions": schema["definitions"]})
              refused.extend(f"{place}: {offer}" for offer in offers if not check.is_valid(offer))
          for name, entry in part.items(): look(entry, f"{place}/{name}")
      look(schema, "")
      print(json.dumps(refused))
      """
    let input = SceneSchema(kinds: Self.kinds).json
    let refused = try JSONDecoder().decode([String].self, from: Self.run(program, input: input))
    #expect(refused == [])
  }

  /// The files that a scene extends may have all that it lacks, and it may take away keys of theirs.
  @Test(.needs(.jsonschema)) func schemaKnowsThatScenesExtendOthers() throws {
    let scenes = [
      (#"{"scene": 1, "extends": "b.scene.json"}"#, true),
      (#"{"scene": 1, "extends": "b.scene.json", "outputs": null, "data": null}"#, true),
      (
        #"{"scene": 1, "extends": "b.scene.json", "canvas": {"size": null, "background": null}}"#,
        true
      ),
      (#"{"scene": 1, "extends": ["b.scene.json"], "controller": "A", "data": null}"#, true),
      (
        #"{"scene": 1, "extends": "b.scene.json", "controller": "A", "data": {"sections": []}}"#,
        false
      ),
      (#"{"scene": 1, "extends": "b.scene.json", "layout": {"minimumLineSpacing": 4}}"#, true),
      (#"{"scene": 1, "extends": "b.scene.json", "data": {"order": []}}"#, false),
      (#"{"scene": 1, "extends": "b.scene.json", "data": {}}"#, true),
      (#"{"scene": 1, "extends": "b.scene.json", "layout": {"kind": "colums"}}"#, false),
      (#"{"scene": 1, "data": {}}"#, false),
      (#"{"scene": 1, "data": {"sections": []}, "layout": {"minimumLineSpacing": 4}}"#, false),
      (#"{"scene": 1, "data": {"sections": []}, "layout": null}"#, false),
      (#"{"scene": 1, "data": {"sections": []}, "outputs": null}"#, false),
      (#"{"scene": 1, "data": null}"#, false),
    ]
    let program = """
      import json, sys
      import jsonschema
      schema, *scenes = json.load(sys.stdin)
      validator = jsonschema.Draft7Validator(schema)
      print(json.dumps([validator.is_valid(scene) for scene in scenes]))
      """
    let texts = [SceneSchema(kinds: Self.kinds).json] + scenes.map(\.0)
    let input = "[" + texts.joined(separator: ",") + "]"
    let verdicts = try JSONDecoder().decode([Bool].self, from: Self.run(program, input: input))
    #expect(verdicts == scenes.map(\.1))
  }

  /// Tables fill places of every type; what stands beside a place is no value of another type.
  @Test(
    .needs(.jsonschema),
    arguments: [
      (#""canvas": {"size": ["{row.width}", 160], "device": "{row.device}"}"#, true),
      (#""canvas": {"scale": "{row.scale}", "mirrors": "{row.mirrors}"}"#, true),
      (#""canvas": {"background": "{row.color}"}"#, true),
      (##""canvas": {"background": "#{row.hex}"}"##, true),
      (#""canvas": {"scale": "{row.scale}x"}"#, false), (#""canvas": {"scale": "2"}"#, false),
      (#""canvas": {"device": "{rows.device}"}"#, false),
    ])
  func schemaTakesPlacesOfTables(_ part: String, _ isFine: Bool) throws {
    let program = """
      import json, sys
      import jsonschema
      schema, scene = json.load(sys.stdin)
      print(json.dumps([jsonschema.Draft7Validator(schema).is_valid(scene)]))
      """
    let scene = #"{"scene": 1, "data": {"sections": []}, \#(part)}"#
    let input = "[\(SceneSchema(kinds: Self.kinds).json), \(scene)]"
    #expect(
      try JSONDecoder().decode([Bool].self, from: Self.run(program, input: input)) == [isFine])
  }

  private static var examples: [String] {
    get throws {
      try ["friends-sync.scene.json", "mosaic-to-waterfall.scene.json"].map {
        try String(contentsOf: Scenes.fixtures.appendingPathComponent($0), encoding: .utf8)
      }
    }
  }

  private static func run(_ program: String, input: String) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("schema-\(UUID().uuidString).json")
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", program]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }

  @Test func referenceNamesEveryKey() {
    let markdown = SceneReference(kinds: Scenes.kinds).markdown
    let missing = SceneKeys.definitions.flatMap(\.keys).filter {
      !markdown.contains("| `\($0.name)` |")
    }
    #expect(missing == [])
    #expect(markdown.contains("## layout waterfall"))
  }
}
