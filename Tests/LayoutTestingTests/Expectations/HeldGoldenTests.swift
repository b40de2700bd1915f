import Foundation
import Imaging
import Rendering
import Testing
import UIKit
import VisualDiff

@testable import LayoutTesting

/// Every expectation against goldens that are right, missing, other, and no goldens at all.
@Suite @MainActor struct HeldGoldenTests {
  private let folder: GoldenFolder

  init() throws { folder = try GoldenFolder() }

  private func run(
    moved: CGFloat = 0, color: UIColor = .systemBlue,
    in variant: LayoutVariant = LayoutVariant(.size(width: 160, height: 120))
  ) throws -> LayoutRun {
    try LayoutScene([LayoutSection("friends", ["Ann", "Bob"])]) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.sectionInset.left = moved
      return layout
    }
    .cells(UICollectionViewCell.self) { cell, _ in cell.contentView.backgroundColor = color }
    .step("add", .update(.insert("Zoe", at: 0, in: "friends")))
    .run(in: variant)
  }

  /// The words of an expectation that fails, and at which lines.
  private func issues(
    _ mode: RecordMode = .never, _ body: () throws -> Void
  ) rethrows -> [(text: String, line: Int, isWarning: Bool)] {
    let setting = GoldenSetting(
      mode: mode, folder: folder.url.path, environment: [:], claims: GoldenClaims())
    let found = FoundIssues()
    try GoldenSetting.$ofTraits.withValue(setting) {
      try withKnownIssue(
        isIntermittent: true, body,
        matching: { issue in
          found.add(issue)
          return true
        })
    }
    return found.all
  }

  @Test func recordsWhatIsMissingAndThenHoldsToIt() throws {
    let run = try run()
    let first = issues(.missing) {
      run.expectTable()
      run.expectDrawing()
      run.expectPicture()
      run.expectMotion()
    }
    #expect(first.count == 4)
    #expect(first.allSatisfy { $0.text.contains("which was not there") && !$0.isWarning })
    let name = "HeldGoldenTests/recordsWhatIsMissingAndThenHoldsToIt.160x120"
    #expect(
      folder.goldens == [
        "\(name)-light.png", "\(name)-light.svg", "\(name).attrs",
        "\(name.replacing(".160", with: ".motion.160")).attrs",
      ])
    let second = issues {
      run.expectTable()
      run.expectDrawing()
      run.expectPicture()
      run.expectMotion()
    }
    #expect(second.map(\.text) == [])
    #expect(folder.files.count == 4)
  }

  @Test func namesWhoMovedAndAtWhichLine() throws {
    let before = try run()
    _ = issues(.all) {
      before.expectTable()
      before.expectMotion(moments: 1)
    }
    let after = try run(moved: 1)
    let line = #line + 2
    let found = issues {
      after.expectTable()
      after.expectMotion(moments: 1)
    }
    #expect(found.map(\.line) == [line, line + 1])
    #expect(found[0].text.hasPrefix("cell Ann moved by (+1, 0) in add: before, after\n"))
    #expect(found[0].text.contains("\nto accept what came out: TESSERA_MODE=all swift test"))
    #expect(
      found[1].text.contains("cell Bob moved by (+1, 0) in add: before, t=0.15, after"),
      "\(found[1].text)")
    let name = ".failures/HeldGoldenTests/namesWhoMovedAndAtWhichLine.160x120"
    #expect(
      folder.files.filter {
        $0.hasPrefix(name + ".d") || $0.hasPrefix(name + ".a") || $0.hasPrefix(name + ".b")
      }
        == [
          "\(name).after.attrs", "\(name).after.storyboard.svg", "\(name).before.attrs",
          "\(name).before.storyboard.svg", "\(name).difference.txt",
        ])
    _ = issues { before.expectTable() }
    #expect(!folder.files.contains { $0.hasPrefix(name + ".") })
  }

  /// Both at one scale; those that moved are marked in both.
  @Test func drawsTheTablesBeforeAndAfter() throws {
    let (before, after) = (try run(), try run(moved: 20))
    _ = issues(.all) { before.expectMotion() }
    _ = issues { after.expectMotion() }
    let name = ".failures/HeldGoldenTests/drawsTheTablesBeforeAndAfter.motion.160x120"
    let texts = try ["before", "after"].map { try folder.text(of: "\(name).\($0).storyboard.svg") }
    for text in texts {
      #expect(text.contains(">add, before<") && text.contains(">add, after<"))
      #expect(text.contains(">add, t=0.15<") && text.contains(">Zoe<"))
      #expect(text.contains("#d55e00"))
    }
    #expect(texts[0] != texts[1])
    let sizes = texts.map { $0.prefix { $0 != "\n" } }
    #expect(sizes[0] == sizes[1])
  }

  @Test func namesWhoseColourIsAnother() throws {
    let before = try run()
    _ = issues(.all) {
      before.expectDrawing()
      before.expectPicture()
    }
    let after = try run(color: .systemRed)
    let found = issues {
      after.expectTable("is the same, and was never recorded")
      after.expectDrawing()
      after.expectPicture()
    }
    #expect(found.count == 3)
    #expect(found[0].text.contains("there is no golden"))
    #expect(found[1].text.contains("Ann"))
    for issue in found[1...] {
      #expect(issue.text.hasPrefix("cells Zoe, Ann and Bob: background #"), "\(issue.text)")
    }
    #expect(found[2].text.contains(" pixels differ"), "\(found[2].text)")
    let mask = ".failures/HeldGoldenTests/namesWhoseColourIsAnother.160x120-light.difference.png"
    let bitmap = try ImageDecoder().decode(contentsOf: folder.url.path + "/" + mask)
    #expect(bitmap.width == 320)
  }

  @Test func drawsNoPixelWhereTheDrawingIsTheSame() throws {
    let run = try run()
    _ = issues(.all) { run.expectPicture() }
    let name = "HeldGoldenTests/drawsNoPixelWhereTheDrawingIsTheSame.160x120-light.png"
    let note = try DrawnNote.origin(with: run.played.fonts)
    let content = PictureContent(
      figure: try run.played.figure(.still), theme: .light, profile: .exact, origin: note)
    let golden = Array(try Data(contentsOf: folder.url.appendingPathComponent(name)))
    #expect(content.isKnown(by: golden))
    let elsewhere = PictureContent(
      figure: try run.played.figure(.still), theme: .light, profile: .exact, origin: "other fonts")
    #expect(!elsewhere.isKnown(by: golden))
    // Drawn by somebody else, the pixels are what counts.
    #expect(try elsewhere.difference(from: golden, to: elsewhere.bytes()).sentences == [])
  }

  @Test func acceptsAllOnlyWhereItIsSaid() throws {
    let (before, after) = (try run(), try run(moved: 8))
    _ = issues(.missing) { before.expectTable() }
    let name = "HeldGoldenTests/acceptsAllOnlyWhereItIsSaid.160x120.attrs"
    let accepted = try folder.text(of: name)
    #expect(issues(.missing) { after.expectTable() }.count == 1)
    #expect(try folder.text(of: name) == accepted)
    let recorded = issues(.all) { after.expectTable() }
    #expect(recorded.map(\.isWarning) == [true])
    #expect(try folder.text(of: name) != accepted)
    #expect(issues { after.expectTable() }.isEmpty)
    #expect(issues { before.expectTable(tolerance: 8) }.isEmpty)
  }

  /// Recorded one over the other, the last test that runs would decide.
  @Test(arguments: [RecordMode.all, .missing, .never])
  func twoExpectationsOfOneGoldenAreAnError(_ mode: RecordMode) throws {
    let (first, second) = (try run(), try run(moved: 8, color: .systemRed))
    _ = issues(.all) {
      first.expectTable("t")
      first.expectDrawing("d")
      first.expectPicture("p")
    }
    let accepted = try folder.goldens.map { try folder.text(of: $0) }
    let line = #line + 1
    let found = issues(mode) {
      first.expectTable("t")
      first.expectDrawing("d")
      first.expectPicture("p")
      // Once more the same is none.
      first.expectTable("t")
      second.expectTable("t")
      second.expectDrawing("d")
      second.expectPicture("p")
    }
    #expect(found.map(\.line) == [line + 6, line + 7, line + 8], "\(found)")
    #expect(found[0].text.contains("is held by another expectation, which gives something else"))
    #expect(found[0].text.contains("HeldGoldenTests.swift:\(line + 1)"), "\(found[0].text)")
    #expect(found.allSatisfy { $0.text.contains("give one of them a name") && !$0.isWarning })
    #expect(try folder.goldens.map { try folder.text(of: $0) } == accepted)
  }

  @Test(arguments: [
    "<<<<<<< HEAD\nstep  phase\n=======\n", "no table", "step  phase  kind\n", "\u{FEFF}", "",
  ])
  func tellsAGoldenThatCannotBeRead(_ text: String) throws {
    let run = try run()
    _ = issues(.all) {
      run.expectTable("t")
      run.expectDrawing("d")
      run.expectPicture("p")
    }
    for file in folder.goldens { try folder.write(text, to: file) }
    let found = issues(.missing) {
      run.expectTable("t")
      run.expectDrawing("d")
      run.expectPicture("p")
    }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.text.contains("cannot be read") }, "\(found)")
    for file in folder.goldens { #expect(try folder.text(of: file) == text) }
    #expect(issues(.all) { run.expectTable("t") }.map(\.isWarning) == [true])
    #expect(issues { run.expectTable("t") }.isEmpty)
  }

  @Test(arguments: ["../../../outside", "/outside", "..", "a/../../b", ".gitignore", "\0"])
  func writesNowhereElse(_ name: String) throws {
    let run = try run()
    _ = issues(.all) { run.expectTable(name) }
    #expect(folder.goldens.count == 1)
    #expect(folder.goldens.allSatisfy { $0.hasPrefix("HeldGoldenTests/") })
  }

  @Test func followsNoLinkOutOfTheFolder() throws {
    let outside = try GoldenFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("HeldGoldenTests"), withDestinationURL: outside.url)
    let run = try run()
    #expect(issues(.all) { run.expectTable() }.count == 1)
    #expect(outside.files == [])
  }

  @Test(
    arguments: LayoutVariant.each([.device(.phone), .device(.tablet)], themes: [.light, .dark]))
  func hasAGoldenForEachVariant(in variant: LayoutVariant) throws {
    let run = try run(in: variant)
    _ = issues(.missing) {
      run.expectTable()
      run.expectDrawing()
    }
    let name = "HeldGoldenTests/hasAGoldenForEachVariant"
    #expect(
      folder.goldens == [
        "\(name).\(variant.nameOfColors).svg", "\(name).\(variant.nameOfNumbers).attrs",
      ])
  }
}

/// Issues as they come.
final class FoundIssues: @unchecked Sendable {
  private(set) var all: [(text: String, line: Int, isWarning: Bool)] = []

  func add(_ issue: Issue) {
    let words = issue.comments.map(\.rawValue) + [issue.error.map { "\($0)" }].compactMap(\.self)
    all.append(
      (words.joined(separator: "\n"), issue.sourceLocation?.line ?? 0, issue.severity == .warning))
  }
}
