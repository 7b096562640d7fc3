import GalleyTesting
import Testing
import UIKit

@MainActor
@Suite struct BadgeTests {
  @Test func longText() {
    let badge = BadgeLabel()
    badge.text = "a hundred and twelve"
    assertSnapshot(of: badge, as: .image)
  }
}

/// The label of the article on snapshot tests.
final class BadgeLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    textColor = .white
    layer.cornerRadius = 9
    clipsToBounds = true
    textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 2)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The examples in comments, which are compiled and not run: their references do not exist.
@MainActor private enum CommentExamples {
  static func assertions(_ label: UILabel, _ screen: UIViewController) {
    assertSnapshot(of: label, as: .image)
    assertSnapshot(of: screen, as: .image(on: .iPhone13), named: "empty")
    UIKitEnvironment.withEnvironment({ $0.traits = UITraitCollection(userInterfaceStyle: .dark) }) {
      assertSnapshot(of: label, as: .image)
    }
  }
}
