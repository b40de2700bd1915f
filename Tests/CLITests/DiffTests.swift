import Foundation
import Readers
import Testing

@testable import TesseraCLI

/// `tessera diff` of pictures and animations, those of other people's programs among them.
@Suite(.aside) struct DiffTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// A square that moves over nine frames, the sixth with a spot; as GIF, APNG, WebP and by two more programs.
  private func paint() throws {
    let script = """
      import subprocess
      from PIL import Image, ImageDraw
      def film(spot):
          frames = []
          for index in range(9):
              frame = Image.new('RGB', (40, 24), (240, 240, 240))
              draw = ImageDraw.Draw(frame)
              draw.rectangle((3 * index, 5, 3 * index + 9, 14), fill=(0, 90, 200))
              if spot and index == 5:
                  draw.rectangle((30, 18, 32, 19), fill=(255, 0, 0))
              frames.append(frame)
          return frames
      for name, spot in (('before', False), ('after', True)):
          frames = film(spot)
          for kind, more in (('gif', {}), ('png', {}), ('webp', {'lossless': True})):
              frames[0].save(f'{name}.{kind}', save_all=True, append_images=frames[1:],
                             duration=50, loop=0, **more)
          frames[5].save(f'{name}.jpg', quality=95)
          subprocess.run(['gifsicle', '-O3', '--interlace', f'{name}.gif', '-o', f'{name}-o3.gif'],
                         check=True)
          subprocess.run(['gif2webp', '-quiet', f'{name}.gif', '-o', f'{name}-gif.webp'], check=True)
      """
    let result = try BuiltProgram.run("/usr/bin/python3", ["-c", script], "", [:], folder.url)
    #expect(result.code == 0, "\(result.error)")
  }

  /// A file that a merge or a full disk has left says so, whatever its name is.
  @Test(arguments: ["a.svg", "a.png", "a.gif", "a"])
  func saysThatAFileIsTorn(_ name: String) throws {
    try folder.write(SceneFolder.scene(), to: "s.scene.json")
    _ = try folder.run("render", "s.scene.json")
    let whole = try folder.text(of: "s.svg")
    try folder.write("", to: name)
    for words in [[name, "s.svg"], ["s.svg", name]] {
      let empty = try BuiltProgram.run(["diff"] + words, in: folder.url)
      #expect(empty.error.contains("error[diff/unreadable]: '\(name)' is empty"), "\(empty.error)")
      #expect(empty.code == 5)
    }
    let lines = whole.split(separator: "\n")
    let marked = lines[..<2] + ["<<<<<<< HEAD"] + lines[2...] + ["=======", ">>>>>>> other"]
    try folder.write(
      name == "a.svg" ? marked.joined(separator: "\n") : "\u{1}\n\n<<<<<<< HEAD\n", to: name)
    let conflict = try folder.run("diff", "s.svg", name)
    #expect(
      conflict.error.contains("'\(name)': line 3 has the mark of a merge conflict"),
      "\(conflict.error)")
    #expect(conflict.code == 5)
  }

  @Test(.needs(.pillow, .gifsicle, .webp)) func isNoneBetweenFormats() throws {
    try paint()
    let files = ["before.gif", "before.png", "before.webp", "before-o3.gif", "before-gif.webp"]
    for file in files.dropFirst() {
      let result = try folder.run("diff", files[0], file)
      #expect(
        result == .init(output: "the animations are identical: 9 frames\n", error: "", code: 0),
        "\(file)")
    }
  }

  @Test(
    .needs(.pillow, .gifsicle, .webp),
    arguments: ["after.gif", "after.png", "after.webp", "after-o3.gif", "after-gif.webp"])
  func namesTheFrameThatDiffers(_ file: String) throws {
    try paint()
    let result = try folder.run("diff", "--mask", "mask.png", "before.gif", file)
    #expect(
      result.output == """
        frame 6 at 0.25 s: 6 pixels differ, in 3x2 at 30 18
          a region of 3 × 2 at (30, 18) was added
        1 of 9 frames look different, frame 6 is the first; frame 6 differs most

        """)
    #expect(result.code == 1)
    #expect(folder.exists("mask.png"))
  }

  @Test(.needs(.pillow, .gifsicle, .webp)) func comparesJPEGs() throws {
    try paint()
    #expect(try folder.run("diff", "before.jpg", "before.jpg").code == 0)
    let result = try folder.run("diff", "before.jpg", "after.jpg")
    #expect(result.output.contains("pixels differ, in "))
    #expect(result.code == 1)
  }

  @Test func leavesNoMaskWhereNothingDiffers() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    _ = try folder.run("render", "a.scene.json", "-o", "a.png")
    #expect(try folder.run("diff", "--mask", "mask.png", "a.png", "a.png").code == 0)
    #expect(folder.files == ["a.png", "a.scene.json"])
  }

  @Test func aMaskIsAPNG() throws {
    let result = try folder.run("diff", "--mask", "mask.gif", "a.gif", "b.gif")
    #expect(result.error.hasPrefix("error[diff/mask-name]: the mask 'mask.gif' has another ending"))
    #expect(result.code == 2)
  }

  /// Git names this file for the side that has none.
  @Test(arguments: [[], ["--report", "r.html"]]) func filesThatGitAddsOrRemovesAreTold(
    _ options: [String]
  ) throws {
    try folder.write(SceneFolder.scene(items: 3), to: "s.scene.json")
    #expect(try folder.run("render", "s.scene.json", "-o", "s.svg").code == 0)
    for (words, outcome) in [
      (["/dev/null", "s.svg"], "added"), (["s.svg", "/dev/null"], "missing"),
    ] {
      let result = try BuiltProgram.run(["diff"] + options + words, in: folder.url)
      #expect(result.code == 1, "\(result.error)")
      #expect(result.output == "s.svg: \(outcome)\n1 file: 0 the same, 1 different\n")
    }
    #expect(try folder.run("diff", "/dev/null", "/dev/null").code == 5)
  }

  @Test func brokenFilesAreNamed() throws {
    try folder.write("GIF89a", to: "short.gif")
    try folder.write("no picture", to: "text.png")
    let short = try folder.run("diff", "short.gif", "text.png")
    #expect(
      short.error.hasPrefix(
        "error[diff/unreadable]: cannot read 'short.gif': byte 0: end: found the file's end after 6"
          + " bytes – expected a screen descriptor of 13\n"))
    #expect(short.error.contains("= help: the file is broken or was cut off"))
    #expect(short.code == 5)
    let text = try folder.run("diff", "text.png", "text.png")
    #expect(text.error.contains("[diff/unknown-kind]: 'text.png' is neither an attribute table"))
    #expect(text.code == 5)
  }

  /// Fifty bytes that ask for 16 GB.
  @Test func bombsAreRefused() throws {
    let bomb: [UInt8] =
      Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
      + [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 1, 0x44, 0, 0x3B]
    try Data(bomb).write(to: folder.url.appendingPathComponent("bomb.gif"))
    try Data(bomb + [0]).write(to: folder.url.appendingPathComponent("other.gif"))
    let result = try folder.run("diff", "bomb.gif", "other.gif")
    #expect(result.error.hasPrefix("error[diff/limit]: cannot read 'bomb.gif': byte 6: size:"))
    #expect(result.code == 5)
  }

  /// Files that are the same need no reader: half a picture is as much like itself as a whole one.
  @Test func equalBytesAreNotDecoded() throws {
    try folder.write("GIF89a", to: "short.gif")
    let result = try folder.run("diff", "--json", "short.gif", "short.gif")
    #expect(
      result.output.contains(#""identical":true,"pixels":0,"by":"bytes""#), "\(result.output)")
    #expect(result.code == 0)
    #expect(try folder.run("diff", "--tolerance", "1", "short.gif", "short.gif").code == 2)
  }
}
