internal import Platform
internal import SceneFormat

/// The pictures of a scene that are held to what was accepted: the files of its outputs, below the folder of their list.
struct HeldPictures {
  let expectation: PictureExpectation
  /// The place of the expectation in its file.
  let span: SourceSpan
  let plan: OutputPlan
  /// From the scene's folder to the list's, with a slash behind it; empty where they are the same.
  private let way: String

  init(_ expectation: PictureExpectation, at span: SourceSpan, of scene: SceneDescription) {
    self.expectation = expectation
    self.span = span
    var options = RenderingOptions(.folder("."))
    options.kinds = Set(
      OutputKinds.rendered.pictures.filter { expectation.kinds?.contains($0.name) ?? true })
    plan = OutputPlan(scene, options)
    let parts = expectation.list.split(separator: "/", omittingEmptySubsequences: false)
    way = parts.dropLast().map { $0 + "/" }.joined()
  }

  static func all(of scene: SceneDescription) -> [HeldPictures] {
    scene.expectations.compactMap { expectation in
      guard case .pictures(let pictures) = expectation.check else { return nil }
      return HeldPictures(pictures, at: expectation.span, of: scene)
    }
  }

  /// The name of a picture as seen from the scene.
  func name(of path: String) -> String { way + path }
}

extension SceneDescription {
  /// Whether anything has to be drawn to know whether the scene is as it is expected.
  var holdsPictures: Bool { !HeldPictures.all(of: self).isEmpty }
}
