import Testing
import UIKit

@Suite struct NSItemProviderTests {
  @Test func givesBackTheObjectThatItWasMadeOf() {
    let provider = NSItemProvider(object: NSString(string: "friend"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self))
    let loaded = Loaded()
    provider.loadObject(ofClass: String.self) { text, _ in loaded.text = text }
    #expect(loaded.text == "friend")
  }

  @Test func makesObjectsOfData() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { completion in
      completion(Data("later".utf8), nil)
      return nil
    }
    let loaded = Loaded()
    provider.loadObject(ofClass: String.self) { text, _ in loaded.text = text }
    #expect(loaded.text == "later")
    #expect((provider.copy() as? NSItemProvider)?.registeredTypeIdentifiers.count == 1)
  }

  @Test func knowsTheKindsOfItsTypes() {
    let provider = NSItemProvider(object: NSString(string: "a"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
  }

  @Test func choosesAFormThatItHas() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data("png".utf8), nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: Picture.self))
    let loaded = Loaded()
    provider.loadObject(ofClass: Picture.self) { object, _ in
      loaded.text = (object as? Picture)?.type
    }
    #expect(loaded.text == "public.image")
  }

  @Test func saysThatItHasNoSuchForm() {
    let loaded = Loaded()
    let provider = NSItemProvider(object: NSURL(string: "https://example.org")!)
    provider.loadObject(ofClass: String.self) { _, error in loaded.hasFailed = error != nil }
    #expect(loaded.hasFailed)
    #expect(!provider.canLoadObject(ofClass: String.self))
  }
}

private final class Loaded: @unchecked Sendable {
  var text: String?
  var hasFailed = false
}

/// Can be made of a page or of an image.
private final class Picture: NSObject, NSItemProviderReading {
  let type: String

  init(_ type: String) {
    self.type = type
    super.init()
  }

  static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.image"] }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Picture {
    Picture(typeIdentifier)
  }
}
