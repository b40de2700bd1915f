import Cases
import CoreGraphics
import Drawing
import Foundation

/// A drawing of the corpus, `Fixtures/corpus/<name>`, and the changes of it that a person would want to know of.
struct CorpusScene: Sendable {
  let name: String
  let changes: [CorpusChange]
  private let text: String
  private let images: [[UInt8]]

  static let all: [CorpusScene] = CaseFolder.all("corpus").compactMap { try? CorpusScene($0) }

  init(_ folder: CaseFolder) throws {
    name = folder.name
    text = try folder.text(of: "drawing.txt")
    changes = try folder.text(of: "changes.txt").split(separator: "\n\n").map {
      try CorpusChange(String($0))
    }
    let pictures = folder.url.appendingPathComponent("images").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
    images = try names.sorted().map { try folder.bytes(of: "images/\($0)") }
  }

  /// The drawing, or another look of it.
  func list(_ look: CorpusLook) throws -> DrawList {
    var text = text
    if case .change(let number) = look { text = try changes[number].applied(to: text) }
    var list = try DrawList(text: text, images: images)
    if case .drift(let dx, let dy) = look {
      list.items = [
        .group(DrawGroup(transform: PlaneTransform(.init(translationX: dx, y: dy)), list.items))
      ]
    }
    return list
  }
}

/// How a drawing of the corpus is drawn.
enum CorpusLook: Hashable, Sendable {
  case plain
  /// All of it a part of a point away: other places of the same edges.
  case drift(CGFloat, CGFloat)
  /// The change of that number.
  case change(Int)
}
