/// Methods that edit the text in place. Their time is proportional to the length of the replaced
/// text and the number of runs after it.
///
/// UIKit counterpart: NSMutableAttributedString.
extension AttributedText {
  /// Replaces the characters in `range` with a string that gets the attributes of the first
  /// replaced character.
  ///
  /// An insertion takes the attributes of the character before it, as in NSMutableAttributedString; at the start of the
  /// text, those of the character after it. A text that becomes empty keeps its attributes for the next typed text.
  /// - Parameter range: UTF-16 offsets; a precondition failure if they lie outside of the text.
  public mutating func replace(_ range: Range<Int>, with replacement: String) {
    replace(range, with: AttributedText(replacement, attributes: attributesForReplacing(range)))
  }

  /// Replaces the characters in `range` with the characters and attributes of `replacement`.
  ///
  /// Equal neighbours become one run.
  /// - Parameter range: UTF-16 offsets; a precondition failure if they lie outside of the text.
  public mutating func replace(_ range: Range<Int>, with replacement: AttributedText) {
    checkRange(range)
    let kept = attributesForReplacing(range)
    utf16.replaceSubrange(range, with: replacement.utf16)
    let middle = replacement.runs.map { $0.moved(by: range.lowerBound) }
    replaceRuns(of: range, with: middle, shift: replacement.count - range.count)
    if runs.isEmpty { runs = [Run(range: 0..<0, attributes: kept)] }
  }

  /// Sets the attributes of all characters in `range`.
  ///
  /// An empty text keeps them for the next typed text. UIKit counterpart: setAttributes(_:range:).
  public mutating func setAttributes(_ attributes: TextAttributes, range: Range<Int>) {
    updateAttributes(in: range) { $0 = attributes }
  }

  /// Sets one attribute of all characters in `range`, as in `addAttribute(\.foregroundColor, value:
  /// .black, range: 0..<5)`.
  ///
  /// UIKit counterpart: addAttribute(_:value:range:).
  public mutating func addAttribute<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value>, value: Value, range: Range<Int>
  ) {
    updateAttributes(in: range) { $0[keyPath: attribute] = value }
  }

  /// Changes the attributes of all characters in `range`, one run after the other.
  ///
  /// In an empty text, changes the attributes of the next typed text.
  public mutating func updateAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    checkRange(range)
    if count == 0 { return updateAttributes(change) }
    if range.isEmpty { return }
    var middle = runIndices(in: range).map {
      Run(range: runs[$0].range.clamped(to: range), attributes: runs[$0].attributes)
    }
    for index in middle.indices { change(&middle[index].attributes) }
    replaceRuns(of: range, with: middle, shift: 0)
  }

  /// Replaces the runs of `range` with `middle`, and moves the later runs by `shift`. The offsets
  /// in `middle` are offsets after the edit.
  private mutating func replaceRuns(of range: Range<Int>, with middle: [Run], shift: Int) {
    // The neighbours on both sides may merge with the new runs.
    let window = max(0, runIndex(at: range.lowerBound) - 1)..<runIndex(at: range.upperBound) + 1
    var replaced: [Run] = []
    for run in runs[window] where run.range.lowerBound < range.lowerBound {
      let end = min(run.range.upperBound, range.lowerBound)
      replaced.appendMerging(Run(range: run.range.lowerBound..<end, attributes: run.attributes))
    }
    for run in middle where !run.range.isEmpty { replaced.appendMerging(run) }
    for run in runs[window] where run.range.upperBound > range.upperBound {
      let start = max(run.range.lowerBound, range.upperBound)
      let rest = Run(range: start..<run.range.upperBound, attributes: run.attributes)
      replaced.appendMerging(rest.moved(by: shift))
    }
    runs.replaceSubrange(window, with: replaced)
    if shift == 0 { return }
    for index in window.lowerBound + replaced.count..<runs.count {
      runs[index].range = runs[index].range.moved(by: shift)
    }
  }

  private func attributesForReplacing(_ range: Range<Int>) -> TextAttributes {
    attributes(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
  }

  /// Returns the runs that have characters in `range`, which is not empty.
  func runIndices(in range: Range<Int>) -> Range<Int> {
    runIndex(at: range.lowerBound)..<runIndex(at: range.upperBound - 1) + 1
  }

  func checkRange(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "the range \(range) lies outside of a text of \(count) UTF-16 code units")
  }
}

extension [AttributedText.Run] {
  /// Appends a run directly after the last run, and merges the two if their attributes are equal.
  mutating func appendMerging(_ run: AttributedText.Run) {
    if let last, last.attributes == run.attributes {
      self[count - 1].range = last.range.lowerBound..<run.range.upperBound
    } else {
      append(run)
    }
  }
}

extension AttributedText.Run {
  fileprivate func moved(by distance: Int) -> AttributedText.Run {
    var run = self
    run.range = range.moved(by: distance)
    return run
  }
}

extension Range<Int> {
  /// Returns the range with `distance` added to both ends.
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
