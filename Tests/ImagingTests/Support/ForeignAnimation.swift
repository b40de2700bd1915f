import Foundation
import Testing

@testable import Imaging

/// An animation as readers of other people show it.
struct ForeignAnimation {
  struct Frame: Equatable {
    /// Milliseconds.
    var duration: Double
    /// Straight red, green, blue and alpha.
    var bytes: [UInt8]
  }

  var frames: [Frame]
  /// Nothing if the file does not say.
  var loop: Int?

  /// The file as Pillow shows it.
  init(_ path: String) throws {
    let script = """
      import json, sys
      from PIL import Image
      picture = Image.open(sys.argv[1])
      frames = []
      for index in range(getattr(picture, 'n_frames', 1)):
          picture.seek(index)
          pixels = picture.convert('RGBA').tobytes().hex()
          frames.append([picture.info.get('duration', 0), pixels])
      print(json.dumps({'frames': frames, 'loop': picture.info.get('loop')}))
      """
    let json = try Self.run("/usr/bin/python3", ["-c", script, path])
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let entries = try #require(object?["frames"] as? [[Any]])
    frames = try entries.map { entry in
      Frame(
        duration: try #require(entry[0] as? Double),
        bytes: Self.bytes(try #require(entry[1] as? String)))
    }
    loop = object?["loop"] as? Int
  }

  /// The output of a program; its failure fails the test.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text.prefix(2000))")
    return text
  }

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.utf8)
    func value(_ digit: UInt8) -> UInt8 { digit < 58 ? digit - 48 : digit - 87 }
    return stride(from: 0, to: digits.count, by: 2).map {
      value(digits[$0]) << 4 | value(digits[$0 + 1])
    }
  }
}

extension AnimationFrame {
  /// The pixels as other people's readers give them.
  var straightBytes: [UInt8] {
    let straight = StraightColor()
    return bitmap.pixels.map(straight.divided).flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
    }
  }
}
