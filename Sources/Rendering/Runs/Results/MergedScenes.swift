/// Goes through the results of all parts at the same time, scene by scene.
package struct MergedScenes {
  private var general: SceneVerdict?
  /// Parts that have more, each with its next scene.
  private var parts: [(part: ResultsPart, line: ResultsLine)] = []

  init(general: SceneVerdict?, of paths: [String]) throws(MergeProblem) {
    self.general = general
    for path in paths {
      let part = try ResultsPart(path)
      if let line = try part.next() { parts.append((part, line)) }
    }
  }

  /// The next scene; nil behind the last one.
  package mutating func next() throws(MergeProblem) -> (scene: String, verdict: SceneVerdict)? {
    if let verdict = general {
      general = nil
      return (BatchVerdicts.runName, verdict)
    }
    let least = parts.indices.min { parts[$0].line.number < parts[$1].line.number }
    guard let least else { return nil }
    let (part, line) = parts[least]
    if let next = try parts[least].part.next() {
      parts[least].line = next
    } else {
      parts.remove(at: least)
    }
    let folder = EvidenceFolder(ResultsFile.folder(beside: part.path))
    var verdict = line.verdict
    verdict.outputs = verdict.outputs.map { $0.withoutPictures(lostFrom: folder) }
    return (line.scene, verdict)
  }
}
