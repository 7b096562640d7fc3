import GalleyBase
import GalleyViews

/// Views side by side whose lengths are ambiguous because their contents have equal priorities.
struct PriorityTie {
  /// The views of the tie in order, at least two.
  let views: [View]
  /// The message with the reason and the key that resolves the tie.
  let message: String

  /// Returns the ties among views whose lengths along the given axes are ambiguous.
  static func all(among open: [(view: View, openLengths: [LayoutAxis])]) -> [PriorityTie] {
    var ties: [PriorityTie] = []
    for axis in [LayoutAxis.horizontal, .vertical] {
      var left = open.filter { $0.openLengths.contains(axis) }.map(\.view)
      while let first = left.first {
        let beside = left.filter { $0.superview === first.superview }
        left.removeAll { $0.superview === first.superview }
        if let tie = PriorityTie(of: beside, along: axis) { ties.append(tie) }
      }
    }
    return ties
  }

  /// Creates a tie of views in one superview; nil if the priorities of their contents do not
  /// explain the ambiguity.
  private init?(of views: [View], along axis: LayoutAxis) {
    guard let container = views.first?.superview else { return nil }
    let lacks = views.filter { $0.excess(along: axis) < 0 }
    let growing = views.filter { $0.excess(along: axis) > 0 }
    let isCut = !lacks.isEmpty
    guard let shown = (isCut ? lacks : growing).first else { return nil }
    let priority = shown.priority(isCut, axis)
    let rivals = views.filter { $0.naturalLength(along: axis) >= 0 && $0.priority(isCut, axis) == priority }
    guard rivals.count > 1, rivals.allSatisfy({ $0.id != nil }) else { return nil }
    self.views = rivals
    let names = rivals.map { "\"\($0.id ?? "")\"" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    let room = (axis == .horizontal ? container.bounds.width : container.bounds.height).plainDecimal
    let key = isCut ? "contentCompressionResistancePriority" : "contentHuggingPriority"
    let (problem, question) =
      isCut ? ("do not fit in \(room) pt together", "which one shrinks") : ("do not fill \(room) pt", "which one grows")
    let now = (isCut ? lacks : growing).map { "\"\($0.id ?? "")\"" }.joined(separator: ", ")
    message =
      "\(list) \(problem) and have the same \(key), so \(question) is undefined (now \(now)); give one of them "
      + "\(key): \((priority < 1000 ? priority + 1 : priority - 1).plainDecimal)"
  }
}

extension View {
  /// Returns the intrinsic length of the view's content; a negative number if the content has no
  /// intrinsic length.
  fileprivate func naturalLength(along axis: LayoutAxis) -> Double {
    axis == .horizontal ? naturalContentSize.width : naturalContentSize.height
  }

  /// Returns the length of the view minus the length of its content, in points. Negative means that
  /// the content is truncated; a difference of less than a pixel is 0.
  fileprivate func excess(along axis: LayoutAxis) -> Double {
    let natural = naturalLength(along: axis)
    guard natural >= 0 else { return 0 }
    let difference = (axis == .horizontal ? bounds.width : bounds.height) - natural
    return abs(difference) < 1 / context.scale ? 0 : difference
  }

  /// Returns the content's compression resistance if it is cut, otherwise its hugging priority.
  fileprivate func priority(_ isCut: Bool, _ axis: LayoutAxis) -> Double {
    guard let state = constraintState else { return isCut ? 750 : 250 }
    return (isCut ? state.compressionResistance : state.hugging)[axis]
  }
}
