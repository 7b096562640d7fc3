import CoreGraphics
import Foundation
import UIFoundation

/// The views by which a cell, a header or a footer shows its configurations, and whether they are up to date.
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

  /// Updates the configurations, if that is due.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }

  /// Shows a content in a view: by the present content view if that supports it, else by a new one.
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

  /// Shows a background behind all other subviews of a view, which then has no background colour.
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

  /// Positions the background in a view, and the content in its own superview.
  func layOut(in view: UIView, content holder: UIView) {
    background?.fill(view)
    content?.frame = holder.bounds
  }
}
