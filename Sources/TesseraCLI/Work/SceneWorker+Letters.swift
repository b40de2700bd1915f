internal import CairoBackend
internal import Notation
internal import Rendering
internal import SceneFormat

extension SceneWorker {
  /// Warnings of letters that no font has and that the scene's pictures will show, as far as it says them itself:
  /// by the package that is missing, so that several scenes tell it once.
  func missingLetters(of scene: SceneDescription) -> [String: TerminalText] {
    guard options.action == .render, !options.isDryRun, scene.style.text == .glyphs else {
      return [:]
    }
    let texts = scene.texts.filter { $0.utf8.contains { $0 >= 0x80 } }
    let plan = OutputPlan(scene, options.rendering)
    guard !texts.isEmpty, plan.fault == nil, plan.files.contains(where: \.showsText) else {
      return [:]
    }
    var report = SceneReport(scene.name)
    // What is wrong with its fonts is told when it is worked on.
    guard let fonts = library(of: scene, &report), scene.missingFont(in: fonts) == nil else {
      return [:]
    }
    let typesetter = stock.rasterizer(of: fonts).typesetter
    let notices = (try? typesetter.uncovered(in: texts)) ?? []
    _ = typesetter.takeNotices()
    for notice in notices { report.warn(of: notice, in: scene, options.form) }
    return report.once
  }
}

extension SceneReport {
  /// Warns of a text that is seen otherwise than it asks to be; of a missing package once for all scenes.
  mutating func warn(of notice: TextNotice, in scene: SceneDescription, _ form: MessageForm) {
    let warning = scene.warning(of: notice)
    switch notice {
    case .uncovered(let characters, let package):
      warnOnce(of: "letters: \(package ?? characters)", warning, form)
    case .unknownFamily: tell(warning, form)
    }
  }
}

extension PlannedFile {
  /// Whether somebody sees letters in it.
  var showsText: Bool {
    switch output.kind {
    case .attributes, .snippet: false
    default: true
    }
  }
}
