import GalleyBase
import GalleyFonts
import GalleyText

extension TextField: EditableView {
  /// The editor of the field's text.
  public final var editor: TextEditor { TextEditor(view: self) }

  final var allowsFocus: Bool { isEnabled && isSelectable }
  final var acceptsChanges: Bool { isEnabled && isEditable }

  final func shouldBeginEditing() -> Bool {
    ask("textFieldShouldBeginEditing") { delegate?.textFieldShouldBeginEditing(self) }
  }

  final func shouldEndEditing() -> Bool {
    ask("textFieldShouldEndEditing") { delegate?.textFieldShouldEndEditing(self) }
  }

  final func shouldReplace(_ range: Range<Int>, with replacement: String) -> Bool {
    ask("textField(shouldChangeCharactersIn: \(range), replacementString: \(replacement.quotedInTrace))") {
      let answer = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      return answer == false ? false : refuseAndInsert(replacement, in: range) ?? answer
    }
  }

  final func shouldClear() -> Bool {
    ask("textFieldShouldClear") { delegate?.textFieldShouldClear(self) }
  }

  /// Moves the caret to the end of the text when editing begins.
  ///
  /// Text that was marked before the field had the focus is committed if the caret leaves it. A secure text will be
  /// cleared by the first insertion (rule: secure-text-cleared).
  final func editingBegins() {
    if let marked = editing.markedRange, marked.upperBound < editing.count { commitMarkedText() }
    editing.select(editing.count..<editing.count, using: analyzer)
    session.clearsSecureText = isSecureTextEntry && hasText
  }

  /// Clears a field with `clearsOnBeginEditing`, after the beginning of editing was reported
  /// (rule: clears-on-begin-editing).
  final func editingBegan() {
    if clearsOnBeginEditing { clear() }
  }

  final func reportBegin() {
    window?.trace.append("textFieldDidBeginEditing", by: self)
    delegate?.textFieldDidBeginEditing(self)
    window?.post(WindowNotification(name: TextField.textDidBeginEditingNotification, object: self))
    sendActions(for: .editingDidBegin)
  }

  final func reportChange() {
    window?.post(WindowNotification(name: TextField.textDidChangeNotification, object: self))
    replaceSpaces()
    sendActions(for: .editingChanged)
  }

  final func reportSelection() {
    window?.trace.append("textFieldDidChangeSelection \(editing.selectedRange)", by: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  final func reportEnd() {
    window?.trace.append("textFieldDidEndEditing", by: self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    window?.post(WindowNotification(name: TextField.textDidEndEditingNotification, object: self))
    sendActions(for: .editingDidEnd)
  }

  /// Updates the overlays and scrolls to the caret after a change.
  final func editingChanged() {
    addShownOverlays()
    followCaret()
  }

  /// The rectangle that the keyboard must not cover: the whole field.
  final var rectToShow: Rect { bounds }

  final var isSecure: Bool { isSecureTextEntry }

  /// Returns the rectangle of the caret: 2 points wide, as high as the line and between the
  /// characters, but inside the rectangle for editing.
  ///
  /// Spaces that hang past its edge do not take the caret with them (rule: caret-stays-at-edge).
  final func caretRect(at offset: Int, affinity: TextAffinity) -> Rect {
    guard let placement,
      let caret = placement.layout.caret(at: displayedOffset(of: offset), affinity: affinity, with: context.typesetter)
    else { return .zero }
    let limits = editingRect(forBounds: bounds)
    let x = placement.origin.x + caret.x
    return Rect(
      x: min(max(x, limits.minX), limits.maxX), y: placement.origin.y + caret.top, width: TextField.caretWidth,
      height: caret.height)
  }

  /// Returns the rectangle in which the caret is drawn. As in text views (rule: text-view-caret),
  /// its middle is between the glyphs, so that it covers neither.
  ///
  /// After the last glyph it may be outside the rectangle for editing (rule: caret-stays-at-edge), but never outside
  /// the field.
  final func drawnCaret(_ rect: Rect) -> Rect {
    let limits = bounds
    return Rect(
      x: max(limits.minX, min(rect.minX - rect.width / 2, limits.maxX - rect.width)), y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// Returns true if a handle at `x` is drawn. A handle outside the rectangle to which overlong
  /// text is clipped is not drawn.
  final func showsHandle(at x: Double) -> Bool {
    let rect = shownTextRect
    return x >= rect.minX - SelectionHandle.thickness && x <= rect.maxX + SelectionHandle.thickness
  }

  /// The width of the caret, in points (rule: caret-width).
  static let caretWidth: Double = 2

  /// Sends the actions of the return key if the delegate allows it. If there is an action for
  /// `editingDidEndOnExit`, the field resigns the focus.
  ///
  /// It sends `primaryActionTriggered` only if there is an action for it, so that other traces do not contain it.
  final func returnKeyPressed() {
    guard acceptsChanges, ask("textFieldShouldReturn", { delegate?.textFieldShouldReturn(self) }) else { return }
    sendActions(for: allControlEvents.intersection(.primaryActionTriggered).union(.editingDidEndOnExit))
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}
