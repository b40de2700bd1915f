/// The line to a data source.
@MainActor struct DataSourceLine {
  let source: any UICollectionViewDataSource
  let view: UICollectionView

  func numberOfSections() -> Int {
    view.ask(.dataSource, SpokenCall("numberOfSections"), Spoken.integer) {
      source.numberOfSections(in: view)
    }
  }

  func numberOfItems(inSection section: Int) -> Int {
    view.ask(
      .dataSource, SpokenCall("numberOfItems", ["inSection": .integer(section)]), Spoken.integer
    ) { source.collectionView(view, numberOfItemsInSection: section) }
  }

  func cell(at path: IndexPath) -> UICollectionViewCell {
    view.ask(.dataSource, SpokenCall("cellForItem", ["at": .path(path)]), Spoken.type) {
      source.collectionView(view, cellForItemAt: path)
    }
  }

  /// Nothing where the data source has no such method.
  func supplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    view.ask(
      .dataSource,
      SpokenCall("viewForSupplementaryElement", ["ofKind": .text(kind), "at": .path(path)]),
      Spoken.type
    ) {
      OptionalRequirement.answer {
        source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
  }

  func canMoveItem(at path: IndexPath) -> Bool {
    view.ask(.dataSource, SpokenCall("canMoveItem", ["at": .path(path)]), Spoken.flag) {
      OptionalRequirement.answer { source.collectionView(view, canMoveItemAt: path) } ?? true
    }
  }

  func moveItem(at path: IndexPath, to destination: IndexPath) {
    view.tell(
      .dataSource, SpokenCall("moveItem", ["at": .path(path), "to": .path(destination)])
    ) { source.collectionView(view, moveItemAt: path, to: destination) }
  }
}

extension UICollectionView {
  var dataSourceLine: DataSourceLine? {
    dataSource.map { DataSourceLine(source: $0, view: self) }
  }
}
