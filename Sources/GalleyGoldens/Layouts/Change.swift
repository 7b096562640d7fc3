/// A cause of a difference between two layouts: one property that changed. Its sentence also states
/// its effects.
public struct Change: Hashable, Sendable {
  /// The view of which a property changed; nil for the scene as a whole.
  public var view: String?
  /// The property that changed: a member of the layout dump such as `font`, `color` or `frame`, or
  /// `view` for a view that was added or removed.
  public var property: String
  /// The value in the golden, in words.
  public var was: String
  /// The present value, in words.
  public var now: String
  /// A sentence that states the cause and, after “so”, its effects.
  public var sentence: String

  /// Creates a change from its property, its values and its sentence.
  public init(view: String? = nil, property: String, was: String, now: String, sentence: String) {
    (self.view, self.property, self.was, self.now, self.sentence) = (view, property, was, now, sentence)
  }
}

/// A property that changed, before its effects are known.
struct Difference: Hashable {
  var view: String?
  var property: String
  var was: String
  var now: String
  /// A clause about the change, such as `the font of 'title' is A instead of B`.
  var clause: String
  /// True if the change can affect lines and frames.
  var reachesLayout: Bool
  /// Clauses about effects that only this change can have.
  var consequences: [String] = []
  /// True if the colours have the same names in both layouts and only their values differ, as in a
  /// different appearance.
  var isRecolouring = false

  /// Returns the change as a cause, whose sentence also states the given effects.
  /// - Parameter effects: clauses.
  func change(_ effects: [String], isLastOfSeveral: Bool = false) -> Change {
    let link = isLastOfSeveral ? ", and so " : ", so "
    let clauses = consequences + effects
    let tail = clauses.isEmpty ? "" : (consequences.isEmpty ? link : ", so ") + listing(clauses)
    return Change(view: view, property: property, was: was, now: now, sentence: clause + tail)
  }
}
