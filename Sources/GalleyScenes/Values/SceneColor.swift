import GalleyBase
import GalleyViews

/// A named colour of a scene or project. UIKit counterpart: a colour set of an asset catalogue.
struct SceneColor: Hashable, Sendable {
  var light = Color.clear
  /// The colour in dark appearance; nil means the same as in light appearance.
  var dark: Color?

  /// Returns the colour in an appearance.
  func color(in style: InterfaceStyle) -> Color {
    switch style {
    case .light: light
    case .dark: dark ?? light
    }
  }
}
