import CoreGraphics

extension SVGPage {
  mutating func write(_ group: DrawGroup) {
    guard group.isDrawable else { return }
    let part = motion?.part(of: group.element)
    if let part, part.isOnLeaf { return writeLeaf(group, part) }
    let outer = projection
    if outer != nil || !group.transform.isAffine {
      projection = group.transform.concatenating(outer ?? .identity)
    }
    writeWaiting()
    body.write("<g")
    if let part { write(part) } else if let element = group.element { writeID(element.id) }
    if projection == nil { write(" transform=\"", group.transform) }
    body.attribute(" opacity=\"", group.opacity, unless: 1)
    writeInside(of: group)
    writeWaiting()
    body.write("</g>\n")
    projection = outer
  }

  private mutating func writeInside(of group: DrawGroup) {
    if let plain = plainShadow(of: group), elements.waitsAgain(plain) {
      writeOpeningEnd(of: group)
      writeCutChildren(of: group)
    } else if let shadow = group.shadow, shadow.isFinite {
      write(shadow, of: group)
      writeCutChildren(of: group)
    } else {
      writeCuts(of: group)
      writeOpeningEnd(of: group)
      write(group.children)
    }
  }

  private mutating func writeOpeningEnd(of group: DrawGroup) {
    body.write(">")
    if let title = group.element?.title {
      body.write("<title>")
      body.write(escaping: title.shortened(to: SVGOptions.longestTitle))
      body.write("</title>")
    }
    body.write("\n")
  }

  private mutating func write(_ shadow: Shadow, of group: DrawGroup) {
    if let shape = shadow.shape {
      writeOpeningEnd(of: group)
      write(shadow, of: shape)
    } else {
      writeShadowReference(shadow, of: group)
      writeOpeningEnd(of: group)
    }
  }

  // A reader filters first and cuts then, so a group that does both needs an element for each.
  private mutating func writeCutChildren(of group: DrawGroup) {
    guard group.clip != nil || group.mask != nil else { return write(group.children) }
    writeWaiting()
    body.write("<g")
    writeCuts(of: group)
    body.write(">\n")
    write(group.children)
    writeWaiting()
    body.write("</g>\n")
  }

  private mutating func writeCuts(of group: DrawGroup) {
    if let clip = group.clip {
      let classes = motion?.part(of: group.element)?.clipClasses ?? ""
      writeReference(" clip-path=", to: .clip(seen(clip), moving: classes))
    }
    guard let mask = group.mask else { return }
    let items = projection.map { [.group(DrawGroup(transform: $0, mask))] } ?? mask
    writeReference(" mask=", to: .mask(items))
  }

  mutating func writeCopy(of shape: ShapeGeometry, _ shadow: Shadow) {
    let center = shape.bounds.center
    let copy = seen(shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    let scale = projection.map { $0.affine(near: center).meanScale } ?? 1
    let blur = shadow.blur * scale
    writeOutline(of: copy)
    if copy.fillRule == .evenOdd { body.write(" fill-rule=\"evenodd\"") }
    write(shadow.color, as: .fill)
    if blur > 0 {
      let region = copy.bounds.insetBy(dx: -3 * blur, dy: -3 * blur)
      writeBlurReference(blur, in: region)
    }
    writeClasses()
    body.write("/>\n")
  }

  private mutating func writeShadowReference(_ shadow: Shadow, of group: DrawGroup) {
    var shadow = shadow
    var region = group.innerBounds
    if let projection {
      let near = projection.affine(near: region.center)
      shadow.blur *= near.meanScale
      shadow.offset = shadow.offset.applying(near)
      region = projection.bounds(of: region)
    }
    writeReference(" filter=", to: .shadow(shadow, region: region.insetBy(dx: -1, dy: -1)))
  }
}
