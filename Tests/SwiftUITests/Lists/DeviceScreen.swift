@testable import SwiftUI

/// A view laid out on a screen, to ask where its texts are.
@MainActor struct DeviceScreen {
  let hosting: HostingView

  init(
    _ view: some View, size: CGSize = CGSize(width: 393, height: 852), insets: UIEdgeInsets = .zero
  ) {
    let controller = UIHostingController(rootView: view.environment(\.locale, Locale(identifier: "en_US")))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = insets
    window.makeKeyAndVisible()
    controller.view.frame = window.bounds
    controller.view.layoutIfNeeded()
    hosting = controller.view as? HostingView ?? HostingView(frame: .zero)
    self.window = window
  }
  private let window: UIWindow

  /// The frame of a text on the screen.
  func frame(of text: String) -> CGRect? { label(text, in: hosting).map { $0.convert($0.bounds, to: hosting) } }

  /// The label of a text.
  func label(_ text: String) -> UILabel? { label(text, in: hosting) }

  func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }
}
