internal import CairoBackend
internal import Platform
internal import SceneFormat

extension SceneWork {
  /// The fonts that a scene's texts are set in, with those that it brings; nil where one of these is no good, or
  /// where there are no threads for the libraries that read them.
  func library(of scene: SceneDescription, _ result: inout WorkResult) -> FontLibrary? {
    let draws = order.action == .render || scene.holdsPictures
    guard !draws || order.isDryRun || hasThreads else {
      result.tell(Diagnostic(FileFault.limit(.processes, path: "a thread")), .system)
      return nil
    }
    let own = OwnFonts(scene, allowing: order.allowed, limit: order.rendering.limits.fileBytes)
    result.inputs += own.inputs
    let problems = fontProblems + own.problems
    for problem in problems { result.tell(problem, .files) }
    guard problems.isEmpty else { return nil }
    return own.files.isEmpty ? fonts : fonts.with(own.files)
  }

  /// Who draws the scene's pictures now.
  func pictureOrigin(of scene: SceneDescription, _ library: FontLibrary) -> PictureOrigin {
    let fonts = GoldenOrigin(scene).fonts(of: library)
    return PictureOrigin((try? stock.fingerprint(of: fonts)) ?? Fingerprint())
  }

  /// Before anything is compared: what the goldens were made with, if it was something else.
  func tellOrigin(
    of scene: SceneDescription, _ library: FontLibrary, _ result: inout WorkResult
  ) {
    guard order.action == .check else { return }
    let origin = GoldenOrigin(scene, allowing: order.allowed)
    result.inputs += origin.inputs
    guard !origin.folders.isEmpty,
      let current = try? stock.fingerprint(of: origin.fonts(of: library))
    else { return }
    for (folder, difference) in origin.differences(from: current, profile: order.profile) {
      result.tell(.shared(about: folder, difference))
    }
  }

  /// The origin of the scene's goldens just now.
  func keepOrigin(
    of scene: SceneDescription, _ library: FontLibrary, _ result: inout WorkResult
  ) {
    let origin = GoldenOrigin(scene)
    // Goldens that were all left as they were have the origin that they had.
    guard !result.keepsGoldens || !result.files.isEmpty else { return }
    guard result.isDone, order.mode != .never, !origin.folders.isEmpty,
      let current = try? stock.fingerprint(of: origin.fonts(of: library))
    else { return }
    for folder in origin.folders { result.origins[folder] = current.text }
  }
}
