internal import Platform
internal import Rendering
internal import SceneFormat

/// The files that scenes were made of, and those that they gave: what a watch has to look at, and what not.
struct TouchedFiles: Equatable, Sendable {
  private(set) var inputs: Set<String> = []
  private(set) var outputs: Set<String> = []

  mutating func add(_ report: SceneReport, _ folder: OutputFolder) {
    inputs.insert(RealPath.cleaned(report.scene))
    inputs.formUnion(report.inputs.map { RealPath.cleaned($0.path) })
    for file in report.files { addOutput(folder.shown(file.path)) }
  }

  mutating func addInput(_ path: String) { inputs.insert(RealPath.cleaned(path)) }

  mutating func addOutput(_ path: String) { outputs.insert(RealPath.cleaned(path)) }

  mutating func add(_ others: TouchedFiles) {
    inputs.formUnion(others.inputs)
    outputs.formUnion(others.outputs)
  }

  /// The folders of the inputs.
  var folders: Set<String> { Set(inputs.map(RealPath.folder)) }

  /// Whether a change of this file can change what the scenes give. New scenes, and files that a scene has missed
  /// so far, are known by their endings.
  func isConcerned(by path: String) -> Bool {
    if inputs.contains(path) { return true }
    return !outputs.contains(path) && !path.hasSuffix(".part")
      && [".json", ".yaml", ".yml"].contains(where: path.hasSuffix)
  }
}
