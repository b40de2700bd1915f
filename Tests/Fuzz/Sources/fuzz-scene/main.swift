// Feeds the readers of JSON and YAML, and the decoder of scenes, with broken scenes, made of those that the command
// line names.
import Fuzzing
import Rendering
import SceneFormat

let fuzz = FuzzRun("fuzz-scene", needsFiles: true)
let mutation = SceneMutation(
  seed: fuzz.seed,
  seeds: fuzz.files.map { ($0.bytes, NodeReader.Language(path: $0.path) == .yaml) })

// Small limits: a mutated number may ask for gigabytes, and the promise is that it gets none of them.
var limits = SceneLimits()
limits.fileBytes = 1 << 20
limits.values = 100_000
limits.elements = 20_000
let kinds = SceneKinds(
  layouts: LayoutKinds(
    ["flow", "columns", "mosaic", "waterfall", "circle"].map {
      LayoutKind($0, "A layout.", usesParams: false)
    } + [LayoutKind("HexLayout", "A honeycomb.")])
).rendered()
let loader = SceneLoader(kinds: kinds, limits: limits, root: "/nonexistent")

/// The faults of the scene; warnings where it is one.
@MainActor
func read(_ bytes: [UInt8], _ number: Int) -> (found: [Diagnostic], isScene: Bool) {
  do {
    let file = try SourceFile(path: "fuzz/input.scene.json", bytes: bytes)
    return (try loader.load(file, as: mutation.isYAML(number) ? .yaml : .json).warnings, true)
  } catch let faults as SceneFaults {
    return (faults.diagnostics, false)
  } catch let fault as Diagnostic {
    return ([fault], false)
  } catch {
    fuzz.fail(number, "gives an error of another kind: \(error)")
  }
}

/// Messages are made of the input, too.
@MainActor
func write(_ diagnostic: Diagnostic, _ number: Int) {
  let texts = [diagnostic.text(), diagnostic.jsonEvent, diagnostic.gitHubAnnotation]
  guard texts.allSatisfy({ !$0.isEmpty }) else { fuzz.fail(number, "has a message of nothing") }
  guard let span = diagnostic.span else { return }
  guard span.start.line >= 1, span.start.column >= 1 else {
    fuzz.fail(number, "has a mistake at no place: \(diagnostic.shortText)")
  }
}

fuzz.run(input: mutation.input) { bytes, number in
  let (found, isScene) = read(bytes, number)
  for diagnostic in found { write(diagnostic, number) }
  return isScene ? nil : found.first?.code ?? "nothing"
}
