import Foundation
import PackagePlugin

/// `swift package render-layouts Scenes`: builds the program of this package that is all of tessera plus the package's own
/// layouts, and runs it with these words.
@main struct RenderLayouts: CommandPlugin {
  /// Words that say by themselves what is to be done; without one of them scenes are rendered.
  private static let commands: Set<String> = [
    "render", "check", "audit", "record", "approve", "diff", "text", "explain", "explain-code",
    "init", "list", "schema", "merge", "completions", "man", "help", "docs", "preview", "fmt",
    "extract", "try",
    "--version", "--help",
  ]

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = ArgumentExtractor(arguments)
    let wanted = words.extractOption(named: "product").first
    let isRelease = words.extractFlag(named: "release") > 0
    let program = try program(of: context.package, named: wanted)
    let built = try packageManager.build(
      .product(program),
      parameters: .init(configuration: isRelease ? .release : .debug, logging: .concise))
    guard built.succeeded,
      let file = built.builtArtifacts.first(where: { $0.kind == .executable })?.url
    else {
      throw Fault("\(program) cannot be built:\n\(built.logText)")
    }
    try run(file, words.remainingArguments, in: context.package.directoryURL)
  }

  private func program(of package: Package, named wanted: String?) throws -> String {
    let programs = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind == .executable && $0.usesTessera }.map(\.name)
    if let wanted {
      guard programs.contains(wanted) else {
        throw Fault("there is no program '\(wanted)' with TesseraCLI here\n\(Self.known(programs))")
      }
      return wanted
    }
    guard let only = programs.first else { throw Fault(Self.none) }
    guard programs.count == 1 else {
      throw Fault("several programs have TesseraCLI: say --product NAME\n\(Self.known(programs))")
    }
    return only
  }

  private static func known(_ programs: [String]) -> String {
    programs.isEmpty ? none : "hint: there are \(programs.joined(separator: ", "))"
  }

  private static let none = """
    no program of this package depends on TesseraCLI
    hint: add an executable target with that product and `TesseraCLI.run([…])` in its main.swift
    """

  private func run(_ file: URL, _ words: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = file
    process.currentDirectoryURL = folder
    let isComplete = words.first.map { Self.commands.contains($0) } ?? false
    process.arguments = isComplete ? words : ["render"] + words
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Fault("\(file.lastPathComponent) was stopped by signal \(process.terminationStatus)")
    }
    // A difference is no fault of the plugin, but scripts have to notice.
    guard process.terminationStatus == 0 else {
      throw Fault("\(file.lastPathComponent) ended with status \(process.terminationStatus)")
    }
  }
}

extension Target {
  /// Whether it is linked with the command line.
  fileprivate var usesTessera: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "TesseraCLI"
      case .target(let target): target.name == "TesseraCLI"
      @unknown default: false
      }
    }
  }
}

/// Why nothing was drawn.
private struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
