import CoreGraphics

/// Writes drawings as SVG: small, readable, the same bytes for the same drawing, and shown alike by readers
/// that know as much as librsvg 2.54 does.
public struct SVGWriter: Sendable {
  /// The settings that hold for every drawing of this writer.
  public let options: SVGOptions

  /// A writer that may be used for any number of drawings.
  public init(_ options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// The drawing as the text of an SVG file.
  public func svg(_ list: DrawList) -> String {
    String(decoding: bytes(list), as: UTF8.self)
  }

  /// The drawing as the bytes of an SVG file, in UTF-8.
  public func bytes(_ list: DrawList) -> [UInt8] {
    var page = SVGPage(options)
    page.write(list)
    // Hardly a drawing has glass: none is searched for it beforehand.
    if page.lacksGround {
      page = SVGPage(options)
      page.below = SVGBelow()
      page.write(list)
    }
    return page.document(size: list.size)
  }
}

/// A file in the making. Its parts grow side by side, because what an item refers to stands in front of it.
struct SVGPage: ~Copyable {
  let options: SVGOptions
  /// The theme of the attributes, and whether there are classes for the other one.
  let theme: Theme
  let hasBothThemes: Bool
  var body = SVGBuffer(capacity: 32768)
  var palette: SVGPalette
  var definitions = SVGDefinitions()
  /// The transform that every coordinate still has to go through. SVG knows no perspective: below a group that is
  /// seen in perspective, shapes are written where they are seen.
  var projection: PlaneTransform?
  /// Classes of the element that is being written.
  var classes: [Int] = []
  /// The motion, and the classes of the element that is being written by which it moves.
  var motion: SVGMotion?
  var movingClasses = ""
  /// The items around what is written, where something is seen through glass.
  var below: SVGBelow?
  /// Whether there was glass though nobody took down what is around it.
  var lacksGround = false
  /// Whether what is written now will stand among the definitions.
  var isInDefinition = false
  /// The elements of the body, and the names in it.
  var elements = SVGElements()
  var names = SVGPieces()
  var sharedText = SVGSharedText()
  /// Those of its texts that have a font of their own.
  var scripts = SVGScripts()
  var knownStyles: [SVGKnownStyle] = []
  var knownPlaces = SVGKnownPlaces()
  /// The options' salt as it stands in ids.
  let salt: SVGBuffer

  init(_ options: SVGOptions) {
    self.options = options
    switch options.appearance {
    case .theme(let theme): (self.theme, hasBothThemes) = (theme, false)
    case .both: (theme, hasBothThemes) = (.light, true)
    }
    palette = SVGPalette(salt: options.salt)
    var salt = SVGBuffer(capacity: 64)
    salt.write(identifier: options.salt)
    self.salt = salt
  }

  mutating func write(_ items: [DrawItem]) {
    guard below != nil else {
      for item in items { write(item) }
      return
    }
    below?.open(items)
    for index in items.indices {
      below?.reach(index)
      write(items[index])
    }
    below?.close()
  }

  /// The one switch over what can be drawn.
  mutating func write(_ item: DrawItem) {
    switch item {
    case .group(let group): write(group)
    case .shape(let shape): write(shape)
    case .text(let text): write(text)
    case .image(let image): write(image)
    }
  }

  mutating func write(_ list: DrawList) {
    if let background = list.background {
      write(DrawShape(.rect(list.bounds), fill: background))
    }
    write(list.items)
    writeWaiting()
  }

  @inline(__always)
  mutating func writeSalt() {
    if !salt.isEmpty { body.write(salt) }
  }

  // MARK: The document

  func document(size: CGSize) -> [UInt8] {
    var file = SVGBuffer(
      capacity: body.count + definitions.buffer.count + palette.rules.count + 2048)
    writeOpening(size, to: &file)
    writeNames(to: &file)
    writeViews(to: &file)
    writeRules(to: &file)
    if !definitions.buffer.isEmpty {
      file.write("<defs>\n")
      file.write(definitions.buffer)
      file.write("</defs>\n")
    }
    writeBody(to: &file)
    file.write("</svg>\n")
    return file.bytes
  }

