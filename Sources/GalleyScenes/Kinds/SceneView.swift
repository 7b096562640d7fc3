public import GalleyViews

/// One view of a scene. Nil is always the default of the view's kind.
public struct SceneView: Hashable, Assigning {
  /// The name by which dumps and `--set` call it; unique in the scene. A view without one is called by its kind and
  /// number, as in `label2`: the views of a kind without a name are counted in the order of the file.
  public var id: String
  /// The part that only views of its kind have, such as a `SceneLabel`.
  public var kind: any SceneViewKind { own.value }
  var own: Own
  /// The name of the kind, such as `label`.
  public var kindName: String { type(of: own.value).name }
  /// Its frame in its superview; by default at the origin and as large as its content.
  public var frame = SceneFrame()
  /// The kind of statement of its frame.
  var placement = Placement.content
  /// The relations that its frame and its own list state.
  var constraints: [SceneConstraint] = []
  /// Space between its edges and its content; nil is the default.
  var margins: LayoutMargins?
  /// True if its margins are at least as large as its superview's require.
  var preservesSuperviewLayoutMargins: Bool?
  /// The strengths with which it resists growing beyond its content.
  var hugging: ScenePriorities?
  /// The strengths with which it resists shrinking below its content.
  var compressionResistance: ScenePriorities?
  /// The properties that it has as any view.
  public var assignments = Assignments<View>()
  /// Traits of it and all in it that differ from the scene's.
  public var traitOverrides: TraitOverrides?
  /// The views in it, the lowest first.
  public var subviews: [SceneView] = []

  init(id: String, _ kind: any ViewKind) {
    self.id = id
    own = Own(value: kind)
  }

  /// All views in it: overlay views, then subviews.
  var innerViews: [SceneView] {
    var views: [SceneView] = []
    var kind = own.value
    kind.updateOverlays { views.append($0) }
    return views + subviews
  }

  /// The kinds of statement of a view's frame.
  enum Placement: Hashable, Sendable {
    /// Not at all: at the origin and as large as its content, unless constraints position it.
    case content
    /// By a rectangle.
    case frame
    /// By distances from edges, which are constraints.
    case edges
    /// By the view that arranges it.
    case arranged
  }

  /// A kind's own part, whatever the kind is.
  struct Own: Hashable, Sendable {
    var value: any ViewKind

    static func == (first: Own, second: Own) -> Bool { AnyHashable(first.value) == AnyHashable(second.value) }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
  }
}
