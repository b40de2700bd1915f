/// Tells the places of the data from those on screen, where placeholders or a dragged item stand among the items.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// `NSNotFound` for a section that the data do not have.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Nothing for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs updates that name places on screen.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// The same: sections are neither dragged nor held open.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }

  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    (0..<numberOfSections).contains(presentationSectionIndex)
      ? presentationSectionIndex : NSNotFound
  }

  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.map(places.screenPath)
  }

  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.flatMap(dataPath)
  }

  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    withoutActuallyEscaping(actionsToTranslate) { actions in
      performBatch(
        {
          let isInside = self.interaction.namesPlacesOfScreen
          self.interaction.namesPlacesOfScreen = true
          actions()
          self.interaction.namesPlacesOfScreen = isInside
        }, completion: nil)
    }
  }
}
