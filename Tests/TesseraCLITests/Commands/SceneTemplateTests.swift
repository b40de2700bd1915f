import CoreGraphics
import Drawing
import Foundation
import Motion
import Rendering
import Scene
import SceneFormat
import Testing

@testable import TesseraCLI

/// Scenes to start from: whole by themselves, and short enough to be read.
@Suite @MainActor struct SceneTemplateTests {
  private nonisolated static let screens = [
    "chat", "mail", "photos", "cards", "settings", "store", "calendar", "board",
  ]

  private func scene(_ name: String) throws -> SceneDescription {
    let text = SceneTemplate.text(name)
    return try SceneLoader(kinds: SceneRegistry().kinds.rendered())
      .load(SourceFile(path: "\(name).scene.json", text: text))
  }

  @Test(arguments: SceneTemplate.names) func isASceneOfItsName(_ name: String) throws {
    let scene = try scene(name)
    #expect(scene.name == name)
    #expect(scene.warnings.isEmpty)
    let text = SceneTemplate.text(name)
    let file = SourceFile(path: "\(name).scene.json", text: text)
    #expect(try !SceneText(file, SceneLimits()).isOtherwise)
    #expect(text.hasSuffix("}\n"))
    #expect(text.split(separator: "\n").count <= 160)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 116 })
  }

  @Test(arguments: SceneTemplate.names) func needsNoFilesBesideIt(_ name: String) throws {
    let scene = try scene(name)
    #expect(scene.sections.flatMap(\.items).allSatisfy { $0.image == nil })
    #expect(scene.fonts.isEmpty && scene.files.count == 1)
  }

  @Test func nothingHasNoText() {
    #expect(SceneTemplate.text("none") == "")
    #expect(SceneTemplate.text(nil) == SceneTemplate.text("grid"))
  }

  /// Who starts from a screen gets its device, its bars, both pages, and something that moves.
  @Test(arguments: screens) func isAScreenOfAnApp(_ name: String) throws {
    let scene = try scene(name)
    #expect(SceneTemplate.names.contains(name))
    #expect(scene.canvas.hasBezel && scene.canvas.bars != nil)
    #expect(scene.canvas.themes == [.light, .dark])
    #expect(scene.outputs.map(\.kind) == [.still, .animation])
    let run = try SceneRunner().run(scene)
    #expect(run.warnings.isEmpty)
    let step = try #require(run.steps.first)
    #expect(step.duration > 0 && step.before != step.after, "\(name) stands still")
  }

  /// A week has seven days on every device, and these grow with the letters in them.
  @Test(arguments: [Device.phone, .tablet]) func weeksHaveSevenDays(_ device: Device) throws {
    var scene = try scene("calendar")
    scene.canvas.device = device
    scene.canvas.size = device.size
    let days = try SceneRunner().run(scene).start.elements.filter { $0.path.first == 1 }
    #expect(days.count == 30)
    #expect(Set(days.map { ($0.frame.minX * 2).rounded() }).count == 7)
    scene.canvas.textSize = .ax2
    let large = try SceneRunner().run(scene).start.elements.first { $0.path.first == 1 }
    #expect(try #require(large).frame.height > 48)
  }

  /// The lines of a store are those between its rows and its shelves, and shelves have equal margins at both sides.
  @Test func aStoreHasNoTwoLinesInARow() throws {
    let run = try SceneRunner().run(try scene("store"))
    // Bars have lines of their own.
    let content = run.start.elements.filter { !$0.isOfScreen }
    let lines = content.flatMap { element in
      element.content.rules.map { element.frame.minY + $0 }
    }
    let places = Set(lines).sorted()
    #expect(places.count >= 4)
    for (line, next) in zip(places, places.dropFirst()) { #expect(next - line > 40, "\(places)") }
    let cards = run.start.elements.filter { $0.path.first == 0 && $0.kind == .cell }
    #expect(cards.map(\.frame.minX).sorted() == [20, 343])
  }

  @Test func isListedAndTold() {
    let lines = Listing(SceneRegistry()).text("templates").split(separator: "\n").map(String.init)
    #expect(lines == SceneTemplate.names)
    for name in Self.screens {
      #expect(HelpPage.page(CommandTable.initialize).contains(name))
      #expect(ManualPage.text.contains(name) && ReferencePage.text.contains(name))
    }
  }

  @Test func symbolsAreListed() {
    let lines = Listing(SceneRegistry()).text("symbols").split(separator: "\n")
    #expect(lines.contains("paperplane") && lines.contains("pencil-square"))
  }
}

extension [DrawItem] {
  /// The places of the lines in it, from above.
  fileprivate var rules: [CGFloat] {
    flatMap { item -> [CGFloat] in
      switch item {
      case .group(let group): group.children.rules.map { $0 + group.transform.ty }
      case .shape(let shape):
        shape.geometry.bounds.height == 1 && shape.geometry.bounds.width > 100
          ? [shape.geometry.bounds.minY] : []
      case .text, .image: []
      }
    }
  }
}
