// Prints one line a figure: name, value, unit. The arguments select figures by a part of their name; after
// `--of-programs` only the names of those that measure whole programs are printed.
import Foundation

let namesPrograms = CommandLine.arguments.dropFirst().first == "--of-programs"
let patterns = CommandLine.arguments.dropFirst(namesPrograms ? 2 : 1)
let all =
  LayoutBenchmarks.all + CompositionalBenchmarks.all + UpdateBenchmarks.all + MotionBenchmarks.all
  + FrameBenchmarks.all
  + EncodingBenchmarks.all + ColdBenchmarks.all + FigureBenchmarks.all
  + FigureCrowd.all + AnimationBenchmarks.all + WebPBenchmarks.all + ProgramBenchmarks.all
  + GrowthBenchmarks.all + DiffBenchmarks.all + WarmDiffBenchmarks.all + GoldenBenchmarks.all
let benchmarks = (namesPrograms ? ProgramBenchmarks.all : all).filter { benchmark in
  patterns.isEmpty || patterns.contains { benchmark.name.contains($0) }
}
if benchmarks.isEmpty {
  FileHandle.standardError.write(
    Data("no figure has \(patterns.joined(separator: " or ")) in its name\n".utf8))
  exit(2)
}
for benchmark in benchmarks {
  if namesPrograms {
    print(benchmark.name)
    continue
  }
  print("\(benchmark.name) \(String(format: "%.3f", benchmark.measure())) \(benchmark.unit)")
}
