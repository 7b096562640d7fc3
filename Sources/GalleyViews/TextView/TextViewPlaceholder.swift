import GalleyBase
import GalleyText

/// The placeholder of a text view.
struct TextViewPlaceholder {
  /// The text; nil if none was set.
  var text: AttributedText?
  /// The colour of what names none; nil is that of the system.
  var color: Color?
  /// The offset from its place.
  var location = Point.zero
  var geometry = PlaceholderGeometry.text
  /// The label of the geometry `label`; made when a property of the placeholder is first set.
  var label: Label?
  /// The text as it was laid out last.
  var source: TextLayouts.Source?
}
