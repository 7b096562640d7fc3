import CoreGraphics
public import Foundation
public import UIFoundation

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The background colour of tokens. Tokens are not drawn.
  open var tokenBackgroundColor: UIColor?
  /// True if the user may delete tokens.
  open var allowsDeletingTokens = true
  /// True if the user may copy tokens.
  open var allowsCopyingTokens = true

  private static let margin: CGFloat = 8

  open override func textRect(forBounds bounds: CGRect) -> CGRect { inset(super.textRect(forBounds: bounds)) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { inset(super.editingRect(forBounds: bounds)) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.margin, dy: 0)
  }

  /// Returns the part of a rectangle that is left for the text. The text begins after the
  /// magnifying glass; without a magnifying glass the rectangle is inset on both sides.
  private func inset(_ rect: CGRect) -> CGRect {
    guard leftView != nil, leftViewMode == .always else { return rect.insetBy(dx: Self.margin, dy: 0) }
    let gap = Self.margin / 2
    return CGRect(
      x: rect.minX + gap, y: rect.minY, width: max(0, rect.width - Self.margin - gap), height: rect.height)
  }
}

/// A bar with a search field, 56 points high.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// The style of a search bar, which determines its background.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// An icon of a search bar.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The text field of the bar.
  public let searchTextField = UISearchTextField()
  /// True if the text can be edited.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The object that receives the events of the search bar.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style, which determines the background.
  open var searchBarStyle = Style.default { didSet { showGround() } }
  /// The style, which determines the default colours.
  open var barStyle = UIBarStyle.default { didSet { showGround() } }
  /// The background colour of the bar.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// True if the bar's background is translucent. Galley stores the value and ignores it.
  open var isTranslucent = true
  /// The line above the field. It is not drawn.
  open var prompt: String?
  /// True if the cancel button is shown.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// True if the bookmark button should be shown. It is not drawn.
  open var showsBookmarkButton = false
  /// True if the results button should be shown. It is not drawn.
  open var showsSearchResultsButton = false
  /// True if the results button is selected. Galley stores the value and ignores it.
  open var isSearchResultsButtonSelected = false
  /// The titles of the scope buttons. They are not drawn.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button. Galley stores the value and ignores it.
  open var selectedScopeButtonIndex = 0
  /// True if the scope buttons should be shown. They are not drawn.
  open var showsScopeBar = false
  /// The background image of the bar.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The offset of the text from its default position. Galley stores the value and ignores it.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The offset of the field's background from its default position. Galley stores the value and
  /// ignores it.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  private let cancelLabel = UILabel()
  private lazy var fieldDelegate = SearchFieldDelegate(of: self)
  private var icons: [Icon: UIImage] = [:]

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    searchTextField.clearButtonMode = .whileEditing
    showLens()
    searchTextField.returnKeyType = .search
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidBeginEditing(self)
      }, for: .editingDidBegin)
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidEndEditing(self)
      }, for: .editingDidEnd)
    searchTextField.delegate = fieldDelegate
    cancelLabel.text = "Cancel"
    cancelLabel.font = .systemFont(ofSize: 17)
    addSubview(searchTextField)
    addSubview(cancelLabel)
    showGround()
  }

  /// Shows the icon that was set for searching, or else the magnifying glass.
  private func showLens() {
    let image = icons[.search] ?? DrawnSymbol.lens.withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = .secondaryLabel
    searchTextField.leftView = view
    searchTextField.leftViewMode = .always
  }

  private func showGround() {
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? (barStyle == .black ? .black : nil)
  }

  /// The text in the search field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder of the search field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The keyboard type of the search field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The capitalisation of typed text.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The autocorrection of typed text.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The type of the return key, which determines its label.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scope buttons. They are not drawn.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Sets an icon of the bar.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
    if icon == .search { showLens() }
  }

  /// Returns the image that was set for an icon of the bar; nil if none was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  /// Sets the background image for a bar position and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// Sets the background image of the search field.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    searchTextField.background = backgroundImage
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  open override func draw(_ rect: CGRect) { backgroundImage?.draw(in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    cancelLabel.isHidden = !showsCancelButton
    cancelLabel.textColor = tintColor
    let cancel = cancelLabel.sizeThatFits(bounds.size)
    let width = bounds.width - 16 - (showsCancelButton ? cancel.width + 12 : 0)
    searchTextField.frame = CGRect(x: 8, y: (bounds.height - 36) / 2, width: max(0, width), height: 36)
    cancelLabel.frame = CGRect(
      x: bounds.width - 8 - cancel.width, y: (bounds.height - cancel.height) / 2, width: cancel.width,
      height: cancel.height)
  }

  /// Cancels the search if the touch ended on the cancel button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let point = touches.first?.location(in: self), showsCancelButton else { return }
    if cancelLabel.frame.insetBy(dx: -8, dy: -11).contains(point) { delegate?.searchBarCancelButtonClicked(self) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}
