/// Something that a reader does on a page, with the keyboard or the pointer.
public enum PageAct: Sendable {
  /// Presses and lets go of a key by its name, such as `ArrowRight` or `g`.
  case press(String)
  /// Writes letters into whatever has the focus.
  case type(String)
  /// Moves the pointer onto the first element that a selector finds.
  case point(String)
  /// Clicks the first element that a selector finds.
  case click(String)
  /// Pulls the middle of the first element that a selector finds by so many points.
  case drag(String, by: (x: Double, y: Double))
  /// Turns the wheel over the first element that a selector finds, down for more than 0, with Ctrl to zoom.
  case wheel(String, by: Double, withControl: Bool = false)
  /// Waits until a selector finds something: for what comes when it comes.
  case wait(String)
  /// Runs an expression on the page: for what has no key and no place.
  case run(String)
}
