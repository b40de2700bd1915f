import Testing

@testable import Rendering
@testable import TesseraCLI

@Suite struct WorkerMessageTests {
  @Test func claimsGetFromOneProcessToTheOther() throws {
    let claims = SceneClaims([
      PathClaim(.read, "p\n.png", by: PathOwner("an image", at: "a\t\":1:1")),
      PathClaim(.write, "out/ä.svg", by: PathOwner("an output", at: "a\t\":1:1")),
    ])
    let answer = WorkerAnswer.claims(claims, once: ["letters: \n": "warning\n"])
    #expect(try WorkerAnswer(json: answer.json) == answer)
    let report = SceneReport("a")
    #expect(try WorkerAnswer(json: WorkerAnswer.report(report).json) == .report(report))
    let refusal = PathRefusal(path: "a\"", place: "b", code: "c", message: "d\n", hint: "e")
    let permit = ScenePermit(digest: claims.digest, refusals: [refusal])
    for request in [WorkerRequest.plan("a\u{1}"), .work("b", permit), .work("c", ScenePermit())] {
      #expect(try WorkerRequest(json: request.json) == request)
    }
  }
}
