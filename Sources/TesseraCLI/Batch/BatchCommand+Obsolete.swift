internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// The goldens of scenes that are gone.
extension BatchCommand {
  /// A check tells them, and `record` removes them: only where all scenes of a folder were read as they stand.
  func lookForObsoleteGoldens(of inputs: [SceneInput]) {
    guard [Command.Name.check, .record].contains(arguments.command), shard == nil else { return }
    guard let goldens = unclaimedGoldens(of: inputs) else { return }
    for found in goldens { rule(on: found, limit: options.order.rendering.limits.fileBytes) }
  }

  /// Those that no scene of a part has; what no part has is obsolete. Nothing where not all of its scenes were read.
  func unclaimedOfPart(_ inputs: [SceneInput]) -> [ObsoleteGoldens.Found]? {
    shard == nil ? nil : unclaimedGoldens(of: inputs)
  }

  private func unclaimedGoldens(of inputs: [SceneInput]) -> [ObsoleteGoldens.Found]? {
    guard isWhole, options.order.changes.allSatisfy(\.isEmpty),
      inputs.indices.allSatisfy({ claims[$0] != nil })
    else { return nil }
    let folders = arguments.words.filter { FolderListing.isFolder(RealPath.of($0) ?? $0) }
    guard !folders.isEmpty else { return nil }
    do throws(FileFault) {
      let goldens = try ObsoleteGoldens(
        below: folders, beside: Array(claims.values),
        reading: OtherScenes(options.order, program.registry),
        limit: options.order.rendering.limits.fileBytes)
      if let path = goldens.unreadable { warn(ofUnreadable: path) }
      return goldens.found
    } catch {
      tell(error)
      return nil
    }
  }

  private func warn(ofUnreadable path: String) {
    guard !form.isQuiet else { return }
    console.tell(
      Diagnostic(
        .pictureObsolete,
        "there are goldens that belong to no scene, unless '\(path)' holds them, which cannot be read",
        severity: .warning, help: "repair that scene, or move it away"), form)
  }

  private func rule(on found: ObsoleteGoldens.Found, limit: Int) {
    guard options.order.action == .record else {
      console.tell(found.diagnostic, form)
      ledger.verdicts.add(found.diagnostic)
      ledger.summary.code = max(ledger.summary.code, .different)
      return
    }
    // A mode that keeps or refuses goldens removes none.
    guard options.order.mode == .all else { return }
    let outcome = found.remove(isDryRun: options.order.isDryRun, limit: limit)
    for diagnostic in outcome.kept { console.tell(diagnostic, form) }
    guard !form.isEvents, !form.isQuiet else { return }
    for path in outcome.removed {
      console.write("\(path): removed, as it belongs to no scene any more\n")
    }
  }
}
