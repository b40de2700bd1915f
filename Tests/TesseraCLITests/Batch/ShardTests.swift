import Rendering
import Testing

@testable import TesseraCLI

@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 7, 64]) func everySceneHasOneShard(_ count: Int) {
    let shards = (1...count).compactMap { Shard(index: $0, count: count) }
    for scene in (0..<500).map({ "Scenes/scene-\($0).scene.json" }) {
      #expect(shards.count { $0.contains(scene) } == 1)
    }
  }

  @Test func sharesTheWorkFairly() throws {
    let shard = try #require(Shard("2/4"))
    let count = (0..<4_000).count { shard.contains("Scenes/s\($0).scene.json") }
    #expect((900...1_100).contains(count))
  }

  /// Machines with other versions of the program must agree: these never change.
  @Test func isStable() throws {
    let shards = (1...8).compactMap { Shard(index: $0, count: 8) }
    let places = ["a.scene.json", "b.scene.json", "Scenes/friends.scene.json"].map { name in
      shards.first { $0.contains(name) }?.index
    }
    #expect(places == [2, 3, 2])
  }

  @Test(arguments: ["0/4", "5/4", "1", "1/0", "-1/2", "1/2/3", "a/b", ""])
  func refusesWhatIsNoPart(_ text: String) {
    #expect(throws: ShardError.malformed(text)) { try Shard.chosen(text, [:]) }
  }

  private static func slurm(
    _ task: String, _ first: String, _ last: String, of count: String, step: String = "1"
  ) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": task, "SLURM_ARRAY_TASK_MIN": first, "SLURM_ARRAY_TASK_MAX": last,
      "SLURM_ARRAY_TASK_COUNT": count, "SLURM_ARRAY_TASK_STEP": step,
    ]
  }

  /// Arrays whose tasks would be taken for other parts than they are: `2`, `2-3`, `0-7`, `1`, `1-7:2`, `1,3,8`.
  static let pieces: [[String: String]] = [
    slurm("2", "2", "2", of: "1"), slurm("3", "2", "3", of: "2"), slurm("0", "0", "7", of: "8"),
    slurm("1", "1", "1", of: "1"), slurm("3", "1", "7", of: "4", step: "2"),
    slurm("3", "1", "8", of: "3"), slurm("2", "1", "8", of: "8", step: "2"),
    ["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4"],
    ["SGE_TASK_ID": "5", "SGE_TASK_FIRST": "4", "SGE_TASK_LAST": "6"],
    ["SGE_TASK_ID": "3", "SGE_TASK_FIRST": "1", "SGE_TASK_LAST": "5", "SGE_TASK_STEPSIZE": "2"],
    ["SGE_TASK_ID": "1", "SGE_TASK_FIRST": "1", "SGE_TASK_LAST": "1", "SGE_TASK_STEPSIZE": "1"],
  ]

  @Test(arguments: pieces) func refusesPiecesOfArrays(_ environment: [String: String]) throws {
    let error = #expect(throws: ShardError.self) { try Shard.chosen("auto", environment) }
    guard case .piece(let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(environment.allSatisfy { found.contains("\($0.key)=\($0.value)") })
    #expect(error?.hint?.contains("TESSERA_SHARD_COUNT") == true)
  }

  static let environments: [(environment: [String: String], shard: String)] = [
    (slurm("3", "1", "8", of: "8"), "3/8"),
    (slurm("3", "3", "3", of: "1").merging(["TESSERA_SHARD_COUNT": "8"]) { $1 }, "3/8"),
    (slurm("5", "1", "7", of: "4", step: "2").merging(["TESSERA_SHARD_COUNT": "8"]) { $1 }, "5/8"),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "2/5"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "5"], "1/5"),
    (["BUILDKITE_PARALLEL_JOB": "4", "BUILDKITE_PARALLEL_JOB_COUNT": "5"], "5/5"),
    (["SGE_TASK_ID": "2", "SGE_TASK_FIRST": "1", "SGE_TASK_LAST": "3"], "2/3"),
    (
      [
        "SGE_TASK_ID": "undefined", "SGE_TASK_LAST": "undefined", "CI_NODE_INDEX": "1",
        "CI_NODE_TOTAL": "2",
      ], "1/2"
    ),
    (["PARALLEL_SEQ": "2", "TESSERA_SHARD_COUNT": "9"], "2/9"),
    (
      [
        "TESSERA_SHARD_INDEX": "1", "TESSERA_SHARD_COUNT": "2", "CI_NODE_INDEX": "2",
        "CI_NODE_TOTAL": "5",
      ], "1/2"
    ),
  ]

  @Test(arguments: environments) func asksTheEnvironment(
    _ example: (environment: [String: String], shard: String)
  ) throws {
    #expect(try Shard.chosen("auto", example.environment)?.description == example.shard)
  }

  @Test func saysThatNoVariableTellsIt() {
    #expect(throws: ShardError.noVariables) { try Shard.chosen("auto", ["PATH": "x"]) }
    #expect(throws: ShardError.self) {
      try Shard.chosen("auto", ["CI_NODE_INDEX": "7", "CI_NODE_TOTAL": "5"])
    }
  }
}
