public import GalleyViews

/// The description of one view of a scene. Nil means the default of the view's kind.
public struct SceneView: Hashable, Assigning {
  /// The name of the view in dumps and for `--set`, unique in the scene. A view without a name is
  /// called by its kind and a number, such as `label2`. The number counts the unnamed views of the
  /// kind in the order of the file.
  public var id: String
  /// The properties that only views of this kind have, such as a `SceneLabel`.
  public var kind: any SceneViewKind { own.value }
  var own: Own
  /// The name of the kind, such as `label`.
  public var kindName: String { type(of: own.value).name }
  /// The frame in the superview. By default the view is at the origin and as large as its content.
  public var frame = SceneFrame()
  /// The way in which the scene states the view's position.
  var placement = Placement.content
  /// The constraints from the view's frame and from its own list.
  var constraints: [SceneConstraint] = []
  /// The layout margins; nil means the default.
  var margins: LayoutMargins?
  /// True if the view's margins grow where the superview's margins overlap the view.
  var preservesSuperviewLayoutMargins: Bool?
  /// The content hugging priorities.
  var hugging: ScenePriorities?
  /// The content compression resistance priorities.
  var compressionResistance: ScenePriorities?
  /// The properties of UIView that the scene sets.
  public var assignments = Assignments<View>()
  /// The traits of this view and all views inside it that differ from the scene's.
  public var traitOverrides: TraitOverrides?
  /// The subviews from back to front.
  public var subviews: [SceneView] = []

  init(id: String, _ kind: any ViewKind) {
    self.id = id
    own = Own(value: kind)
  }

  /// All views directly inside this view: overlay views, then subviews.
  var innerViews: [SceneView] {
    var views: [SceneView] = []
    var kind = own.value
    kind.updateOverlays { views.append($0) }
    return views + subviews
  }

  /// The ways to state a view's position.
  enum Placement: Hashable, Sendable {
    /// The scene states no position. The view is at the origin and as large as its content, unless
    /// constraints position it.
    case content
    /// The scene states a rectangle.
    case frame
    /// The scene states distances from edges, which become constraints.
    case edges
    /// The view that arranges this view sets its position.
    case arranged
  }

  /// A wrapper that makes the properties of any kind of view equatable.
  struct Own: Hashable, Sendable {
    var value: any ViewKind

    static func == (first: Own, second: Own) -> Bool { AnyHashable(first.value) == AnyHashable(second.value) }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
  }
}
