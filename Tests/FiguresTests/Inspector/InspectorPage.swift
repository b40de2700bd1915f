import Foundation
import Readers

@testable import Figures

/// The inspector of the friends as a file that a browser opens.
struct InspectorPage {
  private let folder: URL
  let file: URL

  init(html: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inspector-\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("page.html")
    let source = try html ?? Self.friends()
    try source.write(to: file, atomically: true, encoding: .utf8)
  }

  static func friends() throws -> String {
    var inspector = Inspector(title: "friends")
    inspector.file = "friends.scene.json"
    return try inspector.html(FriendsScore.score())
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The page by its address alone.
  static func shown(_ address: String, html: String? = nil) async throws -> ShownPage {
    let page = try InspectorPage(html: html)
    defer { page.remove() }
    return try await Browser.page(page.file, address)
  }

  /// A page of any kind after a reader has used it, in a window of any size.
  static func used(
    _ html: String?, _ address: String = "", _ look: PageLook, _ acts: [PageAct]
  ) async throws -> ShownPage {
    let page = try InspectorPage(html: html)
    defer { page.remove() }
    return try await Browser.page(page.file, address, look, after: acts)
  }

  /// The page after a reader has used it.
  static func used(_ address: String = "", _ acts: PageAct...) async throws -> ShownPage {
    let page = try InspectorPage()
    defer { page.remove() }
    return try await Browser.page(page.file, address, after: acts)
  }
}
