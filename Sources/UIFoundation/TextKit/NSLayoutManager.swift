public import CoreGraphics
public import Foundation
import GalleyText
import GalleyViews

/// An object that lays out the text of a text storage in containers, and draws it.
///
/// A glyph's index is the index of its character, in UTF-16 units: where several characters have one glyph, such as a
/// ligature, the others have the property `null`; where a character has several, the index stands for all of them.
/// UIKit numbers the glyphs of the font instead. Code that asks one index from the other gets right answers both ways.
open class NSLayoutManager: NSObject, NSSecureCoding {
  private final let mark = SwiftObjectMark()
  /// The text to lay out; nil until a text storage adds the layout manager.
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { invalidateAll() } } }
  /// The containers, in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that changes how text is laid out, and is notified of layout.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidateAll() } }
  }
  /// True to draw white space and other invisible characters. As on iOS, this has an effect only if
  /// the delegate generates glyphs for these characters.
  open var showsInvisibleCharacters = false
  /// True to draw control characters. It has no effect.
  open var showsControlCharacters = false
  /// The fraction of the line width below which a line is hyphenated, for paragraphs that set no
  /// factor; 0 turns hyphenation off.
  open var hyphenationFactor: CGFloat = 0 { didSet { if hyphenationFactor != oldValue { invalidateAll() } } }
  /// True to use the platform's hyphenation factor if neither the paragraph nor `hyphenationFactor`
  /// sets one.
  open var usesDefaultHyphenation = false { didSet { if usesDefaultHyphenation != oldValue { invalidateAll() } } }
  /// True if the line gap of fonts is included in the height of a line.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidateLines() } } }
  /// True if parts of the text may be laid out before the text above them. It has no effect: text
  /// is always laid out from its beginning.
  open var allowsNonContiguousLayout = false
  /// Always false, since text is laid out from its beginning.
  open var hasNonContiguousLayout: Bool { false }
  /// True if layout may skip suspicious text. It has no effect.
  open var limitsLayoutForSuspiciousContents = false

  /// The current layout of the text.
  let state = LayoutState()

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// Creates a layout manager from an archive, without text and containers.
  public required init?(coder: NSCoder) {
    super.init()
    hyphenationFactor = CGFloat(coder.decodeDouble(forKey: "NSHyphenationFactor"))
  }

  /// Encodes the hyphenation factor.
  open func encode(with coder: NSCoder) { coder.encode(Double(hyphenationFactor), forKey: "NSHyphenationFactor") }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Containers

  /// Appends a container to the list.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container before the one at an index.
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

  /// Invalidates the lines after the shape of a container has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateLines() }

  /// Does nothing, since text is drawn in the same way for every text view.
  open func textContainerChangedTextView(_ container: NSTextContainer) {}

  // MARK: Invalidation

  /// Invalidates the glyphs, which are then generated again.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    invalidateAll()
  }

  /// Invalidates the lines, which are then laid out again.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    // An attachment may have another size now.
    invalidateAll()
  }

  /// Marks characters to be drawn again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.displayChanged?() }
  }

  /// Marks glyphs to be drawn again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  /// Updates the layout after a change of the text. The text storage calls this method.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    noteEdit(in: newCharRange, changeInLength: delta)
    invalidateDisplay(forCharacterRange: invalidatedCharRange)
  }

  // MARK: Layout

  /// Generates the glyphs of the whole text.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Generates the glyphs of the whole text.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  /// Lays out the lines of the whole text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Lays out the lines of the whole text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  /// Lays out the lines of the whole text.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  /// Lays out the lines of the whole text.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = laidOut }

  // MARK: Glyphs

  /// The number of glyphs. It equals the number of UTF-16 code units in the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns true if there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// Returns the glyph at an index; 0 if there is no glyph.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { shapedGlyph(at: glyphIndex) ?? 0 }

  /// Returns the glyph at an index; 0 if there is no glyph.
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

  /// Copies a range of glyphs and returns their number.
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

  /// Sets the glyphs of characters. The delegate calls this method during glyph generation; at any
  /// other time it does nothing. Subclasses override it to change the glyphs.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    state.generation?.take(glyphs, props, charIndexes, count: glyphRange.length)
  }

  /// Sets the size of an attachment.
  open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {
    guard state.attachmentSizes[glyphRange.location] != attachmentSize else { return }
    state.attachmentSizes[glyphRange.location] = attachmentSize
    invalidateAll()
  }

  /// Sets the rectangles of a line. Subclasses override this method to change the rectangles before
  /// they call `super`.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
    state.fragmentRects = (fragmentRect, usedRect)
  }

  /// Sets the rectangles of the empty line after a trailing newline. Subclasses override this
  /// method to change the rectangles before they call `super`.
  open func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer)
  { state.fragmentRects = (fragmentRect, usedRect) }

  /// Hides or shows a glyph. A hidden glyph keeps its space.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {
    guard state.notShown.contains(glyphIndex) != flag else { return }
    if flag { state.notShown.insert(glyphIndex) } else { state.notShown.remove(glyphIndex) }
    invalidateAll()
  }

  // MARK: Places

  /// Writes the indices of the first character and the first glyph that are not laid out.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// Returns the index of the first character that is not laid out; the length of the text if
  /// everything is laid out.
  open func firstUnlaidCharacterIndex() -> Int { laidOut?.overflow?.lowerBound ?? numberOfGlyphs }

  /// Returns the index of the first glyph that is not laid out; the number of glyphs if everything
  /// is laid out.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  /// Returns the container that contains a glyph, and writes the range of all glyphs in the
  /// container. Returns nil if the glyph is not laid out.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let line = lineFragment(at: glyphIndex), let layout = laidOut else { return nil }
    if let effectiveGlyphRange, let range = layout.characterRange(ofContainer: line.container) {
      effectiveGlyphRange.pointee = NSRange(range)
    }
    return textContainers[line.container]
  }

  /// Returns the container that contains a glyph, and writes the range of all glyphs in the
  /// container. Returns nil if the glyph is not laid out.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the bounding rectangle of a container's lines, in the coordinates of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect { usedRect(ofContainer: container) }

  /// Returns the rectangle of the line that contains a glyph, and the line's glyph range.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    fragment(at: glyphIndex, effectiveRange) { CGRect($0.rect) }
  }

  /// Returns the rectangle of the line that contains a glyph, and the line's glyph range.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the rectangle of the text in the line that contains a glyph, and the line's glyph
  /// range.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    fragment(at: glyphIndex, effectiveRange) { CGRect($0.usedRect) }
  }

  /// Returns the rectangle of the text in the line that contains a glyph, and the line's glyph
  /// range.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The rectangle of the empty line after a trailing newline; zero if there is none.
  open var extraLineFragmentRect: CGRect { laidOut?.extraLineFragment.map { CGRect($0.rect) } ?? .zero }
  /// The part of the empty line after a trailing newline that text would use.
  open var extraLineFragmentUsedRect: CGRect { laidOut?.extraLineFragment.map { CGRect($0.usedRect) } ?? .zero }
  /// The container of the empty line after a trailing newline; nil if there is no such line.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    laidOut?.extraLineFragment.map { textContainers[$0.container] }
  }

  /// Returns the origin of a glyph, relative to the rectangle of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { origin(ofGlyphAt: glyphIndex) }

  /// Returns true if a glyph is not drawn, because it is hidden or belongs to a control character.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    state.notShown.contains(glyphIndex)
      || !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }

  /// Always returns false, since lines do not clip their glyphs.
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// Returns the size of the attachment at an index; (-1, -1) if there is no attachment.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { sizeOfAttachment(at: glyphIndex) }

  /// Returns the range of the glyphs that an ellipsis replaces, in the line that contains a glyph.
  /// Without an ellipsis the location of the range is `NSNotFound`.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    lineFragment(at: glyphIndex)?.hidden.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
  }

  // MARK: Ranges

  /// Returns the range of glyphs for a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the range of characters for a range of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the range of glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let index = index(of: container), let range = laidOut?.characterRange(ofContainer: index) else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(range)
  }

  /// Returns the glyph range of the whole line that contains a glyph, since all its glyphs move
  /// together.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    var range = NSRange(location: glyphIndex, length: 0)
    _ = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: &range)
    return range
  }

  /// Returns the bounding rectangle of glyphs in a container. It is as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    boundingRect(of: glyphRange, in: container)
  }

  /// Returns the glyphs of all lines that overlap a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphs(ofLinesIn: bounds, of: container)
  }

  /// Returns the glyphs of all lines that overlap a rectangle of a container.
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

  /// Calls `block` with each line that contains some of the glyphs. The arguments are the line's
  /// rectangle, used rectangle, container and glyph range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { forEachLine(in: glyphRange, block) }

  // MARK: Points

  /// Returns the glyph nearest to a point in a container, and the fraction of the glyph that is
  /// before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = nearestCharacter(to: point, in: container)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the glyph nearest to a point in a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the nearest glyph that is before a point in a container.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    nearestCharacter(to: point, in: container).fraction
  }

  /// Returns the character nearest to a point in a container, and the fraction of the character
  /// that is before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = nearestCharacter(to: point, in: container)
    partialFraction?.pointee = fraction
    return index
  }

  /// Copies the positions of the insertion point in the line of a character, and returns the number
  /// of positions.
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

  /// Draws the background of glyphs into the current context. `origin` is the position of the
  /// container's origin.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    cut(to: glyphsToShow, at: origin) { drawGrounds(of: glyphsToShow, at: origin) }
  }

  /// Draws glyphs with their shadows, lines and attachments into the current context. `origin` is
  /// the position of the container's origin.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    cut(to: glyphsToShow, at: origin) { drawText(of: glyphsToShow, at: origin) }
  }

  /// Draws the glyphs of a single run into a context. It is called only in subclasses, since
  /// NSLayoutManager itself draws whole lines.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
  ) { show(glyphs, positions, count: glyphCount, font, attributes, in: context) }

  /// Fills rectangles behind text with a background colour.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) { fill(UnsafeBufferPointer(start: rectArray, count: rectCount), color) }

  /// Draws an underline below glyphs with the same style.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) { draw(.underlines, of: glyphRange, at: containerOrigin) }

  /// Draws the underlines of glyphs in a line by calling `drawUnderline`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: depthOfUnderline(of: glyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws a strikethrough through glyphs with the same style.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) { draw(.strikethroughs, of: glyphRange, at: containerOrigin) }

  /// Draws the strikethroughs of glyphs in a line by calling `drawStrikethrough`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}
