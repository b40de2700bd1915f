import Testing

@testable import Notation

/// Names of several words that a script declares become short ones, and nothing else does.
@Suite struct ScriptNamesTests {
  private func short(_ text: String) -> String { ScriptNames(text).shortened }

  @Test func whatIsDeclaredIsShort() {
    #expect(
      short("function placeOf(a){return a}\nconst twoOf=placeOf(2);let isThere=...placeOf(twoOf)")
        == "function _0(a){return a}\nconst _1=_0(2);let _2=..._0(_1)")
  }

  @Test(arguments: [
    "const dataView=1;node.dataView=2", "const dataView=1;f('dataView')",
    "const dataView=1;f({dataView:2})", "const dataView=1;f({dataView,b})",
    "const dataView=1;f({a,dataView})", "const place=1;place", "f(textContent)",
  ])
  func whatMayBeSomethingElseStays(_ text: String) {
    #expect(short(text) == text)
  }

  @Test func manyNamesAreAllDifferent() {
    let names = (0..<40).map { "name\(Character(Unicode.Scalar(UInt8(65 + $0 % 26))))x\($0)" }
    let text = names.map { "const \($0)=1;" }.joined()
    #expect(Set(short(text).split(separator: ";")).count == 40)
    #expect(short(text).utf8.count < text.utf8.count)
  }
}
