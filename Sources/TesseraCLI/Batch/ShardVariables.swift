/// The variables by which job arrays and CI matrices tell a process which part is its own.
struct ShardVariables: Equatable, Sendable {
  /// Who sets them.
  let system: String
  let index: String
  let count: String
  /// The variable with the lowest index, or that index itself.
  let first: First

  enum First: Equatable, Sendable {
    case number(Int)
    case variable(String)
  }

  static let known: [ShardVariables] = [
    .init(
      system: "your own script", index: "TESSERA_SHARD_INDEX", count: "TESSERA_SHARD_COUNT",
      first: .number(1)),
    .init(
      system: "Slurm job array", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: .variable("SLURM_ARRAY_TASK_MIN")),
    .init(
      system: "Grid Engine job array", index: "SGE_TASK_ID", count: "SGE_TASK_LAST",
      first: .variable("SGE_TASK_FIRST")),
    .init(system: "GitLab CI", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: .number(1)),
    .init(
      system: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: .number(0)),
    .init(
      system: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: .number(0)),
    .init(
      system: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE",
      count: "SYSTEM_TOTALJOBSINPHASE",
      first: .number(1)),
    .init(
      system: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "TESSERA_SHARD_COUNT",
      first: .number(0)),
    .init(
      system: "GNU parallel", index: "PARALLEL_SEQ", count: "TESSERA_SHARD_COUNT",
      first: .number(1)),
  ]

  /// The part that the environment names; the first system that does wins.
  static func shard(in environment: [String: String]) throws(ShardError) -> Shard {
    for system in known {
      guard let index = environment[system.index], let count = environment[system.count] else {
        continue
      }
      guard let shard = system.shard(index, count, environment) else {
        throw .unclear("\(system.index)=\(index), \(system.count)=\(count)")
      }
      return shard
    }
    throw .noVariables
  }

  private func shard(
    _ index: String, _ count: String, _ environment: [String: String]
  ) -> Shard? {
    guard let index = Int(index), let count = Int(count) else { return nil }
    switch first {
    case .number(let first): return Shard(index: index - first + 1, count: count)
    case .variable(let name):
      let first = environment[name].flatMap(Int.init) ?? 1
      // Grid Engine tells the last index instead of the count.
      let total = self.count == "SGE_TASK_LAST" ? count - first + 1 : count
      return Shard(index: index - first + 1, count: total)
    }
  }
}

/// A part that cannot be told.
enum ShardError: Error, Equatable, Sendable {
  case noVariables
  case unclear(String)
  case malformed(String)

  var message: String {
    switch self {
    case .noVariables: "--shard auto: no variable tells which part this process is"
    case .unclear(let found): "--shard auto: these variables name no part: \(found)"
    case .malformed(let found):
      "--shard: found '\(found)', expected I/N with I from 1 to N, or auto"
    }
  }

  var hint: String {
    switch self {
    case .noVariables:
      "set TESSERA_SHARD_INDEX and TESSERA_SHARD_COUNT, or write --shard 1/4; known are: "
        + ShardVariables.known.dropFirst().map(\.system).joined(separator: ", ")
    case .unclear: "number the parts of the array from 1 on, without gaps"
    case .malformed: "write --shard 1/4 for the first of four parts"
    }
  }
}

extension Shard {
  /// What `--shard` says; nothing without it.
  static func chosen(
    _ text: String?, _ environment: [String: String]
  ) throws(ShardError) -> Shard? {
    guard let text else { return nil }
    if text == "auto" { return try ShardVariables.shard(in: environment) }
    guard let shard = Shard(text) else { throw .malformed(text) }
    return shard
  }
}
