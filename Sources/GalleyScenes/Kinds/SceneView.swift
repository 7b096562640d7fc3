public import GalleyBase
public import GalleyViews

/// One view of a scene. Nil is always the default of the view's kind.
public struct SceneView: Hashable, Sendable {
  /// What kind of view it is, with what only that kind has.
  public enum Kind: Hashable, Sendable {
    /// A rectangle with other views in it.
    case view
    /// Text as UILabel shows it.
    case label(SceneLabel)
    /// A title, as UIButton shows it.
    case button(SceneButton)
    /// Text as TextKit sets it.
    case textContainer(SceneTextContainer)
    /// Text that scrolls and can be edited, as UITextView shows it.
    case textView(SceneTextView)
    /// Rows below each other, which are its subviews.
    case table(SceneTable)
    /// A line of text that can be edited, as UITextField shows it.
    case textField(SceneTextField)
    /// A picture.
    case image(SceneImage)
  }

  /// The name by which dumps and `--set` call it; unique in the scene. A view without one is called by its kind and
  /// number, as in `label2`: the views of a kind without a name are counted in the order of the file.
  public var id: String
  /// The kind.
  public var kind: Kind
  /// Where it stands in its superview; at the origin and as large as its content unless the scene says otherwise.
  public var frame = SceneFrame()
  /// Colour of the ground.
  public var backgroundColor: Color?
  /// Colour of caret, selection and marked text in it.
  public var tintColor: Color?
  /// Colour of the border.
  public var borderColor: Color?
  /// Width of the border.
  public var borderWidth: Double?
  /// Radius of the corners.
  public var cornerRadius: Double?
  /// The curve of the corners.
  public var cornerCurve: CornerCurve?
  /// Whether what lies outside is hidden.
  public var clipsToBounds: Bool?
  /// Opacity, 0…1.
  public var alpha: Double?
  /// Whether it is left out.
  public var isHidden: Bool?
  /// Whether it is mirrored in right-to-left interfaces.
  public var semanticContentAttribute: SemanticContentAttribute?
  /// Traits of it and all in it that differ from the scene's.
  public var traitOverrides: TraitOverrides?
  /// The views in it, the lowest first.
  public var subviews: [SceneView] = []

  /// All views in it: the overlay views of a text field, then the subviews.
  var innerViews: [SceneView] {
    guard case .textField(let field) = kind else { return subviews }
    return [field.leftView, field.rightView].compactMap { $0 } + subviews
  }

  /// A view with nothing but a name.
  public init(id: String, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
