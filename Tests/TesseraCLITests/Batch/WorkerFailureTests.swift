import Glibc
import Platform
import SceneFormat
import Testing

@testable import Rendering

@testable import TesseraCLI

@Suite struct WorkerFailureTests {
  private let phase = WorkPhase(kind: .drawing, subject: "a.png", detail: "")

  @Test func eachIsNamed() {
    let failures: [(WorkerFailure, String, String)] = [
      (
        .crash(signal: 11, phase), "run/crash",
        "its process was ended by signal 11 while 'a.png' was drawn"
      ),
      (.exit(code: 3, nil), "run/crash", "its process ended with status 3"),
      (
        .killed(signal: 9, phase), "system/killed",
        "its process was killed (signal 9) while 'a.png' was drawn: the scene is not done"
      ),
      (.memory(phase), "system/memory", "the system gives no more memory while 'a.png' was drawn"),
      (
        .time(seconds: 60, phase), "limit/time",
        "not done after 60 s: stopped while 'a.png' was drawn"
      ),
    ]
    for (failure, code, message) in failures {
      let diagnostic = failure.diagnostic(of: "s.scene.json")
      #expect(diagnostic.code == code)
      #expect(diagnostic.message == "s.scene.json: \(message)")
      #expect(ProgramCodes[code] != nil)
      #expect(failure.trouble == (code.hasPrefix("system/") ? .system : .layout))
    }
  }

  @Test(arguments: [
    (ENOSPC, "system/disk"), (EDQUOT, "system/quota"), (EFBIG, "system/file-size"),
    (EMFILE, "system/files"), (ENFILE, "system/files"), (ENOMEM, "system/memory"),
    (EAGAIN, "system/processes"),
  ]) func limitsOfTheSystemHaveNames(_ number: Int32, _ code: String) throws {
    let fault = FileFault.system("a.png", step: "write", code: number)
    #expect(fault.code == code)
    #expect(ProgramCodes[code] != nil)
    #expect(fault.message.contains("'a.png'"))
    #expect(fault.hint?.isEmpty == false)
    // The same, whoever meets it.
    let status: ExitCode =
      ["system/memory", "system/processes"].contains(code) ? .system : .files
    #expect(fault.exitCode == status)
    let diagnostic = Diagnostic(fault)
    #expect(SceneFaults([diagnostic]).exitCode == status)
    var report = SceneReport("a")
    report.tell(diagnostic, MessageForm(), code: .files)
    #expect(report.code == status)
  }
}
