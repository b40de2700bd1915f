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
  /// Kept, and changes nothing: progress is not drawn.
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

  /// The objects of the items that have one, in their order, when the last has come: before this returns, unless a
  /// provider takes its time.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let progress = progress
    let loaded = LoadedObjects(items.count) {
      progress.completedUnitCount = 1
      completion($0)
    }
    for (index, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in loaded.take(object, at: index) }
    }
    if items.isEmpty { loaded.complete() }
    return progress
  }
}

/// Objects as their providers answer, now or later, on whatever thread.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Int: (any NSItemProviderReading)?] = [:]
  private let count: Int
  private let completion: @MainActor ([any NSItemProviderReading]) -> Void

  init(_ count: Int, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
    self.count = count
    self.completion = completion
  }

  /// The first answer about an item counts, and the last of all brings the end.
  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    lock.lock()
    let isNews = answers[index] == nil
    if isNews { answers.updateValue(object, forKey: index) }
    let isLast = isNews && answers.count == count
    lock.unlock()
    guard isLast else { return }
    if FaultScope.isOnMainActor {
      MainActor.assumeIsolated { complete() }
    } else {
      Task { @MainActor in complete() }
    }
  }

  @MainActor func complete() {
    lock.lock()
    let objects = (0..<count).compactMap { answers[$0] ?? nil }
    lock.unlock()
    completion(objects)
  }
}
