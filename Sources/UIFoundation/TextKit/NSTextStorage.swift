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
  /// The kinds of changes to a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The notification that is posted before attributes are fixed. Its object is the text storage.
  public class var willProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// The notification that is posted before layout managers are notified. Its object is the text
  /// storage.
  public class var didProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageDidProcessEditingNotification")
  }

  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of the changes that have not been processed yet.
  open private(set) var editedMask: EditActions = []
  /// The range of the characters that changed and are not processed yet, as offsets in the current
  /// text. Without changes its location is `NSNotFound`.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference in length that the unprocessed changes have made.
  open private(set) var changeInLength = 0
  /// The delegate, which is called when changes are processed.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The number of calls of `beginEditing` without a matching `endEditing` so far.
  private var nesting = 0
  /// True while changes are processed. Further changes that are made at that time are processed
  /// together with them.
  private var isProcessing = false
  /// The additional observers of processed changes, besides layout managers.
  var watches: [WeakWatch] = []
  /// True if the text is stored in this object; false if a subclass stores it.
  private var storesText = false

  /// Creates an empty text storage.
  public init() {
    super.init(string: "")
    storesText = type(of: self) == NSTextStorage.self
  }

  /// Creates a text storage without attributes.
  public override init(string: String) {
    super.init(string: string)
    storesText = type(of: self) == NSTextStorage.self
  }

  /// Creates a text storage whose characters all have the same attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
    storesText = type(of: self) == NSTextStorage.self
  }

  /// Creates a text storage with the characters and attributes of another text.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
    storesText = type(of: self) == NSTextStorage.self
  }

  /// Creates a text storage from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storesText = type(of: self) == NSTextStorage.self
  }

  // MARK: Layout managers

  /// Adds a layout manager. It is removed from its previous text storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    if let other = aLayoutManager.textStorage, other !== self { other.removeLayoutManager(aLayoutManager) }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager, which then has no text storage.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: The four primitives

  /// The characters of the text.
  open override var string: String { super.string }

  /// Returns the attributes of a character, and the range around it with the same attributes.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }

  /// Replaces characters. The new characters get the attributes of the first replaced character, or
  /// else of a neighbour.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    storesText = true
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces all attributes of a range; nil removes them.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    storesText = true
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces characters of the text that is stored in this object.
  private func store(_ units: [UInt16], in range: NSRange) {
    super.replaceCharacters(in: range, with: CodeUnitAttributedString(units: units))
  }

  /// Replaces attributes of the text that is stored in this object.
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

  /// Returns the value of an attribute at a character, and writes a range around it with the same
  /// value. Returns nil if the attribute is not set there.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    storesText
      ? super.attribute(attrName, at: location, effectiveRange: range)
      : attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Returns the attributes of a character, and the longest range around it with the same
  /// attributes.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    if storesText { return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
    let found = attributes(at: location, effectiveRange: nil)
    range?.pointee = longestRange(around: location, in: rangeLimit) { ($0 as NSDictionary).isEqual(to: found) }
    return found
  }

  /// Returns the value of an attribute at a character, and writes the longest range around it with
  /// the same value. Returns nil if the attribute is not set there.
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

  /// Replaces characters by the characters of another text, with their attributes.
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

  /// Sets an attribute in a range. Other attributes stay.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Sets attributes in a range. Other attributes stay.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  /// Inserts text before a character.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends text to the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Removes the characters of a range.
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

  /// Delays the processing of changes until the matching `endEditing`.
  open override func beginEditing() { nesting += 1 }

  /// Processes the changes since the matching `beginEditing`. In nested calls only the outermost
  /// call processes them.
  open override func endEditing() {
    nesting = max(0, nesting - 1)
    if nesting == 0, !isProcessing, !editedMask.isEmpty { process() }
  }

  /// Records a change. The change is processed at once, unless `beginEditing` has delayed it.
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

  /// Notifies the delegate, fixes attributes, and notifies the layout managers. Changes that are
  /// made during these steps are processed together with the others.
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

  /// Always false, since attributes are fixed when changes are processed.
  open var fixesAttributesLazily: Bool { false }

  /// Fixes the attributes of a range at once.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  /// Does nothing, since attributes are already fixed.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Makes attributes consistent. A paragraph gets the style of its first character, and
  /// attachments are removed from all characters but U+FFFC. Fonts are not changed, since fallback
  /// fonts are found during layout.
  open func fixAttributes(in range: NSRange) { makeAttributesConsistent(in: range) }
}

extension NSTextStorage {
  /// Copies a changed part of the text that a subclass stores into the characters and attributes of
  /// this object.
  private func mirror(_ range: NSRange, changeInLength delta: Int) {
    let (count, present) = (storedCount, presentUnits)
    var (old, new) = (range, NSRange(location: range.location, length: range.length + delta))
    if count + delta != present.count || NSMaxRange(old) > count || new.length < 0 {
      (old, new) = (NSRange(location: 0, length: count), NSRange(location: 0, length: present.count))
    }
    store(Array(present[new.location..<NSMaxRange(new)]), in: old)
    forEachRun(in: new) { store($0, in: $1) }
  }

  /// Calls `body` for each part of a range that has equal attributes. The closure receives the
  /// attributes and the part.
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

/// Returns true if two attribute values are equal.
func isSame(_ first: Any?, _ second: Any?) -> Bool {
  switch (first, second) {
  case (nil, nil): true
  case (let first as NSObject, let second as NSObject): first.isEqual(second)
  default: false
  }
}
