import GalleyBase
import GalleyText

/// What a text view keeps of its placeholder.
struct TextViewPlaceholder {
  /// What it says; nil if none was set.
  var text: AttributedText?
  /// The colour of what names none; nil is that of the system.
  var color: Color?
  /// How far it is moved.
  var location = Point.zero
  var geometry = PlaceholderGeometry.text
  /// The label of the category whose geometry `article` is; made when a property of the placeholder is set first.
  var label: Label?
  /// The text as it was laid out last.
  var source: TextLayouts.Source?
}
