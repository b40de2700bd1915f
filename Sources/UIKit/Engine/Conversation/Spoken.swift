/// An argument or an answer of a call, in words and numbers that outlive the objects.
package indirect enum Spoken: Equatable, Sendable {
  case nothing
  case text(String)
  case flag(Bool)
  case numbers([Double])
  case list([Spoken])
  case record([Field])

  package struct Field: Equatable, Sendable {
    package var name: String
    package var value: Spoken
  }
}

/// One call as it is made: the method by Apple's name, and its arguments by their labels. A first argument
/// without a label has an empty one.
struct RecordedCall {
  let method: String
  /// Most calls are watched and not written down: their arguments are put in words only where they are.
  private let spoken: () -> KeyValuePairs<String, Spoken>

  init(
    _ method: String, _ arguments: @escaping @autoclosure () -> KeyValuePairs<String, Spoken> = [:]
  ) {
    self.method = method
    spoken = arguments
  }

  var arguments: [Spoken.Field] {
    spoken().map { Spoken.Field(name: $0.key, value: $0.value) }
  }
}

extension Spoken {
  static func path(_ path: IndexPath) -> Spoken {
    .text(path.map { $0 == NSNotFound ? "-" : String($0) }.joined(separator: "-"))
  }

  static func paths(_ paths: [IndexPath]) -> Spoken {
    .list(paths.map(path))
  }

  static func integer(_ number: Int) -> Spoken {
    .numbers([Double(number)])
  }

  static func point(_ point: CGPoint) -> Spoken {
    .numbers([point.x, point.y])
  }

  static func size(_ size: CGSize) -> Spoken {
    .numbers([size.width, size.height])
  }

  static func rect(_ rect: CGRect) -> Spoken {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  static func insets(_ insets: UIEdgeInsets) -> Spoken {
    .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  static func type(of object: Any?) -> Spoken {
    object.map { .text("\(Swift.type(of: $0))") } ?? .nothing
  }

  /// The element, its frame, and what is not as it is by default.
  static func attributes(_ attributes: UICollectionViewLayoutAttributes?) -> Spoken {
    guard let attributes else { return .nothing }
    var fields = [
      Field(name: "element", value: .text(ElementKey(attributes).description)),
      Field(name: "frame", value: .rect(attributes.frame)),
    ]
    if attributes.alpha != 1 {
      fields.append(Field(name: "alpha", value: .numbers([attributes.alpha])))
    }
    if attributes.zIndex != 0 {
      fields.append(Field(name: "zIndex", value: .integer(attributes.zIndex)))
    }
    if attributes.isHidden { fields.append(Field(name: "isHidden", value: .flag(true))) }
    if !CATransform3DIsIdentity(attributes.transform3D) {
      fields.append(Field(name: "isTransformed", value: .flag(true)))
    }
    return .record(fields)
  }

  @MainActor static func update(_ item: UICollectionViewUpdateItem) -> Spoken {
    var fields = [Field(name: "action", value: .text("\(item.updateAction)"))]
    if let path = item.indexPathBeforeUpdate {
      fields.append(Field(name: "before", value: .path(path)))
    }
    if let path = item.indexPathAfterUpdate {
      fields.append(Field(name: "after", value: .path(path)))
    }
    return .record(fields)
  }

  @MainActor static func context(_ context: UICollectionViewLayoutInvalidationContext) -> Spoken {
    var fields = [Field(name: "class", value: .type(of: context))]
    if context.invalidateEverything {
      fields.append(Field(name: "invalidateEverything", value: .flag(true)))
    }
    if context.invalidateDataSourceCounts {
      fields.append(Field(name: "invalidateDataSourceCounts", value: .flag(true)))
    }
    if let items = context.invalidatedItemIndexPaths {
      fields.append(Field(name: "items", value: .paths(items)))
    }
    let kinds = [
      context.invalidatedSupplementaryIndexPaths, context.invalidatedDecorationIndexPaths,
    ]
    for case .some(let byKind) in kinds {
      for (kind, paths) in byKind.sorted(by: { $0.key < $1.key }) {
        fields.append(Field(name: kind, value: .paths(paths)))
      }
    }
    return .record(fields)
  }
}
