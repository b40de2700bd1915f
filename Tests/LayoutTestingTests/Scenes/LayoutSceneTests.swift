import LayoutTesting
import Motion
import Testing
import UIKit

/// A layout as an app writes it.
final class StripesLayout: UICollectionViewFlowLayout {
  var height: CGFloat = 40

  override func prepare() {
    itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    minimumLineSpacing = 10
    super.prepare()
  }
}

/// A screen as an app writes it, with letters as large as somebody wants them.
final class LetterController: UICollectionViewController {
  private let names = ["Ann", "Bob", "Cat"]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(
      width: 100, height: UIFont.preferredFont(forTextStyle: .body).lineHeight)
    super.init(collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
  }
}

final class NameCell: UICollectionViewCell {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(name)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = contentView.bounds
  }
}

@Suite @MainActor struct LayoutSceneTests {
  private static let friends = [LayoutSection("friends", ["Ann", "Bob", "Cat"])]

  @Test func playsALayoutWithStepsOfAllSorts() throws {
    let run = try LayoutScene(Self.friends) { StripesLayout() }
      .step(
        "sync",
        .update(.delete("Bob"), .insert("Zoe", at: 0, in: "friends"), .move("Ann", after: "Cat"))
      )
      .step("grow", .change { (layout: StripesLayout) in layout.height = 60 })
      .step("all", .items(["Cat", "Eve"], in: "friends"))
      .step("way", .scroll(y: 20))
      .step("size", .resize(width: 200, height: 300))
      .step("turn", .rotate)
      .step("other", .layout { UICollectionViewFlowLayout() })
      .step("still", .wait(1))
      .run(in: LayoutVariant(.size(width: 320, height: 480)))
    #expect(run.start[item: "Bob"]?.frame == CGRect(x: 0, y: 50, width: 320, height: 40))
    #expect(try run["sync"].after[item: "Ann"]?.frame.minY == 100)
    #expect(try run["grow"].after[item: "Zoe"]?.frame.height == 60)
    #expect(try run["all"].roles[item: "Eve"] == .inserted)
    #expect(try run["turn"].after.viewport.size == CGSize(width: 300, height: 200))
    #expect(run.end[item: "Eve"]?.size == CGSize(width: 50, height: 50))
  }

  @Test func showsItemsInCellsOfOnesOwn() throws {
    let run = try LayoutScene(Self.friends) { StripesLayout() }
      .cells(NameCell.self) { cell, item in cell.name.text = "Hello \(item.label)" }
      .run()
    #expect(run.start[item: "Ann"]?.spokenText == "Hello Ann")
  }

  @Test(arguments: [(UIContentSizeCategory.large, 17.0), (.accessibilityExtraLarge, 40.0)])
  func playsAScreenInTheTextSizeOfItsVariant(size: UIContentSizeCategory, points: Double) throws {
    let scene = LayoutScene(controller: LetterController.init)
    let height = try scene.run(in: LayoutVariant(.device(.phone), textSize: size)).start.elements[0]
      .frame.height
    #expect(height >= points && height < points * 1.4)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test func looksAtASceneFromEachSide() throws {
    let scene = LayoutScene([LayoutSection("friends", count: 2)]) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      return layout
    }
    let runs = try scene.runs(in: LayoutVariant.each([.device(.phone), .onItsSide(.phone)]))
    #expect(runs.map(\.start.viewport.width) == [393, 852])
  }

  @Test func readsASceneFileBesideTheTest() throws {
    let scene = LayoutScene(file: "../../UserPackage/friends.scene.json")
    #expect(try scene.run()["sync"].roles[item: "Bob"] == .deleted)
    let folder = try GoldenFolder()
    try folder.write(
      #"{"scene": 1, "layout": {"kind": "own"}, "data": {"sections": []}}"#, to: "own.scene.json")
    let own = LayoutScene(
      file: folder.url.path + "/own.scene.json", with: [.layout("own", make: StripesLayout.init)])
    #expect(try own.run().start.elements.isEmpty)
    #expect(throws: LayoutSceneError.stepsOfFile("more")) {
      try scene.step("more", .wait(1)).run()
    }
  }

  @Test func tellsWhatUIKitWouldHaveStoppedWith() {
    let scene = LayoutScene(Self.friends) { StripesLayout() }.step("gone", .update(.delete("Eve")))
    #expect(throws: (any Error).self) { try scene.run() }
  }
}
