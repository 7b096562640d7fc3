/// Sets a preference. The new value replaces the value that the content sets (Galley's choice).
nonisolated struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  /// A closure that returns the preference's new value from the node's items and the content's
  /// value.
  let value: @MainActor ([LayoutItem], K.Value?) -> K.Value

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    PreferenceNode(view, place)
  }
}

/// The node of a ``PreferenceModifier``.
final class PreferenceNode<Content: View, K: PreferenceKey>: ViewNode<ModifiedContent<Content, PreferenceModifier<K>>> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() { content = reconcile(view.content, content, environment: environment) }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let inner = combinedPreference(key, of: children)
    guard key == K.self, let before = inner as? K.Value? else { return inner }
    return view.modifier.value(items(), before) as? Key.Value
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type, ofItem index: Int) -> Key.Value? {
    guard items().count > 1 else { return preference(key) }
    let inner = super.preference(key, ofItem: index)
    guard key == K.self, let before = inner as? K.Value? else { return inner }
    return view.modifier.value([items()[index]], before) as? Key.Value
  }
}

/// Runs an action when a preference of the content changes. The value is compared after each
/// layout, also after a layout that the action has caused.
nonisolated struct PreferenceReader<K: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  let isEqual: (K.Value, K.Value) -> Bool
  let action: (K.Value) -> Void

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    PreferenceReaderNode(view, place)
  }
}

/// The node of a ``PreferenceReader``.
final class PreferenceReaderNode<Content: View, K: PreferenceKey>: ViewNode<
  ModifiedContent<Content, PreferenceReader<K>>
>
{
  private var content: Node?
  private var last: K.Value?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    if content == nil {
      let check = tree.addPreferenceCheck { [weak self] in self?.check() }
      endings.append(check)
    }
    content = reconcile(view.content, content, environment: environment)
  }

  private func check() {
    let value = combinedPreference(K.self, of: children) ?? K.defaultValue
    if let last, view.modifier.isEqual(last, value) { return }
    let isFirstDefault = last == nil && view.modifier.isEqual(value, K.defaultValue)
    last = value
    // The action is called for the first value too, as SwiftUI does, unless no view sets one (a choice).
    if !isFirstDefault { view.modifier.action(value) }
  }
}

extension View {
  /// Sets a preference for the parents of this view.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { _, _ in value })
  }

  /// Changes a preference that this view passes to its parents.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { _, inner in
        var value = inner ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Sets a preference that is made from an anchor of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K> { items, inner in
        items.first.map { transform(value.anchor($0)) } ?? inner ?? K.defaultValue
      })
  }

  /// Changes a preference that this view passes to its parents. The closure also receives an anchor
  /// of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { items, inner in
        var result = inner ?? K.defaultValue
        if let item = items.first { transform(&result, value.anchor(item)) }
        return result
      })
  }

  /// Runs an action when a preference of this view changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(isEqual: ==, action: action))
  }
}
