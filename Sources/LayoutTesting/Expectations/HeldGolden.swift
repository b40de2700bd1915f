internal import Rendering
internal import Testing

/// Holds something to its golden: equal, recorded, or a failure with its evidence.
@MainActor struct HeldGolden<Content: HeldContent> {
  private let content: Content
  private let file: GoldenFile
  private let setting: GoldenSetting
  private let place: SourceLocation
  /// Sentences that an issue tells one by one.
  private let mostSentences = 12

  init(
    _ content: Content, _ file: GoldenFile, by setting: GoldenSetting, at place: SourceLocation
  ) {
    self.content = content
    self.file = file
    self.setting = setting
    self.place = place
  }

  func check() throws {
    let claim = GoldenClaims.Claim(place: place, sum: try content.sum())
    if let other = setting.claims.claim(file.path, by: claim) {
      let line = "\(other.place.fileID):\(other.place.line)"
      throw LayoutSceneError.sharedGolden(file.path, with: line)
    }
    guard let golden = try file.read() else { return try recordMissing() }
    if content.isKnown(by: golden) { return file.removeFailure(failureNames) }
    let made = try content.bytes()
    if golden == made { return file.removeFailure(failureNames) }
    let difference: HeldDifference
    do {
      difference = try content.difference(from: golden, to: made)
    } catch {
      guard setting.mode == .all else {
        throw LayoutSceneError.unreadable(file.path, why: "\(error)")
      }
      return try record(made, in: "in place of one that cannot be read")
    }
    if difference.sentences.isEmpty {
      // The same to look at: who drew it may be another one now.
      if setting.mode == .all { try file.write(made) }
      return file.removeFailure(failureNames)
    }
    guard setting.mode == .all else { return try fail(difference, from: golden, to: made) }
    try record(made, in: difference.sentences[0])
  }

  // MARK: Recording

  private func recordMissing() throws {
    guard setting.mode != .never else {
      let words = "there is no golden '\(file.path)'\n"
      return issue(
        words + "record it on your own machine, look at it and commit it: \(command(.missing))")
    }
    try file.write(content.bytes())
    file.removeFailure(failureNames)
    issue(
      "recorded '\(file.path)', which was not there: look at it, commit it, and run the test again",
      isWarning: setting.mode == .all)
  }

  private func record(_ made: [UInt8], in words: String) throws {
    try file.write(made)
    file.removeFailure(failureNames)
    issue("recorded '\(file.path)' anew: \(words)", isWarning: true)
  }

  // MARK: Failures

  private func fail(
    _ difference: HeldDifference, from golden: [UInt8], to made: [UInt8]
  ) throws {
    let pictures = try difference.pictures?()
    let contents =
      [golden, made, try difference.shown()]
      + [pictures?.before, pictures?.after].compactMap(\.self)
    let parts = zip(failureNames, contents).map { FailurePart(name: $0, bytes: $1) }
    for part in parts { attach(part) }
    let stem = try file.writeFailure(parts)
    let shown = difference.sentences.prefix(mostSentences)
    let rest = difference.sentences.count - shown.count
    let more = rest > 0 ? ["and \(rest) more"] : []
    let end = [
      "accepted: \(file.path)", "before, after and difference: \(stem).*",
      "to accept what came out: \(command(.all))",
    ]
    issue((shown + more + end).joined(separator: "\n"))
  }

  private var failureNames: [String] {
    [
      "before.\(content.ending)", "after.\(content.ending)",
      "difference.\(content.differenceEnding)",
    ] + (content.pictureEnding.map { ["before.\($0)", "after.\($0)"] } ?? [])
  }

  private func attach(_ part: FailurePart) {
    let name = file.name.split(separator: "/").last ?? ""
    Attachment.record(part.bytes, named: "\(name).\(part.name)", sourceLocation: place)
  }

  private func command(_ mode: RecordMode) -> String {
    let module = place.fileID.split(separator: "/").first ?? ""
    let test = Test.current?.name.split(separator: "(").first ?? ""
    return "TESSERA_MODE=\(mode.rawValue) swift test --filter '\(module).*\(test)'"
  }

  private func issue(_ words: String, isWarning: Bool = false) {
    Issue.record(
      Comment(rawValue: words), severity: isWarning ? .warning : .error, sourceLocation: place)
  }
}
