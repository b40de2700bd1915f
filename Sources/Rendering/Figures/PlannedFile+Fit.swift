internal import Figures
internal import SceneFormat

extension PlannedFile {
  /// The width that its figure is laid out for; nil for the one that suits the type.
  var fit: FigureWidth? {
    output.fit.map { place in
      switch place {
      case .readme: .readme
      case .half: .half
      case .page: .page
      case .phone: .phone
      case .points(let points): FigureWidth(points)
      }
    }
  }
}
