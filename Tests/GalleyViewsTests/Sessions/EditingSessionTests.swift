import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyUnicode
import GalleyViews
import TestSupport
import Testing

/// Long sessions at random: whatever is done, everything stays valid, what went along equals what is made anew, and what
/// is taken back leaves nothing behind. 10,000 steps in all.
@Suite struct EditingSessionTests {
  static let size = Size(width: 200, height: 100)
  static let start = "first words and שלום\nthe 👨‍👩‍👧 of two"

  @Test(arguments: 0..<6) func ofTextViews(_ seed: Int) throws {
    let view = TextView(frame: Rect(origin: .zero, size: Self.size), in: try makeContext())
    view.font = try TestFonts.varied(15)
    view.text = Self.start
    try run(view, seed: seed, steps: 500, usesLineEnds: true) { _ in
      let fresh = TextView(frame: view.frame, in: view.context)
      fresh.font = view.font
      fresh.attributedText = view.editing.text
      fresh.typingAttributes = view.editing.typingAttributes
      return view.placement?.layout == fresh.placement?.layout
    }
  }

  @Test(arguments: 6..<20) func ofFields(_ seed: Int) throws {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 30), in: try makeContext())
    field.font = try TestFonts.varied(15)
    field.text = "first words and שלום"
    try run(field, seed: seed, steps: 500, usesLineEnds: seed % 2 == 0) { _ in
      let window = Window(size: Self.size, in: field.context)
      let fresh = TextField(frame: field.frame, in: field.context)
      window.addSubview(fresh)
      fresh.font = field.font
      fresh.attributedText = field.attributedText
      fresh.becomeFirstResponder()
      return field.placement?.layout == fresh.placement?.layout
    }
  }

  /// Goes through a session. `isFresh` answers whether what went along with the edits equals what is made anew.
  private func run<Input: TextInput>(
    _ view: Input, seed: Int, steps: Int, usesLineEnds: Bool, isFresh: (Input) -> Bool
  ) throws {
    let window = Window(size: Self.size, in: view.context)
    window.trace.isRecording = false
    window.addSubview(view)
    let (text, picture) = (view.editing.text, try self.picture(of: window))
    view.becomeFirstResponder()
    var session = RandomSession(view, seed: seed, usesLineEnds: usesLineEnds)
    for number in 0..<steps {
      let step = session.step()
      let faults = self.faults(of: view)
      try #require(faults == [], "seed \(seed), step \(number): \(step)")
      try #require(isFresh(view), "seed \(seed), step \(number): \(step)")
    }
    session.undo()
    #expect(view.editing.text == text)
    view.select(text.count..<text.count)
    view.resignFirstResponder()
    (view as? ScrollView)?.contentOffset = .zero
    try expectEqual(self.picture(of: window), picture, "seed \(seed)")
  }

  private func picture(of window: Window) throws -> Bitmap {
    let size = PixelSize(width: Int(Self.size.width), height: Int(Self.size.height))
    return try rasterize(
      displayList(of: window), size: size, scale: 1, background: .white, typesetter: window.context.typesetter)
  }

  /// What is not as it must be after any step.
  private func faults(of view: any TextInput) -> [String] {
    let state = view.editing
    let boundaries = RandomSession.boundaries(of: state.text.utf16, UnicodeAnalyzer())
    var faults: [String] = []
    if state.text.utf16.containsHalves { faults.append("half of a surrogate pair") }
    if state.text.runs.last?.range.upperBound != state.count { faults.append("runs and text differ in length") }
    let selected = state.selectedRange
    if !boundaries.contains(selected.lowerBound) || !boundaries.contains(selected.upperBound) {
      faults.append("the selection \(selected) splits a cluster")
    }
    if let marked = state.markedRange {
      if marked.isEmpty { faults.append("empty marked text") }
      if !boundaries.contains(marked.lowerBound) || !boundaries.contains(marked.upperBound) {
        faults.append("the marked text \(marked) splits a cluster")
      }
      if selected.lowerBound < marked.lowerBound || selected.upperBound > marked.upperBound {
        faults.append("the selection \(selected) is outside of the marked text \(marked)")
      }
    }
    let caret = view.caretRect(for: selected.upperBound)
    let isPlaced = [caret.minX, caret.minY].allSatisfy(\.isFinite) && caret.width == 2 && caret.height > 0
    if !isPlaced { faults.append("no caret: \(caret)") }
    let nearest = view.closestPosition(to: Point(x: caret.midX, y: caret.midY))
    if !boundaries.contains(nearest) { faults.append("the place \(nearest) near the caret splits a cluster") }
    return faults
  }
}

extension [UInt16] {
  /// Whether there is a surrogate without its other half.
  fileprivate var containsHalves: Bool {
    var isOpen = false
    for unit in self {
      let isLow = unit & 0xFC00 == 0xDC00
      if isOpen != isLow { return true }
      isOpen = unit & 0xFC00 == 0xD800
    }
    return isOpen
  }
}
