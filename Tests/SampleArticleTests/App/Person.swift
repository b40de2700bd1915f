import UIKit

/// One of the friends in the list.
struct Person {
  var name: String
  var month: String
  var hue: CGFloat
  var isUpdated = false

  static let friends: [Person] = [
    Person(name: "Tom", month: "March", hue: 0.02), Person(name: "Kat", month: "April", hue: 0.13),
    Person(name: "Ann", month: "May", hue: 0.28), Person(name: "Dee", month: "May", hue: 0.42),
    Person(name: "Gus", month: "June", hue: 0.55), Person(name: "Ida", month: "July", hue: 0.66),
    Person(name: "Sol", month: "July", hue: 0.78), Person(name: "Vic", month: "August", hue: 0.9),
  ]
}

/// A change that came from the cloud.
enum PersonUpdate {
  case delete(Int)
  case insert(Person, Int)
  case move(Int, Int)
  case reload(Int)

  static let remote: [PersonUpdate] = [
    .delete(5), .insert(Person(name: "Max", month: "August", hue: 0.35), 0), .move(6, 1),
    .reload(2),
  ]
}
