import CairoBackend
import Foundation
import Scene
import SceneFormat

@testable import Rendering

/// A folder with documents, and the figures that become of them.
@MainActor final class DocumentFolder {
  let path = NSTemporaryDirectory() + "documents-\(UUID().uuidString)"

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let place = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// All files, by their names in the folder.
  func files() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let files = try names.filter { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      return attributes[.type] as? FileAttributeType == .typeRegular
    }
    return try Dictionary(uniqueKeysWithValues: files.map { ($0, try text($0)) })
  }

  /// All that is told, with the folder's path left out.
  func run(
    _ names: String..., change: (inout DocumentRun.Order) -> Void = { _ in }
  ) -> [String] {
    news(of: names, change).flatMap(Self.lines).map { $0.replacing(path + "/", with: "") }
  }

  /// All that is wrong with a document.
  func problems(of name: String) -> [Diagnostic] {
    news(of: [name]) { _ in }.compactMap { news in
      guard case .problem(let problem, _) = news else { return nil }
      return problem
    }
  }

  private func news(
    of names: [String], _ change: (inout DocumentRun.Order) -> Void
  ) -> [DocumentRun.News] {
    var order = DocumentRun.Order()
    change(&order)
    let run = DocumentRun(order, knowing: SceneRegistry(), in: FontLibrary())
    run.run(DocumentPlaces(names.map { "\(path)/\($0)" }).paths)
    return run.news
  }

  private static func lines(_ news: DocumentRun.News) -> [String] {
    switch news {
    case .problem(let problem, _): ["\(problem.code) at \(problem.place ?? "nowhere")"]
    case .wrote(let path): ["wrote \(path)"]
    case .outdated(let path, let lines): lines.map { "\(path): \($0)" }
    case .unused(let path): ["unused \(path)"]
    case .interrupted: ["interrupted"]
    }
  }

  /// A small scene of a name and its items.
  nonisolated static func scene(_ name: String, _ items: String = "\"a\", \"b\"") -> String {
    """
    {"scene": 1, "name": "\(name)", "canvas": {"size": [60, 200]},
     "data": {"sections": [{"id": "s", "items": [\(items)]}]}}
    """
  }
}
