internal import CairoBackend
package import SceneFormat

extension SceneWork {
  /// Warnings of letters that no font has and that the scene's pictures will show, as far as it says them itself:
  /// by the package that is missing, so that several scenes tell it once.
  package func missingLetters(of scene: SceneDescription) -> [WorkNews] {
    guard order.action == .render, !order.isDryRun, scene.style.text == .glyphs else { return [] }
    let texts = scene.texts.filter { $0.utf8.contains { $0 >= 0x80 } }
    let plan = OutputPlan(scene, order.rendering)
    guard !texts.isEmpty, plan.fault == nil, plan.files.contains(where: \.showsText) else {
      return []
    }
    var result = WorkResult(scene.name)
    // A fault of its fonts is told when it is worked on.
    guard let fonts = library(of: scene, &result), scene.missingFont(in: fonts) == nil else {
      return []
    }
    let typesetter = stock.rasterizer(of: fonts).typesetter
    let notices = (try? typesetter.uncovered(in: texts)) ?? []
    _ = typesetter.takeNotices()
    return notices.map { $0.news(in: scene) }
  }
}

extension TextNotice {
  /// The warning of a text that is seen otherwise than it asks to be; of a missing package once for all scenes.
  func news(in scene: SceneDescription) -> WorkNews {
    let warning = scene.warning(of: self)
    return switch self {
    case .uncovered(let characters, let package):
      .shared(about: "letters: \(package ?? characters)", warning)
    case .unknownFamily: .problem(warning, nil)
    }
  }
}

extension PlannedFile {
  /// Whether somebody sees letters in it.
  var showsText: Bool { ![.table, .snippet].contains(output.kind.content) }
}
