import Testing
import UIKit

@Suite @MainActor struct KeyValueTests {
  @Test func findsStoredPropertiesByName() {
    let object = Deeper()
    #expect(object.value(forKey: "own") as? Int == 1)
    #expect(object.value(forKey: "inherited") as? String == "a")
    #expect(object.value(forKey: "nothing") == nil)
  }

  @Test func anObjectThatIsADelegateRespondsWithoutAmbiguity() {
    #expect(Delegate().responds(to: Selector("scrollViewDidScroll:")))
  }

  @Test func oldNamesStandForTheNewOnes() {
    let view = UIView()
    let (first, last) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(last)
    view.sendSubview(toBack: last)
    #expect(view.subviews == [last, first])
    view.bringSubview(toFront: last)
    #expect(view.subviews == [first, last])
    #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
    #expect(RunLoopMode.commonModes == RunLoop.Mode.common)
  }
}

private class Shallow: NSObject {
  var inherited = "a"
}

private final class Deeper: Shallow {
  var own = 1
}

private final class Delegate: NSObject, UICollectionViewDelegate {}
