/// An object that can be dragged as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of dropped data.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    // An initialiser of the class itself cannot be required from outside.
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSError(domain: NSItemProvider.errorDomain, code: -1000)
    }
    return text
  }
}

extension NSURL: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

/// The name of a kind of content, and what it is a kind of.
struct ContentType {
  private let name: String

  /// The types right above each.
  private static let parents = [
    "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
    "public.text": "public.data", "public.png": "public.image", "public.jpeg": "public.image",
    "public.image": "public.data", "public.file-url": "public.url", "public.url": "public.data",
    "public.data": "public.item",
  ]

  init(_ name: String) {
    self.name = name
  }

  func conforms(to other: String) -> Bool {
    var next: String? = name
    while let current = next {
      if current == other { return true }
      next = Self.parents[current]
    }
    return false
  }
}
