import Testing

@testable import UIKit

@Suite @MainActor struct UIApplicationTests {
  private let application = UIApplication.shared

  @Test func theDirectionIsThatOfTheMainScreen() {
    defer { application.userInterfaceLayoutDirection = .leftToRight }
    application.userInterfaceLayoutDirection = .rightToLeft
    #expect(UIScreen.main.traitCollection.layoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func countsWhoIgnoresEvents() {
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test func knowsItsKeyWindowWithoutKeepingIt() {
    do {
      let window = UIWindow()
      #expect(window.isHidden)
      window.makeKeyAndVisible()
      #expect(application.keyWindow === window)
      #expect(!window.isHidden)
      #expect(window.frame == UIScreen.main.bounds)
    }
    #expect(application.keyWindow == nil)
  }

  @Test func aTurnedDeviceSaysSoWhenAsked() {
    let device = UIDevice()
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    device.orientation = .landscapeLeft
    device.beginGeneratingDeviceOrientationNotifications()
    device.orientation = .portrait
    #expect(count == 1)
    #expect(device.userInterfaceIdiom == .phone)
  }
}
