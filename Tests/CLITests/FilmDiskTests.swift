import Foundation
import Readers
import Testing

/// Films onto a disk that has no room for them.
@Suite(.aside, .needs(.mount), .needsSmallDisks)
struct FilmDiskTests {
  private static let endings = ["gif", "png", "webp"]

  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// Sixty colourful cells that change their places.
  private func write(_ outputs: String...) throws {
    let names = (0..<60).map { "\"c\($0)\"" }
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [320, 240]},
       "layout": {"kind": "flow", "itemSize": [24, 24]},
       "data": {"sections": [{"id": "a", "items": [\(names.joined(separator: ", "))]}]},
       "timing": {"duration": 0.4},
       "steps": [{"apply": {"a": [\(names.reversed().joined(separator: ", "))]}}],
       "outputs": [\(outputs.joined(separator: ", "))]}
      """, to: "film.scene.json")
  }

  /// The program's answer, its exit code behind it, and then what is on the disk.
  private func render(kilobytes: Int) throws -> BuiltProgram.Result {
    try SmallDisk(kilobytes: kilobytes, in: folder).run(
      "tessera render --no-cache -t light -s 2 -o disk film.scene.json; echo $?; "
        + "find disk -type f | sort")
  }

  @Test(arguments: endings) func aFilmLeavesNothing(_ ending: String) throws {
    try write(#"{"type": "animation", "file": "film.\#(ending)"}"#)
    let result = try render(kilobytes: 16)
    #expect(
      result.error.hasPrefix(
        "error[system/disk]: cannot write 'disk/film.\(ending)': the disk is full"),
      "\(result.error)")
    #expect(result.error.contains("help: make room"))
    #expect(result.output == "5\n")
  }

  @Test(.needs(.ffmpeg), arguments: ["mp4", "webm", "mov"])
  func aVideoLeavesNothing(_ ending: String) throws {
    try write(#"{"type": "animation", "file": "film.\#(ending)"}"#)
    // From less than the beginning takes to less than the end does.
    for kilobytes in [4, 32, 96] {
      let result = try render(kilobytes: kilobytes)
      #expect(
        result.error.hasPrefix(
          "error[system/disk]: cannot write 'disk/film.\(ending)': the disk"),
        "\(kilobytes): \(result.error)")
      #expect(result.output == "5\n", "\(kilobytes)")
    }
    #expect(try StartedProgram.processes(naming: folder.url.path).isEmpty)
  }

  @Test(arguments: ["png", "svg"]) func aRowOfFramesIsThereWholeOrNotAtAll(_ ending: String) throws
  {
    try write(#"{"type": "frames", "file": "row/{frame:03}.\#(ending)"}"#)
    let result = try render(kilobytes: 64)
    #expect(result.error.contains("the disk is full"), "\(result.error)")
    #expect(!result.error.contains("/proc/"))
    // The file that has no room, not the name of them all.
    let file = try Regex("cannot write 'disk/row/[0-9]{3}[.]\(ending)': the disk is full")
    #expect(result.error.contains(file), "\(result.error)")
    #expect(result.output == "5\n")
  }

  @Test(arguments: ["svg", "html"]) func aPageLeavesNothing(_ ending: String) throws {
    let kind = ending == "svg" ? "animation" : "inspector"
    try write(#"{"type": "\#(kind)", "file": "film.\#(ending)"}"#)
    let result = try render(kilobytes: 4)
    #expect(result.error.contains("cannot write 'disk/film.\(ending)': the disk is full"))
    #expect(result.output == "5\n")
  }

  /// Formats that are made of the same frames: one that fails takes no other with it.
  @Test func whatFitsIsWritten() throws {
    try write(
      #"{"type": "animation", "file": "large.png"}, {"type": "animation", "file": "small.webp"}"#,
      #"{"type": "still", "file": "still.svg"}"#)
    let result = try render(kilobytes: 1300)
    #expect(
      result.error.contains("cannot write 'disk/large.png': the disk is full"), "\(result.error)")
    #expect(result.output.hasSuffix("5\ndisk/small.webp\ndisk/still.svg\n"), "\(result.output)")
  }

  @Test func aLimitInBytesIsNoWayAround() throws {
    try write(#"{"type": "animation", "file": "film.gif", "maxBytes": 60000}"#)
    let result = try render(kilobytes: 16)
    #expect(
      result.error.contains("cannot write 'disk/film.gif': the disk is full"), "\(result.error)")
    #expect(result.output == "5\n")
  }
}
