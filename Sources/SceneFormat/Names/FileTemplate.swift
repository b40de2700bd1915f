public import Drawing

/// The name of an output's files with places to fill in: `{name}-map{~dark}{@2x}.png`.
public struct FileTemplate: Equatable, Sendable {
  /// The template as it is written, with its places.
  public let text: String
  private let pieces: [Piece]

  enum Piece: Equatable, Sendable {
    case text(String)
    case place(Placeholder, width: Int)
  }

  /// A place of a template that is filled in.
  public enum Placeholder: String, Equatable, Sendable, CaseIterable {
    case name, type, step, theme, scale, frame, size
    /// Nothing for the light theme; what the naming calls the dark one.
    case dark = "~dark"
    /// Nothing for one pixel a point, else `@2x` or `@3x`.
    case scaleMark = "@2x"
  }

  /// The words for the places of one file.
  public struct Values: Equatable, Sendable {
    /// The scene's name.
    public var name: String
    /// The name of the output's type.
    public var type: String
    /// The step's name; empty where the file shows no single one.
    public var step: String
    /// The theme of the pictures in the file.
    public var theme: Theme
    /// Pixels to a point.
    public var scale: Int
    /// The frame's number from 0 on; nil leaves its place as it is written: `{frame:04}`.
    public var frame: Int?
    /// The window of a matrix in points, as `320x568`; empty for other outputs.
    public var size: String

    /// The words for a light file of one pixel to a point that shows no single step, unless said otherwise.
    public init(
      name: String, type: String, step: String = "", theme: Theme = .light, scale: Int = 1,
      frame: Int? = 0, size: String = ""
    ) {
      self.name = name
      self.type = type
      self.step = step
      self.theme = theme
      self.scale = scale
      self.frame = frame
      self.size = size
    }
  }

  /// Why a text is no template.
  package enum Fault: Error, Equatable {
    case unknown(String)
    case unclosed
  }

  init(_ text: String) throws(Fault) {
    self.text = text
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else { throw .unclosed }
      pieces.append(try Self.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// `frame:04` is padded with zeros to four digits.
  private static func place(_ word: String) throws(Fault) -> Piece {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let placeholder = Placeholder(rawValue: name == "@3x" ? "@2x" : name) else {
      throw .unknown(word)
    }
    guard parts.count == 2 else { return .place(placeholder, width: 0) }
    let allowed: [Placeholder] = [.frame, .scale]
    guard allowed.contains(placeholder), parts[1].hasPrefix("0"), let width = Int(parts[1]),
      (1...9).contains(width)
    else { throw .unknown(word) }
    return .place(placeholder, width: width)
  }

  /// Whether the place stands in the template, once at least.
  public func uses(_ placeholder: Placeholder) -> Bool { places.contains(placeholder) }

  /// The placeholders that are filled in, in their order.
  var places: [Placeholder] {
    pieces.compactMap { if case .place(let placeholder, _) = $0 { placeholder } else { nil } }
  }

  /// The same name with the step's behind it, before the marks of theme and scale.
  package var tellingStep: FileTemplate {
    guard !uses(.step) else { return self }
    let ending = text.lastIndex(of: ".").map { text[$0...] } ?? ""
    var (stem, marks) = (text.dropLast(ending.count), "")
    for mark in ["{@2x}", "{@3x}", "{~dark}"] where stem.hasSuffix(mark) {
      stem = stem.dropLast(mark.count)
      marks = mark + marks
    }
    return (try? FileTemplate("\(stem)-{step}\(marks)\(ending)")) ?? self
  }

  /// Whether light and dark pictures get names of their own.
  public var tellsThemes: Bool { uses(.theme) || uses(.dark) }
  /// Whether pictures of 1, 2 and 3 pixels to a point get names of their own.
  public var tellsScales: Bool { uses(.scale) || uses(.scaleMark) }

  /// The path of the file, below the folder that outputs go to.
  public func path(_ values: Values, naming: Naming = .plain) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .place(.frame, let width) where values.frame == nil:
        width > 1 ? "{frame:0\(width)}" : "{frame}"
      case .place(let placeholder, let width):
        Self.filled(placeholder, with: values, named: naming).padded(to: width)
      }
    }.joined()
  }

  private static func filled(
    _ placeholder: Placeholder, with values: Values, named naming: Naming
  ) -> String {
    switch placeholder {
    case .name: values.name
    case .type: values.type
    case .step: values.step
    case .theme: values.theme.rawValue
    case .scale: "\(values.scale)"
    case .frame: values.frame.map { "\($0)" } ?? ""
    case .size: values.size
    case .dark: values.theme == .dark ? naming.darkMark : ""
    case .scaleMark: values.scale == 1 ? "" : "@\(values.scale)x"
    }
  }

  /// The ending behind the last dot, in lower case; empty for none.
  public var fileExtension: String {
    guard case .text(let tail)? = pieces.last else { return "" }
    let name = tail.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
  }

  /// DocC takes the scale for a part of the name unless it stands directly before the ending.
  var putsScaleLast: Bool {
    let mark = pieces.lastIndex { if case .place(.scaleMark, _) = $0 { true } else { false } }
    guard let mark else { return true }
    guard mark == pieces.count - 2, case .text(let tail) = pieces[pieces.count - 1] else {
      return false
    }
    return tail.hasPrefix(".") && !tail.dropFirst().contains(".")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - utf8.count)) + self
  }
}
