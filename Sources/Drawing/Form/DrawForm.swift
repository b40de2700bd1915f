import CoreGraphics

extension DrawList {
  /// The drawing as text, for goldens and for reading: one item a line, indented by two spaces a level,
  /// defaults left out.
  public var text: String {
    var form = DrawForm()
    form.write("drawing \(NumberText.text(size.width))x\(NumberText.text(size.height))")
    if let background { form.write("background \(background.words)") }
    for item in items { form.write(item) }
    return form.text
  }
}

extension DrawItem {
  /// The item and what is in it as text.
  public var text: String {
    var form = DrawForm()
    form.write(self)
    return form.text
  }
}

/// Collects the lines of a drawing's text form.
struct DrawForm {
  private(set) var text = ""
  private var depth = 0

  mutating func write(_ line: String) {
    for _ in 0..<depth { text += "  " }
    text += line
    text += "\n"
  }

  mutating func write(_ item: DrawItem) {
    switch item {
    case .group(let group): write(group)
    case .shape(let shape): write(shape.words)
    case .text(let text): write(text)
    case .image(let image): write(image.words)
    }
  }

  private mutating func write(_ group: DrawGroup) {
    write(group.words)
    indented { form in
      if let clip = group.clip { form.write("clip \(clip.words)") }
      if let shadow = group.shadow { form.write(shadow.words) }
      if let mask = group.mask {
        form.write("mask")
        form.indented { form in for item in mask { form.write(item) } }
      }
      for child in group.children { form.write(child) }
    }
  }

  private mutating func write(_ text: DrawText) {
    write(text.words)
    indented { form in
      for span in text.spans { form.write(span.words) }
      for line in text.lines ?? [] {
        form.write(line.words)
        form.indented { form in for span in line.spans { form.write(span.words) } }
      }
    }
  }

  private mutating func indented(_ body: (inout DrawForm) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
