/// A promise that a layout broke in a random scene, and the smallest scene that was found in which it does.
public struct FuzzFinding: Equatable, Sendable {
  /// The rule, or the fault at which UIKit would have stopped.
  public let code: String
  /// The seed of the scene in which it was found first.
  public let seed: Int
  /// The finding, with its moment and the element's name in the smallest scene.
  public let sentence: String
  /// One hint about how the layout can keep the promise.
  public let help: String?
  /// The name of the smallest scene.
  public let name: String
  /// Its text: a file to lie beside the one whose layout it shows.
  public let text: String

  /// The name of the file.
  public var file: String { name + ".scene.json" }
}
