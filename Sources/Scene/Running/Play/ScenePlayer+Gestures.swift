import Motion
import SceneFormat
import UIKit

// The steps in which a finger does something.
extension ScenePlayer {
  func play(_ tap: TapDescription) throws -> Recording {
    try touching(tap.span) { try stage.tap(TapTarget(tap)) }
  }

  func play(_ refresh: RefreshDescription, at span: SourceSpan) throws -> Recording {
    try touching(span) {
      switch refresh {
      case .begin: try stage.beginRefreshing()
      case .end: try stage.endRefreshing()
      }
    }
  }

  func play(_ drag: DragDescription) throws -> Recording {
    scene.controller == nil ? try carry(drag) : try carryOnScreen(drag)
  }

  /// The finger goes to where the item stands after the drop.
  private func carry(_ drag: DragDescription) throws -> Recording {
    let before = source.state
    var landed = drag
    if drag.proposal != .copy { landed.proposal = .move }
    let end = before.after(.drag(landed))
    let name = drag.proposal == .copy ? drag.copyName(in: before) : drag.item.value
    guard let goal = end.place(of: name) else { return Recording([]) }
    let destination = IndexPath(item: goal.index, section: goal.section)
    return try touching(drag.item.span) {
      try stage.drag(
        item: drag.item.value, to: destination,
        in: StageDragging(in: source, UIDropOperation(drag.proposal), to: destination))
    }
  }

  private func carryOnScreen(_ drag: DragDescription) throws -> Recording {
    try touching(drag.item.span) {
      let destination = try destination(of: drag)
      return try stage.drag(item: drag.item.value, to: destination, in: nil)
    }
  }

  /// The place that is meant on a controller's screen: the item that is carried is taken out of it first.
  private func destination(of drag: DragDescription) throws -> IndexPath {
    guard let origin = try stage.path(ofItem: drag.item.value) else {
      throw GestureFault.unknown("\"\(drag.item.value)\"", known: [])
    }
    switch drag.place.target {
    case .index(let section, let item):
      return IndexPath(item: item, section: try sectionNumber(section))
    case .before(let name): return try path(beside: name, shift: 0, carrying: origin)
    case .after(let name): return try path(beside: name, shift: 1, carrying: origin)
    }
  }

  private func path(
    beside name: String, shift: Int, carrying origin: IndexPath
  ) throws -> IndexPath {
    guard let other = try stage.path(ofItem: name) else {
      throw GestureFault.unknown("\"\(name)\"", known: [])
    }
    let closesUp = other.section == origin.section && origin.item < other.item
    return IndexPath(item: other.item + shift - (closesUp ? 1 : 0), section: other.section)
  }

  /// Sections of a controller's screen are called by the data source, or by their numbers.
  private func sectionNumber(_ name: String) throws -> Int {
    let view = stage.collectionView
    let names = view.dataSource as? any NamedItems
    let known = (0..<view.numberOfSections).compactMap { names?.name(ofSection: $0) }
    if let number = known.firstIndex(of: name) ?? Int(name),
      (0..<view.numberOfSections).contains(number)
    {
      return number
    }
    throw GestureFault.unknown("the section \"\(name)\"", known: known)
  }

  func play(_ focus: FocusDescription, at span: SourceSpan) throws -> Recording {
    switch focus {
    case .item(let item): try touching(item.span) { try stage.focus(item.value) }
    case .way(let way): try touching(span) { try stage.moveFocus(UIFocusHeading(way)) }
    }
  }

  /// Says what cannot be touched where the file names it.
  func touching(
    _ span: SourceSpan, _ body: () throws -> Recording
  ) throws -> Recording {
    do {
      return try body()
    } catch let fault as GestureFault {
      throw Diagnostic(code: fault.code, fault.message, at: span, help: fault.hint)
    }
  }

  /// The control that the canvas asks for, on content that is pulled however little there is of it.
  static func attach(_ control: RefreshControlDescription?, to view: UICollectionView) {
    guard let description = control else { return }
    let control = UIRefreshControl()
    control.attributedTitle = description.title.map { NSAttributedString(string: $0) }
    if let tint = description.tint { control.tintColor = UIColor(themed: tint) }
    view.refreshControl = control
    view.alwaysBounceVertical = true
  }
}

extension TapTarget {
  fileprivate init(_ tap: TapDescription) {
    self =
      switch tap {
      case .item(let name): .item(name.value)
      case .header(let section): .header(section.value)
      case .footer(let section): .footer(section.value)
      case .button(let button): .button(button.value)
      case .point(let point): .point(point.value)
      }
  }
}

extension UIDropOperation {
  fileprivate init(_ proposal: DragDescription.Proposal) {
    self =
      switch proposal {
      case .move: .move
      case .copy: .copy
      case .cancel: .cancel
      case .forbidden: .forbidden
      }
  }
}

extension UIFocusHeading {
  fileprivate init(_ way: FocusDescription.Way) {
    self =
      switch way {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .next: .next
      case .previous: .previous
      }
  }
}

extension SceneSource: DropTaking {
  func moveItem(from origin: IndexPath, to destination: IndexPath) {
    let item = state.sections[origin.section].items.remove(at: origin.item)
    state.sections[destination.section].items.insert(item, at: destination.item)
  }

  func copyItem(from origin: IndexPath, to destination: IndexPath) {
    var item = state.sections[origin.section].items[origin.item]
    let names = Set(state.sections.flatMap { $0.items.map(\.id) })
    item.id = item.id.copied(besides: names)
    state.sections[destination.section].items.insert(item, at: destination.item)
  }
}
