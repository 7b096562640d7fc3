import GalleyBase
package import GalleyFonts
package import GalleyText

/// The layouts of a view's text. The text is shaped once and laid out for the most recent
/// containers, so that measuring and drawing use the same layout.
///
/// A change of the text shapes only the paragraphs that it touches, and a change of colours shapes nothing.
package final class TextLayouts {
  /// A text to lay out, with its default font.
  package struct Source: Equatable {
    /// The text with its attributes.
    package var text: AttributedText
    /// The font of characters without a font.
    package var font: Font

    /// Creates a text with its default font.
    package init(text: AttributedText, font: Font) {
      self.text = text
      self.font = font
    }
  }

  /// The part of the text that changed since it was shaped.
  private enum Change {
    case part(TextReplacement)
    case all
  }

  /// The values by which layouts of the same text differ.
  struct Key: Hashable {
    var containers: [TextContainer]
    var options: LayoutOptions
    var fit: TextFit
  }

  /// The maximum number of cached layouts: measured in unlimited width, measured in a width, drawn,
  /// and one more.
  private static let capacity = 4

  /// A shaped text, the changes that make it fit (`fit`), and its entry in the cache that views
  /// share (`known`); nil if it has no entry.
  private typealias Shaped = (fit: TextFit, text: ShapedText, known: CachedText?)

  private var context: RenderContext
  private var shaped: [Shaped] = []
  private var layouts = RecentLayouts(capacity: TextLayouts.capacity)
  private var change: Change?
  private var scale: (question: FontScaleQuestion, answer: Double)?

  /// Creates an empty cache for a text in a context.
  package init(in context: RenderContext) { self.context = context }

  /// Changes the context, for example if traits changed. All cached layouts become outdated.
  func move(to context: RenderContext) {
    self.context = context
    noteChange()
  }

  /// Records that the text, or a part of it, changed since it was laid out.
  /// - Parameter replacement: The part that may differ now; nil means all of it, and the default font.
  package func noteChange(_ replacement: TextReplacement? = nil) {
    switch (change, replacement) {
    case (nil, let next?): change = .part(next)
    case (.part(let first), let next?): change = .part(first.followed(by: next))
    default: change = .all
    }
    scale = nil
  }

  /// Returns the layout of a text in the given containers, from the cache if possible.
  /// - Parameters:
  ///   - fit: The changes to the text that make it fit.
  ///   - source: The current text. It is evaluated only to shape the text or to update it after a change.
  func layout(
    in containers: [TextContainer], options: LayoutOptions, fit: TextFit = TextFit(),
    of source: @autoclosure () -> Source
  ) -> TextLayout {
    if !context.typesetter.isRemembering { forget() }
    followChange(to: source)
    let key = Key(containers: containers, options: options, fit: fit)
    if let known = layouts.layout(for: key) { return known }
    let text = shapedText(fit, of: source)
    let layout =
      text.known?.layout(key, with: context.typesetter)
      ?? layOut(text.text, in: containers, options: options, with: context.typesetter)
    layouts.keep(layout, for: key)
    return layout
  }

  /// Returns the layout of a text in the given containers. A layout with hooks is never taken from
  /// the cache.
  /// - Parameter source: The current text. It is evaluated only to shape the text or to update it after a change.
  package func layout(
    in containers: [TextContainer], options: LayoutOptions, hooks: LayoutHooks?, of source: @autoclosure () -> Source
  ) -> TextLayout {
    guard let hooks else { return layout(in: containers, options: options, of: source()) }
    if !context.typesetter.isRemembering { forget() }
    layouts.removeAll()
    followChange(to: source)
    return layOut(
      shapedText(TextFit(), of: source).text, in: containers, options: options, hooks: hooks, with: context.typesetter)
  }

  /// Returns the font scale for a question. If the last question was equal, its result is reused;
  /// otherwise `find` is called.
  func fontScale(for question: FontScaleQuestion, _ find: () -> Double) -> Double {
    if context.typesetter.isRemembering, let scale, scale.question == question { return scale.answer }
    let answer = find()
    scale = (question, answer)
    return answer
  }

  private func forget() {
    (change, scale) = (nil, nil)
    shaped.removeAll()
    layouts.removeAll()
  }

  private func shapedText(_ fit: TextFit, of source: () -> Source) -> Shaped {
    if let known = shaped.indices.first(where: { shaped[$0].fit == fit }) { return shaped[known] }
    let source = fit.applied(to: source())
    let (text, known) =
      context.typesetter.memory(TextLayoutCache.self)?.text(source, locale: context.locale, with: context.typesetter)
      ?? (shape(source.text, defaultFont: source.font, locale: context.locale, with: context.typesetter), nil)
    // The first one, usually the unchanged text, is kept; of the changed texts only the last one is.
    if shaped.count == 2 { shaped.removeLast() }
    shaped.append((fit, text, known))
    return (fit, text, known)
  }

  /// Updates the cached texts and layouts to the current text.
  private func followChange(to source: () -> Source) {
    guard let change else { return }
    self.change = nil
    shaped.removeAll { $0.fit != TextFit() }
    guard !shaped.isEmpty else { return layouts.removeAll() }
    let source = source()
    guard shaped[0].text.defaultFont == source.font else {
      shaped.removeAll(keepingCapacity: true)
      return layouts.removeAll()
    }
    var replacement = TextReplacement(0..<shaped[0].text.text.count, count: source.text.count)
    if case .part(let part) = change {
      replacement = part
      // Only the layout that was used last is worth updating.
      layouts.keepLatestOfText()
    } else {
      layouts.removeAll()
    }
    let typesetter = context.typesetter
    shaped[0].known = nil
    guard !layouts.isEmpty else {
      _ = shaped[0].text.follow(source.text, within: replacement, with: typesetter)
      return
    }
    // The layout should be the only owner of the text, so that the edit copies nothing.
    shaped.removeAll(keepingCapacity: true)
    layouts.editLatest { layout in
      layout.edit(with: typesetter) { $0.follow(source.text, within: replacement, with: typesetter) }
      shaped.append((TextFit(), layout.shaped, nil))
    }
  }
}
