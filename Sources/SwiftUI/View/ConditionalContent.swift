/// The view of an `if`/`else` or a `switch`. Each branch has a separate identity and state.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }
  let branch: Branch
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node {
    BranchNode(self, place) { view in
      switch view.branch {
      case .first(let content): (0, content)
      case .second(let content): (1, content)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node {
    ListNode(self, place) { view in view.map { [$0] } ?? [] }
  }
}
