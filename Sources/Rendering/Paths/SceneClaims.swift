internal import Imaging
package import Notation
package import SceneFormat

/// The paths that work on a scene reads and writes, as far as the scene alone says.
package struct SceneClaims: Equatable, Sendable {
  package let claims: [PathClaim]

  package init(_ claims: [PathClaim]) {
    self.claims = claims
  }

  /// - Parameter written: which of its paths the work on it writes; it reads the others.
  package init(
    _ scene: SceneDescription, _ options: RenderingOptions, writing written: Written = .outputs
  ) {
    claims =
      Self.inputs(scene) + Self.goldens(scene, written == .goldens)
      + (written == .outputs ? Self.outputs(scene, options) : [])
  }

  /// The files that the work on a scene writes.
  package enum Written: Sendable {
    case outputs, goldens, nothing
  }

  /// Tells whether a scene that is read again still says the same.
  package var digest: String { SHA256.text(of: json) }

  /// Those that are not granted, as they stand: two of them meet.
  package var refusals: [PathRefusal] {
    var ledger = PathLedger()
    return claims.flatMap { ledger.claim($0) }.flatMap(\.refusals).map(\.refusal)
  }

  private static func inputs(_ scene: SceneDescription) -> [PathClaim] {
    let home = SceneHome(scene)
    let files = scene.files.enumerated().map { index, file in
      PathClaim(
        .read, file.path,
        by: PathOwner(
          index == 0 ? "a scene" : "what a scene extends",
          at: SourceSpan.start(of: file).place))
    }
    let isPiped = scene.files.first?.path == SceneHome.pipedPath
    return files.dropFirst(isPiped ? 1 : 0)
      + scene.imageFiles.map { image in
        PathClaim(.read, home.path(image.value), by: PathOwner("an image", at: image.span.place))
      }
      + scene.fonts.map { font in
        PathClaim(
          .read, SceneHome(of: font.span.file.path).path(font.value),
          by: PathOwner("a font", at: font.span.place))
      }
  }

  /// Only `record` writes them, but whatever is drawn over one would be held to be right from then on.
  private static func goldens(_ scene: SceneDescription, _ areWritten: Bool) -> [PathClaim] {
    let home = SceneHome(scene)
    var seen: Set<String> = []
    // One file for all scenes there: the batch writes it when they are done.
    let origins = GoldenOrigin(scene).names.map { name in
      PathClaim(
        .read, home.path(name), by: PathOwner("what goldens were made with", at: scene.span.place))
    }
    return origins + pictures(scene, in: home, areWritten: areWritten)
      + scene.expectations.compactMap { expectation in
        guard let name = expectation.check.goldenName, seen.insert(name).inserted else {
          return nil
        }
        return PathClaim(
          areWritten ? .write : .read, home.path(name),
          by: PathOwner("a golden", at: expectation.span.place))
      }
  }

  private static func pictures(
    _ scene: SceneDescription, in home: SceneHome, areWritten: Bool
  ) -> [PathClaim] {
    HeldPictures.all(of: scene).flatMap { held in
      let drawings = AcceptedDrawings.name(besideList: held.expectation.list)
      let kept = PathClaim(
        areWritten ? .write : .read, home.path(drawings),
        by: PathOwner("the drawings of accepted pictures", at: held.span.place))
      return [kept]
        + held.plan.files.map { file in
          let isRow = file.output.kind.content == .frames
          let name = areWritten || !isRow ? file.path : FrameName(file.path)?[0] ?? file.path
          return PathClaim(
            areWritten ? (isRow ? .writeRow : .write) : .read, home.path(held.name(of: name)),
            by: PathOwner("an accepted picture", at: held.span.place))
        }
    }
  }

  private static func outputs(_ scene: SceneDescription, _ options: RenderingOptions) -> [PathClaim]
  {
    guard options.target != .standardOutput else { return [] }
    let plan = OutputPlan(scene, options)
    guard plan.fault == nil else { return [] }
    return plan.files.map { file in
      PathClaim(
        file.output.kind.content == .frames ? .writeRow : .write, options.folder.shown(file.path),
        by: PathOwner("an output", at: file.output.span.place))
    }
  }
}

/// How claims get from one process to the other, and into the notes of a run.
extension SceneClaims {
  package var json: String { written.compact }

  package var written: JSONText {
    .list(
      claims.map { claim in
        .texts([claim.access.rawValue, claim.path, claim.owner.what, claim.owner.place])
      })
  }

  package init(_ node: JSONNode) throws(TextError) {
    var claims: [PathClaim] = []
    for node in try node.array() {
      let parts = try node.array()
      guard parts.count == 4, let access = PathClaim.Access(rawValue: try parts[0].string()) else {
        throw node.unexpected(expected: "a claim")
      }
      let owner = PathOwner(try parts[2].string(), at: try parts[3].string())
      claims.append(PathClaim(access, try parts[1].string(), by: owner))
    }
    self.init(claims)
  }
}
