import GalleyBase
import GalleyFiles
import GalleyViews

/// A view with the keys read so far.
struct ViewDraft<Kind: ViewKind>: Sendable {
  /// The properties that all views have.
  var view: SceneView
  /// The properties that only views of this kind have.
  var own = Kind()

  init(id: String) { view = SceneView(id: id, own) }

  /// The finished view with the keys read so far.
  var finished: SceneView {
    var view = view
    view.own = SceneView.Own(value: own)
    return view
  }
}

extension ViewKind {
  /// Returns the table with the keys of every view and those of this kind.
  /// - Parameters:
  ///   - counterpart: the UIKit class.
  ///   - own: the keys that set the kind's own properties.
  ///   - rest: further keys.
  ///   - omitted: keys of every view that this kind does not have, or has in another form.
  ///   - renamed: keys of other kinds, and this kind's names for them.
  ///   - hint: returns a hint for a key, before all others.
  static func table(
    _ subject: String, _ counterpart: String?, _ own: [Key<Self>], rest: [Key<ViewDraft<Self>>] = [],
    omitting omitted: [String] = [], later: [String] = [], needsScreen: [String: String] = [:],
    renamed: [String: String] = [:], hint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> KeyTable<ViewDraft<Self>> {
    let common: [Key<ViewDraft<Self>>] = SceneView.properties.keys.filter { !omitted.contains($0.names[0]) }
      .map { $0.lifted { $1(&$0.view) } }
    // Overlay views are named, and so read, before subviews, the last of the common keys.
    let last = childKeys.count > 1 ? 1 : 0
    return KeyTable(
      subject, Array(common.dropLast(last)) + rest + own.map { $0.lifted { $1(&$0.own) } } + common.suffix(last),
      counterpart: counterpart,
      later: SceneView.later + later + (showsText ? SceneAttributes.keys.spellings.later : []),
      needsScreen: needsScreen,
      hint: { key in
        hint(key) ?? renamed[key].map { "\(subject) has no \"\(key)\"; use \"\($0)\"" }
          ?? elsewhere(key, subject)
      })
  }

  /// True if views of this kind show text from the scene.
  private static var showsText: Bool { self is any TextKind.Type || self == SceneButton.self }

  /// Returns a hint for a text attribute, or for a key that only other kinds of view have; nil for
  /// all other keys.
  private static func elsewhere(_ key: String, _ subject: String) -> String? {
    let noun = subject.split(separator: " ").dropFirst().joined(separator: " ")
    if key == "padding" {
      let spaces = [
        ("insets", "space around its text"), ("contentEdgeInsets", "space around its content"),
        ("textContainerInset", "space around its text"), ("layoutMargins", "space between its edges and its subviews"),
      ]
      if let (name, words) = spaces.first(where: { keys.spellings.index(of: $0.0) != nil }) {
        return "\(subject) has no \"padding\"; \"\(name): [top, left, bottom, right]\" is the \(words)"
      }
    }
    if ["x", "y", "width", "height"].contains(key), keys.spellings.index(of: "frame") != nil {
      return "\(subject) has no \"\(key)\"; frame: [x, y, width, height], as in [10, 10, 100, 20]"
    }
    if showsText, let hint = SceneText.hint(for: key, view: noun) { return hint }
    // A name that ends one of its own keys, as in textAlignment, is nearer than another kind's key.
    if keys.names.contains(where: { $0.lowercased().hasSuffix(key.lowercased()) }) { return nil }
    let owners = SceneView.kinds.filter { $0.has(key) }
    let names = owners.map { $0.subject.split(separator: " ").dropFirst().joined(separator: " ") + "s" }
    guard let last = names.last else { return nil }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    let advice = owners.map { "\"- \($0.name): …\"" }.joined(separator: " or ")
    return "\"\(key)\" is a property of \(list)" + (names.count > 2 ? "" : "; write the view as \(advice)")
  }

  private static var subject: String { keys.subject }

  private static func has(_ key: String) -> Bool { keys.spellings.index(of: key) != nil }
}
