import Foundation
import Imaging
import Rendering
import Scene
import SceneFormat
import Testing
import UIKit
import VisualDiff

@testable import TesseraCLI

/// No key is passed over in silence: given, each changes something that comes out. The table of keys says which keys
/// there are, so that one without an example here, or one that nobody reads, fails.
@Suite @MainActor struct KeyEffectTests {
  /// One for all: what is drawn once more needs no other fonts.
  private static let stage = Result { try KeyStage() }

  private let stage: KeyStage

  init() throws {
    stage = try Self.stage.get()
  }

  /// Scenes know nothing of pixels, and call these by the same names.
  @Test func profilesAreThoseOfComparisons() {
    let names = PictureExpectation.PictureProfile.allCases.map(\.rawValue)
    #expect(names == DiffProfile.allCases.map(\.rawValue))
  }

  @Test func everyKeyHasAnExample() {
    let own = SceneKeys.definitions.filter { $0.name != "output" }
    let keys = own.flatMap { definition in definition.keys.map { "\(definition.name).\($0.name)" } }
    let known = Set(KeyExample.all.map(\.name)).union(KeyExample.silent)
    #expect(keys.filter { !known.contains($0) } == [])
    #expect(known.subtracting(keys).sorted() == [])
  }

  @Test(arguments: KeyExample.all.map(\.name)) func changesWhatComesOut(_ name: String) throws {
    for example in KeyExample.all where example.name == name {
      var scene = SceneTree(KeyExample.base)
      for (path, json) in example.setup { scene.set(path, json) }
      scene.set(example.place, example.other ?? "null")
      let without = try outcome(scene, isChecked: example.isChecked)
      scene.set(example.place, example.value)
      let with = try outcome(scene, isChecked: example.isChecked)
      #expect(with != without, "\(name): \(example.value)")
      #expect(with.isRead && without.isRead, "\(name): \(with.words) \(without.words)")
    }
  }

  @Test(arguments: OutputKinds.rendered.all)
  func theKeysOfATypeChangeWhatComesOut(_ kind: OutputKind) throws {
    let all = SceneKeys.definition("output")?.keys.map(\.name) ?? []
    for key in all where OutputKinds.rendered.keys(of: kind).contains(key) && key != "type" {
      var scene = SceneTree(KeyExample.film)
      scene.set("outputs.0", "{\"type\": \"\(kind.name)\", \"file\": \"\(file(kind))\"}")
      guard key != "file" else { continue }
      let example = try #require(KeyExample.outputs[key], "\(key) has no example")
      if kind != .snippet { for (path, json) in example.setup { scene.set(path, json) } }
      if kind == .frames, key == "naming" { scene.set("outputs.0.file", #""a{~dark}{frame}.png""#) }
      if kind == .frames, key == "scale" { scene.set("outputs.0.file", #""a{frame}.png""#) }
      if kind == .snippet {
        scene.set("outputs.1", #"{"type": "still", "file": "s{~dark}.svg", "naming": "github"}"#)
      }
      let without = try outcome(scene)
      scene.set(
        "outputs.0.\(key)", kind == .snippet && key == "naming" ? #""docc""# : example.value)
      let with = try outcome(scene)
      #expect(with != without, "\(kind.name): \(key)")
      #expect(with.isRead && without.isRead, "\(kind.name): \(key): \(with.words)")
    }
  }

  private func file(_ kind: OutputKind) -> String {
    switch kind {
    case .frames: "a{frame}.svg"
    case .attributes: "a.attrs"
    case .inspector: "a.html"
    case .snippet: "a.md"
    default: "a.svg"
    }
  }

  @Test(arguments: OutputKinds.rendered.all)
  func aKeyThatATypeDoesNotReadIsRefused(_ kind: OutputKind) throws {
    for (key, example) in KeyExample.outputs
    where !OutputKinds.rendered.keys(of: kind).contains(key) {
      var scene = SceneTree(KeyExample.film)
      scene.set(
        "outputs", "[{\"type\": \"\(kind.name)\", \"\(key)\": \(example.value)}]")
      let words = try outcome(scene).words
      #expect(
        words.contains("means nothing to the type \\\"\(kind.name)\\\"")
          || words.contains("means nothing to the type \"\(kind.name)\""))
    }
  }

  @Test(arguments: OutputDescription.Annotation.allCases)
  func everyAnnotationIsWritten(_ annotation: OutputDescription.Annotation) throws {
    var scene = SceneTree(KeyExample.film)
    scene.set("outputs", #"[{"type": "blueprint", "file": "a.svg", "annotate": []}]"#)
    for (path, value) in KeyExample.sideways where annotation == .groups { scene.set(path, value) }
    let without = try outcome(scene)
    scene.set("outputs.0.annotate", "[\"\(annotation.rawValue)\"]")
    #expect(try outcome(scene) != without)
  }

  @Test func everyPropertyOfALayoutChangesIt() throws {
    for kind in stage.registry.kinds.layouts.all where kind.isSupported && kind.origin == nil {
      for key in kind.keys ?? [] {
        let value = try #require(KeyExample.layouts[key.name], "\(key.name) has no example")
        var scene = SceneTree(KeyExample.ground)
        // Headers of no height are nowhere to be seen.
        let pinsBand = kind.name == "wall" && key.name == "sectionHeadersPinToVisibleBounds"
        let band = pinsBand ? ", \"headerHeight\": 20" : ""
        scene.set("layout", "{\"kind\": \"\(kind.name)\"\(band)}")
        let without = try outcome(scene)
        scene.set(
          kind.usesParams ? "layout.params" : "layout",
          kind.usesParams ? "{}" : "{\"kind\": \"\(kind.name)\"\(band)}")
        scene.set("layout.\(kind.usesParams ? "params." : "")\(key.name)", value)
        let with = try outcome(scene)
        #expect(with != without, "\(kind.name): \(key.name)")
        #expect(with.isRead, "\(kind.name): \(key.name): \(with.words)")
      }
    }
  }

  // MARK: Playing

  private struct Outcome: Equatable {
    let files: [String: [UInt8]]
    let words: String
    /// Whether the scene was read; what it says afterwards may be what a key asks for.
    let isRead: Bool
  }

  private func outcome(_ scene: SceneTree, isChecked: Bool = false) throws -> Outcome {
    let report = try stage.report(on: scene.text, isChecked: isChecked)
    let out = stage.out
    let names = FileManager.default.enumerator(atPath: out)?.compactMap { $0 as? String } ?? []
    var files: [String: [UInt8]] = [:]
    for name in names {
      files[name] = FileManager.default.contents(atPath: "\(out)/\(name)").map { [UInt8]($0) }
    }
    let words = report.output.text + report.error.text
    let isUnread = ["unknown-key", "unknown-name", "wrong-", "missing-", "syntax", "cause]"]
      .contains {
        report.error.text.contains("error[\($0)")
      }
    return Outcome(files: files, words: words, isRead: !isUnread)
  }
}
