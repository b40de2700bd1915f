import Testing

@testable import Platform

@Suite struct MessagePipeTests {
  @Test func messagesComeOutAsTheyWentIn() throws {
    let pipe = try PipeEnds(above: 4)
    for text in ["one", "", "two\nlines ⅔"] {
      #expect(MessagePipe.write(text, to: pipe.writing.number))
    }
    var buffer: [UInt8] = []
    #expect(MessagePipe.read(pipe.reading.number, into: &buffer))
    #expect(MessagePipe.message(in: &buffer) == "one")
    #expect(MessagePipe.message(in: &buffer) == "")
    #expect(MessagePipe.message(in: &buffer) == "two\nlines ⅔")
    #expect(MessagePipe.message(in: &buffer) == nil)
    withExtendedLifetime(pipe) {}
  }

  @Test func tellsThroughWhichPipesSomethingHasCome() throws {
    let pipes = [try PipeEnds(above: 4), try PipeEnds(above: 4), try PipeEnds(above: 4)]
    let reading = pipes.map(\.reading)
    #expect(MessagePipe.ready(among: reading, within: 0) == [])
    #expect(MessagePipe.write("a", to: pipes[1].writing.number))
    #expect(MessagePipe.ready(among: reading, within: 0) == [1])
    withExtendedLifetime(pipes) {}
  }

  /// One that ended is as good as one that says something: whoever waits has to look.
  @Test func anEndIsTold() throws {
    let reading: OpenFile
    do {
      let pipe = try PipeEnds(above: 4)
      reading = pipe.reading
      #expect(MessagePipe.ready(among: [reading], within: 0) == [])
      withExtendedLifetime(pipe) {}
    }
    #expect(MessagePipe.ready(among: [reading], within: 0) == [0])
  }

  @Test func endsLieAboveTheNumbersOfOthers() throws {
    let pipe = try PipeEnds(above: 200)
    #expect(pipe.reading.number > 200)
    #expect(pipe.writing.number > 200)
    #expect(try UnnamedFile(above: 200).file.number > 200)
  }
}
