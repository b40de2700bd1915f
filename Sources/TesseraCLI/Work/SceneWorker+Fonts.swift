internal import CairoBackend
internal import Platform
internal import Rendering
internal import SceneFormat

extension SceneWorker {
  /// The fonts that a scene's texts are set in, with those that it brings; nil where one of these is no good, or
  /// where there are no threads for the libraries that read them.
  func library(of scene: SceneDescription, _ report: inout SceneReport) -> FontLibrary? {
    guard options.action == .check || options.isDryRun || hasThreads else {
      let fault = FileFault.limit(.processes, path: "a thread")
      report.tell(Diagnostic(fault), options.form, code: .system)
      return nil
    }
    let own = OwnFonts(
      scene, allowing: options.allowed, limit: options.rendering.limits.fileBytes)
    report.inputs += own.inputs
    let problems = fontProblems + own.problems
    for problem in problems { report.tell(problem, options.form, code: .files) }
    guard problems.isEmpty else { return nil }
    return own.files.isEmpty ? fonts : fonts.with(own.files)
  }

  /// Before anything is compared: what the goldens were made with, if it was something else.
  func tellOrigin(
    of scene: SceneDescription, _ library: FontLibrary, _ report: inout SceneReport
  ) {
    guard options.action == .check else { return }
    let origin = GoldenOrigin(scene, allowing: options.allowed)
    guard !origin.isUnknown, let current = try? stock.fingerprint(of: origin.fonts(of: library))
    else { return }
    for (folder, warning) in origin.warnings(current) {
      report.warnOnce(of: folder, warning, options.form)
    }
  }

  /// What the scene's goldens were made with just now.
  func keepOrigin(
    of scene: SceneDescription, _ library: FontLibrary, _ report: inout SceneReport
  ) {
    let origin = GoldenOrigin(scene)
    guard report.isDone, !origin.folders.isEmpty,
      let current = try? stock.fingerprint(of: origin.fonts(of: library))
    else { return }
    for folder in origin.folders { report.origins[folder] = current.text }
  }
}
