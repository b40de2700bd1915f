/// Something that a view does beyond what it does by itself.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }

  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public var interactions: [any UIInteraction] {
    get { appearance.interactions }
    set {
      for gone in interactions where !newValue.contains(where: { $0 === gone }) {
        removeInteraction(gone)
      }
      for coming in newValue { addInteraction(coming) }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    appearance.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    appearance.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
