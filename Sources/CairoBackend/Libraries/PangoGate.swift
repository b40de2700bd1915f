internal import Synchronization

/// Lets one thread at a time use Pango: the fonts below it are Cairo's, which keeps the open files of all threads in
/// one place and opens and closes them there without a lock (cairo-ft-font.c). Setting texts takes turns so;
/// what has been set is drawn on all threads at once.
enum PangoGate {
  private static let turn = Mutex(())

  static func pass<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try turn.withLock { _ throws(Failure) in try body() }
  }
}
