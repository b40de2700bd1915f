internal import Glibc

/// Messages through a pipe: each is its length in digits, a line break, and its bytes.
package enum MessagePipe {
  /// Whether all of it got through.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    let bytes = Array("\(text.utf8.count)\n".utf8) + Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = Descriptor(descriptor).write(bytes[done...])
      guard count > 0 || (count < 0 && errno == EINTR) else { return false }
      done += max(0, count)
    }
    return true
  }

  /// Adds what can be read now to the buffer; false at the end.
  package static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var room = bytes.mutableSpan
      let count = Descriptor(descriptor).read(into: &room)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += bytes[..<count]
      return true
    }
  }

  /// The places of the pipes that something has come through, or that have ended; waits so many milliseconds for one.
  package static func ready(among pipes: [OpenFile], within milliseconds: Int32) -> [Int] {
    withExtendedLifetime(pipes) {
      Descriptor.ready(
        among: pipes.map { Descriptor($0.number) }, for: POLLIN, within: milliseconds)
    }
  }

  /// Whether a pipe that nothing is left in has ended.
  package static func hasEnded(_ descriptor: Int32) -> Bool {
    !Descriptor.ready(among: [Descriptor(descriptor)], for: POLLIN, within: 0).isEmpty
  }

  /// Takes the first whole message out of the buffer.
  package static func message(in buffer: inout [UInt8]) -> String? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")),
      let count = Int(String(decoding: buffer[..<end], as: UTF8.self)),
      buffer.count - end - 1 >= count
    else { return nil }
    let message = String(decoding: buffer[(end + 1)..<(end + 1 + count)], as: UTF8.self)
    buffer.removeFirst(end + 1 + count)
    return message
  }
}
