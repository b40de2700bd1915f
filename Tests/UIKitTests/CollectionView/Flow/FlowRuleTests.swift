import Notation
import Foundation
import Testing

@testable import UIKit

/// Whole flows through the collection view, against the rules written down a second time.
@Suite @MainActor struct FlowRuleTests {
  @Test(arguments: 0..<150) func followsTheRules(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let flow = RandomFlow(&random)
    let stage = flow.stage()
    compare(stage, flow, seed: seed)
  }

  @Test(arguments: 0..<60) func followsTheRulesWithCellsThatChooseTheirSizes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed + 1000))
    var flow = RandomFlow(&random)
    flow.letCellsChoose()
    let stage = flow.stage()
    compare(stage, flow, seed: seed)
  }

  private func compare(_ stage: FlowStage, _ flow: RandomFlow, seed: Int) {
    let expected = flow.naive.solve(flow.sections)
    stage.view.layoutIfNeeded()
    let size = flow.turned(stage.layout.collectionViewContentSize)
    #expect(abs(size.height - expected.size.height) < 0.001, "seed \(seed)")
    #expect(abs(size.width - expected.size.width) < 0.001, "seed \(seed)")
    for (section, items) in expected.items.enumerated() {
      for (item, frame) in items.enumerated() {
        let actual = stage.frame(item, section).map(flow.turned)
        #expect(
          actual?.isClose(to: frame) == true,
          "seed \(seed), item \(section)-\(item): \(String(describing: actual)), not \(frame)")
      }
      for (bar, frame) in [
        (FlowBar.header, expected.headers[section]), (.footer, expected.footers[section]),
      ] {
        let actual = (stage.bar(bar, section)?.frame).map(flow.turned)
        let agrees = frame.map { actual?.isClose(to: $0) == true } ?? (actual == nil)
        #expect(agrees, "seed \(seed), \(bar) \(section)")
      }
    }
  }
}

/// A flow at random, and the collection view that shows it.
@MainActor private struct RandomFlow {
  var naive: NaiveFlow
  private(set) var sections: [NaiveFlow.Section]
  let isHorizontal: Bool
  private let delegate: RandomFlowDelegate
  private let usesMargins: Bool

  init(_ random: inout SeededRandom) {
    isHorizontal = random.index(3) == 0
    usesMargins = random.index(3) == 0
    naive = NaiveFlow(width: [320, 375, 414, 768][random.index(4)])
    if random.index(2) == 0 {
      naive.contentInset = UIEdgeInsets(
        top: random.number(0, 20), left: random.number(0, 40), bottom: random.number(0, 20),
        right: random.number(0, 40))
    }
    if usesMargins {
      naive.reference = UIEdgeInsets(
        top: 0, left: random.number(0, 50), bottom: 0, right: random.number(0, 50))
    }
    sections = (0..<1 + random.index(4)).map { _ in Self.section(&random) }
    delegate = RandomFlowDelegate(sections, isHorizontal: isHorizontal)
  }

  private static func section(_ random: inout SeededRandom) -> NaiveFlow.Section {
    let common = CGSize(width: random.number(10, 200), height: random.number(10, 80))
    let isMixed = random.index(2) == 0
    let sizes = (0..<random.index(12)).map { _ in
      guard isMixed, random.index(3) == 0 else { return common }
      return CGSize(width: random.number(10, 400), height: random.number(10, 80))
    }
    return NaiveFlow.Section(
      sizes: sizes,
      insets: UIEdgeInsets(
        top: random.number(0, 20), left: random.number(0, 30), bottom: random.number(0, 20),
        right: random.number(0, 30)),
      spacing: random.number(0, 20), lineSpacing: random.number(0, 20),
      header: random.index(2) == 0 ? 0 : random.number(1, 50),
      footer: random.index(2) == 0 ? 0 : random.number(1, 50))
  }

  /// Preferred sizes are whole pixels, as they would be rounded up otherwise.
  mutating func letCellsChoose() {
    naive.isSelfSizing = true
    for section in sections.indices {
      sections[section].sizes = sections[section].sizes.map {
        CGSize(width: ceil($0.width * 2) / 2, height: ceil($0.height * 2) / 2)
      }
    }
  }

  func stage() -> FlowStage {
    let length: CGFloat = 6000
    let stage = FlowStage(
      sections.map(\.sizes.count), width: isHorizontal ? length : naive.width,
      height: isHorizontal ? naive.width : length, delegate: delegate)
    stage.layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    stage.view.contentInset = turned(naive.contentInset)
    if usesMargins, let margins = naive.reference {
      stage.layout.sectionInsetReference = .fromLayoutMargins
      stage.view.layoutMargins = turned(margins)
    }
    if naive.isSelfSizing { chooseSizes(in: stage) }
    return stage
  }

  private func chooseSizes(in stage: FlowStage) {
    stage.layout.estimatedItemSize = CGSize(width: 40, height: 40)
    delegate.isSilentAboutSizes = true
    let sizes = sections.map { $0.sizes.map(turned) }
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let size = sizes[path.section][path.item]
      (cell as? RecordingCell)?.preferredSize = { _ in size }
      return cell
    }
  }

  func turned(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  func turned(_ rect: CGRect) -> CGRect {
    guard isHorizontal else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isHorizontal else { return insets }
    return UIEdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}

private final class RandomFlowDelegate: UICollectionViewDelegateFlowLayout {
  private let sections: [NaiveFlow.Section]
  private let isHorizontal: Bool
  var isSilentAboutSizes = false

  init(_ sections: [NaiveFlow.Section], isHorizontal: Bool) {
    self.sections = sections
    self.isHorizontal = isHorizontal
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if isSilentAboutSizes {
      OptionalRequirement.markUnanswered()
      return .zero
    }
    let size = sections[indexPath.section].sizes[indexPath.item]
    return isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let insets = sections[section].insets
    guard isHorizontal else { return insets }
    return UIEdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    sections[section].lineSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    sections[section].spacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: sections[section].header, height: sections[section].header)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: sections[section].footer, height: sections[section].footer)
  }
}
