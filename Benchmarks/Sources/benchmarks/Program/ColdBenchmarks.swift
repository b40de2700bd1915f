/// What a program takes from its start to its first picture.
@MainActor enum ColdBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "cold.first-png", unit: "ms") {
      Meter.bestSeconds(of: 25) { ProgramRun.run("first-picture") } * 1000
    }
  ]
}
