import Readers
import Foundation
import Testing

@testable import Imaging

/// Animations and pictures that programs of other people have written.
struct ForeignSource: CustomTestStringConvertible, Sendable {
  let name: String
  /// Python that writes `target`; a `frames(mode)` of twelve pictures and `run(program, …)` are there.
  let script: String

  var testDescription: String { name }

  /// Writes the file and returns where it is.
  func write(into folder: TemporaryFolder) throws -> String {
    let path = folder.path(name)
    _ = try ForeignAnimation.run("/usr/bin/python3", ["-c", Self.preamble + script, path])
    return path
  }

  private static let preamble = """
    import subprocess, sys
    from PIL import Image, ImageDraw
    target = sys.argv[1]
    delays = [20, 70, 40, 100, 30, 50, 20, 20, 90, 40, 30, 250]
    def frames(mode, count=12):
        pictures = []
        for index in range(count):
            ground = {'RGBA': (0, 0, 0, 0), 'RGB': (242, 242, 247), 'P': 3, 'L': 200}[mode]
            picture = Image.new(mode, (61, 37), ground)
            if mode == 'P':
                picture.putpalette([(n * 37 + index * 5) % 256 for n in range(768)])
            draw = ImageDraw.Draw(picture)
            color = {'RGBA': (200, 20 * index, 60, 255 - 15 * (index % 4)), 'P': 40 + index,
                     'RGB': (200, 20 * index, 60), 'L': 10 * index}[mode]
            draw.ellipse((3 * index, 2 * index, 3 * index + 22, 2 * index + 14), fill=color)
            pictures.append(picture)
        return pictures
    def save(pictures, path=target, **options):
        pictures[0].save(path, save_all=True, append_images=pictures[1:], **options)
    def run(*words):
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    """

  static let animations: [ForeignSource] = [
    .init(name: "pillow.gif", script: "save(frames('RGB'), duration=delays, loop=0)"),
    .init(name: "pillow-palettes.gif", script: "save(frames('P'), duration=delays, loop=3)"),
    .init(name: "pillow-gray.gif", script: "save(frames('L'), duration=50)"),
    .init(
      name: "pillow-clear.gif",
      script: "save(frames('RGBA'), duration=delays, disposal=2, loop=0, transparency=0)"),
    .init(
      name: "gifsicle.gif",
      script: """
        save(frames('RGB'), target + '.gif', duration=delays, loop=7)
        run('gifsicle', '-O3', '--interlace', target + '.gif', '-o', target)
        """),
    .init(
      name: "gifsicle-previous.gif",
      script: """
        save(frames('P'), target + '.gif', duration=delays, loop=0)
        run('gifsicle', '--disposal=previous', '--interlace', target + '.gif', '-o', target)
        """),
    .init(
      name: "ffmpeg.gif",
      script: """
        run('ffmpeg', '-f', 'lavfi', '-i', 'testsrc=size=90x70:rate=10:duration=1', '-loop', '2',
            target)
        """),
    .init(name: "pillow.png", script: "save(frames('RGB'), duration=delays, loop=0)"),
    .init(
      name: "pillow-over.png", script: "save(frames('RGBA'), duration=delays, blend=1, loop=2)"),
    .init(
      name: "pillow-clear.png",
      script: "save(frames('RGBA'), duration=delays, disposal=1, blend=1, loop=0)"),
    .init(
      name: "pillow-previous.png",
      script: "save(frames('RGBA'), duration=delays, disposal=[0, 2, 2, 1] * 3, blend=1)"),
    .init(
      name: "pillow-still-apart.png",
      script: "save(frames('RGB'), duration=delays[1:], default_image=True, loop=0)"),
    .init(name: "pillow-palettes.png", script: "save([frames('P')[0]] * 2, duration=40)"),
    .init(
      name: "ffmpeg.png",
      script: """
        run('ffmpeg', '-f', 'lavfi', '-i', 'testsrc=size=90x70:rate=25:duration=0.4', '-plays', '0',
            '-f', 'apng', target)
        """),
    .init(
      name: "pillow.webp",
      script: "save(frames('RGBA'), duration=delays, loop=5, lossless=True, minimize_size=True)"),
    .init(
      name: "pillow-lossy.webp",
      script: "save(frames('RGBA'), duration=delays, loop=0, quality=60, allow_mixed=True)"),
    .init(
      name: "gif2webp.webp",
      script: """
        save(frames('RGB'), target + '.gif', duration=delays, loop=0)
        run('gif2webp', '-mixed', target + '.gif', '-o', target)
        """),
  ]

  static let stills: [ForeignSource] = [
    .init(
      name: "lossy-alpha.webp",
      script: """
        frames('RGBA')[3].save(target + '.png')
        run('cwebp', '-q', '80', target + '.png', '-o', target)
        """),
    .init(
      name: "lossless.webp",
      script: """
        frames('RGBA')[3].save(target + '.png')
        run('cwebp', '-lossless', '-exact', target + '.png', '-o', target)
        """),
    .init(name: "lossy.webp", script: "frames('RGB')[3].save(target, quality=50)"),
    .init(name: "metadata.webp", script: "frames('RGB')[3].save(target, exif=b'Exif' * 9)"),
    .init(name: "interlaced.gif", script: "frames('P')[5].save(target, interlace=True)"),
    .init(name: "still.png", script: "frames('RGBA')[5].save(target)"),
  ]
}
