import Foundation
import Readers
import Testing

/// The catalogues of documentation are built by DocC without a word.
@Suite(.aside) struct CataloguesTests {
  /// DocC comes with the toolchain.
  private static let docc: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { URL(fileURLWithPath: "\($0)/docc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  private static let catalogues = [
    "Documentation/Tessera.docc", "Sources/TesseraCLI/TesseraCLI.docc", "Sources/UIKit/UIKit.docc",
  ]

  @Test(.needs(aMachineThat: "has docc", docc != nil), arguments: catalogues)
  func isBuiltWithoutAWarning(_ path: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let graphs = folder.appendingPathComponent("graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    let linked = try LinkedNames(in: path)
    if let module = linked.module {
      try linked.graph.write(
        to: graphs.appendingPathComponent("\(module).symbols.json"), atomically: true,
        encoding: .utf8)
    }
    let process = Process()
    process.executableURL = Self.docc
    process.arguments = [
      "convert", House.root.appendingPathComponent(path).path, "--additional-symbol-graph-dir",
      graphs.path, "--output-path", folder.appendingPathComponent("out").path,
      "--warnings-as-errors",
    ]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(path): \(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(arguments: catalogues) func namesOnlyWhatIsDeclared(_ path: String) throws {
    let linked = try LinkedNames(in: path)
    guard let module = linked.module else { return #expect(linked.names == []) }
    let sources = try House.files(below: "Sources/\(module)", endingIn: ".swift")
      .map { try House.text(of: $0) }.joined()
    for name in linked.names {
      let kinds = ["class", "struct", "enum", "protocol"]
      #expect(
        kinds.contains { sources.contains("\($0) \(name)") && !name.isEmpty }, "\(path): \(name)")
    }
  }
}
