import GalleyText

/// A field's text and what it is set in.
///
/// Runs of the text have only what differs from the defaults; the defaults are filled in when it is read or drawn.
struct TextFieldContent {
  /// What is stored of the text.
  var text = AttributedText("")
  /// What fills in what the text leaves open.
  var defaults = TextAttributes()
  /// What shows while the text is empty.
  var placeholder: AttributedText?
}
