import Drawing
import Motion
import Scene
import SceneFormat
import Testing
import UIKit

/// Classes of views that a program brings along are used as they are in an app.
@Suite @MainActor struct RegisteredViewTests {
  /// A cell that remembers what happens to it, and is as high as the scene wants.
  private final class TagCell: UICollectionViewCell {
    let title = UILabel()
    var shown: [String] = []
    var reuses = 0
    var wish: CGSize?

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { wish ?? size }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class BannerView: UICollectionReusableView {
    var text = ""
    var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class StripeView: UICollectionReusableView {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      backgroundColor = .red
    }
  }

  /// A line below the first item.
  private final class StripedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let stripe = layoutAttributesForDecorationView(ofKind: "stripe", at: [0, 0])
      return (super.layoutAttributesForElements(in: rect) ?? []) + [stripe].compactMap(\.self)
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let stripe = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      stripe.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
      return stripe
    }
  }

  /// The values that the closures were told, and the views that they were given.
  @MainActor private final class Log {
    var elements: [SceneElement] = []
    var cells: [ObjectIdentifier: TagCell] = [:]
    var banners: [ObjectIdentifier: BannerView] = [:]

    var additions: [SceneAddition] {
      [
        .cell("tag", TagCell.self) { cell, item in
          self.elements.append(item)
          self.cells[ObjectIdentifier(cell)] = cell
          cell.shown.append(item.id)
          cell.title.text = item.label
          cell.wish = item.fittingSize
          cell.backgroundColor = item.color
        },
        .supplementary("banner", BannerView.self) { banner, section in
          self.elements.append(section)
          self.banners[ObjectIdentifier(banner)] = banner
          banner.text = section.label
        },
        .decoration("stripe", StripeView.self),
        .layout("striped", make: StripedLayout.init),
      ]
    }
  }

  private func run(_ text: String, _ log: Log) throws -> SceneRun {
    var registry = SceneRegistry()
    for addition in log.additions { addition.add(to: &registry) }
    let file = SourceFile(path: "test.scene.json", text: text)
    let scene = try SceneLoader(kinds: registry.kinds).load(file)
    return try SceneRunner(registry: registry).run(scene)
  }

  private func scene(_ items: String, style: String, rest: String = "") -> String {
    """
    {"scene": 1, "canvas": {"size": [100, 100]},
     "layout": {"kind": "flow", "itemSize": [100, 40], "minimumLineSpacing": 0},
     "style": \(style), "data": {"sections": [{"id": "main", "items": \(items)\(rest)}]}
    """
  }

  private let tagged = #"{"cells": {"default": {"cell": "tag", "label": "{index}: {label}"}}}"#

  @Test func tellsACellWhatTheSceneSaysOfItsItem() throws {
    let log = Log()
    let items = ##"""
      [{"id": "a", "label": "Ann", "subtitle": "on", "color": "#ff0000", "size": [90, 30],
        "data": {"likes": 3, "tags": ["x", "y"], "isNew": true}}]
      """##
    _ = try run(scene(items, style: tagged) + "}", log)
    let element = try #require(log.elements.first)
    #expect(element.id == "a")
    #expect(element.kind == .cell)
    #expect(element.section == "main")
    #expect(element.indexPath == [0, 0])
    #expect(element.label == "0: Ann")
    #expect(element.subtitle == "on")
    #expect(element.color.cgColor.components == [1, 0, 0, 1])
    #expect(element.size == CGSize(width: 90, height: 30))
    #expect(element.values.integer("likes") == 3)
    #expect(element.values.texts("tags") == ["x", "y"])
    #expect(element.values.flag("isNew") == true)
  }

  @Test func drawsTheViewsOfTheProgram() throws {
    let run = try run(scene(#"["Ann"]"#, style: tagged) + "}", Log())
    let cell = try #require(run.start[item: "Ann"])
    #expect("\(cell.content)".contains("0: Ann"))
  }

  @Test func givesCellsBackOnlyAfterTheyWerePrepared() throws {
    let log = Log()
    let items = #"[{"generate": {"count": 30, "id": "i{n}"}}]"#
    _ = try run(
      scene(items, style: tagged)
        + #", "steps": [{"scroll": {"by": [0, 500]}, "animated": false}]}"#, log)
    let reused = log.cells.values.filter { $0.reuses > 0 }
    #expect(!reused.isEmpty)
    #expect(reused.allSatisfy { $0.shown.count > 1 })
  }

  @Test func letsCellsOfTheProgramSizeThemselves() throws {
    let text = scene(#"[{"id": "a", "fittingSize": [100, 25]}, "b"]"#, style: tagged)
      .replacing(#""itemSize": [100, 40]"#, with: #""estimatedItemSize": [100, 40]"#)
    let run = try run(text + #", "steps": [{"fit": {"b": [100, 70]}}]}"#, Log())
    #expect(run.start[item: "a"]?.size.height == 25)
    #expect(run.end[item: "b"]?.size.height == 70)
  }

  @Test(arguments: [
    // A style of the item's own comes first, then the section, then what all share.
    (#"{"cells": {"own": {"cell": "tag"}}}"#, #", "cell": "styled""#, ["b"]),
    (#"{"cells": {"own": {"cell": "styled"}}}"#, #", "cell": "tag""#, ["a", "c"]),
    (#"{"cells": {"own": {}, "default": {"cell": "tag"}}}"#, "", ["a", "b", "c"]),
    (#"{"cells": {"own": {}, "default": {"cell": "tag"}}}"#, #", "cell": "styled""#, []),
  ])
  func choosesTheClassByStyleAndSection(_ style: String, _ rest: String, _ ids: [String]) throws {
    let log = Log()
    let items = #"["a", {"id": "b", "style": "own"}, "c"]"#
    let text = scene(items, style: style, rest: rest).replacing("[100, 100]", with: "[100, 200]")
    _ = try run(text + "}", log)
    #expect(Set(log.elements.map(\.id)) == Set(ids))
  }

  @Test func usesHeadersOfTheProgramAgain() throws {
    let log = Log()
    let sections = (1...12).map {
      #"{"id": "s\#($0)", "header": {"label": "No. \#($0)", "data": {"n": \#($0)}}, "items": ["i\#($0)"]}"#
    }
    _ = try run(
      """
      {"scene": 1, "canvas": {"size": [100, 100]}, "layout": {"kind": "flow"},
       "style": {"supplementary": {"header": {"view": "banner"}}},
       "data": {"sections": [\(sections.joined(separator: ","))]},
       "steps": [{"scroll": {"by": [0, 200]}, "animated": false},
         {"scroll": {"by": [0, 200]}, "animated": false},
         {"scroll": {"by": [0, 200]}, "animated": false}]}
      """, log)
    let first = try #require(log.elements.first)
    #expect(first.id == "s1")
    #expect(first.kind == .supplementary(UICollectionView.elementKindSectionHeader))
    #expect(first.label == "No. 1")
    #expect(first.values.integer("n") == 1)
    #expect(log.banners.values.contains { $0.reuses > 0 })
  }

  @Test func letsTheLayoutMakeDecorationsOfTheProgram() throws {
    let run = try run(
      """
      {"scene": 1, "canvas": {"size": [100, 100]}, "layout": {"kind": "striped"},
       "style": {"decoration": {"stripe": {"view": "stripe"}}},
       "data": {"sections": [{"id": "main", "items": ["a"]}]}}
      """, Log())
    let stripe = try #require(run.start.elements.first { $0.id.kind == .decoration("stripe") })
    #expect(!stripe.content.isEmpty)
  }
}
