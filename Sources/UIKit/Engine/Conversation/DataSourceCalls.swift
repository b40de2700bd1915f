/// The line to a data source.
@MainActor struct DataSourceCalls {
  let source: any UICollectionViewDataSource
  let view: UICollectionView

  func numberOfSections() -> Int {
    view.ask(.dataSource, RecordedCall("numberOfSections"), answered: Spoken.integer) {
      source.numberOfSections(in: view)
    }
  }

  func numberOfItems(inSection section: Int) -> Int {
    view.ask(
      .dataSource, RecordedCall("numberOfItems", ["inSection": .integer(section)]),
      answered: Spoken.integer
    ) { source.collectionView(view, numberOfItemsInSection: section) }
  }

  func cell(at path: IndexPath) -> UICollectionViewCell {
    view.ask(.dataSource, RecordedCall("cellForItem", ["at": .path(path)]), answered: Spoken.type) {
      source.collectionView(view, cellForItemAt: path)
    }
  }

  /// Nothing where the data source has no such method.
  func supplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    view.ask(
      .dataSource,
      RecordedCall("viewForSupplementaryElement", ["ofKind": .text(kind), "at": .path(path)]),
      answered: Spoken.type
    ) {
      OptionalRequirement.answer {
        source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
  }

  func canMoveItem(at path: IndexPath) -> Bool {
    view.ask(.dataSource, RecordedCall("canMoveItem", ["at": .path(path)]), answered: Spoken.flag) {
      OptionalRequirement.answer { source.collectionView(view, canMoveItemAt: path) } ?? true
    }
  }

  func indexTitles() -> [String]? {
    view.ask(
      .dataSource, RecordedCall("indexTitles"),
      answered: { $0.map { .list($0.map(Spoken.text)) } }
    ) { source.indexTitles(for: view) }
  }

  func path(forIndexTitle title: String, at index: Int) -> IndexPath {
    view.ask(
      .dataSource,
      RecordedCall("indexPathForIndexTitle", ["": .text(title), "at": .integer(index)]),
      answered: Spoken.path
    ) { source.collectionView(view, indexPathForIndexTitle: title, at: index) }
  }

  func moveItem(at path: IndexPath, to destination: IndexPath) {
    view.tell(
      .dataSource, RecordedCall("moveItem", ["at": .path(path), "to": .path(destination)])
    ) { source.collectionView(view, moveItemAt: path, to: destination) }
  }
}

extension UICollectionView {
  var dataSourceLine: DataSourceCalls? {
    dataSource.map { DataSourceCalls(source: $0, view: self) }
  }
}
