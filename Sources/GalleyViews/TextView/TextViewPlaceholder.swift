import GalleyBase
import GalleyText

/// The properties of a text view's placeholder.
struct TextViewPlaceholder {
  /// The text of the placeholder; nil if none was set.
  var text: AttributedText?
  /// The default colour of the placeholder; nil uses the system's placeholder colour.
  var color: Color?
  /// The offset by which the placeholder is moved from its standard position, in points.
  var location = Point.zero
  var geometry = PlaceholderGeometry.text
  /// The label for the geometry `label`. It is created when a property of the placeholder is first
  /// set.
  var label: Label?
  /// The text with which the placeholder was last laid out.
  var source: TextLayouts.Source?
}
