internal import Imaging
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat
internal import VisualDiff

/// Compares two files, or many pairs of them: those of two folders, or of two patterns.
@MainActor final class DiffCommand {
  private static let largestMask = 1 << 28

  let arguments: ParsedArguments
  let console: Console
  let registry: SceneRegistry
  let form: MessageForm
  /// Collects what is compared for a page, where one is wanted.
  private(set) var report: PairReport?
  private var unreadable = ExitCode.done

  init(_ arguments: ParsedArguments, on console: Console, knowing registry: SceneRegistry) {
    self.arguments = arguments
    self.console = console
    self.registry = registry
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    if let mask = arguments.value(of: .mask), !MaskFile.isName(mask) {
      console.tell(
        Diagnostic(
          code: "diff/mask-name", "the mask '\(mask)' has another ending than .png or .apng",
          help: "masks are PNG files, also those of GIF and WebP"), form)
      return .usage
    }
    return console.ending(form, otherwise: "diff/unreadable") {
      do {
        return try compared()
      } catch let error as ArgumentError {
        console.tell(error, form)
        return .usage
      } catch let fault as PatternFault {
        console.tell(fault, form)
        return fault.concern == .request ? .usage : .files
      }
    }
  }

  private func compared() throws -> ExitCode {
    try enterPaths()
    let rules = try rules()
    report = try arguments.value(of: .report).map(self.report)
    let code = try compare(rules)
    warn(of: rules.ignored?.unused ?? [])
    if code != .usage { try report?.write() }
    return code
  }

  private func compare(_ rules: ComparisonRules) throws -> ExitCode {
    let (before, after) = (arguments.words[0], arguments.words[1])
    if let alone = ComparedPair(fromGit: before, after) {
      return PairListComparison([alone], of: self).run(rules)
    }
    let arePatterns = [before, after].map(PatternPairs.isPattern)
    let areFolders = [before, after].map { FolderListing.isFolder(RealPath.of($0) ?? $0) }
    if areFolders.contains(true) || arguments.has(.frames) { try FolderPairs.demand(before, after) }
    if arguments.has(.frames) {
      guard areFolders == [true, true] else {
        return refuse(
          "diff/kinds", "--frames is for two folders of numbered pictures", help: "leave it out")
      }
      return PairComparison(before, after, of: self).run(rules)
    }
    guard areFolders.contains(true) || arePatterns.contains(true) else {
      return PairComparison(before, after, of: self).run(rules)
    }
    guard areFolders == [true, true] || arePatterns == [true, true] else {
      return refuse(
        "diff/kinds", "many files are compared to one",
        help: "give two folders, two patterns or two files")
    }
    guard !arguments.isGiven(.mask) else {
      return refuse(
        "diff/option", "--mask is one picture, and there are many pairs", help: "leave it out")
    }
    let pairs =
      arePatterns == [true, true]
      ? try PatternPairs(before, after).all : try folderPairs(before, after)
    return max(PairListComparison(pairs, of: self).run(rules), unreadable)
  }

  private func folderPairs(_ before: String, _ after: String) throws -> [ComparedPair] {
    let pairs = try FolderPairs(before, after)
    if let warning = pairs.leftOut { console.tell(warning, form) }
    for fault in pairs.faults { console.tell(fault, form) }
    unreadable = pairs.faults.isEmpty ? .done : .files
    guard !pairs.all.isEmpty else { throw PatternFault.emptyFolders(before, after) }
    return pairs.all
  }

  private func refuse(_ code: String, _ message: String, help: String) -> ExitCode {
    console.tell(Diagnostic(code: code, message, help: help), form)
    return .usage
  }

  private func rules() throws -> ComparisonRules {
    var rules = ComparisonRules(
      arguments.value(of: .profile).flatMap(DiffProfile.init(rawValue:)) ?? .exact)
    rules.ignored = try arguments.list(of: .ignore).map(ignoredParts)
    return rules
  }

  private func ignoredParts(_ words: [String]) throws -> IgnoredParts {
    if let broken = words.first(where: IgnoredParts.Part.isBrokenArea) {
      throw ArgumentError.wrongValue(
        "--\(Option.ignore.name)",
        .init(found: broken, expected: "four whole numbers of at least 0: x,y,width,height"))
    }
    return try IgnoredParts(words) { path in
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try InputFile.read(path, limit: Self.largestMask)
      } catch { throw FileFault(error, path: path) }
      do throws(ImageError) {
        return try ImageDecoder().decode(bytes)
      } catch { throw DiffFault.unreadable(path, error.message) }
    }
  }

  private func report(at path: String) throws -> PairReport {
    let parts = (arguments.list(of: .ignore) ?? []).joined(separator: ", ")
    return try PairReport(
      path, title: "tessera diff of \(arguments.words[0]) and \(arguments.words[1])",
      rules: (arguments.value(of: .profile) ?? "exact")
        + (parts.isEmpty ? ", nothing ignored" : ", ignoring \(parts)"))
  }

  /// A part that hides nothing is spelt wrongly, or can go.
  private func warn(of unused: [String]) {
    for word in unused {
      console.tell(
        Diagnostic(
          code: "diff/unused-part", "nothing differs in the ignored part '\(word)'",
          severity: .warning, help: "leave it out, or look at how it is written"), form)
    }
  }

  /// Neither the mask nor the page must be written over what is compared.
  private func enterPaths() throws {
    var ledger = PathLedger()
    for (word, name) in zip(arguments.words, ["BEFORE", "AFTER"])
    where word != "-" && !PatternPairs.isPattern(word) {
      try ledger.read(word, for: PathOwner("what is compared", at: name))
    }
    for (option, noun) in [(Option.mask, "the mask"), (.report, "the report")] {
      guard let path = arguments.value(of: option) else { continue }
      if RunCache.holds(path) { throw FileFault.reserved(path) }
      try ledger.write(path, for: PathOwner(noun, at: "--\(option.name)"))
      Leftovers.removeUnheld(in: [RealPath.folder(of: path)])
    }
  }
}
