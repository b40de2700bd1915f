import Foundation

/// A folder of scenes to run the program in, which disappears with its test.
final class SceneFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tessera-cli-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Two items of which a step deletes one, so that each type of output has something to show.
  static func small(_ outputs: String, _ more: String = "") -> String {
    """
    {"scene": 1, "canvas": {"size": [60, 60], "theme": "light"},
     "layout": {"kind": "flow", "itemSize": [20, 20]},
     "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
     "steps": [{"name": "go", "update": {"delete": ["y"]}}], "timing": {"duration": 0.1, "fps": 20}\(more),
     "outputs": [\(outputs)]}
    """
  }

  /// An output as a still picture.
  static func still(_ file: String) -> String { #"{"type": "still", "file": "\#(file)"}"# }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
  }

  /// Files below it, hidden ones left out.
  var files: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
      .filter { name in !FileManager.default.isFolder(url.appendingPathComponent(name).path) }
      .filter { !$0.contains(".tessera") }.sorted()
  }

  /// Puts a script into the place of the program that makes films; answers the variables to find it by.
  func installFFmpeg(_ script: String) throws -> [String: String] {
    try write("#!/bin/sh\n\(script)\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url.appendingPathComponent("bin/ffmpeg").path)
    return ["PATH": url.path + "/bin:/usr/bin:/bin"]
  }

  func run(_ words: String..., input: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(words, input: input, in: url)
  }

  /// A small scene with one still.
  static func scene(items: Int = 4) -> String {
    """
    {"scene": 1, "canvas": {"size": [120, 120]}, "layout": {"kind": "flow", "itemSize": [40, 40]},
     "data": {"sections": [{"id": "a", "items": [{"generate": {"count": \(items)}}]}]}}
    """
  }

  /// A scene that holds a golden, with a number that can be changed.
  static func golden(size: Int) -> String {
    """
    {"scene": 1, "canvas": {"size": [120, 120]}, "layout": {"kind": "flow", "itemSize": [\(size), 40]},
     "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
     "outputs": [{"type": "attributes", "file": "{name}.txt"}],
     "expect": [{"golden": "g.attrs"}]}
    """
  }
}

extension FileManager {
  fileprivate func isFolder(_ path: String) -> Bool {
    (try? attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
  }
}
