import Platform
import Testing

/// Bytes that are written once and looked back at.
@Suite struct GrowingBufferTests {
  private func buffer() -> GrowingBuffer<UInt8> {
    var buffer = GrowingBuffer<UInt8>(capacity: 1)
    for byte in 0..<100 as Range<UInt8> { buffer.grow(by: byte) }
    return buffer
  }

  @Test func keepsWhatWasAddedWhileItGrows() {
    let buffer = buffer()
    #expect(buffer.count == 100)
    #expect(buffer.array == Array(0..<100))
  }

  @Test func addsWhatIsThereAlready() {
    var buffer = buffer()
    for _ in 0..<5 { buffer.appendAgain(10..<60) }
    #expect(buffer.count == 350)
    #expect(Array(buffer.array[300..<350]) == Array(10..<60))
  }

  @Test func addsTextsAndParts() {
    var buffer = GrowingBuffer<UInt8>(capacity: 0)
    for _ in 0..<30 { buffer.append("<g>") }
    let other = self.buffer()
    buffer.reserve(4)
    other.withSpan { buffer.append($0.extracting(1..<5)) }
    #expect(buffer.array == Array(String(repeating: "<g>", count: 30).utf8) + [1, 2, 3, 4])
  }

  @Test func writesBehindItsEnd() {
    var buffer = buffer()
    buffer.reserve(16)
    buffer.withTail {
      $0.append(7)
      $0.append(0x0403_0201, bytes: 3)
    }
    #expect(Array(buffer.array[100...]) == [7, 1, 2, 3])
    buffer.truncate(to: 2)
    #expect(buffer.array == [0, 1])
    buffer.truncate(to: 9)
    #expect(buffer.count == 2)
    buffer.removeAll()
    #expect(buffer.count == 0)
  }

  @Test func looksBack() {
    var buffer = buffer()
    buffer.appendAgain(3..<20)
    let (same, moved, shorter) = (
      buffer.areEqual(3..<20, 100..<117), buffer.areEqual(3..<20, 4..<21),
      buffer.areEqual(3..<20, 3..<19)
    )
    #expect(same && !moved && !shorter)
    let word = buffer.word(at: 1)
    #expect(word == 0x0807_0605_0403_0201)
  }
}
