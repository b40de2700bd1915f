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
  case unknownColor = "unknown-color"
  case unknownPlaceholder = "unknown-placeholder"
  case unknownName = "unknown-name"
  case repeatedIdentifier = "repeated-identifier"
  case cause = "step/cause"
  case timing = "timing"
  case outputPath = "output/path"
  case repeatedOutput = "output/repeated-file"
  case limit = "limit"
  case image = "image"

  // Playing.
  case unexpectedEnd = "run/stopped"
  case layoutParameter = "layout/parameter"

  // Expectations that are not met.
  case golden = "expect/golden"
  case goldenMissing = "expect/golden-missing"
  case attributes = "expect/attributes"
  case contract = "expect/contract"
  case overlap = "expect/overlap"
  case outsideContent = "expect/outside-content"
  case pixelAlignment = "expect/pixel-alignment"
  case shift = "expect/shift"
  case noFailure = "expect/no-failure"
}
