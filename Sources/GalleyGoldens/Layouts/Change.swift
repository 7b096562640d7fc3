/// A cause of a difference between two layouts: one thing that is not as it was, in a sentence that also says what
/// follows from it.
public struct Change: Hashable, Sendable {
  /// The view that it is about; nil for the scene as a whole.
  public var view: String?
  /// The thing: a member of the layout dump such as `font`, `color` or `frame`, or `view` for one that came or went.
  public var property: String
  /// The golden's value, in words.
  public var was: String
  /// The present value, in words.
  public var now: String
  /// The cause, and behind “so” its effects.
  public var sentence: String

  /// Creates a change of these values.
  public init(view: String? = nil, property: String, was: String, now: String, sentence: String) {
    (self.view, self.property, self.was, self.now, self.sentence) = (view, property, was, now, sentence)
  }
}

/// A thing that is not as it was, before its effects are known.
struct Difference: Hashable {
  var view: String?
  var property: String
  var was: String
  var now: String
  /// The statement, as in `the font of 'title' is A instead of B`.
  var clause: String
  /// True if lines and frames can follow from it.
  var reachesLayout: Bool
  /// Clauses about all that follows from it and from nothing else.
  var consequences: [String] = []
  /// True if the same colours have other values, as they have in another appearance.
  var isRecolouring = false

  /// Returns the cause with what follows from it.
  /// - Parameter effects: clauses.
  func change(_ effects: [String], isLastOfSeveral: Bool = false) -> Change {
    let link = isLastOfSeveral ? ", and so " : ", so "
    let clauses = consequences + effects
    let tail = clauses.isEmpty ? "" : (consequences.isEmpty ? link : ", so ") + listing(clauses)
    return Change(view: view, property: property, was: was, now: now, sentence: clause + tail)
  }
}
