import Foundation
import UIFoundation

/// The content unavailable view of a controller. The structure also stores whether the
/// configuration is up to date.
struct ContentUnavailableState {
  var view: (any UIView & UIContentView)?
  var needsUpdate = true
}

extension UIViewController {
  /// Shows the content unavailable configuration over the view if the view is loaded.
  final func showContentUnavailable() {
    guard let view = viewIfLoaded else { return }
    if let content = unavailable.view, let contentUnavailableConfiguration,
      content.supports(contentUnavailableConfiguration)
    {
      content.configuration = contentUnavailableConfiguration
    } else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = contentUnavailableConfiguration?.makeContentView()
    }
    view.setNeedsLayout()
  }

  /// Updates the configuration before a layout of the view if an update is scheduled.
  final func updateContentUnavailableIfNeeded() {
    guard unavailable.needsUpdate else { return }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    if contentUnavailableConfiguration != nil, unavailable.view == nil { showContentUnavailable() }
  }

  /// Lays out the content unavailable view above all other subviews, after a layout of the
  /// controller's view.
  final func layOutContentUnavailable() {
    guard let content = unavailable.view, let view = viewIfLoaded else { return }
    if content.superview !== view { view.addSubview(content) } else { view.bringSubviewToFront(content) }
    content.frame = view.bounds
  }
}
