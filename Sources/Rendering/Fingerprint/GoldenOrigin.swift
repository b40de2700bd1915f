package import CairoBackend
internal import Platform
package import SceneFormat

/// The file beside a folder of goldens that says what these were made with, and what it tells a scene.
package struct GoldenOrigin {
  package static let name = "goldens.fingerprint"

  private let scene: SceneDescription
  private let home: SceneHome

  package init(_ scene: SceneDescription, allowing allowed: [String] = []) {
    self.scene = scene
    home = SceneHome(scene, allowing: allowed)
  }

  /// The file beside each folder of the scene's goldens, as seen from the scene.
  package var names: [String] {
    var seen: Set<String> = []
    return scene.expectations.compactMap { expectation -> String? in
      guard let name = expectation.check.goldenName.flatMap(Self.name(besides:)) else {
        return nil
      }
      return seen.insert(name).inserted ? name : nil
    }
  }

  private static func name(besides golden: String) -> String? {
    (try? OutputFolder.parts(of: golden)).map {
      ($0.dropLast() + [name]).joined(separator: "/")
    }
  }

  /// The folders of these files, as seen from here.
  package var folders: [String] { names.map(folder) }

  private func folder(of name: String) -> String {
    let path = home.path(name)
    return path == Self.name ? "." : String(path.dropLast(Self.name.count + 1))
  }

  /// The fonts that the scene's texts could be set in: what others need is another scene's matter.
  package func fonts(of library: FontLibrary) -> FontLibrary {
    library.needed(
      for: scene.files.map(\.text), families: scene.style.font.map { [$0.value] } ?? [])
  }

  /// The text of a folder's file; nil where there is none.
  package static func text(in folder: String) -> String? {
    let home = SceneHome(of: "\(folder)/\(name)")
    return (try? home.read(name, limit: largest)).flatMap(\.self).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static let largest = 1 << 20

  private func text(of name: String) -> String? {
    (try? home.read(name, limit: Self.largest)).flatMap(\.self).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The version that has made a golden, if it is known and none but that: a folder may have goldens of several.
  func otherVersion(ofGolden golden: String) -> String? {
    guard let name = Self.name(besides: golden) else { return nil }
    let versions = text(of: name).flatMap { Fingerprint(text: $0) }?.programVersions ?? []
    return versions.contains(ProgramVersion.number) ? nil : versions.sorted().last
  }

  /// The files as they are now, whether they are there or not.
  var inputs: [ReadFile] {
    names.map { name in
      let bytes = (try? home.read(name, limit: Self.largest)).flatMap(\.self)
      return bytes.map { ReadFile(path: home.path(name), content: $0) }
        ?? ReadFile(path: home.path(name), sha256: ReadFile.missing)
    }
  }

  /// The news before anything is compared: that the goldens were made with other fonts or libraries. They fail a
  /// check, but for goldens whose profile lets another rasteriser pass.
  ///
  /// - Parameter profile: that of tables, which say none.
  package func differences(
    from current: Fingerprint, profile: PictureExpectation.PictureProfile?
  ) -> [(folder: String, difference: Diagnostic)] {
    names.compactMap { name in
      let folder = folder(of: name)
      guard let text = text(of: name) else {
        return hasPictures(beside: name) ? (folder, Self.lost(folder)) : nil
      }
      guard let recorded = Fingerprint(text: text) else {
        return (folder, Self.unreadable(folder))
      }
      let difference = FingerprintDifference(from: recorded, to: current, .expected)
      guard !difference.changes.isEmpty else { return nil }
      let severity: Diagnostic.Severity = isExact(name, profile) ? .error : .warning
      return (folder, Self.otherwise(folder, difference, severity: severity))
    }
  }

  /// Whether pictures were recorded there, which never happens without such a file.
  private func hasPictures(beside name: String) -> Bool {
    scene.expectations.contains { expectation in
      guard case .pictures(let pictures) = expectation.check else { return false }
      return Self.name(besides: pictures.list) == name && text(of: pictures.list) != nil
    }
  }

  /// Whether any golden beside a file has to be the same to the last pixel.
  private func isExact(_ name: String, _ profile: PictureExpectation.PictureProfile?) -> Bool {
    scene.expectations.contains { expectation in
      guard expectation.check.goldenName.flatMap(Self.name(besides:)) == name else { return false }
      if case .pictures(let pictures) = expectation.check {
        return (pictures.profile ?? profile ?? .exact) == .exact
      }
      return (profile ?? .exact) == .exact
    }
  }

  private static func lost(_ folder: String) -> Diagnostic {
    Diagnostic(
      code: "golden/fingerprint",
      "'\(folder)/\(name)' is not there: nobody knows what the goldens were made with",
      severity: .warning,
      help:
        "take it from where the goldens were recorded, or let 'tessera approve --upgrade' write one"
    )
  }

  private static func unreadable(_ folder: String) -> Diagnostic {
    Diagnostic(
      code: "golden/fingerprint",
      "\(folder)/\(name): a line is none of a fingerprint – expected lines such as "
        + "'library cairo 1.16.0'",
      help: "settle what two branches left there, or record the goldens again")
  }

  private static func otherwise(
    _ folder: String, _ difference: FingerprintDifference, severity: Diagnostic.Severity
  ) -> Diagnostic {
    var remedies: [String] = []
    if !difference.wantedPackages.isEmpty {
      let packages = difference.wantedPackages.joined(separator: ", ")
      remedies.append("the right fonts are in the Debian package \(packages)")
    }
    if !difference.wantedFiles.isEmpty {
      remedies.append("the right font is \(difference.wantedFiles.joined(separator: ", "))")
    }
    if remedies.isEmpty {
      remedies = [
        "where the goldens are met all the same, 'tessera approve --upgrade' of all scenes keeps what is here"
      ]
    }
    return Diagnostic(
      code: "golden/fingerprint",
      "the goldens in '\(folder)' were made with something else: "
        + difference.changes.joined(separator: "; "),
      severity: severity, help: remedies.joined(separator: "; "))
  }
}
