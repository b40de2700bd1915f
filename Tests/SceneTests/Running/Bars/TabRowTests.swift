import CoreGraphics
import Drawing
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// The tabs at the bottom of a screen.
@Suite @MainActor struct TabRowTests {
  private func tabs(_ count: Int, badge: String? = nil) -> [BarsDescription.Tab] {
    (1...count).map { number in
      var tab = BarsDescription.Tab()
      (tab.title, tab.symbol, tab.badge) = ("Tab \(number)", "mail", badge)
      return tab
    }
  }

  private func row(
    _ tabs: [BarsDescription.Tab], selected: Int = 0,
    _ width: CGFloat = 393, _ traits: (inout any UITraitOverrides) -> Void = { _ in }
  ) -> TabRow {
    let row = TabRow(tabs, selected: selected, on: SystemPalette.systemBackground)
    let parent = UIViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    traits(&row.traitOverrides)
    parent.view.addSubview(row)
    row.frame = CGRect(x: 0, y: 0, width: width, height: row.room)
    row.layoutIfNeeded()
    return row
  }

  private func marks(_ row: TabRow) -> [TabMark] {
    row.subviews.compactMap { $0 as? TabMark }.filter { !$0.isHidden }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  private func words(_ mark: TabMark) -> UILabel? {
    mark.subviews.compactMap { $0 as? UILabel }.first
  }

  /// As in UIKit: of more than five, four are shown and one that leads to the others.
  @Test(arguments: [(4, "Tab 4"), (5, "Tab 5"), (6, "More"), (8, "More")])
  func aNarrowBarHasFiveTabsAtMost(_ count: Int, _ last: String) {
    let shown = marks(row(tabs(count)) { $0.horizontalSizeClass = .compact })
    #expect(shown.count == min(count, 5))
    #expect(shown.last.flatMap(words)?.text == last)
    #expect(shown.first.flatMap(words)?.text == "Tab 1")
  }

  @Test func whoIsBehindMoreIsThere() {
    let shown = marks(row(tabs(8), selected: 6) { $0.horizontalSizeClass = .compact })
    let colors = shown.compactMap { words($0)?.textColor.cgColor }
    #expect(colors.count == 5 && colors[4] != colors[0] && colors[3] == colors[0])
  }

  @Test func aWideBarHasThemAll() {
    let shown = marks(row(tabs(8), 820) { $0.horizontalSizeClass = .regular })
    #expect(shown.compactMap { words($0)?.text } == (1...8).map { "Tab \($0)" })
  }

  /// As on tablets: together in the middle, each word beside its symbol.
  @Test func theTabsOfAWideBarStandTogether() throws {
    let bar = row(tabs(3, badge: "3"), 1024) {
      $0.horizontalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
    }
    let shown = marks(bar)
    #expect(bar.room == 50)
    #expect(shown.map(\.frame.width) == [150, 150, 150])
    #expect(shown[0].frame.minX + 1024 - shown[2].frame.maxX == 2 * shown[0].frame.minX)
    for mark in shown {
      let symbol = try #require(mark.subviews.first { $0 is SymbolView })
      let label = try #require(words(mark))
      #expect(symbol.frame.maxX <= label.frame.minX)
      #expect(abs(symbol.frame.midY - label.frame.midY) <= 1)
      #expect(abs(mark.badge.frame.midY - label.frame.midY) <= 1)
      #expect(mark.badge.frame.minX >= label.frame.maxX)
    }
  }

  /// A badge is whole, and on no other symbol than its own.
  @Test func longBadgesKeepClearOfTheirNeighbours() {
    let row = self.row(tabs(8, badge: "999+")) { $0.horizontalSizeClass = .compact }
    let shown = marks(row)
    for (mark, next) in zip(shown, shown.dropFirst()) {
      let badge = mark.convert(mark.badge.frame, to: row)
      #expect(badge.maxX <= next.frame.midX - 13)
      #expect(badge.width >= 40 && badge.minX >= mark.frame.midX)
    }
  }

  /// Beside its symbol, a badge of several letters leaves all of the word.
  @Test(arguments: ["3", "New", "1,234"], [false, true])
  func badgesLeaveTheWordsOfAWideBar(_ badge: String, _ isMirrored: Bool) throws {
    let bar = row(tabs(3, badge: badge), 1024) {
      $0.horizontalSizeClass = .regular
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    for mark in marks(bar) {
      let label = try #require(words(mark))
      #expect(!mark.badge.frame.intersects(label.frame), "\(mark.badge.frame) \(label.frame)")
      let symbol = try #require(mark.subviews.first { $0 is SymbolView })
      #expect((mark.badge.frame.midX < symbol.frame.midX) == isMirrored)
    }
  }

  /// In a language that is read from the right, at the left of the symbol.
  @Test func badgesAreMirrored() throws {
    let bar = row(tabs(4, badge: "3")) {
      $0.horizontalSizeClass = .compact
      $0.layoutDirection = .rightToLeft
    }
    for mark in marks(bar) {
      let symbol = try #require(mark.subviews.first { $0 is SymbolView })
      #expect(mark.badge.frame.maxX == symbol.frame.minX + 8)
    }
  }

  @Test func wordsStandBesideSymbolsInALowBar() throws {
    let row = row(tabs(4, badge: "3"), 734) {
      $0.verticalSizeClass = .compact
      $0.userInterfaceIdiom = .phone
    }
    #expect(row.room == 32)
    let mark = try #require(marks(row).first)
    let symbol = try #require(mark.subviews.first { $0 is SymbolView })
    let label = try #require(words(mark))
    #expect(symbol.frame.maxX < label.frame.minX && symbol.frame.maxY <= 32)
    #expect(!mark.badge.frame.intersects(label.frame))
    #expect(!mark.badge.frame.intersects(symbol.frame))
  }
}
