// Foundation on Linux has none.

/// The content of a dragged item, as the forms that it can be had in.
open class NSItemProvider: NSObject, NSCopying {
  public typealias LoadCompletion = @Sendable (Data?, (any Error)?) -> Void
  public typealias LoadHandler = (@escaping LoadCompletion) -> Progress?

  public static let errorDomain = "NSItemProviderErrorDomain"

  open var suggestedName: String?
  private var objects: [any NSItemProviderWriting] = []
  private var loaders: [(type: String, load: LoadHandler)] = []

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The types in the order of their registration, each once.
  open var registeredTypeIdentifiers: [String] {
    var types: [String] = []
    for object in objects {
      types.appendMissing(type(of: object).writableTypeIdentifiersForItemProvider)
    }
    types.appendMissing(loaders.map(\.type))
    return types
  }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    loaders.append((typeIdentifier, loadHandler))
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { ContentType($0).conforms(to: typeIdentifier) }
  }

  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
      || aClass.readableTypeIdentifiersForItemProvider.contains(
        where: hasItemConformingToTypeIdentifier)
  }

  // MARK: Loading

  // Differs from UIKit: there is no other process to wait for; the completion is called before this returns.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = object(of: aClass) {
      completionHandler(object, nil)
      return .done
    }
    let wanted = aClass.readableTypeIdentifiersForItemProvider
    let type = wanted.first(where: hasItemConformingToTypeIdentifier) ?? wanted.first ?? ""
    let reader = Reader(aClass: aClass)
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let object = try reader.aClass.object(withItemProviderData: data, typeIdentifier: type)
        completionHandler(object, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping LoadCompletion
  ) -> Progress {
    for loader in loaders where ContentType(loader.type).conforms(to: typeIdentifier) {
      return loader.load(completionHandler) ?? .done
    }
    for object in objects {
      let types = type(of: object).writableTypeIdentifiersForItemProvider
      guard let type = types.first(where: { ContentType($0).conforms(to: typeIdentifier) }) else {
        continue
      }
      return object.loadData(
        withTypeIdentifier: type, forItemProviderCompletionHandler: completionHandler) ?? .done
    }
    completionHandler(nil, NSError(domain: Self.errorDomain, code: -1000))
    return .done
  }

  /// A copy that later registrations do not reach.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.suggestedName = suggestedName
    copy.objects = objects
    copy.loaders = loaders
    return copy
  }

  private func object(
    of aClass: any NSItemProviderReading.Type
  ) -> (any NSItemProviderReading)? {
    objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first { type(of: $0) == aClass }
      ?? objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first {
        aClass is NSString.Type && $0 is NSString
      }
  }
}

extension NSItemProvider {
  /// The same for Swift's own strings.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// The same for Swift's own strings.
  @discardableResult public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { "\($0)" }, error)
    }
  }
}

/// Who may see a form of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// A class on its way to where data come in: classes are the same everywhere.
private struct Reader: @unchecked Sendable {
  let aClass: any NSItemProviderReading.Type
}

extension Progress {
  /// The progress of something that is done already.
  fileprivate static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
