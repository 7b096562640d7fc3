import CoreGraphics
public import Foundation
import UIFoundation

/// A wheel that a scroll view shows while its content is refreshed.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// True between `beginRefreshing()` and `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// The title below the wheel.
  open var attributedTitle: NSAttributedString?
  private let wheel = UIActivityIndicatorView(style: .large)

  /// Creates a refresh control 60 points high.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    addSubview(wheel)
  }

  /// Creates a refresh control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wheel)
  }

  /// Creates a refresh control without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(wheel)
  }

  /// Shows the wheel and marks the control as refreshing.
  open func beginRefreshing() {
    isRefreshing = true
    wheel.startAnimating()
  }

  /// Hides the wheel and ends refreshing.
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
