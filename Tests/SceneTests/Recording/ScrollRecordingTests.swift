import Motion
import Testing
import UIKit

@testable import Scene

/// A scroll shows all that passes the window, whether the content goes or a section by itself.
@Suite @MainActor struct ScrollRecordingTests {
  private func stage(_ layout: UICollectionViewLayout, _ size: CGSize, count: Int) throws -> Stage {
    try Stage(
      layout, sections: [StageSection("list", count: count)], setting: StageSetting(size: size))
  }

  private func rows() throws -> Stage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    return try stage(layout, CGSize(width: 100, height: 200), count: 1000)
  }

  /// How many points of the middle of the window cells cover at a moment, and how many of them fade.
  private func covered(_ transition: Transition, at progress: Double) -> (points: Int, faded: Int) {
    let snapshot = transition.snapshot(progress: progress)
    let cells = snapshot.elements.filter { $0.kind == .cell }
    let window = snapshot.viewport
    let points = (0..<Int(window.height)).count { y in
      let place = CGPoint(x: window.midX, y: window.minY + CGFloat(y) + 0.5)
      return cells.contains { $0.frame.contains(place) }
    }
    return (points, cells.count { $0.alpha < 1 })
  }

  @Test(arguments: [100, 600, 5000, -5000] as [CGFloat])
  func rowsPassBetweenBothEnds(_ way: CGFloat) throws {
    let stage = try rows()
    if way < 0 { _ = try stage.scroll(to: CGPoint(x: 0, y: -way), animated: false) }
    let recording = try stage.scroll(to: CGPoint(x: 0, y: max(way, 0)))
    #expect(recording.map(\.cause) == [.pass])
    let transition = try #require(recording.first?.transition)
    for progress in [0, 0.1, 0.25, 0.5, 0.77, 1] {
      #expect(covered(transition, at: progress) == (200, 0), "\(progress)")
    }
    #expect(try stage.snapshot().elements.count >= 5)
  }

  /// They are on neither screen, and no change of theirs is told.
  @Test func whatPassesIsInNoState() throws {
    let recording = try rows().scroll(to: CGPoint(x: 0, y: 600))
    let capture = try #require(recording.first?.capture)
    #expect(capture.before.elements.count == 5)
    #expect(capture.after.elements.count == 5)
    #expect(capture.changes.count == 20)
    #expect(AttributeTable(capture).rows.count == 10)
  }

  @Test func ofAVeryLongWayTheMomentsOfPicturesAreSeen() throws {
    let recording = try rows().scroll(to: CGPoint(x: 0, y: 39_000))
    let transition = try #require(recording.first?.transition)
    #expect(transition.tracks.count < 300)
    for progress in [0, 0.05, 0.2, 0.25, 0.5, 0.6, 0.75, 0.95, 1] {
      #expect(covered(transition, at: progress) == (200, 0), "\(progress)")
    }
  }

  @Test func anExchangeOfLayoutsLetsNobodyPass() throws {
    let stage = try rows()
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 50, height: 50)
    let recording = try stage.setLayout(other)
    #expect(recording.first?.capture.changes.allSatisfy { $0.end.frame.minY < 400 } == true)
  }

  // MARK: Sections that scroll by themselves

  private func shelf() throws -> (stage: Stage, layout: UICollectionViewCompositionalLayout) {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    return (try stage(layout, CGSize(width: 300, height: 60), count: 40), layout)
  }

  private func scrolled(to offset: CGFloat) throws -> Transition {
    let (stage, layout) = try shelf()
    let recording = try stage.record { view in
      AnimationContext(duration: 0.3, options: .curveLinear).run {
        layout.scrollSection(0, to: offset)
        view.layoutIfNeeded()
      }
    }
    return try #require(recording.first?.transition)
  }

  @Test(arguments: [250, 1500] as [CGFloat])
  func cellsOfASectionGoTogether(_ offset: CGFloat) throws {
    let transition = try scrolled(to: offset)
    for progress in [0, 0.2, 0.5, 0.9, 1] {
      let cells = transition.snapshot(progress: progress).elements.filter { $0.kind == .cell }
      #expect(cells.allSatisfy { $0.alpha == 1 })
      let places = cells.map { $0.frame.minX + offset * progress }
      let expected = cells.map { CGFloat($0.path.item) * 100 }
      for (place, wanted) in zip(places, expected) { #expect(abs(place - wanted) < 0.001) }
      let isFull = (0..<300).allSatisfy { x in
        cells.contains { $0.frame.contains(CGPoint(x: CGFloat(x) + 0.5, y: 30)) }
      }
      #expect(isFull, "\(progress)")
    }
  }

  /// The next change knows nothing of it any more.
  @Test func aScrollOfASectionIsForgotten() throws {
    let (stage, layout) = try shelf()
    _ = try stage.record { view in
      layout.scrollSection(0, to: 500)
      view.layoutIfNeeded()
    }
    let recording = try stage.record { view in
      AnimationContext(duration: 0.3).run {
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
    }
    #expect(
      recording.allSatisfy { $0.capture.changes.allSatisfy { $0.start.frame == $0.end.frame } })
  }
}
