public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// Whether the controller below is taken off the screen.
  var coversEverything: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover, .none,
      .automatic:
      false
    }
  }

  /// Whether it is a card with the controller below to be seen above it.
  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .automatic, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
