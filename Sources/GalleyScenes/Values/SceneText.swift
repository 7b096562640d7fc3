public import GalleyBase
public import GalleyText
public import GalleyViews

/// The text of a view and its style. Nil means the default of the view's kind.
public struct SceneText: Hashable, Sendable {
  /// The style of a plain text, and of runs without a style.
  public var style: SceneAttributes?
  /// The content of the text; nil for none.
  public var content: Content?
  /// The font of text without a font attribute.
  public var font: FontRequest?
  /// The colour of text without a colour attribute.
  public var textColor: Color?
  /// The string-drawing measurement that is added to the layout dump; nil for none.
  public var measure: SceneMeasure?

  /// The content of a text: a plain string or runs.
  public enum Content: Hashable, Sendable {
    /// The content is plain text in the view's own style.
    case text(String)
    /// The content consists of runs, each with its own style.
    case runs([SceneRun])
  }

  /// Creates a description without text.
  public init() {}
}

/// A measurement of a text by string drawing. UIKit counterpart: the arguments of
/// `boundingRect(with:options:context:)`.
public struct SceneMeasure: Hashable, Sendable {
  /// The size to measure in, where infinity means no limit.
  public var size = Size(width: Double.infinity, height: .infinity)
  /// The options for string drawing.
  public var options: StringDrawingOptions = []
  /// The minimum factor by which fonts may shrink; nil means 1.
  public var minimumScaleFactor: Double?
  /// The minimum tracking adjustment in points, 0 or negative; nil for none.
  public var minimumTrackingAdjustment: Double?

  /// Creates a measurement without limit and options.
  public init() {}
}

/// A range of text in one style.
public struct SceneRun: Hashable, Sendable {
  /// The characters of the run; U+FFFC for an attachment.
  public var text = ""
  /// The image or box that the run shows instead of text; nil for a run of text.
  public var attachment: SceneAttachment?
  /// The attributes of the run.
  public var attributes = SceneAttributes()

  /// Creates an empty run.
  public init() {}
}

/// Text attributes whose font is still a request and not yet resolved.
public struct SceneAttributes: Hashable, Sendable {
  /// The attributes except the font, which is nil here.
  public var text = TextAttributes()
  /// The font; nil means the view's.
  public var font: FontRequest?

  /// Creates attributes with default values.
  public init() {}

  /// The paragraph style. Setting any of its properties gives the run a paragraph style of its own.
  var paragraphStyle: ParagraphStyle {
    get { text.paragraphStyle ?? ParagraphStyle() }
    set { text.paragraphStyle = newValue }
  }
}
