import SceneFormat
import Testing

@Suite struct HintTests {
  @Test func aWordThatGoesOnIsWhatWasMeant() throws {
    let names = ["kind", "columnCount", "minimumLineSpacing", "minimumInteritemSpacing"]
    #expect(Spelling.nearest(to: "columns", in: names) == "columnCount")
    #expect(Spelling.nearest(to: "lineSpacing", in: names) == "minimumLineSpacing")
    // Two would fit.
    #expect(Spelling.nearest(to: "spacing", in: names) == nil)
    #expect(Spelling.nearest(to: "k", in: names) == nil)
    #expect(Spelling.nearest(to: "fr", in: ["en", "de", "ar"]) == nil)
  }

  /// One slip leads to several of them.
  @Test func aWordThatBeginsAlikeIsWhatWasMeant() {
    #expect(Spelling.nearest(to: "hart", in: ["cart", "chart", "heart"]) == "heart")
    #expect(Spelling.nearest(to: "cas", in: ["was", "cast"]) == "cast")
  }

  @Test func aWordThatGoesOnFromAKeyIsThatKey() {
    #expect(Spelling.nearest(to: "imageFit", in: ["kind", "image", "imageScale"]) == "image")
    #expect(Spelling.nearest(to: "idea", in: ["id", "kind"]) == nil)
  }

  @Test func aKeyInTheWrongPlaceIsSentHome() throws {
    let faults = Scenes.faults(
      in: """
        {"scene": 1, "data": {"sections": [{"id": "a", "items": ["x"]}]},
         "outputs": [{"type": "animation", "fps": 10}]}
        """)
    #expect(faults.map(\.help) == ["\"fps\" is a key of \"timing\""])
  }

  @Test func aKeyInPlaceOfItsObjectIsWrittenOut() throws {
    let faults = Scenes.faults(
      in: """
        {"scene": 1, "data": {"sections": [{"id": "a", "items": ["x"]}]},
         "timing": {"curve": "spring"}}
        """)
    #expect(faults.map(\.help) == ["write \"curve\": {\"spring\": …}"])
  }
}
