import Testing

@testable import CairoBackend

@Suite struct CacheTests {
  @Test func keepsWhatIsAskedForInEachGeneration() {
    let cache = Cache<String, Int>(limit: 100)
    cache.keep(1, for: "asked", size: 1)
    cache.keep(2, for: "forgotten", size: 1)
    for _ in 0..<5 {
      cache.age()
      #expect(cache["asked"] == 1)
    }
    #expect(cache["forgotten"] == nil)
  }

  @Test func remembersOneGenerationBack() {
    let cache = Cache<String, Int>(limit: 100)
    cache.keep(1, for: "one", size: 1)
    cache.age()
    #expect(cache["one"] == 1)
  }

  @Test func beginsAGenerationWhereThereIsNoMoreRoom() {
    let cache = Cache<Int, Int>(limit: 40)
    for number in 0..<30 { cache.keep(number, for: number, size: 10) }
    #expect((0..<26).allSatisfy { cache[$0] == nil })
    #expect(cache[29] == 29)
  }

  @Test func refusesWhatIsLargerThanAGeneration() {
    let cache = Cache<Int, Int>(limit: 40)
    cache.keep(1, for: 1, size: 10)
    cache.keep(2, for: 2, size: 21)
    #expect(cache[2] == nil)
    #expect(cache[1] == 1)
  }
}
