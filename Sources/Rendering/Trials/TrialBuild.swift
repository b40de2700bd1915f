internal import Notation
internal import Platform
package import SceneFormat

/// A program that is all of tessera plus the layouts of somebody's files. It is gone with this value.
package final class TrialBuild {
  /// A layout that scenes of this program can name.
  package struct Made {
    package let layout: TriedLayout
    package let file: LayoutFile
    /// The function that makes it.
    let function: String
    /// The name that the compiler has for the place of this function.
    let place: String
  }

  /// Its file.
  package var program: String { "\(folder.path)/program" }
  package private(set) var made: [Made]
  /// Layouts that nobody can make without more than their names.
  package private(set) var warnings: [Diagnostic] = []
  private let folder: ScratchFolder
  private let files: [LayoutFile]
  private let parts: ProgramParts

  /// Compiles and links it.
  /// - Parameter seconds: how long the compiler may take.
  package init(
    _ files: [LayoutFile], with parts: ProgramParts, seconds: Int, isInterrupted: () -> Bool
  ) throws {
    (self.files, self.parts) = (files, parts)
    folder = try ScratchFolder()
    made = files.flatMap { file in file.layouts.map { (file, $0) } }.enumerated().map {
      number, pair in
      Made(
        layout: pair.1, file: pair.0, function: "tesseraTried\(number)",
        place: "tessera-try-\(number)")
    }
    guard !made.isEmpty else { throw SceneFaults([Self.nothingFound(in: files)]) }
    while let messages = try compile(seconds: seconds, isInterrupted) { try leaveOut(messages) }
  }

  private static func nothingFound(in files: [LayoutFile]) -> Diagnostic {
    Diagnostic(
      code: "try/no-layout",
      files.count == 1 ? "no layout is declared here" : "no layout is declared in these files",
      at: files.first.map { SourceSpan.start(of: $0.source) },
      help:
        "a class with UICollectionViewLayout above it, or a function without parameters that answers one"
    )
  }

  /// Goes on without the layouts whose making is wrong, where nothing else is.
  private func leaveOut(_ messages: CompilerMessages) throws {
    let places = Set(messages.messages.compactMap(\.path))
    let unmade = made.filter { places.contains($0.place) }
    guard unmade.count == places.count, !unmade.isEmpty else {
      let known = files.map { (Self.path(of: $0), $0.source) }
      throw SceneFaults(
        messages.without(places: Set(made.map(\.place) + [OptionalMembers.place]))
          .diagnostics(in: Dictionary(known) { first, _ in first }))
    }
    warnings += unmade.map { left in
      Diagnostic(
        code: "try/not-made", "'\(left.layout.name)' cannot be made without parameters",
        severity: unmade.count == made.count ? .error : .warning, at: left.layout.span,
        notes: messages.messages.filter { $0.path == left.place }.map(\.words),
        help: "give it an init() without any, or a function without any that answers it")
    }
    made.removeAll { places.contains($0.place) }
    guard !made.isEmpty else { throw SceneFaults(warnings) }
  }

  // MARK: Compiler

  /// All that it finds wrong; nil where there is a program.
  private func compile(seconds: Int, _ isInterrupted: () -> Bool) throws -> CompilerMessages? {
    let sources = try writeSources()
    let link = Self.link + parts.libraries.flatMap { ["-Xlinker", $0] }
    let words = sources + parts.objects + link
    let list = "\(folder.path)/words"
    try OutputFile.write(Array(words.map(Self.quoted).joined(separator: "\n").utf8), to: list)
    let told: ToldProgram
    do throws(ToldProgram.Failure) {
      told = try ToldProgram(
        .init("swiftc", options + ["-o", program, "@\(list)"]), seconds: seconds,
        isInterrupted: isInterrupted)
    } catch {
      throw try fault(error, seconds: seconds)
    }
    if told.ending == .status(0) { return nil }
    try checkVersion(isInterrupted)
    let messages = CompilerMessages(told.said)
    guard messages.messages.isEmpty else { return messages }
    throw Diagnostic(
      code: "try/compiler", "the compiler stopped without a word about the file",
      notes: [String(told.said.suffix(400))], help: "compile it in a package to see more of it")
  }

  /// The linker of the toolchain, and what our code has of it that layouts do not import.
  private static let link = ["-use-ld=lld", "-lFoundation", "-lswiftSynchronization"]

  private var options: [String] {
    [
      "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-diagnostic-style=llvm",
      "-no-color-diagnostics",
      "-g", "-module-name", "Tried", "-I", parts.modules,
    ]
  }

  /// As files of words want it.
  private static func quoted(_ word: String) -> String {
    "\"" + word.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private func fault(_ failure: ToldProgram.Failure, seconds: Int) throws -> Diagnostic {
    switch failure {
    case .interrupted: throw failure
    case .missing:
      Diagnostic(
        code: "try/no-compiler", concern: .files, "swiftc is not on the PATH",
        help: "install the toolchain that this program was built with: \(parts.compiler)")
    case .tooLong:
      Diagnostic(
        code: "try/compiler-time", concern: .layout,
        "the compiler was not done after \(seconds) seconds",
        help: "long expressions take it long: give their parts types, or say --max-seconds")
    case .system(let code):
      Diagnostic(FileFault.system("the compiler", step: "start", code: code))
    }
  }

  /// Modules can only be read by the very compiler that wrote them.
  private func checkVersion(_ isInterrupted: () -> Bool) throws {
    guard
      let told = try? ToldProgram(
        .init("swiftc", ["--version"]), seconds: 10, isInterrupted: isInterrupted),
      !told.said.contains(parts.compiler)
    else { return }
    let found = told.said.split(separator: "\n").first.map(String.init) ?? "nothing"
    throw Diagnostic(
      code: "try/compiler-version", concern: .files,
      "swiftc is another one than the modules of tessera were compiled by",
      found: found, expected: parts.compiler,
      help: "install that compiler, or the package of a release for yours")
  }

  // MARK: Sources

  /// The paths of the files, as the program knows them.
  package var paths: [String] { files.map(Self.path) }

  /// The path in messages: nothing of it may end the text in the code.
  private static func path(of file: LayoutFile) -> String {
    String(file.source.path.map { "\"\\\n\r".contains($0) ? "_" : $0 })
  }

  /// Their paths: the files with what makes their layouts behind their own code, and the start of the program.
  private func writeSources() throws -> [String] {
    var paths: [String] = []
    let optional = OptionalMembers(files.map { (path: Self.path(of: $0), bytes: $0.source.bytes) })
    for (number, file) in files.enumerated() {
      let makers = made.filter { $0.file.source.path == file.source.path }
        .map { $0.layout.text(function: $0.function, place: $0.place) }
      let text = LinuxSwift(
        file.source.bytes, path: Self.path(of: file), optional.parts[number]
      ).text
      paths.append(try write(text + "\n" + makers.joined(), to: "file\(number).swift"))
    }
    return paths + [try write(start, to: "main.swift")]
  }

  private func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try OutputFile.write(Array(text.utf8), to: path)
    return path
  }

  private var start: String {
    let layouts = made.map { "  (\"\($0.layout.name)\", \($0.function))," }
    return """
      import UIKit

      @_silgen_name("tessera_run_layouts")
      @MainActor func run(_ layouts: [(String, @MainActor () -> UICollectionViewLayout)]) -> Never

      MainActor.assumeIsolated { run([
      \(layouts.joined(separator: "\n"))
      ]) }

      """
  }
}
