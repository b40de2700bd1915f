/// Reads a file into a tree. The two languages give the same tree for the same scene.
public struct NodeReader: Sendable {
  /// The language that a scene is written in.
  public enum Language: String, Equatable, Sendable {
    case json, yaml

    /// By the ending of the file's name; what is neither is taken for JSON.
    public init(path: String) {
      self = [".yaml", ".yml"].contains { path.hasSuffix($0) } ? .yaml : .json
    }
  }

  /// The limits of bytes, values, levels and texts that a file is held to.
  public let limits: SceneLimits

  /// A reader with the usual limits.
  public init(limits: SceneLimits = SceneLimits()) {
    self.limits = limits
  }

  /// The whole file as a tree, in the language that its name tells unless one is given. Throws the first fault.
  public func read(_ file: SourceFile, as language: Language? = nil) throws(Diagnostic) -> Node {
    guard file.bytes.count <= limits.fileBytes else {
      throw Diagnostic(
        .largeFile, "the file is too large", at: .start(of: file),
        found: "\(file.bytes.count) bytes", expected: "\(limits.fileBytes) at most")
    }
    switch language ?? Language(path: file.path) {
    case .json: return try JSONTree(file: file, limits: limits).read()
    case .yaml: return try YAMLTree.read(file, limits: limits)
    }
  }
}
