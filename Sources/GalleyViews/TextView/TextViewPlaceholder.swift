import GalleyBase
import GalleyText

/// The placeholder of a text view.
struct TextViewPlaceholder {
  /// The text; nil if none was set.
  var text: AttributedText?
  /// The default colour of the text; nil uses the system's.
  var color: Color?
  /// The offset from its position.
  var location = Point.zero
  var geometry = PlaceholderGeometry.text
  /// The label for the geometry `label`; created when a property of the placeholder is first set.
  var label: Label?
  /// The text that was laid out last.
  var source: TextLayouts.Source?
}
