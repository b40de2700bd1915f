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

  // MARK: Layouts that follow

  private func pinned() throws -> Stage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    return try Stage(
      layout, sections: [StageSection("A", count: 4), StageSection("B", count: 9)],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
  }

  /// The header of the first section stays until that of the second one pushes it away; it does not thin out.
  @Test func aPinnedHeaderStaysUntilItIsPushed() throws {
    let recording = try pinned().scroll(to: CGPoint(x: 0, y: 180))
    #expect(recording.map(\.cause) == [.pass])
    let transition = try #require(recording.first?.transition)
    for progress in stride(from: 0.0, through: 1, by: 0.05) {
      let state = transition.snapshot(progress: progress)
      let headers = state.elements.filter { $0.kind != .cell }.sorted { $0.path < $1.path }
      let tops = headers.map { $0.frame.minY - state.viewport.minY }
      // The second header's own place is at 180 points of the content.
      let second = 180 - state.viewport.minY
      if second < 200 { #expect(abs((tops.dropFirst().first ?? 0) - second) < 0.5, "\(progress)") }
      if progress < 1 {
        // Between two frames it goes straight.
        #expect(abs(tops[0] - min(0, second - 20)) < 8, "\(progress)")
        if second > 40 { #expect(abs(tops[0]) < 0.01, "\(progress)") }
      }
      #expect(headers.allSatisfy { $0.alpha == 1 && abs($0.size.height - 20) < 0.01 })
    }
  }

  /// Whoever goes straight has no stops; the others have as few as show the way.
  @Test func onlyThoseThatTurnHaveStops() throws {
    let recording = try pinned().scroll(to: CGPoint(x: 0, y: 180))
    let changes = try #require(recording.first?.capture.changes)
    let turning = changes.filter { !$0.stops.isEmpty }
    #expect(turning.map(\.end.kind) == [.supplementary(UICollectionView.elementKindSectionHeader)])
    #expect(turning.allSatisfy { $0.stops.count <= 5 })
  }

  /// Between two frames as much is looked at as belongs to them.
  @Test func ofAVeryLongWayWithFollowersAsMuchIsSeen() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = try stage(layout, CGSize(width: 100, height: 200), count: 2000)
    let recording = try stage.scroll(to: CGPoint(x: 0, y: 80_000))
    #expect(try #require(recording.first).transition.tracks.count < 500)
  }

  @Test func aScrollByTheProgramIsSeenToo() throws {
    let stage = try pinned()
    let recording = try stage.record {
      $0.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: true)
    }
    #expect(recording.map(\.cause) == [.pass])
    #expect(recording.first?.capture.timing.duration == 0.3)
  }

  /// A delegate that changes the data on the way: the frames stay what they are.
  @Test func anUpdateOnTheWayIsAChangeOfItsOwn() throws {
    let stage = try pinned()
    let recording = try stage.record { view in
      let listener = Deleting(stage)
      view.delegate = listener
      view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      view.delegate = nil
    }
    #expect(recording.contains { $0.cause == .update })
    #expect(recording.filter { $0.cause == .pass }.count > 10)
  }

  // MARK: Sections that scroll by themselves

  private func shelf(
    lifting: Bool = false
  ) throws -> (stage: Stage, layout: UICollectionViewCompositionalLayout) {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    if lifting {
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items {
          let isInTheMiddle = abs(item.frame.midX - offset.x - 150) < 50
          item.transform = isInTheMiddle ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
        }
      }
    }
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

  /// A handler that lifts what is in the middle is asked for each frame.
  @Test func aHandlerFollowsItsSection() throws {
    let (stage, layout) = try shelf(lifting: true)
    let recording = try stage.record { _ in layout.animateSection(0, to: 100) }
    #expect(recording.count == 1)
    let transition = try #require(recording.first?.transition)
    let half = transition.snapshot(progress: 0.5)
    for cell in half.elements where cell.kind == .cell {
      let isInTheMiddle = abs(cell.frame.midX - 150) < 50
      #expect(isInTheMiddle == (cell.transform.m11 > 1.01), "\(cell.path)")
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

/// Takes an item away once the content has gone half of its way.
private final class Deleting: UICollectionViewDelegate {
  private let stage: Stage
  private var isDone = false

  init(_ stage: Stage) { self.stage = stage }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isDone, scrollView.contentOffset.y > 90, let view = scrollView as? UICollectionView
    else { return }
    isDone = true
    view.performBatchUpdates {
      stage.sections[1].items.removeLast()
      view.deleteItems(at: [IndexPath(item: 8, section: 1)])
    }
  }
}
