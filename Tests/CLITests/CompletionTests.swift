import Foundation
import Readers
import Testing

@testable import TesseraCLI

/// The completions work in the shells themselves.
@Suite(.aside) struct CompletionTests {
  /// The line with the word at its end that is completed, and what has to be among the answers.
  static let cases: [(line: String, answers: [String])] = [
    ("tessera ren", ["render"]),
    ("tessera render --sc", ["--scale"]),
    ("tessera render --theme ", ["light", "dark"]),
    ("tessera render --only st", ["still", "storyboard", "stack"]),
    ("tessera completions ", ["bash", "zsh", "fish"]),
    ("tessera help exp", ["explain", "explain-code"]),
    ("tessera explain-code contract/no-", ["contract/no-alias"]),
  ]

  /// Of a list the last word is completed; zsh shows that one alone.
  private static let lists = [("tessera render --theme light,d", ["light,dark"])]

  @Test(arguments: cases + lists)
  func workInBash(_ completion: (line: String, answers: [String])) throws {
    let script = """
      source <(tessera completions bash)
      COMP_WORDS=(\(completion.line)\(completion.line.hasSuffix(" ") ? " ''" : ""))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _tessera
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let shell = try #require(BuiltProgram.installed("bash"))
    let answers = try BuiltProgram.run(shell, ["-c", script]).output.split(separator: "\n")
    for answer in completion.answers { #expect(answers.contains(Substring(answer))) }
  }

  @Test(.needs(.fish), arguments: cases + lists)
  func workInFish(_ completion: (line: String, answers: [String])) throws {
    let script = "tessera completions fish | source; complete -C '\(completion.line)'"
    let shell = try #require(BuiltProgram.installed("fish"))
    let home = FileManager.default.temporaryDirectory.path
    let result = try BuiltProgram.run(shell, ["--no-config", "-c", script], "", ["HOME": home])
    let answers = result.output.split(separator: "\n").compactMap {
      $0.split(separator: "\t").first
    }
    for answer in completion.answers { #expect(answers.contains(Substring(answer))) }
  }

  /// zsh completes on terminals only, so it is asked on one of its own, until all answers are there.
  @Test(.needs(.zsh), arguments: cases)
  func workInZsh(_ completion: (line: String, answers: [String])) throws {
    let script = """
      zmodload zsh/zpty
      listen() {
        for try in {1..1200}; do
          while zpty -r -t shell part; do text+=$part; done
          for word; do [[ $text == *$word* ]] || { sleep 0.05; continue 2; }; done
          return
        done
      }
      zpty -b shell zsh -f -i
      zpty -w shell 'PS1=READY; autoload -Uz compinit; compinit -u -D; source <(tessera completions zsh)'
      zpty -w shell 'zstyle ":completion:*" list-grouped false; setopt no_list_beep; bindkey "^I" list-choices; echo SET''UP'
      text=; listen SETUP
      text=; zpty -w -n shell $'\(completion.line)\\t'
      listen \(completion.answers.joined(separator: " "))
      print -r -- "$text"
      """
    let shell = try #require(BuiltProgram.installed("zsh"))
    let result = try BuiltProgram.run(shell, ["-f", "-c", script], "", ["TERM": "dumb"])
    for answer in completion.answers { #expect(result.output.contains(answer)) }
  }

  @Test(.needs(.man))
  func theManualIsReadable() throws {
    let manual = try #require(BuiltProgram.installed("man"))
    let result = try BuiltProgram.run(
      manual, ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-"], ManualPage.text,
      ["MANWIDTH": "100"])
    #expect(result.error == "")
    #expect(result.output.contains("interrupted; a second run goes on"))
  }
}
