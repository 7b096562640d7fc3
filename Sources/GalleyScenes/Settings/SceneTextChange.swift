/// A replacement for a view's text. The replaced text may be in the scene or in a string table.
public struct SceneTextChange: Hashable, Sendable {
  /// The id of the view whose text changes.
  public var view: String
  /// The key of the text in the scene: `text`, `title` or `placeholder`.
  public var property: String
  /// The new text.
  public var text: String

  /// Creates the change of a view's text.
  public init(view: String, property: String, text: String) {
    self.view = view
    self.property = property
    self.text = text
  }
}

extension Document {
  /// Replaces the text of a view.
  mutating func apply(_ change: SceneTextChange) {
    guard let view = ViewIdentifiers(self).first(change.view) else { return }
    if change.property != "placeholder" {
      for key in ["key", "keyContext", "arguments", "runs", "attributedTitle"] { remove(key, of: view.body) }
    }
    let place = self[view.body]
    let key = add(Node(content: .scalar(change.property, isQuoted: true), source: place.source, offset: place.offset))
    let text = add(Node(content: .scalar(change.text, isQuoted: true), source: place.source, offset: place.offset))
    set(change.property, of: view.body, to: text, keyNode: key)
  }
}
