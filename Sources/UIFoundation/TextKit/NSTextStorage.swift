public import Foundation

/// Attributed text that notifies its layout managers of every change.
///
/// A subclass may keep the text elsewhere: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` after each
/// change. All other methods use these four.
///
/// A copy of such a subclass's text is kept here, brought up to date by `edited`: Foundation's own functions, such as
/// `NSAttributedString(attributedString:)`, read the stored text and ignore overrides. A subclass should keep its text
/// in a `CodeUnitAttributedString`, since Foundation's class fails where an edit begins or ends inside a character.
open class NSTextStorage: CodeUnitAttributedString {
  /// The kinds of change of a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before attributes are fixed. The object is the text storage.
  public class var willProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// Posted before layout managers are notified. The object is the text storage.
  public class var didProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageDidProcessEditingNotification")
  }

  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of the changes that are not processed yet.
  open private(set) var editedMask: EditActions = []
  /// The range of these changes, in the present text; at `NSNotFound` if there are none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference in length that these changes made.
  open private(set) var changeInLength = 0
  /// The delegate, which is asked and notified when changes are processed.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The number of calls of `beginEditing` that wait for their `endEditing`.
  private var nesting = 0
  /// True while changes are processed, so that changes made meanwhile join them.
  private var isProcessing = false
  /// The other observers of processed changes, besides layout managers.
  var watches: [WeakWatch] = []
  /// True if the text is stored here; false if a subclass stores it.
  private var storesText = false

  /// An empty text.
  public init() {
    super.init(string: "")
    storesText = type(of: self) == NSTextStorage.self
  }

  /// Characters without attributes.
  public override init(string: String) {
    super.init(string: string)
    storesText = type(of: self) == NSTextStorage.self
  }

  /// Characters with the same attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
    storesText = type(of: self) == NSTextStorage.self
  }

  /// The characters and attributes of another text.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
    storesText = type(of: self) == NSTextStorage.self
  }

  /// A text from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storesText = type(of: self) == NSTextStorage.self
  }

  // MARK: Layout managers

  /// Adds a layout manager, which drops its previous text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    if let other = aLayoutManager.textStorage, other !== self { other.removeLayoutManager(aLayoutManager) }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager, which then has no text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: The four primitives

  /// The characters.
  open override var string: String { super.string }

  /// Returns the attributes of a character, and the range around it in which they are the same.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }

  /// Replaces characters; the new ones take the attributes of the first replaced one, or of their neighbour.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    storesText = true
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces the attributes of characters; nil removes them.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    storesText = true
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces characters of the text stored here.
  private func store(_ units: [UInt16], in range: NSRange) {
    super.replaceCharacters(in: range, with: CodeUnitAttributedString(units: units))
  }

  /// Replaces attributes of the text stored here.
  private func store(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
    super.setAttributes(attributes, range: range)
  }

  // MARK: Reading

  /// The number of UTF-16 code units.
  open override var length: Int { storesText ? super.length : string.utf16.count }

  package override var presentUnits: [UInt16] { storesText ? super.presentUnits : Array(string.utf16) }

  override func codeUnit(at index: Int) -> UInt16 {
    storesText ? super.codeUnit(at: index) : (string as NSString).character(at: index)
  }

  /// Returns an attribute of a character, and a range around it in which it is the same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    storesText
      ? super.attribute(attrName, at: location, effectiveRange: range)
      : attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Returns the attributes of a character, and the longest range around it in which they are the same.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    if storesText { return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
    let found = attributes(at: location, effectiveRange: nil)
    range?.pointee = longestRange(around: location, in: rangeLimit) { ($0 as NSDictionary).isEqual(to: found) }
    return found
  }

  /// Returns an attribute of a character, and the longest range around it in which it is the same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    if storesText { return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit) }
    let found = attributes(at: location, effectiveRange: nil)[attrName]
    range?.pointee = longestRange(around: location, in: rangeLimit) { isSame($0[attrName], found) }
    return found
  }

  /// Returns a part of the text.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    if storesText { return super.attributedSubstring(from: range) }
    let part = CodeUnitAttributedString(units: Array(presentUnits[range.codeUnits(in: length)]))
    forEachRun(in: range) { attributes, run in
      part.setAttributes(attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return part
  }

  // MARK: Changing

  /// Replaces characters by others with their own attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // The text may be its own replacement.
    let replacement = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: replacement.string)
    let whole = NSRange(location: 0, length: replacement.length)
    replacement.enumerateAttributes(in: whole, options: []) { attributes, run, _ in
      setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  /// Adds an attribute to characters.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to characters.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Takes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  /// Puts text before a character.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Adds text at the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  private func change(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    forEachRun(in: range) { runs.append(($0, $1)) }
    beginEditing()
    for var run in runs {
      change(&run.attributes)
      setAttributes(run.attributes, range: run.range)
    }
    endEditing()
  }

  // MARK: Processing changes

  /// Puts off the processing of changes until the matching `endEditing`.
  open override func beginEditing() { nesting += 1 }

  /// Processes the changes since the first `beginEditing` that waits for this call.
  open override func endEditing() {
    nesting = max(0, nesting - 1)
    if nesting == 0, !isProcessing, !editedMask.isEmpty { process() }
  }

  /// Records a change, and processes it unless more will follow.
  /// - Parameters:
  ///   - editedRange: the changed characters, in the text before.
  ///   - delta: the difference in length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !storesText { mirror(editedRange, changeInLength: delta) }
    if self.editedMask.isEmpty {
      self.editedRange = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    } else {
      let lower = min(self.editedRange.location, editedRange.location)
      let upper = max(NSMaxRange(self.editedRange), NSMaxRange(editedRange)) + delta
      self.editedRange = NSRange(location: lower, length: max(0, upper - lower))
    }
    changeInLength += delta
    self.editedMask.formUnion(editedMask)
    if nesting == 0, !isProcessing { process() }
  }

  private func process() {
    isProcessing = true
    processEditing()
    // What a subclass changes after it has called `super` still has to be laid out.
    if !editedMask.isEmpty { tellLayoutManagers() }
    isProcessing = false
  }

  /// Notifies the delegate, fixes attributes, and notifies the layout managers. Changes made meanwhile join those that
  /// are processed.
  open func processEditing() {
    NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    invalidateAttributes(in: editedRange)
    NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    tellLayoutManagers()
  }

  private func tellLayoutManagers() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    for layoutManager in layoutManagers {
      layoutManager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    watches.removeAll { $0.watch == nil }
    for watch in watches { watch.watch?.tell(self) }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  // MARK: Fixing attributes

  /// False: attributes are fixed when changes are processed.
  open var fixesAttributesLazily: Bool { false }

  /// Fixes attributes at once.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  /// Does nothing: attributes are fixed already.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Makes attributes consistent: a paragraph has the style of its first character, and attachments stand on U+FFFC
  /// only. Fonts are not changed, since fallback fonts are found during layout.
  open func fixAttributes(in range: NSRange) { makeAttributesConsistent(in: range) }
}

