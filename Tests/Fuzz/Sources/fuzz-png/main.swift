// Feeds the PNG reader with broken files.
//
//   fuzz-png COUNT [FIRST [SEED]]     reads COUNT inputs from number FIRST on
//   fuzz-png --show NUMBER [SEED]     writes one input to standard output
//
// A crash or an input that takes more than ten seconds ends the program with the number of the input.
import Glibc
import Imaging

/// The input under way, for the signal handler.
nonisolated(unsafe) var current = 0

/// Says where it happened with nothing but `write`: all else may be broken.
func report(_ signal: Int32) {
  var text = Array("fuzz-png: signal \(signal) in input \(current)\n".utf8)
  _ = write(2, &text, text.count)
  _exit(1)
}

func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1024
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--show" {
  let numbers = arguments.dropFirst().compactMap { UInt64($0) }
  let bytes = Mutation(seed: numbers.count > 1 ? numbers[1] : 1).input(Int(numbers.first ?? 0))
  exit(write(1, bytes, bytes.count) == bytes.count ? 0 : 1)
}

let numbers = arguments.compactMap { Int($0) }
let count = numbers.first ?? 10_000
let first = numbers.count > 1 ? numbers[1] : 0
let mutation = Mutation(seed: UInt64(numbers.count > 2 ? numbers[2] : 1))
for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGALRM] {
  Glibc.signal(signal, report)
}

// Small limits: a mutated header may ask for gigabytes, and the promise is that it gets none of them.
let reader = PNGReader(limits: ImageLimits(pixels: 1 << 22, fileBytes: 1 << 20, chunks: 1000))
var pictures = 0
var refused: [PNGError.Subject: Int] = [:]
for number in first..<first + count {
  current = number
  alarm(10)
  do throws(PNGError) {
    let bitmap = try reader.decode(mutation.input(number))
    guard bitmap.pixels.count == bitmap.width * bitmap.height,
      bitmap.pixels.allSatisfy({ pixel in
        let alpha = pixel >> 24
        return [16, 8, 0].allSatisfy { pixel >> UInt32($0) & 0xFF <= alpha }
      })
    else {
      print("fuzz-png: input \(number) gives pixels that are none")
      exit(1)
    }
    pictures += 1
  } catch {
    refused[error.subject, default: 0] += 1
  }
}
print("\(count) inputs from \(first): \(pictures) pictures, peak memory \(peakMegabytes()) MB")
for (subject, count) in refused.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
  print("  refused for its \(subject.rawValue): \(count)")
}
guard peakMegabytes() < 512 else {
  print("fuzz-png: more than 512 MB of memory")
  exit(1)
}
