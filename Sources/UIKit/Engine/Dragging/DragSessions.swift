/// The items of a drag, and where the finger is.
@MainActor final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem]
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The finger, in the coordinates of a view.
  var place: (view: UIView, point: CGPoint)?

  init(_ items: [UIDragItem]) {
    self.items = items
    super.init()
  }

  func location(in view: UIView) -> CGPoint {
    guard let place else { return .zero }
    return view.convert(place.point, from: place.view)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same for the views below.
@MainActor final class DropSession: NSObject, UIDropSession {
  private let source: DragSession
  private let isLocal: Bool
  nonisolated let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ source: DragSession, isLocal: Bool) {
    self.source = source
    self.isLocal = isLocal
    super.init()
  }

  var localDragSession: (any UIDragSession)? { isLocal ? source : nil }
  var items: [UIDragItem] { source.items }
  var allowsMoveOperation: Bool { source.allowsMoveOperation && isLocal }
  var isRestrictedToDraggingApplication: Bool { source.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { source.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    source.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    source.canLoadObjects(ofClass: aClass)
  }

  /// The objects of the items that have one, in their order, before this returns.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loaded = LoadedObjects()
    for item in items {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { loaded.objects.append(object) }
      }
    }
    progress.completedUnitCount = 1
    completion(loaded.objects)
    return progress
  }
}

/// Objects as they come, one after the other: providers answer before their call returns.
private final class LoadedObjects: @unchecked Sendable {
  var objects: [any NSItemProviderReading] = []
}
