internal import Platform
public import Rendering
public import Testing

/// The folder of the goldens of a test, and which of them are recorded.
struct GoldenSetting: Sendable {
  /// Those that are written.
  var mode = RecordMode.missing
  /// Seen from the folder of the test's file.
  var folder = GoldenFile.folder
  /// Variables that come before the mode: those of this process.
  var environment = ProcessEnvironment.values

  /// The goldens that are held already.
  var claims = GoldenClaims.shared

  /// As the traits of the running test have it.
  @TaskLocal static var ofTraits = GoldenSetting()

  static func current() throws(LayoutSceneError) -> GoldenSetting {
    var setting = ofTraits
    setting.mode = try mode(in: setting.environment, ofTraits: setting.mode)
    return setting
  }

  /// The variable `TESSERA_MODE` comes first. In CI nothing is recorded, whatever stands in the code.
  static func mode(
    in environment: [String: String], ofTraits mode: RecordMode
  ) throws(LayoutSceneError) -> RecordMode {
    if let word = environment["TESSERA_MODE"], !word.isEmpty {
      guard let mode = RecordMode(rawValue: word) else { throw .unknownMode(word) }
      return mode
    }
    return ["", "0", "false"].contains(environment["CI"] ?? "") ? mode : .never
  }
}

/// Says where the goldens of a test or a suite lie, and which are recorded.
public struct GoldenTrait: SuiteTrait, TestTrait, TestScoping {
  /// Suites hand it down to their tests.
  public var isRecursive: Bool { true }

  private let mode: RecordMode?
  private let folder: String?

  fileprivate init(_ mode: RecordMode?, _ folder: String?) {
    self.mode = mode
    self.folder = folder
  }

  /// Runs the test with the setting.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var setting = GoldenSetting.ofTraits
    if let mode { setting.mode = mode }
    if let folder { setting.folder = folder }
    try await GoldenSetting.$ofTraits.withValue(setting) { try await function() }
  }
}

extension Trait where Self == GoldenTrait {
  /// Goldens in another folder than `Goldens`, or recorded in another way than only those that are missing.
  /// - Parameters:
  ///   - mode: does not count in CI, nor where `TESSERA_MODE` says another one.
  ///   - folder: seen from the folder of the test's file.
  public static func goldens(_ mode: RecordMode? = nil, in folder: String? = nil) -> Self {
    GoldenTrait(mode, folder)
  }
}
