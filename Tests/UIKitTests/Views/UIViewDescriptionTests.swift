import Testing

@testable import UIKit

@Suite @MainActor struct UIViewDescriptionTests {
  @Test func listsWhatIsUnusual() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.description == "<UIView; frame = (1 2.5; 30 40)>")
    view.isHidden = true
    view.alpha = 0.5
    view.tag = 3
    view.bounds.origin.x = 7
    #expect(
      view.description == "<UIView; frame = (1 2.5; 30 40); bounds = (7 0; 30 40); hidden = YES; "
        + "alpha = 0.5; tag = 3>")
  }

  @Test func aLabelShowsItsText() {
    let label = UILabel()
    label.text = "one"
    #expect(label.description == "<UILabel; frame = (0 0; 0 0); text = 'one'>")
  }
}
