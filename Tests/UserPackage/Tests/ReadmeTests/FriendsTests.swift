import Foundation
import Rendering
import Testing

@Test @MainActor func bobLeavesAndCatGoesToTheEnd() throws {
  let run = try PlayedScene("friends.scene.json")
  let sync = try run["sync"]
  #expect(sync.roles[item: "Bob"] == .deleted)
  #expect(sync.transition.snapshot(at: 0.3)[item: "Cat"]?.frame.minY == 290)
  #expect(try run.figure(.motion).sentence.contains("Cat"))
  #expect(try run.figure(.still).bitmap(scale: 2).width == 640)
  #expect(try run.write(to: NSTemporaryDirectory() + "friends").count == 3)
}
