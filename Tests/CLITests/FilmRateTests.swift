import Foundation
import Readers
import Testing

/// How many frames a second a film has: steps say it themselves, or leave it to their scene.
@Suite(.aside) struct FilmRateTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [80, 60]}, "layout": {"kind": "flow", "itemSize": [20, 20]},
       "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
       "timing": {"duration": 1, "fps": 8},
       "steps": [
         {"name": "slow", "apply": {"a": ["y", "x"]}, "timing": {"fps": 5}},
         {"name": "plain", "apply": {"a": ["x", "y"]}},
         {"name": "fast", "apply": {"a": ["y", "x"]}, "timing": {"fps": 20}}],
       "outputs": [
         {"type": "frames", "file": "all/{frame:03}.png"},
         {"type": "frames", "file": "{step}/{frame:03}.png"},
         {"type": "frames", "file": "svg-{step}/{frame:03}.svg", "steps": ["slow"]},
         {"type": "animation", "file": "{step}.gif", "steps": ["slow", "fast"]},
         {"type": "animation", "file": "small.gif", "steps": ["fast"], "maxBytes": 100000},
         {"type": "animation", "file": "slow.mp4", "steps": ["slow"]},
         {"type": "curve", "file": "curve-{step}.svg"}]}
      """, to: "rates.scene.json")
  }

  private func count(_ prefix: String) -> Int { folder.files.count { $0.hasPrefix(prefix) } }

  /// The delays of the frames in hundredths of a second.
  private func delays(_ name: String) throws -> [UInt8] {
    let bytes = Array(try Data(contentsOf: folder.url.appendingPathComponent(name)))
    return bytes.indices.dropFirst(3).compactMap { index in
      // A graphic control extension: its mark, its length, flags, and the delay.
      Array(bytes[(index - 3)..<index]) == [0x21, 0xF9, 4] ? bytes[index + 1] : nil
    }
  }

  @Test func isThatOfTheStepThatAsksForMost() throws {
    let result = try folder.run("render", "-t", "light", "--only", "frames", "rates.scene.json")
    #expect(result.error == "")
    #expect(result.code == 0)
    #expect(count("slow/") == 6)
    #expect(count("svg-slow/") == 6)
    #expect(count("plain/") == 9)
    #expect(count("fast/") == 21)
    // Each step begins with the last frame of the one before it.
    #expect(count("all/") == 3 * 20 + 1)
  }

  @Test func reachesTheDelaysOfAGIF() throws {
    _ = try folder.run("render", "-t", "light", "--only", "animation", "rates.scene.json")
    #expect(Set(try delays("slow.gif").dropLast()) == [20])
    #expect(Set(try delays("fast.gif").dropLast()) == [5])
    #expect(try delays("small.gif") == delays("fast.gif"))
  }

  @Test(.needs(.ffmpeg))
  func reachesAVideo() throws {
    _ = try folder.run("render", "-t", "light", "--only", "animation", "rates.scene.json")
    let probe = try BuiltProgram.run(
      BuiltProgram.installed("ffprobe") ?? "",
      ["-v", "error", "-count_frames", "-show_entries", "stream=r_frame_rate,nb_read_frames"]
        + ["-of", "csv=p=0", folder.url.appendingPathComponent("slow.mp4").path])
    // The end rests for 0.8 seconds, as pages start films again.
    #expect(probe.output == "5/1,10\n")
  }

  @Test func isWhatACurveShows() throws {
    _ = try folder.run("render", "-t", "light", "--only", "curve", "rates.scene.json")
    #expect(try folder.text(of: "curve-slow.svg").contains("6 frames at 5 fps"))
    #expect(try folder.text(of: "curve-plain.svg").contains("9 frames at 8 fps"))
    #expect(try folder.text(of: "curve-fast.svg").contains("21 frames at 20 fps"))
  }
}
