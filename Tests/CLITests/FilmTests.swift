import Foundation
import Readers
import Testing

/// Films through the whole program: read back by others, and broken in every way from outside.
@Suite(.aside) struct FilmTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private func write(_ file: String, timing: String = "{}", outputs: String? = nil) throws {
    let output = outputs ?? #"{"type": "animation", "file": "\#(file)"}"#
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 160]},
       "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 6}}]}]},
       "timing": \(timing), "steps": [{"apply": {"a": ["x", "y", "z"]}}],
       "outputs": [\(output)]}
      """, to: "film.scene.json")
  }

  @Test(
    .needs(.ffmpeg),
    arguments: [("mp4", "h264", 60), ("webm", "vp9", 60), ("mov", "h264", 25)])
  func videoIsReadBack(_ ending: String, _ codec: String, _ fps: Int) throws {
    try write("film.\(ending)", timing: #"{"duration": 0.4, "fps": \#(fps)}"#)
    let result = try folder.run("render", "-t", "light", "-s", "2", "film.scene.json")
    #expect(result.error == "")
    #expect(result.code == 0)
    let probe = try BuiltProgram.run(
      BuiltProgram.installed("ffprobe") ?? "",
      ["-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries"]
        + ["stream=codec_name,width,height,r_frame_rate,nb_read_frames", "-of", "csv=p=0"]
        + [folder.url.appendingPathComponent("film.\(ending)").path])
    // 0.4 seconds, and 0.8 of rest.
    let count = fps * 12 / 10 + 1
    #expect(probe.output == "\(codec),400,320,\(fps)/1,\(count)\n")
  }

  /// Whatever tunes its libraries, and however many films are made at the same time.
  @Test(.needs(.ffmpeg), arguments: ["mp4", "mov", "webm"])
  func theSameVersionGivesTheSameBytes(_ ending: String) throws {
    try write("film.\(ending)", timing: #"{"duration": 0.2, "fps": 20}"#)
    let film = folder.url.appendingPathComponent("film.\(ending)")
    var films: Set<Data> = []
    for variables in [
      [:], ["VPX_SIMD_CAPS": "0", "FFREPORT": "file=report.log", "OMP_NUM_THREADS": "1"],
    ] {
      let result = try BuiltProgram.run(
        ["render", "-t", "light", "film.scene.json"], environment: variables, in: folder.url)
      #expect(result.code == 0)
      films.insert(try Data(contentsOf: film))
    }
    #expect(films.count == 1)
    #expect(!folder.exists("report.log"))
  }

  /// The window is turned, and stands in the middle of frames that have room for both its sizes.
  @Test(arguments: ["gif", "png", "webp"])
  func aTurnedWindowIsAFilmOfOneSize(_ ending: String) throws {
    let frames = #"{"type": "frames", "file": "row-{frame:02}.png"}"#
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [60, 40]}, "layout": {"kind": "flow", "itemSize": [20, 20]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 3}}]}]},
       "timing": {"duration": 0.1, "fps": 20, "hold": 0.1}, "steps": [{"bounds": "rotate"}],
       "outputs": [{"type": "animation", "file": "film.\(ending)"}, \(frames)]}
      """, to: "film.scene.json")
    let result = try folder.run("render", "-t", "light", "film.scene.json")
    #expect(result.error == "")
    #expect(result.code == 0)
    let last = try #require(folder.everything.last { $0.hasPrefix("row-") })
    let size = try Array(Data(contentsOf: folder.url.appendingPathComponent(last))[16..<24])
    #expect(size == [0, 0, 0, 60, 0, 0, 0, 60])
    #expect(try folder.everything.contains("film.\(ending)"))
  }

  @Test(
    .needs(.ffmpeg),
    arguments: zip([SIGINT, SIGTERM, SIGHUP], ["gif", "mp4", "webp"]))
  func anInterruptedFilmLeavesNothing(signal: Int32, ending: String) throws {
    try write("film.\(ending)", timing: #"{"duration": 500}"#)
    let program = try StartedProgram(
      ["render", "--max-seconds", "600", "film.scene.json"], in: folder.url)
    try program.waitForFile(ending: ".part")
    let result = program.end(by: signal)
    #expect(result.code == 130)
    #expect(result.error.contains("interrupted"))
    #expect(try folder.everything == ["film.scene.json"])
    #expect(try StartedProgram.processes(naming: folder.url.path).isEmpty)
  }

  @Test(.needs(.ffmpeg))
  func aFilmThatTakesTooLongLeavesNothing() throws {
    try write("film.mp4", timing: #"{"duration": 500}"#)
    let result = try folder.run("render", "--max-seconds", "1", "film.scene.json")
    #expect(result.error.contains("error[limit/time]"))
    #expect(result.code == 4)
    #expect(try folder.everything == ["film.scene.json"])
    #expect(try StartedProgram.processes(naming: folder.url.path).isEmpty)
  }

  @Test(arguments: ["exit 3", "echo no room >&2; head -c 1000 >/dev/null; exit 1"])
  func anFFmpegThatEndsEarlyIsAnError(_ script: String) throws {
    let environment = try folder.installFFmpeg(script)
    try write("film.mp4")
    let result = try BuiltProgram.run(
      ["render", "film.scene.json"], environment: environment, in: folder.url)
    #expect(result.error.contains("ffmpeg"))
    #expect(result.error.contains(script.hasPrefix("exit") ? "ffmpeg" : "no room"))
    #expect(result.code != 0)
    #expect(try folder.everything == ["bin/ffmpeg", "film.scene.json"])
  }

  /// As the loader of programs says it where there is too little room for the libraries of one.
  @Test func anFFmpegWithoutRoomIsALimitOfTheSystem() throws {
    let words = "error while loading shared libraries: failed to map segment from shared object"
    let environment = try folder.installFFmpeg("echo '\(words)' >&2\nexit 127")
    try write("film.mp4")
    let result = try BuiltProgram.run(
      ["render", "film.scene.json"], environment: environment, in: folder.url)
    #expect(
      result.error.hasPrefix(
        "error[system/memory]: cannot start 'ffmpeg': the system gives no more memory"),
      "\(result.error)")
    #expect(result.code == 6)
    #expect(try folder.everything == ["bin/ffmpeg", "film.scene.json"])
  }

  @Test func withoutFFmpegAFilmSaysHowToGetIt() throws {
    try write("film.webm")
    let result = try BuiltProgram.run(
      ["render", "film.scene.json"], environment: ["PATH": folder.url.path], in: folder.url)
    #expect(result.error.contains("install"))
    #expect(result.error.contains("webp"))
    #expect(result.code != 0)
    #expect(try folder.everything == ["film.scene.json"])
  }

  /// Files may not grow beyond some kilobytes.
  @Test(arguments: ["gif", "png", "webp"])
  func aFilmThatMayNotGrowLeavesNothing(_ ending: String) throws {
    try write("film.\(ending)")
    let program = BuiltProgram.folder.appendingPathComponent("tessera").path
    let result = try BuiltProgram.run(
      "/bin/sh",
      ["-c", "ulimit -f 8; exec \(program) render --no-cache -s 3 film.scene.json"], "", [:],
      folder.url)
    #expect(result.error.hasPrefix("error["), "\(result.error)")
    #expect(result.code == 5)
    #expect(try folder.everything == ["film.scene.json"])
  }

  @Test(arguments: [
    #"{"fps": 0}"#, #"{"fps": 10000}"#, #"{"fps": -1}"#, #"{"fps": "NaN"}"#,
    #"{"duration": -1}"#, #"{"duration": 1e9}"#, #"{"duration": 1700, "fps": 60}"#,
    #"{"hold": -0.1}"#, #"{"duration": NaN}"#,
    #"{"curve": {"spring": {"dampingRatio": 0, "response": 0.5}}}"#,
    #"{"curve": {"spring": {"mass": 1, "stiffness": 100, "damping": 0}}}"#,
    #"{"curve": {"spring": {"mass": 1, "stiffness": 100, "damping": -5}}}"#,
    #"{"curve": {"spring": {"mass": 0, "stiffness": 0, "damping": 0}}}"#,
  ])
  func impossibleTimesAreErrorsWithAPlace(_ timing: String) throws {
    try write("film.gif", timing: timing)
    let result = try folder.run("render", "film.scene.json")
    #expect(result.error.hasPrefix("error["), "\(result.error)")
    #expect(result.error.contains("film.scene.json:4:"), "\(result.error)")
    #expect(result.code == 3)
    #expect(try folder.everything == ["film.scene.json"])
  }

  @Test(arguments: ["gif", "png", "webp"])
  func aStepOfNoTimeIsOnePicture(_ ending: String) throws {
    try write("film.\(ending)", timing: #"{"duration": 0}"#)
    let result = try folder.run("render", "-t", "light", "film.scene.json")
    #expect(result.error == "")
    #expect(result.code == 0)
    #expect(try folder.everything.contains("film.\(ending)"))
    #expect(try folder.everything.count == 2)
  }

  @Test func aLongFilmIsWrittenWhereItIsAllowed() throws {
    try write("film.gif", timing: #"{"duration": 1000, "fps": 100}"#)
    let refused = try folder.run("render", "film.scene.json")
    #expect(refused.error.contains("frames"))
    #expect(refused.code == 3)
    #expect(try folder.everything == ["film.scene.json"])
  }
}
