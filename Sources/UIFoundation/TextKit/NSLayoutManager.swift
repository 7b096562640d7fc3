public import CoreGraphics
public import Foundation
import GalleyText
import GalleyViews

/// Sets the text of a text storage into containers, and draws it.
///
/// A glyph's index is the index of its character, in UTF-16 units: where several characters have one glyph, such as a
/// ligature, the others have the property `null`; where a character has several, the index stands for all of them.
/// UIKit numbers the glyphs of the font instead. Code that asks one index from the other gets right answers both ways.
open class NSLayoutManager: NSObject, NSSecureCoding {
  private final let mark = SwiftObjectMark()
  /// The text; nil until a text storage adds the layout manager.
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { invalidateAll() } } }
  /// The containers, in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that changes how text is laid out, and is notified of layout.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidateAll() } }
  }
  /// True to show white space and other invisible characters. They do not: UIKit draws none either unless its delegate
  /// generates glyphs for them.
  open var showsInvisibleCharacters = false
  /// True if control characters were to show. They do not.
  open var showsControlCharacters = false
  /// The part of a line below which it is hyphenated, for paragraphs that set no factor; 0 for never.
  open var hyphenationFactor: CGFloat = 0 { didSet { if hyphenationFactor != oldValue { invalidateAll() } } }
  /// True to use the platform's factor where neither the paragraph nor `hyphenationFactor` sets one.
  open var usesDefaultHyphenation = false { didSet { if usesDefaultHyphenation != oldValue { invalidateAll() } } }
  /// True if the line gap of fonts counts in the height of a line.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidateLines() } } }
  /// True if parts of the text may be left out while others are laid out. Text is always laid out from its beginning.
  open var allowsNonContiguousLayout = false
  /// True if parts of the text are left out: never.
  open var hasNonContiguousLayout: Bool { false }
  /// True if suspicious text may be left out, which never happens.
  open var limitsLayoutForSuspiciousContents = false

  /// The laid out text.
  let state = LayoutState()

  /// A layout manager without text and containers.
  public override init() { super.init() }

  /// A layout manager from an archive, without text and containers.
  public required init?(coder: NSCoder) {
    super.init()
    hyphenationFactor = CGFloat(coder.decodeDouble(forKey: "NSHyphenationFactor"))
  }

  /// Writes the settings.
  open func encode(with coder: NSCoder) { coder.encode(Double(hyphenationFactor), forKey: "NSHyphenationFactor") }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Containers

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Adds a container before the one at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard !textContainers.contains(where: { $0 === container }) else { return }
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidateLines()
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    let container = textContainers.remove(at: index)
    if container.layoutManager === self { container.layoutManager = nil }
    invalidateLines()
  }

  /// Lays out lines again after a container's shape changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateLines() }

  /// Does nothing: no text view draws differently because of it.
  open func textContainerChangedTextView(_ container: NSTextContainer) {}

  // MARK: Invalidation

  /// Generates glyphs again.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    invalidateAll()
  }

  /// Lays out lines again.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    // An attachment may have another size now.
    invalidateAll()
  }

  /// Draws characters again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.displayChanged?() }
  }

  /// Draws glyphs again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  /// Takes over a change of the text. The text storage calls it.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    noteEdit(in: newCharRange, changeInLength: delta)
    invalidateDisplay(forCharacterRange: invalidatedCharRange)
  }

  // MARK: Layout

  /// Generates glyphs, for the whole text.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Generates glyphs, for the whole text.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  /// Sets lines, for the whole text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Sets lines, for the whole text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  /// Sets lines, for the whole text.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  /// Sets lines, for the whole text.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = laidOut }

  // MARK: Glyphs

  /// The number of glyphs: that of the text's UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns true if there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// Returns the glyph at an index; 0 if there is none.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { shapedGlyph(at: glyphIndex) ?? 0 }

  /// Returns the glyph at an index; 0 if there is none.
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return cgGlyph(at: glyphIndex)
  }

  /// Returns the properties of the glyph at an index.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(at: glyphIndex) }

  /// Returns the index of the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the index of the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Copies glyphs, and returns their number.
  open func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    for offset in 0..<glyphRange.length {
      let index = glyphRange.location + offset
      if let glyphBuffer { glyphBuffer[offset] = cgGlyph(at: index) }
      if let props { props[offset] = propertyForGlyph(at: index) }
      if let charIndexBuffer { charIndexBuffer[offset] = index }
      if let bidiLevelBuffer { bidiLevelBuffer[offset] = bidiLevel(at: index) }
    }
    return glyphRange.length
  }

  /// Sets the glyphs of characters. A delegate calls it during glyph generation, and a subclass overrides it to change
  /// them; at any other time it does nothing.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    state.generation?.take(glyphs, props, charIndexes, count: glyphRange.length)
  }

  /// Gives an attachment a size.
  open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {
    guard state.attachmentSizes[glyphRange.location] != attachmentSize else { return }
    state.attachmentSizes[glyphRange.location] = attachmentSize
    invalidateAll()
  }

  /// Sets the rectangles of a line. A subclass overrides it to change them, before it calls this.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
    state.fragmentRects = (fragmentRect, usedRect)
  }

  /// Sets the rectangles of the empty line after a trailing newline. A subclass overrides it to change them, before it
  /// calls this.
  open func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer)
  { state.fragmentRects = (fragmentRect, usedRect) }

  /// Shows or hides a glyph, which keeps its space.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {
    guard state.notShown.contains(glyphIndex) != flag else { return }
    if flag { state.notShown.insert(glyphIndex) } else { state.notShown.remove(glyphIndex) }
    invalidateAll()
  }

  // MARK: Places

  /// Sets the first character and the first glyph that are not laid out.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// Returns the index of the first character that is not laid out; the length of the text if all are.
  open func firstUnlaidCharacterIndex() -> Int { laidOut?.overflow?.lowerBound ?? numberOfGlyphs }

  /// Returns the index of the first glyph that is not laid out; the number of glyphs if all are.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  /// Returns the container of a glyph, and the range of its glyphs.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let line = lineFragment(at: glyphIndex), let layout = laidOut else { return nil }
    if let effectiveGlyphRange, let range = layout.characterRange(ofContainer: line.container) {
      effectiveGlyphRange.pointee = NSRange(range)
    }
    return textContainers[line.container]
  }

  /// Returns the container of a glyph, and the range of its glyphs.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the rectangle around the lines of a container, in its coordinates.
  open func usedRect(for container: NSTextContainer) -> CGRect { usedRect(ofContainer: container) }

  /// Returns the rectangle of the line of a glyph, and the line's glyphs.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    fragment(at: glyphIndex, effectiveRange) { CGRect($0.rect) }
  }

  /// Returns the rectangle of the line of a glyph, and the line's glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the part of the line of a glyph that text uses, and the line's glyphs.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    fragment(at: glyphIndex, effectiveRange) { CGRect($0.usedRect) }
  }

  /// Returns the part of the line of a glyph that text uses, and the line's glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The rectangle of the empty line after a trailing newline; zero if there is none.
  open var extraLineFragmentRect: CGRect { laidOut?.extraLineFragment.map { CGRect($0.rect) } ?? .zero }
  /// The part of that line that would be used.
  open var extraLineFragmentUsedRect: CGRect { laidOut?.extraLineFragment.map { CGRect($0.usedRect) } ?? .zero }
  /// The container of that line; nil if there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    laidOut?.extraLineFragment.map { textContainers[$0.container] }
  }

  /// Returns the position of a glyph's origin in its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { origin(ofGlyphAt: glyphIndex) }

  /// Returns true for a glyph that does not show: of a control character, or hidden.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    state.notShown.contains(glyphIndex)
      || !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }

  /// Returns false: no line clips its glyphs.
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// Returns the size of the attachment at an index; (-1, -1) if there is none.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { sizeOfAttachment(at: glyphIndex) }

  /// Returns the glyphs that an ellipsis replaces in the line of a glyph; at `NSNotFound` if there are none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    lineFragment(at: glyphIndex)?.hidden.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
  }

  // MARK: Ranges

  /// Returns the glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let index = index(of: container), let range = laidOut?.characterRange(ofContainer: index) else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(range)
  }

  /// Returns the glyphs of the line of a glyph, which move together.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    var range = NSRange(location: glyphIndex, length: 0)
    _ = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: &range)
    return range
  }

  /// Returns the bounding rectangle of glyphs in a container, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    boundingRect(of: glyphRange, in: container)
  }

  /// Returns the glyphs of the lines that reach into a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphs(ofLinesIn: bounds, of: container)
  }

  /// Returns the glyphs of the lines that reach into a rectangle of a container.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Calls `block` with the rectangles that enclose glyphs in a container, line by line.
  /// - Parameter selectedRange: the selection that contains them, whose rectangles reach to the margins of lines that
  ///   it continues beyond; at `NSNotFound` for rectangles around the glyphs only.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let rects = enclosingRects(of: glyphRange, isSelected: selectedRange.location != NSNotFound, in: textContainer)
    for rect in rects {
      var stop = ObjCBool(false)
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls `block` with each line that has some of the glyphs: rectangle, used rectangle, container and glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { forEachLine(in: glyphRange, block) }

  // MARK: Points

  /// Returns the glyph nearest to a point of a container, and the fraction of it before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = nearestCharacter(to: point, in: container)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the glyph nearest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the glyph nearest to a point that is before the point.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    nearestCharacter(to: point, in: container).fraction
  }

  /// Returns the character nearest to a point of a container, and the fraction of it before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = nearestCharacter(to: point, in: container)
    partialFraction?.pointee = fraction
    return index
  }

  /// Copies the positions of the insertion point in the line of a character, and returns their number.
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    let points = insertionPoints(inLineOf: charIndex, inDisplayOrder: dFlag)
    for (index, point) in points.enumerated() {
      if let positions { positions[index] = point.x }
      if let charIndexes { charIndexes[index] = point.offset }
    }
    return points.count
  }

  // MARK: Drawing

  /// Draws the background of glyphs into the current context, with the container's origin at a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    cut(to: glyphsToShow, at: origin) { drawGrounds(of: glyphsToShow, at: origin) }
  }

  /// Draws glyphs into the current context, with their shadows, lines and attachments, with the container's origin at a
  /// point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    cut(to: glyphsToShow, at: origin) { drawText(of: glyphsToShow, at: origin) }
  }

  /// Draws glyphs of one run into a context. Only a subclass is asked: a layout manager itself draws whole lines.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
  ) { show(glyphs, positions, count: glyphCount, font, attributes, in: context) }

  /// Fills rectangles behind text.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) { fill(UnsafeBufferPointer(start: rectArray, count: rectCount), color) }

  /// Draws the underline of glyphs that have the same one.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) { draw(.underlines, of: glyphRange, at: containerOrigin) }

  /// Draws the underline of the glyphs of a line that have the same one, by `drawUnderline`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: depthOfUnderline(of: glyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws the strikethrough of glyphs that have the same one.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) { draw(.strikethroughs, of: glyphRange, at: containerOrigin) }

  /// Draws the strikethrough of the glyphs of a line that have the same one, by `drawStrikethrough`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}
