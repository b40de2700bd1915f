package import Drawing
package import Foundation
internal import Testing

/// A case as a folder: what goes in, and the files that have to come out. Whoever adds a folder adds a case.
package struct CaseFolder: Sendable, CustomTestStringConvertible {
  /// The folder's own name.
  package let name: String
  package let url: URL

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package init(_ url: URL) {
    self.url = url
    name = url.lastPathComponent
  }

  /// One folder of a topic: `CaseFolder("svg", "clipped")`.
  package init(_ topic: String, _ name: String) {
    self.init(Self.root.appendingPathComponent("Fixtures/\(topic)/\(name)"))
  }

  /// All folders below `Fixtures` of a topic, by their names.
  package static func all(_ topic: String) -> [CaseFolder] {
    let folder = root.appendingPathComponent("Fixtures/\(topic)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted(by: <).map { CaseFolder(topic, $0) }
  }

  package var testDescription: String { name }

  /// The topic's folder and the case's, for messages.
  var title: String { "\(url.deletingLastPathComponent().lastPathComponent)/\(name)" }

  /// A folder for pictures of what differs, which nobody commits.
  package var output: URL { Self.root.appendingPathComponent("Output/cases/\(title)") }

  /// The path as somebody types it who is in the package's folder.
  static func shown(_ url: URL) -> String {
    url.path.hasPrefix(root.path + "/") ? String(url.path.dropFirst(root.path.count + 1)) : url.path
  }

  // MARK: Files

  /// The names of all files in it, sorted.
  package var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted(by: <)
  }

  package func bytes(of file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(file)))
  }

  package func text(of file: String) throws -> String {
    String(decoding: try bytes(of: file), as: UTF8.self)
  }

  /// The drawing that `drawing.txt` holds, with the images of the folder `images`.
  package func drawing() throws -> DrawList {
    let folder = url.appendingPathComponent("images").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let images = try names.map { try bytes(of: "images/\($0)") }
    let text = try text(of: "drawing.txt")
    do {
      return try DrawList(text: text, images: images)
    } catch {
      throw UnreadableCase(message: "\(title)/drawing.txt: \(error)")
    }
  }
}

/// A case that says nothing that could be drawn.
private struct UnreadableCase: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
