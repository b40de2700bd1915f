// Feeds the readers of JSON and YAML, and the decoder of scenes, with broken scenes.
//
//   fuzz-scene COUNT [FIRST [SEED]] FILE…     reads COUNT inputs made of the files, from number FIRST on
//   fuzz-scene --show NUMBER [SEED] FILE…     writes one input to standard output
//
// A crash or an input that takes more than ten seconds ends the program with the number of the input.
import Glibc
import Imaging
import SceneFormat

/// The input under way, for the signal handler.
nonisolated(unsafe) var current = 0

/// Says where it happened with nothing but `write`: all else may be broken.
func report(_ signal: Int32) {
  var text = Array("fuzz-scene: signal \(signal) in input \(current)\n".utf8)
  _ = write(2, &text, text.count)
  _exit(1)
}

func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1024
}

let arguments = CommandLine.arguments.dropFirst()
let isShowing = arguments.first == "--show"
let numbers = arguments.compactMap { Int($0) }
let seeds = arguments.compactMap { argument -> (text: [UInt8], isYAML: Bool)? in
  guard argument != "--show", Int(argument) == nil,
    let bytes = try? InputFile.read(argument, limit: 1 << 20)
  else { return nil }
  return (bytes, NodeReader.Language(path: argument) == .yaml)
}
guard !seeds.isEmpty else {
  print("usage: fuzz-scene COUNT [FIRST [SEED]] FILE…")
  exit(2)
}

if isShowing {
  let seed = UInt64(numbers.count > 1 ? numbers[1] : 1)
  let bytes = SceneMutation(seed: seed, seeds: seeds).input(numbers.first ?? 0).bytes
  exit(write(1, bytes, bytes.count) == bytes.count ? 0 : 1)
}

let count = numbers.first ?? 10_000
let first = numbers.count > 1 ? numbers[1] : 0
let mutation = SceneMutation(seed: UInt64(numbers.count > 2 ? numbers[2] : 1), seeds: seeds)
for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGALRM] {
  Glibc.signal(signal, report)
}

// Small limits: a mutated number may ask for gigabytes, and the promise is that it gets none of them.
var limits = SceneLimits()
limits.fileBytes = 1 << 20
limits.values = 100_000
limits.elements = 20_000
let kinds = SceneKinds(
  layouts: LayoutKinds(registered: [LayoutKind("HexLayout", "A honeycomb.")]))
let loader = SceneLoader(kinds: kinds, limits: limits, root: "/nonexistent")
var scenes = 0
var messages = 0
var refused: [String: Int] = [:]
for number in first..<first + count {
  current = number
  alarm(10)
  let (bytes, isYAML) = mutation.input(number)
  var found: [Diagnostic] = []
  do {
    let file = try SourceFile(path: "fuzz/input.scene.json", bytes: bytes)
    found = try loader.load(file, as: isYAML ? .yaml : .json).warnings
    scenes += 1
  } catch let faults as SceneFaults {
    found = faults.diagnostics
  } catch let fault as Diagnostic {
    found = [fault]
  } catch {
    print("fuzz-scene: input \(number) gives an error of another kind: \(error)")
    exit(1)
  }
  // Messages are made of the input, too.
  for diagnostic in found {
    messages +=
      diagnostic.text().utf8.count + diagnostic.jsonEvent.utf8.count
      + diagnostic.gitHubAnnotation.utf8.count
    guard let span = diagnostic.span, span.start.line >= 1, span.start.column >= 1 else {
      if diagnostic.span == nil { continue }
      print("fuzz-scene: input \(number) has a mistake at no place: \(diagnostic.shortText)")
      exit(1)
    }
  }
  if let code = found.first?.code { refused[code, default: 0] += 1 }
  if (number - first + 1).isMultiple(of: 100_000) {
    print("\(number - first + 1) inputs, \(scenes) scenes, \(peakMegabytes()) MB at most")
  }
}
alarm(0)
print(
  "\(count) inputs: \(scenes) are scenes, messages of \(messages / 1_000_000) MB, \(peakMegabytes()) MB at most"
)
for (code, count) in refused.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
  print("  \(code): \(count)")
}
