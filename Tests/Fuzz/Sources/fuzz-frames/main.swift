// Feeds the readers of animations with broken APNG, GIF and WebP files.
//
//   fuzz-frames COUNT [FIRST [SEED]]     reads COUNT inputs from number FIRST on
//   fuzz-frames --show NUMBER [SEED]     writes one input to standard output
//
// A crash or an input that takes more than ten seconds ends the program with the number of the input.
import Glibc
import Imaging

/// The input under way, for the signal handler.
nonisolated(unsafe) var current = 0

/// Says where it happened with nothing but `write`: all else may be broken.
func report(_ signal: Int32) {
  var text = Array("fuzz-frames: signal \(signal) in input \(current)\n".utf8)
  _ = write(2, &text, text.count)
  _exit(1)
}

func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1024
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { Int($0) }
let seeds = try FrameSeeds.files()
if arguments.first == "--show" {
  let seed = UInt64(numbers.count > 1 ? numbers[1] : 1)
  let bytes = FrameMutation(seed: seed, seeds: seeds).input(numbers.first ?? 0)
  exit(write(1, bytes, bytes.count) == bytes.count ? 0 : 1)
}

let count = numbers.first ?? 10_000
let first = numbers.count > 1 ? numbers[1] : 0
let mutation = FrameMutation(seed: UInt64(numbers.count > 2 ? numbers[2] : 1), seeds: seeds)
for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGALRM] {
  Glibc.signal(signal, report)
}

// Small limits: a mutated header may ask for gigabytes, and the promise is that it gets none of them.
let limits = ImageLimits(
  pixels: 1 << 20, fileBytes: 1 << 20, chunks: 1000, frames: 200, shownPixels: 1 << 22)

func read(_ bytes: [UInt8], _ number: Int) throws(FrameReadError) -> Int {
  let reader = try FrameReader(bytes, limits: limits)
  var count = 0
  while let frame = try reader.next() {
    count += 1
    guard frame.bitmap.width == reader.head.width, frame.bitmap.height == reader.head.height,
      frame.bitmap.pixels.allSatisfy({ pixel in
        let alpha = pixel >> 24
        return [16, 8, 0].allSatisfy { pixel >> UInt32($0) & 0xFF <= alpha }
      })
    else {
      print("fuzz-frames: input \(number) gives pixels that are none")
      exit(1)
    }
  }
  guard count == reader.head.frameCount else {
    print("fuzz-frames: input \(number) has \(reader.head.frameCount) frames and gives \(count)")
    exit(1)
  }
  return count
}

var wholeFiles = 0
var frames = 0
var refused: [String: Int] = [:]
for number in first..<first + count {
  current = number
  alarm(10)
  do throws(FrameReadError) {
    frames += try read(mutation.input(number), number)
    wholeFiles += 1
  } catch {
    let kind =
      switch error {
      case .png(let error): "PNG, \(error.subject.rawValue)"
      case .damaged(let fault): "GIF or WebP, \(fault.subject.rawValue)"
      case .jpeg: "JPEG"
      case .unknownFormat: "format"
      case .frameCount, .shownPixels: "number of frames or their pixels"
      }
    refused[kind, default: 0] += 1
  }
}
alarm(0)
print(
  "\(count) inputs from \(first): \(wholeFiles) read, \(frames) frames, peak memory \(peakMegabytes()) MB"
)
for (kind, count) in refused.sorted(by: { $0.key < $1.key }) {
  print("  refused for its \(kind): \(count)")
}
guard peakMegabytes() < 512 else {
  print("fuzz-frames: more than 512 MB of memory")
  exit(1)
}
