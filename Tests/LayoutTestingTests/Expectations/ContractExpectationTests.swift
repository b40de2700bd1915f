import LayoutTesting
import Testing
import UIKit

/// Forgets its sixth item.
private final class ForgetfulLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 5 }
  }
}

@Suite @MainActor struct ContractExpectationTests {
  private func issues(_ body: () throws -> Void) rethrows -> [String] {
    let found = FoundIssues()
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      found.add(issue)
      return true
    }
    return found.all.map(\.text)
  }

  @Test func saysWhichPromiseIsBroken() throws {
    let scene = LayoutScene(ForgetfulLayout()) { LayoutSection("main", count: 8) }
    #expect(
      try issues { try scene.expectContract([.knownItems]) } == [
        """
        contract/known-items: at the start: "main-5" is in no answer, not even in that for the whole content
        count sections and items anew in prepare(), and answer exactly those
        """
      ])
    #expect(try issues { try scene.expectContract([.sameAnswer]) } == [])
  }

  @Test func triesRandomScenes() throws {
    let scene = LayoutScene(ForgetfulLayout()) { LayoutSection("main", count: 2) }
    #expect(try issues { try scene.expectContract([.knownItems]) } == [])
    let found = try issues { try scene.expectContract([.knownItems], fuzz: 12) }
    #expect(found.count == 1)
    #expect(found.first?.contains("to see it again: expectContract(fuzz: 1, seed: ") == true)
  }

  @Test func aLayoutThatKeepsThemFailsNothing() throws {
    let scene = LayoutScene(UICollectionViewFlowLayout()) { LayoutSection("main", count: 8) }
    #expect(try issues { try scene.expectContract(fuzz: 3) } == [])
  }
}
