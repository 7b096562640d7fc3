import GalleyBase
import GalleyViews

/// A named colour of a scene or project. UIKit counterpart: a colour set of an asset catalogue.
struct SceneColor: Hashable, Sendable {
  var light = Color.clear
  /// nil is the light one.
  var dark: Color?

  /// The colour in an appearance.
  func color(in style: InterfaceStyle) -> Color {
    switch style {
    case .light: light
    case .dark: dark ?? light
    }
  }
}
