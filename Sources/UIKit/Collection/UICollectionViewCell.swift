public import CoreGraphics
public import Foundation

/// A part of a collection that is used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name of the kind under which it was registered.
  open package(set) var reuseIdentifier: String?

  /// A part with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A part of an interface file, of which there are none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Takes up its place and looks.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the place and looks that it wants: its fitting size where the layout estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  func takePlace(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that content is added to.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      showSelection()
    }
  }
  /// True if it is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// True while it is pressed.
  open var isHighlighted = false { didSet { showSelection() } }

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// A cell of an interface file, of which there are none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func replace(_ old: UIView?, by view: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private func showSelection() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard fitting.width > 0, fitting.height > 0 else { return layoutAttributes }
    layoutAttributes.frame.size = fitting
    return layoutAttributes
  }
}
