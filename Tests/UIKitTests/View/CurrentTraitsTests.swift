import GalleyViews
import Testing
import UIKit

/// The traits that are current in the methods of views, and trait definitions.
@MainActor
@Suite struct CurrentTraitsTests {
  /// A label that notes the style in its overrides.
  private final class Witness: UILabel {
    var styles: [String: UIUserInterfaceStyle] = [:]
    private func note(_ name: String) { styles[name] = UITraitCollection.current.userInterfaceStyle }

    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
    }
    override func updateConstraints() {
      note("constraints")
      super.updateConstraints()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      note("traits")
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      note("tint")
    }
    override func drawText(in rect: CGRect) {
      note("text")
      super.drawText(in: rect)
    }
  }

  @Test func overridesRunUnderTheTraitsOfTheView() {
    let label = Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "a"
    label.overrideUserInterfaceStyle = .dark
    label.tintColor = .red
    label.updateConstraintsIfNeeded()
    _ = label.picture(scale: 1)
    #expect(Set(label.styles.keys) == ["layout", "constraints", "traits", "tint", "text"])
    #expect(label.styles.values.allSatisfy { $0 == .dark })
    #expect(UITraitCollection.current.userInterfaceStyle != .dark)
  }

  @Test func everyRunOfALabelIsScaled() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: UIFont.preferredFont(forTextStyle: .body), range: NSRange(location: 0, length: 1))
    text.addAttribute(.font, value: UIFont.preferredFont(forTextStyle: .title1), range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let sizes = try [0, 1].map { place in
      try #require(label.attributedText?.attribute(.font, at: place, effectiveRange: nil) as? UIFont).pointSize
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(
      sizes
        == [UIFont.TextStyle.body, .title1].map {
          UIFont.preferredFont(forTextStyle: $0, compatibleWith: large).pointSize
        })
  }

  @Test func aViewLearnsOfTheTintOfItsPlace() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let (window, other) = (UIView(), UIView())
    window.tintColor = .red
    other.tintColor = .green
    window.addSubview(button)
    #expect(button.titleLabel?.textColor == .red)
    other.addSubview(button)
    #expect(button.titleLabel?.textColor == .green)
    #expect(button.peer.tintColor == UIColor.green.color(for: button.traitCollection))
  }

  @Test func traitsOfTheSystemAreReadByTheirTypes() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
    let large = dark.modifyingTraits { $0[UITraitPreferredContentSizeCategory.self] = .large }
    #expect(large.preferredContentSizeCategory == .large)
  }

  @Test func anObserverIsNotifiedOnlyOfItsTraits() {
    let view = UIView()
    var styles: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(styles.isEmpty)
    view.overrideUserInterfaceStyle = .dark
    #expect(styles == [.dark])
  }

  @Test func aViewInsertedBesideASiblingIsNotifiedOnce() {
    final class Mover: UIView {
      var moves: [UIView?] = []
      override func didMoveToSuperview() { moves.append(superview) }
    }
    let (old, new, sibling, mover) = (UIView(), UIView(), UIView(), Mover())
    old.addSubview(mover)
    new.addSubview(sibling)
    new.insertSubview(mover, belowSubview: sibling)
    #expect(mover.moves == [old, new])
    #expect(new.subviews == [mover, sibling])
    new.insertSubview(mover, aboveSubview: sibling)
    #expect(new.subviews == [sibling, mover])
    #expect(mover.moves.count == 2)
  }
}
