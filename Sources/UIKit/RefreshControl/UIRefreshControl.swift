import CoreGraphics
public import Foundation
import UIFoundation

/// A wheel that a scroll view shows when it is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// True while something is fetched.
  open private(set) var isRefreshing = false
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?
  private let wheel = UIActivityIndicatorView(style: .large)

  /// A wheel 60 points high.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    addSubview(wheel)
  }

  /// A wheel with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wheel)
  }

  /// Creates a wheel from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(wheel)
  }

  /// Shows the wheel.
  open func beginRefreshing() {
    isRefreshing = true
    wheel.startAnimating()
  }

  /// Hides the wheel.
  open func endRefreshing() {
    isRefreshing = false
    wheel.stopAnimating()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.color = tintColor
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
