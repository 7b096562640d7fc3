import CoreGraphics
import Foundation
import GalleyBase
package import GalleyText
import GalleyViews

extension NSLayoutManager {
  /// True if the class or the delegate may change how text is laid out and drawn.
  var isCustomized: Bool { isSubclass || delegate != nil }

  /// True if the object is of a subclass, which may override methods.
  var isSubclass: Bool { type(of: self) != NSLayoutManager.self }

  /// The layout of the text under the current traits; nil without a text or a container.
  package var laidOut: TextLayout? {
    EngineLock.withLock {
      guard textStorage != nil, !textContainers.isEmpty else { return nil }
      if state.isLayingOut { return state.layout }
      let context = renderContext()
      if state.context === context, let layout = state.layout { return layout }
      let layout = layOut(in: context)
      state.layout = layout
      tellDelegate(of: layout)
      return layout
    }
  }

  private func layOut(in context: RenderContext) -> TextLayout {
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    let layouts = state.context === context ? state.layouts ?? TextLayouts(in: context) : TextLayouts(in: context)
    (state.context, state.layouts) = (context, layouts)
    var options = LayoutOptions()
    options.lineHeights = .allFaces(usesFontLeading: usesFontLeading)
    return layouts.layout(
      in: textContainers.map(\.engineContainer), options: options, hooks: hooks,
      of: TextLayouts.Source(text: sourceText(in: context), font: context.textViewFont))
  }

  private func tellDelegate(of layout: TextLayout) {
    guard let delegate else { return }
    let last = layout.lines.last?.container
    for (index, container) in textContainers.enumerated() where index <= last ?? -1 {
      let isEnd = index == last && layout.overflow == nil
      delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: isEnd)
    }
    if layout.overflow != nil { delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
  }

  /// Invalidates glyphs and lines, so that they are generated and laid out again.
  func invalidateAll() {
    EngineLock.withLock { state.layouts?.noteChange() }
    invalidateLines()
  }

  /// Invalidates lines, so that they are laid out again.
  func invalidateLines() {
    guard !state.isLayingOut else { return }
    state.layout = nil
    state.version += 1
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Updates the state after a change of the text.
  func noteEdit(in range: NSRange, changeInLength delta: Int) {
    state.move(after: range, by: delta)
    EngineLock.withLock {
      // Of a text that the delegate or a subclass has a part in, anything may change.
      let old = range.location..<max(range.location, NSMaxRange(range) - delta)
      state.layouts?.noteChange(isCustomized ? nil : TextReplacement(old, count: range.length))
    }
    invalidateLines()
  }

  /// The layout hooks of the delegate and the containers; nil if there are none.
  private var hooks: LayoutHooks? {
    var hooks = LayoutHooks()
    let isShaped = textContainers.contains { type(of: $0) != NSTextContainer.self }
    if isShaped {
      hooks.lineFragmentRects = { [unowned self] in textContainers[$0.container].askedRects($0) }
    }
    if isCustomized { hooks.adjust = { [unowned self] in adjust(&$0, of: $1) } }
    guard let delegate else { return isShaped || isSubclass ? hooks : nil }
    hooks.spacing = { [unowned self] in spacing($0, by: delegate) }
    hooks.permitsBreak = { [unowned self] offset, hyphenates in
      hyphenates
        ? delegate.layoutManager(self, shouldBreakLineByHyphenatingBeforeCharacterAt: offset)
        : delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: offset)
    }
    return hooks
  }

  private func spacing(_ question: LayoutHooks.SpacingQuestion, by delegate: any NSLayoutManagerDelegate) -> Double {
    let (index, rect) = (question.offset, CGRect(question.rect))
    let answer =
      switch question.kind {
      case .line: delegate.layoutManager(self, lineSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect)
      case .beforeParagraph:
        delegate.layoutManager(self, paragraphSpacingBeforeGlyphAt: index, withProposedLineFragmentRect: rect)
      case .afterParagraph:
        delegate.layoutManager(self, paragraphSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect)
      }
    return answer.isNaN ? question.proposed : Double(answer)
  }

  private func adjust(_ measures: inout LayoutHooks.FragmentMeasures, of line: LineFragment) {
    let range = range(of: line)
    let container = textContainers[line.container]
    var (rect, used) = (CGRect(measures.rect), CGRect(measures.usedRect))
    var baseline = CGFloat(measures.baselineOffset)
    // The extra line has its own method and is not passed here.
    let isChanged =
      !line.isExtra
      && (delegate?.layoutManager(
        self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline,
        in: container, forGlyphRange: range) ?? false)
    if isChanged {
      measures = LayoutHooks.FragmentMeasures(
        rect: Rect(rect), usedRect: Rect(used), baselineOffset: Double(baseline))
    }
    guard isSubclass else { return }
    if line.isExtra {
      setExtraLineFragmentRect(CGRect(measures.rect), usedRect: CGRect(measures.usedRect), textContainer: container)
    } else {
      setLineFragmentRect(CGRect(measures.rect), forGlyphRange: range, usedRect: CGRect(measures.usedRect))
    }
    if let rects = state.fragmentRects { (measures.rect, measures.usedRect) = (Rect(rects.rect), Rect(rects.usedRect)) }
    state.fragmentRects = nil
  }

  /// Returns the glyph range of a line during layout, with the separator that ends the line.
  private func range(of line: LineFragment) -> NSRange {
    var range = NSRange(line.range)
    func isSeparator(_ index: Int) -> Bool {
      state.units.indices.contains(index)
        && [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(state.units[index])
    }
    switch line.ends {
    case .newline: break
    case .lineSeparator: if !line.range.isEmpty, isSeparator(line.range.upperBound - 1) { return range }
    default: return range
    }
    let end = line.range.upperBound
    guard end < state.units.count else { return range }
    range.length += state.units[end] == 0x0D && end + 1 < state.units.count && state.units[end + 1] == 0x0A ? 2 : 1
    return range
  }
}
