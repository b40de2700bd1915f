internal import Notation

/// The verdicts in the form of JUnit, which every CI system shows: a suite for each scene, a case for each expectation,
/// and one for the scene itself. No times stand in it: the same verdicts give the same file.
package struct JUnitReport: VerdictReport {
  private let counts: VerdictCounts

  package init(_ counts: VerdictCounts) {
    self.counts = counts
  }

  package var head: String {
    let text: XMLText = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="tessera check" \(Self.attributes(counts))>

      """
    return text.text
  }

  package func part(on scene: String, _ verdict: SceneVerdict) -> String {
    suite(scene, verdict).text
  }

  package var end: String { "</testsuites>\n" }

  private static func attributes(_ counts: VerdictCounts) -> XMLText {
    let (tests, failures) = (
      counts.expectations + counts.scenes + counts.runs, counts.expectations - counts.met
    )
    return "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(counts.errors)\""
  }

  private func suite(_ scene: String, _ verdict: SceneVerdict) -> XMLText {
    var counts = VerdictCounts()
    counts.add(verdict)
    let isRun = scene == BatchVerdicts.runName
    let name: XMLText = isRun ? "name=\"is whole\"" : "name=\"is played\" file=\"\(scene)\""
    let own = Self.element(
      "<testcase classname=\"\(scene)\" \(name)", around: verdict.others, as: "error")
    let cases = verdict.expectations.map { expectation in
      Self.element(
        head(of: expectation, in: scene), around: expectation.problems, as: "failure")
    }
    return """
        <testsuite name="\(scene)" \(Self.attributes(counts))>
      \(own)\(cases.joined())  </testsuite>

      """
  }

  private func head(of expectation: SceneVerdict.Expectation, in scene: String) -> XMLText {
    let (line, column) = (expectation.place.line, expectation.place.column)
    let name: XMLText = "\(expectation.check) at \(line):\(column)"
    return """
      <testcase classname="\(scene)" name="\(name)" file="\(scene)" line="\(line)"
      """
  }

  /// - Parameter head: the beginning of the element, without its end.
  private static func element(
    _ head: XMLText, around problems: [SceneVerdict.Problem], as element: XMLText
  ) -> XMLText {
    let errors = problems.filter { $0.severity == .error }
    let said = output(of: problems.filter { $0.severity != .error })
    guard let first = errors.first else {
      guard let said else { return "    " + head + "/>\n" }
      return "    " + head + ">\n" + said + "    </testcase>\n"
    }
    // Many readers show one element of a case, so that all of them are in it.
    let lines = errors.flatMap { problem in
      (problem == first ? [] : ["", problem.message]) + [problem.place?.text].compactMap(\.self)
        + problem.lines
    }
    let body = lines.map { XMLText($0) }.joined(separator: "\n")
    let more = errors.count == 1 ? "" : " (and \(errors.count - 1) more)"
    return """
          \(head)>
            <\(element) type="\(first.code)" message="\(first.message)\(more)">\(body)</\(element)>
      \(said ?? "")    </testcase>

      """
  }

  /// Warnings and notes fail nothing, and may say why something else does.
  private static func output(of problems: [SceneVerdict.Problem]) -> XMLText? {
    guard !problems.isEmpty else { return nil }
    let lines = problems.flatMap { problem in
      ["\(problem.severity.rawValue)[\(problem.code)]: \(problem.message)"] + problem.lines
    }
    let text = lines.map { XMLText($0) }.joined(separator: "\n")
    return "      <system-out>\(text)</system-out>\n"
  }
}
