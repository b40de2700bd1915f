import Foundation
import Readers
import Testing

/// The script for job arrays that ships, run as Slurm runs it.
@Suite(.aside) struct SlurmScriptTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    for name in ["a", "b", "c"] {
      try folder.write(SceneFolder.scene(), to: "Scenes/\(name).scene.json")
    }
  }

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/TesseraCLI/TesseraCLI.docc/Examples/slurm-array.sh").path

  private func run(
    _ task: Int, _ first: Int, _ last: Int, of count: Int, step: Int = 1, parts: Int? = nil
  ) throws -> BuiltProgram.Result {
    let variables = [
      "SLURM_ARRAY_TASK_ID": task, "SLURM_ARRAY_TASK_MIN": first, "SLURM_ARRAY_TASK_MAX": last,
      "SLURM_ARRAY_TASK_COUNT": count, "SLURM_ARRAY_TASK_STEP": step,
    ]
    let words = [Self.script, "Scenes", "Output"] + (parts.map { ["\($0)"] } ?? [])
    return try BuiltProgram.run(
      "/bin/bash", words, "", variables.mapValues(String.init), folder.url)
  }

  @Test func tasksAreThePartsOfTheWhole() throws {
    for task in 1...2 { #expect(try run(task, 1, 2, of: 2).code == 0) }
    let merged = try folder.run("merge", "Output/part-1.json", "Output/part-2.json")
    #expect(merged.code == 0, "\(merged.error)")
    #expect(folder.files.count { $0.hasSuffix(".svg") } == 3)
  }

  @Test func partsAreRunAgainWithTheNumberOfAll() throws {
    #expect(try run(1, 1, 2, of: 2).code == 0)
    #expect(try run(2, 2, 2, of: 1, parts: 2).code == 0)
    #expect(try folder.run("merge", "Output/part-1.json", "Output/part-2.json").code == 0)
  }

  @Test(arguments: [
    [2, 2, 2, 1, 1], [2, 2, 3, 2, 1], [0, 0, 7, 8, 1], [1, 1, 1, 1, 1], [3, 1, 7, 4, 2],
    [3, 1, 8, 3, 1],
  ])
  func piecesOfArraysAreRefused(_ array: [Int]) throws {
    let result = try run(array[0], array[1], array[2], of: array[3], step: array[4])
    #expect(result.error.hasPrefix("slurm-array.sh: found "))
    #expect(result.error.contains("sbatch --array=1-N"))
    #expect(result.code == 2)
    #expect(!folder.exists("Output"))
  }

  @Test func isNoScriptForOneMachine() throws {
    let result = try BuiltProgram.run(
      "/bin/bash", [Self.script, "Scenes", "Output"], "", [:], folder.url)
    #expect(result.error.contains("found task '', expected one of an array"))
    #expect(result.code == 2)
    #expect(try run(9, 9, 9, of: 1, parts: 8).code == 2)
  }
}
