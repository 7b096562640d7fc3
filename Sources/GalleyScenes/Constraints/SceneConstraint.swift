import GalleyViews

/// A constraint between edges or lengths of views, as a scene states it. UIKit counterpart: NSLayoutConstraint.
struct SceneConstraint: Hashable, Sendable {
  /// The anchor on the left of the relation, whose value the constraint determines.
  var first: SceneAnchor
  var relation: LayoutRelation
  /// The anchor on the right of the relation; nil for a plain number of points.
  var second: SceneAnchor?
  /// The factor for the value of the second anchor.
  var multiplier: Double = 1
  /// The number of points that is added to the value of the second anchor.
  var constant: Double = 0
  /// The priority, above 0 and at most 1000. 1000 means required.
  var priority: Double = 1000
  /// The constraint as written in the scene, for messages.
  var text: String
  /// The path to the constraint in the scene.
  var path: SceneKeyPath
}

/// One side of a constraint of a scene.
struct SceneAnchor: Hashable, Sendable {
  /// The object whose edge or length a constraint uses: a view, a view's superview, or the window.
  enum Item: Hashable, Sendable {
    /// The view with this id.
    case view(String)
    /// The superview of the view with this id.
    case superview(of: String)
    /// The window, which is the scene's canvas.
    case canvas
  }

  var item: Item
  /// The guide of the item; nil means the item itself.
  var guide: LayoutGuide.Kind?
  var attribute: LayoutAttribute
}

extension LayoutAttribute {
  /// The attributes that scenes name, in the order of the manual.
  static let named: [(name: String, value: LayoutAttribute)] = [
    ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right), ("top", .top),
    ("bottom", .bottom), ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
    ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  /// The name of the attribute in scenes.
  var name: String { Self.named.first { $0.value == self }?.name ?? "" }
}

extension LayoutGuide.Kind {
  /// The guides that scenes name, each with Galley's short name and UIKit's long one.
  static let named: [(names: [String], value: LayoutGuide.Kind)] = [
    (["safeArea", "safeAreaLayoutGuide"], .safeArea), (["margins", "layoutMarginsGuide"], .margins),
    (["readableContent", "readableContentGuide"], .readableContent), (["keyboard", "keyboardLayoutGuide"], .keyboard),
    (["content", "contentLayoutGuide"], .content), (["frame", "frameLayoutGuide"], .frame),
  ]

  /// Creates the kind of guide with the given name; nil if the name is unknown.
  init?(named name: String) {
    guard let kind = Self.named.first(where: { $0.names.contains(name) }) else { return nil }
    self = kind.value
  }

  /// True for the guides that only scrolling views have.
  var needsScrolling: Bool { self == .content || self == .frame }
}
