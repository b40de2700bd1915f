import Motion
import Scene
import UIKit

/// So many columns as wide as the view allows. Written for iOS: nothing in it knows where it runs.
final class GridLayout: UICollectionViewFlowLayout {
  var columns = 3

  override func prepare() {
    let width = collectionView?.bounds.width ?? 0
    let gaps = minimumInteritemSpacing * CGFloat(columns - 1)
    itemSize = CGSize(width: (width - gaps) / CGFloat(columns), height: 80)
    super.prepare()
  }
}

let layout = GridLayout()
layout.columns = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 3

do {
  let stage = try Stage(
    layout, sections: [StageSection("photos", count: 4)],
    setting: StageSetting(size: CGSize(width: 320, height: 480)))
  print(AttributeTable(try stage.snapshot()).text, terminator: "")
} catch {
  print(error)
  exit(1)
}
