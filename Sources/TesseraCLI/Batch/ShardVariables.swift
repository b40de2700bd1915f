internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// The variables by which job arrays and CI matrices tell a process which part is its own.
struct ShardVariables: Equatable, Sendable {
  /// Who sets them.
  let system: String
  let index: String
  let count: String
  /// The lowest index.
  let first: Int
  /// The variables that tell whether a job array is whole; nil where there are no others.
  var array: JobArray?

  /// Variables that say from where to where an array goes.
  struct JobArray: Equatable, Sendable {
    let first: String
    let last: String
    let step: String
  }

  /// The number of all parts, where a script says it itself.
  private static let total = "TESSERA_SHARD_COUNT"

  static let known: [ShardVariables] = [
    .init(
      system: "your own script", index: "TESSERA_SHARD_INDEX", count: total, first: 1),
    .init(
      system: "Slurm job array", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: 1,
      array: JobArray(
        first: "SLURM_ARRAY_TASK_MIN", last: "SLURM_ARRAY_TASK_MAX", step: "SLURM_ARRAY_TASK_STEP")),
    .init(
      system: "Grid Engine job array", index: "SGE_TASK_ID", count: "SGE_TASK_LAST", first: 1,
      array: JobArray(
        first: "SGE_TASK_FIRST", last: "SGE_TASK_LAST", step: "SGE_TASK_STEPSIZE")),
    .init(system: "GitLab CI", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    .init(system: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    .init(
      system: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0),
    .init(
      system: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE",
      count: "SYSTEM_TOTALJOBSINPHASE", first: 1),
    .init(system: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: total, first: 0),
    .init(system: "GNU parallel", index: "PARALLEL_SEQ", count: total, first: 1),
  ]

  /// The part that the environment names; the first system that does wins.
  static func shard(in environment: [String: String]) throws(ShardError) -> Shard {
    for system in known {
      // Grid Engine says so of a job that is no array.
      guard let index = environment[system.index], index != "undefined",
        let count = environment[system.count]
      else { continue }
      let total = system.array == nil ? count : environment[total] ?? count
      if total == count, let array = system.array {
        try array.requireWhole(system, count: count, environment)
      }
      guard let number = Int(index), let parts = Int(total),
        let shard = Shard(index: number - system.first + 1, count: parts)
      else { throw .unclear("\(system.index)=\(index), \(system.count)=\(count)") }
      return shard
    }
    throw .noVariables
  }
}

extension ShardVariables.JobArray {
  /// Refuses an array that is a piece of another one: its tasks would be taken for other parts than they are.
  fileprivate func requireWhole(
    _ system: ShardVariables, count: String, _ environment: [String: String]
  ) throws(ShardError) {
    let found = [first, last, step].map { environment[$0] ?? "" }
    let isWhole =
      found[0] == "1" && found[1] == count && ["", "1"].contains(found[2]) && count != "1"
    guard !isWhole else { return }
    let names = [system.index, system.count, first, last, step].reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    throw .piece(names.map { "\($0)=\(environment[$0] ?? "")" }.joined(separator: ", "))
  }
}

/// A part that cannot be told.
enum ShardError: CodedError, Equatable {
  case noVariables
  case unclear(String)
  /// A job array that is not numbered from 1 to its number of tasks.
  case piece(String)
  case malformed(String)

  var code: String { "usage/shard" }

  var message: String {
    switch self {
    case .noVariables: "--shard auto: no variable tells which part this process is"
    case .unclear(let found): "--shard auto: these variables name no part: \(found)"
    case .piece(let found):
      "--shard auto: this job array is a piece of another one, or has one task: \(found)"
    case .malformed(let found):
      "--shard: found '\(found)', expected I/N with I from 1 to N, or auto"
    }
  }

  var hint: String? {
    switch self {
    case .noVariables:
      "set TESSERA_SHARD_INDEX and TESSERA_SHARD_COUNT, or write --shard 1/4; known are: "
        + ShardVariables.known.dropFirst().map(\.system).joined(separator: ", ")
    case .unclear: "number the parts of the array from 1 on, without gaps"
    case .piece:
      "number the array 1-N without gaps; to run parts again, set TESSERA_SHARD_COUNT to the number of all parts"
    case .malformed: "write --shard 1/4 for the first of four parts"
    }
  }
}

extension Shard {
  /// The part that `--shard` names; nil without it.
  static func chosen(
    _ text: String?, _ environment: [String: String]
  ) throws(ShardError) -> Shard? {
    guard let text else { return nil }
    if text == "auto" { return try ShardVariables.shard(in: environment) }
    guard let shard = Shard(text) else { throw .malformed(text) }
    return shard
  }
}
