import Foundation
import Notation
import Testing

@Suite struct ShellTextTests {
  @Test(arguments: [
    "a/b-c_1.json", "", "a b", "it's", "$(rm -rf x)", "`id`", "a\"b", "a;b&c|d", "~", "*", "a\\b",
    "#a", "a=b",
    "a\nb", "\u{1B}[2J'%s\\n", "\u{202E}ü", "日本", "!x", "{a,b}",
  ])
  func comesBackFromAShell(value: String) throws {
    let word = ShellText(value).text
    #expect(!word.unicodeScalars.contains { $0.isHidden })
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "printf %s \(word)"]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(String(decoding: output, as: UTF8.self) == value)
  }

  @Test func aFileIsNoOption() {
    #expect(ShellText.file("-o x").text == "'./-o x'")
    #expect(ShellText.file("-").text == "-")
  }
}
