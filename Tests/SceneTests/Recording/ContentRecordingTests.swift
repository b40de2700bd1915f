import Drawing
import Motion
import Testing
import UIKit

@testable import Scene

@Suite @MainActor struct ContentRecordingTests {
  /// Attributes with a number of their own, which cells show as a corner radius.
  final class RoundAttributes: UICollectionViewLayoutAttributes {
    var radius: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? RoundAttributes)?.radius = radius
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      (object as? RoundAttributes)?.radius == radius && super.isEqual(object)
    }
  }

  final class RoundLayout: UICollectionViewFlowLayout {
    var radius: CGFloat = 2
    override class var layoutAttributesClass: AnyClass { RoundAttributes.self }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        let copy = attributes.copy() as? RoundAttributes
        copy?.radius = radius
        return copy ?? attributes
      }
    }
  }

  final class RoundCell: UICollectionViewCell {
    var name: String? {
      didSet { label.text = name }
    }
    private let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .white
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      layer.cornerRadius = (layoutAttributes as? RoundAttributes)?.radius ?? 0
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  final class Source: UICollectionViewDataSource {
    var names = ["a", "b"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? RoundCell)?.name = names[indexPath.item]
      return cell
    }
  }

  private let source = Source()
  private let layout = RoundLayout()

  private func stage() -> Stage {
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(RoundCell.self, forCellWithReuseIdentifier: "cell")
    view.backgroundColor = .white
    view.dataSource = source
    return Stage(collectionView: view)
  }

  private func text(_ element: ElementSnapshot?) -> String {
    DrawList(size: element?.size ?? .zero, element?.content ?? []).simplified().text
  }

  @Test func customAttributesAnimateAsTheCellsShowThem() throws {
    let recording = try stage().record { view in
      layout.radius = 10
      layout.invalidateLayout()
      view.performBatchUpdates(nil)
    }
    let transition = try #require(recording.first?.transition)
    #expect(text(transition.snapshot(at: 0).elements.first).contains("corners 2"))
    #expect(text(transition.snapshot(progress: 0.5).elements.first).contains("corners 6"))
    #expect(text(transition.snapshot(progress: 1).elements.first).contains("corners 10"))
  }

  @Test func aReconfiguredCellFadesFromOneTextToTheOther() throws {
    let stage = stage()
    let recording = try stage.record { view in
      source.names[1] = "new"
      view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    }
    let transition = try #require(recording.first?.transition)
    let middle = text(transition.snapshot(progress: 0.5).elements.last)
    #expect(middle.contains("text \"b\"") && middle.contains("text \"new\""))
    #expect(transition.tracks.map(\.role) == [.unchanged, .reloaded])
    #expect(transition.after.elements.last?.spokenText == "new")
  }

  @Test func bothViewsOfAReloadShowWhatTheyShow() throws {
    let stage = stage()
    let recording = try stage.record { view in
      source.names[0] = "new"
      view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
    let elements = try #require(recording.first?.transition.snapshot(progress: 0.5).elements)
    #expect(elements.map(\.spokenText) == ["a", "new", "b"])
  }

  /// A hook that fades the text of every cell, in half the time of the change.
  final class FadingLayout: UICollectionViewFlowLayout {
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      let labels = (collectionView?.visibleCells ?? []).flatMap { $0.contentView.subviews }
      UIView.animate(withDuration: 0.15) {
        for label in labels { label.alpha = 0 }
      }
    }
  }

  @Test func whatHooksAnimateInsideOfACellFollowsTheChange() throws {
    let stage = stage()
    let fading = FadingLayout()
    fading.itemSize = layout.itemSize
    stage.collectionView.setCollectionViewLayout(fading, animated: false)
    let recording = try stage.record { $0.performBatchUpdates(nil) }
    let transition = try #require(recording.first?.transition)
    #expect(text(transition.snapshot(progress: 0.5).elements.first).contains("/0.5"))
    #expect(transition.after.elements.first.map(text)?.contains("text") == false)
  }

  @Test func aRotationLaysOutWhatIsInsideOfTheCells() throws {
    layout.itemSize = CGSize(width: 100, height: 40)
    let stage = stage()
    let recording = try stage.record { view in
      UIView.animate(withDuration: 0.3) {
        layout.itemSize.width = 60
        view.frame.size.width = 60
      }
    }
    let middle = try #require(recording.first?.transition.snapshot(progress: 0.5).elements.first)
    #expect(middle.size.width == 80)
    #expect(text(middle).contains("rounded 0 0 80 40"))
  }

  @Test func theWholeContentCanBeDrawn() throws {
    source.names = (0..<30).map { "item \($0)" }
    let stage = stage()
    let snapshot = try stage.snapshot(drawn: true)
    #expect(snapshot.elements.map(\.spokenText) == source.names)
    #expect(snapshot.backdrop?.background == .color(ThemedColor(RGBAColor(hex: 0xFFFFFF))))
    #expect(stage.collectionView.visibleCells.count == 5)
    #expect(stage.collectionView.subviews.count == 5)
  }

  /// The row that becomes the last one of its group comes to its place with the corners of one.
  @Test func rowsOfAGroupArriveWithTheirCorners() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [320, 400]},
       "layout": {"kind": "flow", "itemSize": [320, 44], "minimumLineSpacing": 0},
       "style": {"cells": {"default": {"template": "settings"}}},
       "data": {"sections": [{"id": "s", "items": ["Volume", "Tone"]}]},
       "steps": [{"name": "drop", "update": {"delete": ["Tone"]}}], "outputs": [{"type": "still"}]}
      """)
    let step = try #require(run.steps.first)
    try #require(step.recording.count == 1)
    let change = step.recording[0].capture
    func radius(_ state: LayoutSnapshot) -> CGFloat? {
      guard case .rounded(_, let radii)? = state[item: "Volume"]?.ground?.shape else { return nil }
      return radii.bottomLeft
    }
    #expect(radius(change.before) == 0)
    #expect((radius(change.after) ?? 0) >= 8)
    #expect(step.after.elements.map(\.content) == change.after.elements.map(\.content))
  }
}
