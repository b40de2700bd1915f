internal import Imaging
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat
internal import VisualDiff

/// Compares two files, or two folders file by file.
@MainActor struct DiffCommand {
  private static let largestMask = 1 << 28

  let arguments: ParsedArguments
  let console: Console
  let registry: SceneRegistry
  let form: MessageForm

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
    do {
      try enterPaths()
      let rules = try rules()
      let code = compare(rules)
      warn(of: rules.ignored?.unused ?? [])
      return code
    } catch let fault as FileFault {
      console.tell(fault, form)
      return fault.exitCode
    } catch let collision as PathCollision {
      console.tell(collision, form)
      return .usage
    } catch let fault as DiffFault {
      console.tell(fault, form)
    } catch {
      console.tell(Diagnostic(code: "diff/unreadable", "the mask cannot be read: \(error)"), form)
    }
    return .files
  }

  private func compare(_ rules: ComparisonRules) -> ExitCode {
    let (before, after) = (arguments.words[0], arguments.words[1])
    let areFolders = [before, after].map { FolderListing.isFolder(RealPath.of($0) ?? $0) }
    guard areFolders.contains(true) else {
      return PairComparison(before, after, of: self).run(rules)
    }
    guard areFolders == [true, true] else {
      return refuse(
        "diff/kinds", "a folder is compared to a file", help: "give two folders or two files")
    }
    guard !arguments.isGiven(.mask) else {
      return refuse(
        "diff/option", "--mask is one picture, and folders have many", help: "leave it out")
    }
    return FolderComparison(before, after, of: self).run(rules)
  }

  private func refuse(_ code: String, _ message: String, help: String) -> ExitCode {
    console.tell(Diagnostic(code: code, message, help: help), form)
    return .usage
  }

  private func rules() throws -> ComparisonRules {
    var rules = ComparisonRules(
      arguments.value(of: .profile).flatMap(DiffProfile.init(rawValue:)) ?? .exact)
    rules.ignored = try arguments.list(of: .ignore).map { words in
      try IgnoredParts(words) { path in
        let bytes: [UInt8]
        do throws(FileError) {
          bytes = try InputFile.read(path, limit: Self.largestMask)
        } catch { throw FileFault(error, path: path) }
        do throws(ImageError) {
          return try ImageDecoder().decode(bytes)
        } catch { throw DiffFault.unreadable(path, error.message) }
      }
    }
    return rules
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

  /// The mask must not be written over what is compared.
  private func enterPaths() throws {
    var ledger = PathLedger()
    for (word, name) in zip(arguments.words, ["BEFORE", "AFTER"]) where word != "-" {
      try ledger.read(word, for: PathOwner("what is compared", at: name))
    }
    guard let mask = arguments.value(of: .mask) else { return }
    if RunCache.holds(mask) { throw FileFault.reserved(mask) }
    try ledger.write(mask, for: PathOwner("the mask", at: "--mask"))
    Leftovers.removeUnheld(in: [RealPath.folder(of: mask)])
  }
}