  private func writeRules(to file: inout SVGBuffer) {
    let motion = motion?.rules ?? ""
    let faces = fonts?.faces ?? []
    guard !palette.rules.isEmpty || !motion.isEmpty || !faces.isEmpty else { return }
    file.write("<style>")
    for face in faces { file.write(face, id: options.id) }
    if !palette.rules.isEmpty {
      file.write("@media(prefers-color-scheme:dark){")
      file.write(palette.rules)
      file.write("}")
    }
    file.write(escaping: motion)
    file.write("</style>\n")
  }

  private func writeBody(to file: inout SVGBuffer) {
    let slices = sharedText.mostCommon
    guard let look = slices.first else { return file.write(body) }
    file.write("<g")
    file.write(body, look)
    file.write(">\n")
    file.write(body, leavingOut: slices)
    file.write("</g>\n")
  }

  // The id stands first: documentation tools take the first one of the file for the picture's.
  private func writeOpening(_ size: CGSize, to file: inout SVGBuffer) {
    let width = size.width.isFinite ? max(size.width, 0) : 0
    let height = size.height.isFinite ? max(size.height, 0) : 0
    file.write("<svg id=\"")
    file.write(identifier: options.id)
    file.write("\" xmlns=\"http://www.w3.org/2000/svg\"")
    file.attribute(" width=\"", width)
    file.attribute(" height=\"", height)
    file.write(" viewBox=\"0 0 ")
    file.write(width)
    file.write(" ")
    file.write(height)
    file.write("\" role=\"img\"")
    if options.title != nil || options.summary != nil { writeLabels(to: &file) }
    file.write(" font-family=\"")
    writeStack(for: .system, to: &file)
    file.write("\">\n")
  }

  private var fonts: EmbeddedFonts? {
    if case .embedded(let fonts) = options.text { fonts } else { nil }
  }

  /// The fonts that a reader is asked for, those in the file first.
  func writeStack(for family: FontRequest.Family, to buffer: inout SVGBuffer) {
    for name in fonts?.names[family] ?? [] {
      buffer.write(family: name, id: options.id)
      buffer.write(",")
    }
    buffer.write(escaping: SVGFonts.stack(for: family, of: scripts))
  }

  private func writeLabels(to file: inout SVGBuffer) {
    file.write(" aria-labelledby=\"")
    if options.title != nil { writeReference("_t", to: &file) }
    if options.title != nil, options.summary != nil { file.write(" ") }
    if options.summary != nil { writeReference("_u", to: &file) }
    file.write("\"")
  }

  private func writeNames(to file: inout SVGBuffer) {
    if let title = options.title {
      file.write("<title id=\"")
      writeReference("_t", to: &file)
      file.write("\">")
      file.write(escaping: title.shortened(to: SVGOptions.longestTitle))
      file.write("</title>\n")
    }
    if let summary = options.summary {
      file.write("<desc id=\"")
      writeReference("_u", to: &file)
      file.write("\">")
      file.write(escaping: summary.shortened(to: SVGOptions.longestSummary))
      file.write("</desc>\n")
    }
  }

  private func writeViews(to file: inout SVGBuffer) {
    for view in options.views {
      file.write("<view id=\"")
      file.write(identifier: options.id)
      file.write("_")
      file.write(identifier: view.name)
      file.write("\" viewBox=\"")
      file.write(view.rect.minX)
      for number in [view.rect.minY, view.rect.width, view.rect.height] {
        file.write(" ")
        file.write(number)
      }
      file.write("\"/>\n")
    }
  }

  /// The names in the file itself begin with the root's, so that they are unique in a page, too.
  private func writeReference(_ suffix: StaticString, to file: inout SVGBuffer) {
    file.write(identifier: options.id)
    file.write(suffix)
  }
}
