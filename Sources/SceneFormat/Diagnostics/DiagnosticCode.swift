public import Notation

/// The rules that reading and playing a scene know. The names never change: people and programs look them up.
public enum DiagnosticCode: String, Equatable, Sendable, CaseIterable {
  // Files and their text.
  case unreadableFile = "file/unreadable"
  case largeFile = "file/too-large"
  case encoding = "file/encoding"
  case syntax = "syntax"
  case deepNesting = "syntax/too-deep"
  case manyValues = "syntax/too-many-values"
  case repeatedKey = "syntax/repeated-key"
  case tag = "yaml/tag"
  case alias = "yaml/alias"
  case severalDocuments = "yaml/several-documents"
  case yamlKey = "yaml/key"
  case extendsCycle = "extends/cycle"
  case deepExtends = "extends/too-deep"
  case extendsOutside = "extends/outside"

  // Keys and values.
  case formatVersion = "format-version"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case wrongValue = "wrong-value"
  case wrongCount = "wrong-count"
  case notSupported = "not-supported"
  case unknownKind = "unknown-kind"
  case unknownView = "unknown-view"
  case unknownColor = "unknown-color"
  case unknownFont = "unknown-font"
  case unknownSymbol = "unknown-symbol"
  case missingFont = "font/not-installed"
  case badFont = "font/unreadable"
  case uncoveredText = "font/uncovered"
  case unknownFamily = "font/unknown-family"
  case unknownPlaceholder = "unknown-placeholder"
  case unknownName = "unknown-name"
  case repeatedIdentifier = "repeated-identifier"
  case cause = "step/cause"
  case offScreen = "step/off-screen"
  case noRefreshControl = "step/refresh-control"
  case timing = "timing"
  case outputPath = "output/path"
  case limit = "limit"
  case longText = "limit/text"
  case image = "image"
  case table = "table/unreadable"
  case emptyTable = "rows/empty"
  case sameNames = "rows/same-names"
  case pictureList = "golden/pictures"
  case pictureMask = "golden/mask"
  case pictureLetPass = "expect/let-pass"

  // Playing.
  case unexpectedEnd = "run/stopped"
  case layoutParameter = "layout/parameter"

  // Expectations that are not met.
  case golden = "expect/golden"
  case goldenMissing = "expect/golden-missing"
  case picture = "expect/picture"
  case pictureMissing = "expect/picture-missing"
  case pictureObsolete = "expect/picture-obsolete"
  case notRecorded = "golden/not-recorded"
  case staleDecision = "golden/stale-decision"
  case selection = "golden/selection"
  case attributes = "expect/attributes"
  case contract = "expect/contract"
  case overlap = "expect/overlap"
  case outsideContent = "expect/outside-content"
  case pixelAlignment = "expect/pixel-alignment"
  case shift = "expect/shift"
  case noFailure = "expect/no-failure"

  /// The sort of thing at fault: files that cannot be read, a layout that stopped, or the scene as it is written.
  public var concern: ErrorConcern {
    switch self {
    case .unreadableFile, .largeFile, .encoding, .pictureList: .files
    case .unexpectedEnd: .layout
    default: .request
    }
  }
}
