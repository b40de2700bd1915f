import Foundation
import Testing

/// The lines of make that the README tells a newcomer to type. A compiler, a program and a packer of ours do all that takes
/// minutes, and say how they were called.
@Suite(.aside) struct MakeLinesTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    let files = FileManager.default
    try files.createDirectory(
      at: folder.url.appendingPathComponent(".ci"), withIntermediateDirectories: true)
    for path in ["Makefile", ".ci/counts"] {
      try files.createSymbolicLink(
        at: folder.url.appendingPathComponent(path),
        withDestinationURL: Self.package.appendingPathComponent(path))
    }
    try write(
      """
      echo "swift $*" | sed 's/ --.*//' >&2
      for word; do
        case "$word" in
          --show-bin-path) echo "$PWD/built" ;;
          *.xml) echo '<testsuite name="TestResults" errors="0" tests="12" failures="0" skipped="0">' >"$word" ;;
        esac
      done
      """, to: "bin/swift")
    try write(
      #"case "$1" in man | completions) exec "\#(BuiltProgram.folder.path)/tessera" "$@" ;; *) echo "tessera $*" ;; esac"#,
      to: "built/tessera")
    try write("echo \"dist $3\"", to: ".ci/dist")
    try write("mkdir -p \"$2\" && touch \"$2/tessera.o\"", to: ".ci/parts")
  }

  private func write(_ script: String, to path: String) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent(path).path)
  }

  /// No package is installed for them.
  private func make(_ line: String) throws -> BuiltProgram.Result {
    let path = folder.url.appendingPathComponent("bin").path
    return try BuiltProgram.run(
      "/bin/sh", ["-c", line], "",
      [
        "PATH": path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
        "HOME": folder.url.appendingPathComponent("home").path,
        "MAKEFLAGS": "PACKAGES= READER_PACKAGES=",
      ], folder.url)
  }

  private static let answers = [
    "make demo":
      "tessera render --output Output --page index.html Fixtures/showcase\nopen Output/index.html\n",
    "make test": "24 passed, 0 failed, 0 skipped\n",
    "make install PREFIX=~/.local":
      "home/.local/bin/tessera, its manual, its completions, and what tessera try needs\n",
    "make dist": "dist Output/dist\n",
  ]

  @Test func whatTheReadmeTypesIsDone() throws {
    let page = try String(
      contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    let typed = Page(page).blocks.filter { $0.language == "sh" }
      .flatMap { $0.text.split(separator: "\n") }.filter { $0.hasPrefix("make ") }
      .map { String($0.prefix { $0 != "#" }) }
    let told = page.contains("`make dist`") ? ["make dist"] : []
    let lines = typed.map { $0.trimmingCharacters(in: .whitespaces) } + told
    #expect(Set(lines) == Set(Self.answers.keys))
    for line in lines {
      let result = try make(line)
      #expect(result.code == 0, "\(line): \(result.error)")
      #expect(result.output.hasSuffix(Self.answers[line] ?? "?"), "\(line): \(result.output)")
    }
    #expect(folder.exists("home/.local/bin/tessera"))
  }

  @Test func whatIsInstalledIsTakenAwayAgain() throws {
    #expect(try make("make install PREFIX=$PWD/there").code == 0)
    let completions = ["bash-completion/completions/tessera", "zsh/site-functions/_tessera"]
    let files =
      [
        "bin/tessera", "lib/tessera/tessera.o", "share/man/man1/tessera.1",
        "share/fish/vendor_completions.d/tessera.fish",
      ] + completions.map { "share/\($0)" }
    for file in files { #expect(folder.exists("there/\(file)"), "\(file)") }
    #expect(try folder.text(of: "there/share/man/man1/tessera.1").hasPrefix(".TH"))
    #expect(try make("make uninstall PREFIX=$PWD/there").code == 0)
    for file in files { #expect(!folder.exists("there/\(file)"), "\(file)") }
  }
}
