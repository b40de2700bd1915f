import Rendering
import Testing

@testable import LayoutTesting

@Suite struct GoldenSettingTests {
  @Test(arguments: [
    ([:], RecordMode.missing, RecordMode.missing), ([:], .all, .all),
    (["CI": "true"], .all, .never), (["CI": "false"], .all, .all), (["CI": ""], .missing, .missing),
    (["TESSERA_MODE": "all", "CI": "1"], .missing, .all), (["TESSERA_MODE": "never"], .all, .never),
    (["TESSERA_MODE": ""], .all, .all),
  ])
  func asksTheVariableThenCIThenTheCode(
    _ environment: [String: String], _ trait: RecordMode, _ mode: RecordMode
  ) throws {
    #expect(try GoldenSetting.mode(in: environment, ofTraits: trait) == mode)
  }

  @Test func refusesAWordThatIsNoMode() {
    #expect(throws: LayoutSceneError.unknownMode("al")) {
      try GoldenSetting.mode(in: ["TESSERA_MODE": "al"], ofTraits: .missing)
    }
  }

  @Test(.goldens(.never, in: "Elsewhere")) func isHandedToTheTest() {
    #expect(GoldenSetting.ofTraits.mode == .never)
    #expect(GoldenSetting.ofTraits.folder == "Elsewhere")
  }
}
