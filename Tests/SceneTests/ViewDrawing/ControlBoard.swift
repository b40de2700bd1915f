import UIKit

/// All controls in their states, each row of one kind: as they are, then disabled, pressed, selected, or turned around.
final class ControlBoard: UIView {
  private var y: CGFloat = 12

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 790))
    backgroundColor = .systemBackground
    addSwitches()
    addSliders()
    addProgress()
    addPages()
    addSegments()
    addSteppers()
    addButtons()
    addConfiguredButtons()
    addFields()
    addText()
    frame.size.height = y
  }

  required init?(coder: NSCoder) { nil }

  /// Puts views beside one another, in the middle of their row.
  private func addRow(_ views: [UIView], height: CGFloat, gap: CGFloat = 12) {
    var x: CGFloat = 12
    for view in views {
      if view.frame.isEmpty { view.sizeToFit() }
      view.frame.origin = CGPoint(x: x, y: y + (height - view.frame.height) / 2)
      addSubview(view)
      x = view.frame.maxX + gap
    }
    y += height + 12
  }

  private func addSwitches() {
    let views = (0..<5).map { index in
      let view = UISwitch()
      view.isOn = index % 2 == 1
      view.isEnabled = index < 2 || index == 4
      if index == 4 { view.semanticContentAttribute = .forceRightToLeft }
      return view
    }
    views[4].isOn = true
    views[4].onTintColor = .systemIndigo
    addRow(views, height: 31)
  }

  private func addSliders() {
    let views = (0..<3).map { index in
      let view = UISlider(frame: CGRect(x: 0, y: 0, width: 109, height: 34))
      view.value = 0.3
      view.isEnabled = index != 1
      if index == 2 { view.semanticContentAttribute = .forceRightToLeft }
      return view
    }
    addRow(views, height: 34)
  }

  private func addProgress() {
    let bar = UIProgressView(progressViewStyle: .bar)
    let line = UIProgressView(progressViewStyle: .default)
    for view in [bar, line] {
      view.frame.size.width = 110
      view.progress = 0.4
    }
    let spinners = [UIActivityIndicatorView.Style.medium, .large].map { style in
      let view = UIActivityIndicatorView(style: style)
      view.startAnimating()
      return view
    }
    addRow([line, bar] + spinners, height: 37)
  }

  private func addPages() {
    let views = (0..<2).map { index in
      let view = UIPageControl()
      view.numberOfPages = 5
      view.currentPage = 1
      if index == 1 {
        view.currentPageIndicatorTintColor = .systemBlue
        view.semanticContentAttribute = .forceRightToLeft
      }
      return view
    }
    addRow(views, height: 26, gap: 40)
  }

  private func addSegments() {
    let views = (0..<2).map { index in
      let view = UISegmentedControl(items: ["One", "Two", "Three"])
      view.selectedSegmentIndex = index
      view.isEnabled = index == 0
      view.frame.size.width = 169
      return view
    }
    addRow(views, height: 32)
  }

  private func addSteppers() {
    let views = (0..<3).map { index in
      let view = UIStepper()
      view.value = index == 0 ? 0 : 50
      view.isEnabled = index < 2
      return view
    }
    addRow(views, height: 32)
  }

  private func addButtons() {
    let kinds: [UIButton.ButtonType] = [
      .system, .system, .system, .infoLight, .contactAdd, .close,
    ]
    let views = kinds.enumerated().map { index, kind in
      let view = UIButton(type: kind)
      if kind == .system { view.setTitle("Button", for: .normal) }
      view.isEnabled = index != 1
      view.isHighlighted = index == 2
      return view
    }
    addRow(views, height: 30)
  }

  private func addConfiguredButtons() {
    let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    for state in 0..<4 {
      let views = styles.map { style in
        var configuration = style
        configuration.title = ["Normal", "Off", "Press", "On"][state]
        let view = UIButton(configuration: configuration)
        view.isEnabled = state != 1
        view.isHighlighted = state == 2
        view.isSelected = state == 3
        return view
      }
      addRow(views, height: 34, gap: 8)
    }
    var titled = UIButton.Configuration.filled()
    (titled.title, titled.subtitle) = ("Title", "and subtitle")
    (titled.cornerStyle, titled.buttonSize) = (.capsule, .large)
    var loading = UIButton.Configuration.gray()
    (loading.title, loading.showsActivityIndicator, loading.imagePadding) = ("Wait", true, 6)
    var pictured = UIButton.Configuration.tinted()
    (pictured.title, pictured.imagePlacement, pictured.imagePadding) = ("Below", .top, 4)
    pictured.image = UIButton(type: .contactAdd).currentImage
    addRow([titled, loading, pictured].map { UIButton(configuration: $0) }, height: 64)
  }

  private func addFields() {
    let views = (0..<6).map { index in
      let view = UITextField(frame: CGRect(x: 0, y: 0, width: 109, height: 34))
      view.borderStyle = index == 4 ? .line : index == 5 ? .none : .roundedRect
      view.placeholder = "Search"
      view.text = [nil, "Text", "secret", "Disabled", "Line", "None"][index]
      view.clearButtonMode = index == 1 ? .always : .never
      view.isSecureTextEntry = index == 2
      view.isEnabled = index != 3
      if index == 5 { view.semanticContentAttribute = .forceRightToLeft }
      return view
    }
    addRow(Array(views[..<3]), height: 34)
    addRow(Array(views[3...]), height: 34)
  }

  private func addText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 351, height: 60))
    view.font = .preferredFont(forTextStyle: .footnote)
    view.backgroundColor = .secondarySystemBackground
    view.text =
      "A text view with lines that break at its width, and with the insets of its container."
    addRow([view], height: 60)
  }
}
