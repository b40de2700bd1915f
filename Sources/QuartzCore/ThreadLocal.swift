import Foundation

/// A value that each thread has of its own. That of the main thread is found without a look into the thread's
/// dictionary: each view that draws asks for it.
package struct ThreadLocal<Value>: Sendable {
  /// Nobody but its own thread is given it.
  private final class Place: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let key: String
  private let initial: @Sendable () -> Value
  private let ofMain: Place

  package init(key: String, _ initial: @escaping @Sendable () -> Value) {
    self.key = key
    self.initial = initial
    ofMain = Place(initial())
  }

  package var value: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  private var place: Place {
    // To ask whether it is the main thread would be two calls of the system.
    let thread = Thread.current
    if thread === Thread.mainThread { return ofMain }
    let places = thread.threadDictionary
    if let place = places[key] as? Place { return place }
    let place = Place(initial())
    places[key] = place
    return place
  }
}
