import CoreGraphics
public import Foundation
public import UIFoundation

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The colour of the tokens before the text, which are not drawn.
  open var tokenBackgroundColor: UIColor?
  /// True if tokens may be deleted.
  open var allowsDeletingTokens = true
  /// True if tokens may be copied.
  open var allowsCopyingTokens = true

  private static let margin: CGFloat = 8

  open override func textRect(forBounds bounds: CGRect) -> CGRect { inset(super.textRect(forBounds: bounds)) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { inset(super.editingRect(forBounds: bounds)) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.margin, dy: 0)
  }

  /// Keeps the space beside the lens free; a field without one is inset on both sides.
  private func inset(_ rect: CGRect) -> CGRect {
    guard leftView != nil, leftViewMode == .always else { return rect.insetBy(dx: Self.margin, dy: 0) }
    let gap = Self.margin / 2
    return CGRect(
      x: rect.minX + gap, y: rect.minY, width: max(0, rect.width - Self.margin - gap), height: rect.height)
  }
}

/// A field to search in, with a frame around it, 56 points high.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// The appearance.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// A picture of the bar.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The field.
  public let searchTextField = UISearchTextField()
  /// True if the field can be edited.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The object that receives events.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The appearance.
  open var searchBarStyle = Style.default { didSet { showGround() } }
  /// The colours.
  open var barStyle = UIBarStyle.default { didSet { showGround() } }
  /// The background colour.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// True if the view is translucent.
  open var isTranslucent = true
  /// The line above the field, which is not drawn.
  open var prompt: String?
  /// True if there is a button that cancels.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// True if there is a button of bookmarks, which is not drawn.
  open var showsBookmarkButton = false
  /// True if there is a button of results, which is not drawn.
  open var showsSearchResultsButton = false
  /// True if that button is pressed.
  open var isSearchResultsButtonSelected = false
  /// The titles of the scopes, which are not drawn.
  open var scopeButtonTitles: [String]?
  /// The scope, from 0.
  open var selectedScopeButtonIndex = 0
  /// True if the scopes are shown.
  open var showsScopeBar = false
  /// The background picture.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The distance of the text from its usual position.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The offset of the field's background from its usual position.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  private let cancelLabel = UILabel()
  private var icons: [Icon: UIImage] = [:]

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an interface file, which is not supported here.
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
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarSearchButtonClicked(self)
      }, for: .editingDidEndOnExit)
    cancelLabel.text = "Cancel"
    cancelLabel.font = .systemFont(ofSize: 17)
    addSubview(searchTextField)
    addSubview(cancelLabel)
    showGround()
  }

  /// Shows the picture for searching, or a lens.
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

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The capitalisation of typed text.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The autocorrection.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The word on the key that ends the line.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Sets a picture of the bar.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
    if icon == .search { showLens() }
  }

  /// Returns a picture of the bar.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  /// Sets the background picture.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// Sets the picture of the field.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    searchTextField.background = backgroundImage
  }

  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

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

  /// Cancels if the touch ended on that button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let point = touches.first?.location(in: self), showsCancelButton else { return }
    if cancelLabel.frame.insetBy(dx: -8, dy: -11).contains(point) { delegate?.searchBarCancelButtonClicked(self) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}
