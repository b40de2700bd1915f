// Feeds the JPEG reader with broken files.
//
//   fuzz-jpeg COUNT FIRST FILE...      reads COUNT inputs from number FIRST on, made of the files
//   fuzz-jpeg --show NUMBER FILE...    writes one input to standard output
//
// A crash or an input that takes more than ten seconds ends the program with the number of the input.
import Glibc
import Imaging

/// The input under way, for the signal handler.
nonisolated(unsafe) var current = 0

/// Says where it happened with nothing but `write`: all else may be broken.
func report(_ signal: Int32) {
  var text = Array("fuzz-jpeg: signal \(signal) in input \(current)\n".utf8)
  _ = write(2, &text, text.count)
  _exit(1)
}

func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1024
}

func contents(of path: String) -> [UInt8] {
  guard let bytes = try? InputFile.read(path, limit: 1 << 20) else {
    print("fuzz-jpeg: '\(path)' cannot be read")
    exit(2)
  }
  return bytes
}

func subject(of error: JPEGError) -> String {
  switch error {
  case .size: "size"
  case .fileSize: "length"
  case .damaged: "damage"
  case .memory: "memory"
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2, let second = Int(arguments[1]) else {
  print("fuzz-jpeg: say how many inputs, the first one's number, and the files to make them of")
  exit(2)
}
let mutation = JPEGMutation(seeds: arguments.dropFirst(2).map(contents), seed: 1)
if arguments[0] == "--show" {
  let bytes = mutation.input(second)
  exit(write(1, bytes, bytes.count) == bytes.count ? 0 : 1)
}
let (count, first) = (Int(arguments[0]) ?? 10_000, second)
for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGALRM] {
  Glibc.signal(signal, report)
}

// Small limits: a mutated header may ask for gigabytes, and the promise is that it gets none of them.
let reader = JPEGReader(limits: ImageLimits(pixels: 1 << 22, fileBytes: 1 << 20, chunks: 1000))
var pictures = 0
var refused: [String: Int] = [:]
for number in first..<first + count {
  current = number
  alarm(10)
  do throws(JPEGError) {
    let bitmap = try reader.decode(mutation.input(number))
    guard bitmap.pixels.count == bitmap.width * bitmap.height, bitmap.isOpaque else {
      print("fuzz-jpeg: input \(number) gives pixels that are none")
      exit(1)
    }
    pictures += 1
  } catch {
    refused[subject(of: error), default: 0] += 1
  }
}
print("\(count) inputs from \(first): \(pictures) pictures, peak memory \(peakMegabytes()) MB")
for (subject, count) in refused.sorted(by: { $0.key < $1.key }) {
  print("  refused for its \(subject): \(count)")
}
guard peakMegabytes() < 512 else {
  print("fuzz-jpeg: more than 512 MB of memory")
  exit(1)
}
