import Platform
import Glibc
import Imaging

/// One run of a program that feeds a reader broken inputs:
///
///     NAME COUNT [FIRST [SEED]] [FILE…]      reads COUNT inputs from number FIRST on
///     NAME --show NUMBER [SEED] [FILE…]      writes one input to standard output
///
/// A crash, or an input that takes more than ten seconds of the processor, ends it with the number of the input.
public struct FuzzRun {
  public typealias File = (path: String, bytes: [UInt8])

  public let seed: UInt64
  /// The files that inputs are made of, where they are made of files.
  public let files: [File]
  private let name: String
  private let isShowing: Bool
  private let inputs: Range<Int>

  public init(_ name: String, needsFiles: Bool = false) {
    self.name = name
    let arguments = CommandLine.arguments.dropFirst()
    isShowing = arguments.first == "--show"
    let numbers = arguments.compactMap { Int($0) }
    let first = isShowing ? numbers.first ?? 0 : numbers.dropFirst().first ?? 0
    inputs = first..<first + (isShowing ? 1 : numbers.first ?? 10_000)
    seed = UInt64(numbers.dropFirst(isShowing ? 1 : 2).first ?? 1)
    files = arguments.filter { $0 != "--show" && Int($0) == nil }.map { path in
      guard let bytes = try? InputFile.read(path, limit: 1 << 20) else {
        print("\(name): '\(path)' cannot be read")
        exit(2)
      }
      return (path, bytes)
    }
    guard files.isEmpty == needsFiles else { return }
    print("usage: \(name) COUNT [FIRST [SEED]]\(needsFiles ? " FILE…" : "")")
    exit(2)
  }

  /// Makes all inputs and has them read; `read` answers what one was refused for, nil where it is whole.
  public func run(
    input: (Int) -> [UInt8], read: (_ bytes: [UInt8], _ number: Int) -> String?
  ) {
    if isShowing {
      let bytes = input(inputs.lowerBound)
      exit(write(1, bytes, bytes.count) == bytes.count ? 0 : 1)
    }
    FuzzAlarm.set(name)
    var whole = 0
    var refused: [String: Int] = [:]
    for number in inputs {
      FuzzAlarm.begin(number)
      if let reason = read(input(number), number) {
        refused[reason, default: 0] += 1
      } else {
        whole += 1
      }
    }
    FuzzAlarm.end()
    finish(whole, refused)
  }

  /// Ends the run: the reader has broken a promise.
  public func fail(_ number: Int, _ reason: String) -> Never {
    print("\(name): input \(number) \(reason)")
    exit(1)
  }

  private func finish(_ whole: Int, _ refused: [String: Int]) {
    let peak = Self.peakMegabytes
    print(
      "\(inputs.count) inputs from \(inputs.lowerBound): \(whole) read, peak memory \(peak) MB")
    for (reason, count) in refused.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  refused for its \(reason): \(count)")
    }
    guard peak < 512 else {
      print("\(name): more than 512 MB of memory")
      exit(1)
    }
  }

  private static var peakMegabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}
