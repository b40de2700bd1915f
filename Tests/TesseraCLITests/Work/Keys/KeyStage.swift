import Foundation
import Imaging
import Readers
import Rendering
import Scene
import SceneFormat
import UIKit

@testable import TesseraCLI

/// The stage for scenes of the table of keys: views and layouts of somebody's own, and files beside the scene, for
/// keys that name them.
@MainActor final class KeyStage {
  let registry: SceneRegistry
  private let folder: TemporaryFolder
  private var workers: [Bool: SceneWorker] = [:]

  init() throws {
    folder = try TemporaryFolder()
    var registry = SceneRegistry()
    let additions: [SceneAddition] = [
      .cell("Probe", ProbeCell.self) { cell, element in cell.note = element.values.text("note") },
      .supplementary("Probe", ProbeView.self) { view, element in
        view.note = element.values.text("note")
      },
      .decoration("ProbeDecoration", ProbeView.self),
      .layout("Pages", origin: "tests", make: PageLayout.init),
      .layout("Pile", origin: "tests", make: PileLayout.init),
    ]
    for addition in additions { addition.add(to: &registry) }
    self.registry = registry
    try prepare()
  }

  var out: String { "\(folder.path)/out" }

  /// The report on a scene, and its files in `out`.
  func report(on scene: String, isChecked: Bool) throws -> SceneReport {
    try folder.write(scene, to: "film.scene.json")
    try? FileManager.default.removeItem(atPath: out)
    let path = "\(folder.path)/film.scene.json"
    let worker = try worker(isChecked, path)
    let planned = worker.answer(.plan(path), for: .file(path))
    var answer = planned
    if case .claims = planned {
      answer = worker.answer(.work(path, ScenePermit()), for: .file(path))
    }
    guard case .report(let report) = answer else { throw CancellationError() }
    return report
  }

  /// A scene that holds its picture: only the corners of its cells are told apart.
  nonisolated static func looks(corner: Double) -> KeyExample.Setup {
    [
      ("steps", "[]"), ("style", #"{"cells": {"default": {"corner": \#(corner)}}}"#),
      ("outputs", #"[{"type": "still", "file": "look.png", "theme": "light"}]"#),
      ("expect", #"[{"pictures": "held/looks.pictures"}]"#),
    ]
  }

  /// The accepted picture has other edges than the drawing that is kept with it.
  private func recordLooks() throws {
    try record(Self.looks(corner: 8.2))
    let picture = URL(fileURLWithPath: "\(folder.path)/held/look.png")
    let other = try Data(contentsOf: picture)
    try record(Self.looks(corner: 8))
    try other.write(to: picture)
  }

  private func record(_ setup: KeyExample.Setup) throws {
    var scene = SceneTree(KeyExample.base)
    for (path, json) in setup { scene.set(path, json) }
    try folder.write(scene.text, to: "film.scene.json")
    let path = "\(folder.path)/film.scene.json"
    let arguments = try ArgumentParser.parse(["record", "--mode", "all", path])
    let worker = SceneWorker(
      WorkOptions(.record, arguments, form: MessageForm(arguments)), registry)
    guard case .claims = worker.answer(.plan(path), for: .file(path)),
      case .report = worker.answer(.work(path, ScenePermit()), for: .file(path))
    else { throw CancellationError() }
  }

  private func worker(_ isChecked: Bool, _ path: String) throws -> SceneWorker {
    if let worker = workers[isChecked] { return worker }
    let command = isChecked ? ["check", path] : ["render", "-o", out, path]
    let arguments = try ArgumentParser.parse(command)
    let options = WorkOptions(
      isChecked ? .check : .render, arguments, form: MessageForm(arguments))
    let worker = SceneWorker(options, registry)
    workers[isChecked] = worker
    return worker
  }

  /// The files that examples name.
  private func prepare() throws {
    let pixels = (0..<64).map { UInt32(0xFF00_0000) | UInt32($0 * 4) << 8 }
    let picture = PNGWriter().encode(try Bitmap(width: 8, height: 8, pixels: pixels))
    try Data(picture).write(to: URL(fileURLWithPath: "\(folder.path)/image.png"))
    try folder.write(#"{"scene": 1, "title": "From below"}"#, to: "base.scene.json")
    let text = KeyExample.base.replacingOccurrences(of: "[30, 20]", with: "[30, 21]")
    let file = SourceFile(path: "golden.scene.json", text: text)
    let scene = try SceneLoader(kinds: registry.kinds).load(file)
    try folder.write(try SceneRunner(registry: registry).run(scene).table.text, to: "golden.attrs")
    try recordLooks()
  }
}

private final class ProbeCell: UICollectionViewCell {
  var note: String? {
    didSet { backgroundColor = note == nil ? .red : .blue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }
}

private final class ProbeView: UICollectionReusableView {
  var note: String? {
    didSet { backgroundColor = note == nil ? .red : .blue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }
}

/// Comes to rest elsewhere than a finger lets go.
private final class PageLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: 25)
  }
}

/// All items lie on one another.
private final class PileLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap {
      let copy = $0.copy() as? UICollectionViewLayoutAttributes
      copy?.frame.origin = .zero
      return copy
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let copy =
      super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    copy?.frame.origin = .zero
    return copy
  }
}
