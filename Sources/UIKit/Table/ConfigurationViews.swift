import CoreGraphics
import Foundation
import UIFoundation

/// The views that show the configurations of a cell, a header or a footer. The object also stores
/// whether an update is pending.
@MainActor
final class ConfigurationViews {
  private(set) var content: (any UIView & UIContentView)?
  private var background: ConfiguredBackground?
  private var needsUpdate = true

  /// Schedules an update of the configurations before the next layout or measurement of a view.
  func setNeedsUpdate(of view: UIView) {
    needsUpdate = true
    view.setNeedsLayout()
  }

  /// Calls the update if one is pending.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }

  /// Shows a content configuration in a view. The current content view is reused if it supports the
  /// configuration.
  func show(_ configuration: (any UIContentConfiguration)?, in view: UIView) {
    if let content, let configuration, content.supports(configuration) {
      content.configuration = configuration
    } else {
      content?.removeFromSuperview()
      content = configuration?.makeContentView()
      if let content { view.addSubview(content) }
    }
    view.superview?.setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Shows a background configuration behind the other subviews of a view, and removes the view's
  /// background colour.
  func show(_ configuration: UIBackgroundConfiguration?, in view: UIView) {
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    view.backgroundColor = nil
    let background = background ?? ConfiguredBackground(frame: view.bounds)
    if self.background == nil { view.insertSubview(background, at: 0) }
    self.background = background
    background.configuration = configuration
    view.setNeedsLayout()
  }

  /// Lays out the background in a view, and the content view in its superview.
  func layOut(in view: UIView, content holder: UIView) {
    background?.fill(view)
    content?.frame = holder.bounds
  }
}
