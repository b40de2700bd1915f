import CairoBackend
import Foundation
import Readers
import Testing

@testable import Rendering

@Suite struct ProgramFingerprintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one", to: "opentype/inter/Inter-Regular.otf")
  }

  private func fingerprint(notes: Bool, path: String? = nil) throws -> ProgramFingerprint {
    try ProgramFingerprint(
      notes: notes ? "\(folder.path)/notes" : nil, searchPath: path,
      fonts: FontLibrary(folder: folder.path))
  }

  @Test func staysWhileNothingChanges() throws {
    let first = try fingerprint(notes: true)
    #expect(try fingerprint(notes: true) == first)
    #expect(try fingerprint(notes: false) == first)
  }

  /// Notes are of those fonts only that they were made of.
  @Test func anotherFontChangesIt() throws {
    let first = try fingerprint(notes: true)
    try folder.write("other", to: "opentype/inter/Inter-Regular.otf")
    #expect(try fingerprint(notes: true).fonts != first.fonts)
    try folder.write("bold", to: "opentype/inter/Inter-Bold.otf")
    #expect(try fingerprint(notes: true).fonts != first.fonts)
  }

  @Test func anotherProgramForFilmsChangesIt() throws {
    let first = try fingerprint(notes: true, path: "\(folder.path)/bin")
    try folder.write("#!/bin/sh", to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/ffmpeg")
    let second = try fingerprint(notes: true, path: "/nowhere:\(folder.path)/bin")
    #expect(second.libraries != first.libraries)
    #expect(second.program == first.program)
  }
}
