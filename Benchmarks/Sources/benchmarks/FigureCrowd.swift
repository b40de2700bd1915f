import Foundation
import Rendering
import Scene
import SceneFormat

/// Every figure of 500 cells on one screen, of which an update deletes 20, moves 10 and shows 10 anew, while 20 come.
@MainActor enum FigureCrowd {
  static let all = (kinds + [.inspector]).flatMap { kind in
    [
      Benchmark(name: "figure.\(kind.name).500", unit: "ms") {
        CPUTime.leastSeconds(of: 7) { _ = size(of: kind) } * 1000
      },
      Benchmark(name: "figure.\(kind.name).500.bytes", unit: "bytes") { Double(size(of: kind)) },
    ]
  }

  private static let kinds = OutputKinds.rendered.all.filter { $0.content == .drawing }

  /// The bytes of the figure's file, which is made for the sake of it.
  private static func size(of kind: OutputKind) -> Int {
    guard kind.content == .drawing else { return pageSize }
    return (try? played?.figure(kind).svg().utf8.count) ?? 0
  }

  private static var pageSize: Int {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-page")
    let files = (try? played?.write(to: folder.path)) ?? []
    let paths = files.map { folder.appendingPathComponent($0).path }
    return paths.compactMap { path in
      (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int
    }.reduce(0, +)
  }

  /// Played once, for all of them.
  private static let played: PlayedScene? = {
    let loader = SceneLoader(kinds: SceneRegistry().kinds.rendered())
    let file = SourceFile(path: "crowd.scene.json", text: scene)
    return (try? loader.load(file)).flatMap { try? PlayedScene($0) }
  }()

  private static var scene: String {
    let sections = (1...5).map {
      #"{"id": "s\#($0)", "header": "Section \#($0)", "items": [{"generate": {"count": 100}}]}"#
    }
    func names(_ section: Int, _ range: ClosedRange<Int>) -> String {
      range.map { "\"s\(section)-\($0)\"" }.joined(separator: ", ")
    }
    let moves = (1...10).map { #"{"item": "s4-\#($0 * 9)", "to": "s2/\#($0 * 5)"}"# }
    let inserts = (1...20).map { #"{"item": "new\#($0)", "to": "s3/\#($0 * 3)"}"# }
    return """
      {"scene": 1, "title": "A crowd", "canvas": {"size": [620, 720]},
       "layout": {"kind": "flow", "itemSize": [26, 18], "minimumInteritemSpacing": 4,
         "minimumLineSpacing": 4, "sectionInset": 6, "headerReferenceSize": [620, 20]},
       "data": {"sections": [\(sections.joined(separator: ", "))]},
       "steps": [{"name": "sync", "update": {"delete": [\(names(1, 11...30))],
         "reload": [\(names(5, 41...50))], "insert": [\(inserts.joined(separator: ", "))],
         "move": [\(moves.joined(separator: ", "))]}}],
       "outputs": [{"type": "inspector"}]}
      """
  }
}
