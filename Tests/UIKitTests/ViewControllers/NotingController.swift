import UIKit

/// Takes down what it is told, under its name.
class NotingController: UIViewController {
  let name: String
  let notes: Notes

  init(_ name: String = "", _ notes: Notes = Notes()) {
    self.name = name
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var calls: [String] {
    get { notes.calls }
    set { notes.calls = newValue }
  }

  private func note(_ call: String) { calls.append(name.isEmpty ? call : "\(name) \(call)") }

  override func loadView() {
    super.loadView()
    note("load")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
}

@MainActor final class Notes {
  var calls: [String] = []
}
