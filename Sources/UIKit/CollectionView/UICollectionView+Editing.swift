/// The rules about what can be done while a collection view is edited.
struct EditingRules {
  var isOn = false
  var allowsSelection = false
  var allowsMultipleSelection = false
}

extension UICollectionView {
  public var isEditing: Bool {
    get { interaction.editing.isOn }
    set { setEditing(newValue) }
  }

  public var allowsSelectionDuringEditing: Bool {
    get { interaction.editing.allowsSelection }
    set { interaction.editing.allowsSelection = newValue }
  }

  /// Editing can select several items where it can select at all.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { interaction.editing.allowsMultipleSelection }
    set { interaction.editing.allowsMultipleSelection = newValue }
  }

  /// Whether items can be selected now, and more than one of them.
  var selectionRules: (allowed: Bool, multiple: Bool) {
    guard isEditing else { return (allowsSelection, allowsMultipleSelection) }
    let multiple = allowsMultipleSelectionDuringEditing
    return (allowsSelectionDuringEditing || multiple, multiple)
  }

  /// Whether the item is being edited: its cell is told so when cells know of it.
  package func isEditingItem(at path: IndexPath) -> Bool {
    isEditing && (delegateLine?.canEdit(path) ?? true)
  }

  /// A selection that the other state has no room for ends.
  private func setEditing(_ isOn: Bool) {
    guard interaction.editing.isOn != isOn else { return }
    interaction.editing.isOn = isOn
    let rules = selectionRules
    if !rules.allowed || !rules.multiple && selection.paths.count > 1 { deselectAll() }
    for cell in visibleCells { tellEditing(cell) }
  }

  /// Asks whether the item of the cell is edited, and has the cell know.
  func tellEditing(_ cell: UICollectionViewCell) {
    guard let path = cell.reuse.displayedAs?.indexPath ?? cell.reuse.dequeuedFor?.indexPath else {
      return
    }
    cell.isEdited = isEditingItem(at: path)
  }
}
