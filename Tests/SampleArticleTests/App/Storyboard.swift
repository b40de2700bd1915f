import UIKit

/// The storyboard of the sample: the friends in a navigation controller, and the way to the feed.
@MainActor enum Storyboard {
  static func start() -> UIViewController {
    let main = UIStoryboard(name: "Main", bundle: nil)
    main.add("Navigation", isInitial: true) {
      UINavigationController(
        rootViewController: FriendsViewController(collectionViewLayout: ColumnFlowLayout()))
    }
    main.add("Feed") { FeedViewController(collectionViewLayout: MosaicLayout()) }
    main.addSegue("ShowFeed", to: "Feed")
    return main.instantiateInitialViewController() ?? UIViewController()
  }
}
