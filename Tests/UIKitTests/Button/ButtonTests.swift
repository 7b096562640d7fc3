import Testing
import UIKit

@MainActor @Suite struct ButtonTests {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  @Test func contentsFollowTheState() {
    button.setTitle("One", for: .normal)
    button.setTitle("Two", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.currentTitle == "One")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Two")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "One")
    #expect(button.currentTitleColor == .red)
  }

  @Test func theTitleIsInTheMiddleOnPixels() throws {
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.superview === button)
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(abs(label.frame.midX - 100) <= 0.5)
    #expect(label.frame.minX * 2 == (label.frame.minX * 2).rounded())
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(label.frame.minX == 12)
  }

  @Test func aPrimaryActionFiresOnce() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(button)
    button.tap()
    #expect(button.currentTitle == "Go")
    #expect(count == 1)
  }

  @Test func aConfigurationHasInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12)
    #expect(button.titleLabel?.frame.minY == 7)
    #expect(button.currentTitle == "Go")
  }

  /// A button with a configuration, whose title of three words is measured in a width.
  private func long(_ mode: NSLineBreakMode, subtitle: NSLineBreakMode? = nil) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Read the harbour rules"
    configuration.titleLineBreakMode = mode
    if let subtitle {
      configuration.subtitle = "They changed in the spring of this year"
      configuration.subtitleLineBreakMode = subtitle
    }
    return UIButton(configuration: configuration)
  }

  @Test(arguments: [(NSLineBreakMode.byWordWrapping, true), (.byCharWrapping, true), (.byTruncatingTail, false)])
  func aTitleOfAConfigurationWrapsInWrappingModes(mode: NSLineBreakMode, wraps: Bool) throws {
    let button = long(mode)
    let line = button.intrinsicContentSize
    let narrow = button.sizeThatFits(CGSize(width: 130, height: CGFloat.greatestFiniteMagnitude))
    #expect((narrow.height > line.height) == wraps)
    #expect((narrow.width <= 130) == wraps)
    button.frame = CGRect(x: 0, y: 0, width: 130, height: narrow.height)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.numberOfLines == (wraps ? 0 : 1))
    #expect((label.frame.height > label.font.lineHeight * 1.5) == wraps)
    #expect(button.bounds.contains(label.frame) || !wraps)
  }

  @Test func linesOfATitleAreAlignedAsTheContents() {
    func alignment(_ button: UIButton) -> NSTextAlignment? {
      button.layoutIfNeeded()
      return button.titleLabel?.textAlignment
    }
    let button = long(.byWordWrapping)
    #expect(alignment(button) == .center)
    button.contentHorizontalAlignment = .leading
    #expect(alignment(button) == .natural)
    button.contentHorizontalAlignment = .trailing
    #expect(alignment(button) == .right)
    button.configuration?.titleAlignment = .leading
    #expect(alignment(button) == .natural)
    #expect(alignment(long(.byTruncatingTail)) == .natural)
    #expect(alignment(long(.byWordWrapping, subtitle: .byWordWrapping)) == .natural)
  }

  @Test func withoutItsConfigurationATitleHasOneLine() {
    let button = long(.byWordWrapping)
    button.layoutIfNeeded()
    button.configuration = nil
    button.setTitle("Read the harbour rules", for: .normal)
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.titleLabel?.textAlignment == .natural)
  }

  @Test func aSubtitleHasItsOwnLineBreakMode() {
    let button = long(.byTruncatingTail, subtitle: .byWordWrapping)
    button.frame = CGRect(x: 0, y: 0, width: 150, height: 120)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.subtitleLabel?.numberOfLines == 0)
    #expect((button.subtitleLabel?.frame.height ?? 0) > 20)
  }

  @Test func constraintsGiveAWrappedTitleItsHeight() {
    let (container, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 130, height: 300)), long(.byWordWrapping))
    button.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor),
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(button.frame.width == 130)
    #expect(button.frame.height == button.sizeThatFits(CGSize(width: 130, height: 1000)).height)
    #expect(button.frame.height > long(.byTruncatingTail).intrinsicContentSize.height)
  }

  @Test func theTitleHasABaseline() throws {
    let (container, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UILabel())
    button.setTitle("Title", for: .normal)
    label.text = "Text"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor),
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      button.heightAnchor.constraint(equalToConstant: 60),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    title.font = label.font
    container.layoutIfNeeded()
    #expect(abs(label.frame.minY - title.convert(CGPoint.zero, to: container).y) <= 0.5)
    #expect(label.frame.minY > 15)
  }

  @Test func aButtonWithoutATitleIsALineHigh() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 48))
  }

  @Test func aConfigurationOverridesPropertiesOfItsLabels() throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Go", "now")
    let button = UIButton(configuration: configuration)
    let title = try #require(button.titleLabel)
    let subtitle = try #require(button.subtitleLabel)
    let (size, font, small) = (button.intrinsicContentSize, title.font, subtitle.font)
    title.font = .systemFont(ofSize: 40)
    title.textColor = .red
    title.text = "Another title"
    subtitle.font = .systemFont(ofSize: 40)
    subtitle.attributedText = NSAttributedString(string: "x")
    #expect(title.font == font && title.textColor == .white && title.text == "Go")
    #expect(subtitle.font == small && subtitle.text == "now")
    #expect(button.intrinsicContentSize == size)
    // The configuration itself changes them, and without one the label is anybody's.
    configuration.attributedTitle?.uiKit.font = .systemFont(ofSize: 30)
    button.configuration = configuration
    #expect(title.font == .systemFont(ofSize: 30))
    button.configuration = nil
    title.font = .systemFont(ofSize: 12)
    #expect(title.font == .systemFont(ofSize: 12))
  }

  @Test func aTitleOfAStateHasTheFontOfTheConfiguration() {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == "Go")
    #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .body))
    button.configuration?.buttonSize = .small
    #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .subheadline))
    let styled = NSAttributedString(string: "Own", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    button.setAttributedTitle(styled, for: .normal)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 9))
  }

  @Test func theBackgroundImageFollowsTheState() {
    func image(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
    }
    button.setBackgroundImage(image(1), for: .normal)
    button.setBackgroundImage(image(2), for: .highlighted)
    button.layoutIfNeeded()
    let background = button.subviews.first as? UIImageView
    #expect(background?.frame == button.bounds)
    #expect(background?.image?.size.width == 1)
    button.isHighlighted = true
    #expect(background?.image?.size.width == 2)
  }

  @Test func aHandlerChangesALaterConfigurationInAWindow() {
    let button = UIButton()
    button.configurationUpdateHandler = { $0.configuration?.background.backgroundColor = .red }
    button.configuration = .filled()
    #expect(button.configuration?.background.backgroundColor != .red)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(button)
    window.isHidden = false
    #expect(button.configuration?.background.backgroundColor == .red)
  }
}
