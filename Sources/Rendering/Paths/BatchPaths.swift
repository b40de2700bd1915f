package import Platform

/// Which paths of a batch are free, and which are not written because somebody else reads or writes them.
package struct BatchPaths {
  /// The files that the batch reads or writes besides its scenes' own, by where the command line says so.
  package private(set) var refusedOptions: [PathRefusal] = []
  private var refused: [Int: [PathRefusal]] = [:]
  /// The folders that are written to, by scene; those of the command line come under nil.
  private var folders: [Int?: Set<String>] = [:]

  /// - Parameters:
  ///   - options: claims of the command line.
  ///   - scenes: those of each scene, by its place in the batch.
  package init(
    options: [PathClaim], scenes: [Int: SceneClaims], _ view: any FileSystemView = DiskView()
  ) {
    var ledger = PathLedger(view)
    for claim in options { enter(claim, of: nil, &ledger) }
    for (index, claims) in scenes.sorted(by: { $0.key < $1.key }) {
      for claim in claims.claims { enter(claim, of: index, &ledger) }
    }
  }

  private mutating func enter(_ claim: PathClaim, of subject: Int?, _ ledger: inout PathLedger) {
    let owner = PathOwner(claim.owner.what, at: claim.owner.place, subject: subject)
    let collisions = ledger.claim(PathClaim(claim.access, claim.path, by: owner))
    for collision in collisions {
      for (loser, refusal) in collision.refusals { refuse(loser, refusal) }
    }
    guard claim.access != .read else { return }
    folders[subject, default: []].insert(RealPath.folder(of: claim.path))
  }

  /// Once for each claim: the first reason is enough.
  private mutating func refuse(_ claim: PathClaim, _ refusal: PathRefusal) {
    guard let subject = claim.owner.subject else {
      if !refusedOptions.contains(where: { $0.isSame(as: refusal) }) {
        refusedOptions.append(refusal)
      }
      return
    }
    if refused[subject]?.contains(where: { $0.isSame(as: refusal) }) != true {
      refused[subject, default: []].append(refusal)
    }
  }

  /// Takes a path from the command line out, for a reason of its own. The first reason is enough.
  package mutating func refuse(_ refusal: PathRefusal) {
    if isFree(refusal.path) { refusedOptions.append(refusal) }
  }

  /// The files that a scene does not write.
  package func refusals(of scene: Int) -> [PathRefusal] { refused[scene] ?? [] }

  package var refusedScenes: Set<Int> { Set(refused.keys) }

  /// Whether the command line may write to a path.
  package func isFree(_ path: String) -> Bool { !refusedOptions.contains { $0.path == path } }

  /// The folders for files of a scene.
  package func folders(of scene: Int) -> Set<String> { folders[scene] ?? [] }

  package var allFolders: Set<String> { folders.values.reduce(into: []) { $0.formUnion($1) } }
}
