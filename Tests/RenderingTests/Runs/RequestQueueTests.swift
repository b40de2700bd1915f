import Rendering
import Testing

@Suite struct RequestQueueTests {
  @Test func aSceneGoesToWhoHasReadIt() {
    var queue = RequestQueue([7, 8, 7, nil, 8])
    #expect(queue.next(for: 7) == 0)
    #expect(queue.next(for: 7) == 2)
    #expect(queue.next(for: 7) == 3)
    // A scene that waits for another one is not left to it alone.
    #expect(queue.next(for: 7) == 1)
    #expect(!queue.isEmpty)
    #expect(queue.next(for: nil) == 4)
    #expect(queue.isEmpty)
    #expect(queue.next(for: 7) == nil)
  }
}