extension NSTextStorage {
  /// Copies the part that a subclass changed in its own text.
  private func mirror(_ range: NSRange, changeInLength delta: Int) {
    let (count, present) = (storedCount, presentUnits)
    var (old, new) = (range, NSRange(location: range.location, length: range.length + delta))
    if count + delta != present.count || NSMaxRange(old) > count || new.length < 0 {
      (old, new) = (NSRange(location: 0, length: count), NSRange(location: 0, length: present.count))
    }
    store(Array(present[new.location..<NSMaxRange(new)]), in: old)
    forEachRun(in: new) { store($0, in: $1) }
  }

  /// Calls `body` with the attributes of each part of a range.
  func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var offset = range.location
    while offset < NSMaxRange(range) {
      var run = NSRange(location: offset, length: 0)
      let attributes = attributes(at: offset, effectiveRange: &run)
      let part = NSIntersectionRange(run, range)
      guard NSMaxRange(part) > offset else { return }
      body(attributes, NSRange(location: offset, length: NSMaxRange(part) - offset))
      offset = NSMaxRange(part)
    }
  }

  private func longestRange(
    around location: Int, in limit: NSRange, where isAlike: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var run = NSRange(location: location, length: 1)
    _ = attributes(at: location, effectiveRange: &run)
    var (lower, upper) = (max(run.location, limit.location), min(NSMaxRange(run), NSMaxRange(limit)))
    while lower > limit.location, isAlike(attributes(at: lower - 1, effectiveRange: &run)) {
      lower = max(min(run.location, lower - 1), limit.location)
    }
    while upper < NSMaxRange(limit), isAlike(attributes(at: upper, effectiveRange: &run)) {
      upper = min(max(NSMaxRange(run), upper + 1), NSMaxRange(limit))
    }
    return NSRange(location: lower, length: upper - lower)
  }
}

/// True if two values of attributes are the same.
func isSame(_ first: Any?, _ second: Any?) -> Bool {
  switch (first, second) {
  case (nil, nil): true
  case (let first as NSObject, let second as NSObject): first.isEqual(second)
  default: false
  }
}
