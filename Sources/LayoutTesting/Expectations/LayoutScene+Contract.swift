public import Scene
internal import Rendering
internal import SceneFormat
public import Testing

extension LayoutScene {
  /// Fails where the layout breaks a promise that every collection view relies on, at the start or after a step. No golden
  /// is needed.
  /// - Parameters:
  ///   - rules: the promises; `tessera explain-code` has a page about each.
  ///   - count: how many random scenes the layout is tried with besides; the smallest one that breaks a promise is
  ///     attached to the test.
  ///   - seed: that of the first random scene.
  public func expectContract(
    _ rules: [AuditRule] = AuditRule.usual, fuzz count: Int = 0, seed: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (described, registry, loader) = try description()
    var scene = described
    scene.expectPromises(rules)
    let runner = SceneRunner(registry: registry)
    let run = try runner.run(scene)
    let broken = run.results(golden: { _ in nil }, pictures: { _ in [] }).flatMap(\.diagnostics)
    for diagnostic in [run.stop].compactMap(\.self) + broken {
      issue(diagnostic.code, diagnostic.message, help: diagnostic.help, at: sourceLocation)
    }
    guard count > 0 else { return }
    let fuzz = try LayoutFuzz(scene, loader: loader, runner: runner, rules: rules)
    for finding in fuzz.findings(of: seed..<(seed + count)) {
      Attachment.record(
        Array(finding.text.utf8), named: finding.file, sourceLocation: sourceLocation)
      let again = "to see it again: expectContract(fuzz: 1, seed: \(finding.seed))"
      let help = [finding.help, again].compactMap(\.self).joined(separator: "\n")
      issue(finding.code, finding.sentence, help: help, at: sourceLocation)
    }
  }

  private func issue(
    _ code: String, _ sentence: String, help: String?, at place: SourceLocation
  ) {
    let words = ["\(code): \(sentence)", help].compactMap(\.self).joined(separator: "\n")
    Issue.record(Comment(rawValue: words), sourceLocation: place)
  }
}
