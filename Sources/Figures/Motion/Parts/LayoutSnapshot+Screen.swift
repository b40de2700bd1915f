import Motion

extension LayoutSnapshot {
  /// Of more elements on a screen, nobody reads what each of them shows.
  private static let mostRead = 70

  /// Whether it is the screen of an app, with its bars, on which these can be read: a part of it as areas without words
  /// would be none.
  func isScreen(of stories: [ElementStory]) -> Bool {
    stories.count <= Self.mostRead && elements.contains(where: \.isOfScreen)
  }
}
