public import GalleyBase
public import GalleyText
public import GalleyViews

/// The text of a view and its style. Nil is always the default of the view's kind.
public struct SceneText: Hashable, Sendable {
  /// The style of `text`, and of runs without a style.
  public var style: SceneAttributes?
  /// The text; nil for none.
  public var content: Content?
  /// The font of text that names none.
  public var font: FontRequest?
  /// The colour of text that names none.
  public var textColor: Color?
  /// The measurement by string drawing that is added to the layout dump.
  public var measure: SceneMeasure?

  /// The content of a text.
  public enum Content: Hashable, Sendable {
    /// Text in the view's own style.
    case text(String)
    /// Text with its own styles.
    case runs([SceneRun])
  }

  /// No text.
  public init() {}
}

/// A measurement of a text by string drawing. UIKit counterpart: the arguments of `boundingRect(with:options:context:)`.
public struct SceneMeasure: Hashable, Sendable {
  /// The size to measure in; infinite where there is no limit.
  public var size = Size(width: Double.infinity, height: .infinity)
  /// The options.
  public var options: StringDrawingOptions = []
  /// The minimum factor by which fonts may shrink; nil means 1.
  public var minimumScaleFactor: Double?
  /// The distance that letters may move together, in points, 0 or negative; nil for none.
  public var minimumTrackingAdjustment: Double?

  /// No limit and no options.
  public init() {}
}

/// A range of text in one style.
public struct SceneRun: Hashable, Sendable {
  /// The characters; one U+FFFC for an attachment.
  public var text = ""
  /// The attachment that replaces the text.
  public var attachment: SceneAttachment?
  /// Their attributes.
  public var attributes = SceneAttributes()

  /// Nothing yet.
  public init() {}
}

/// Text attributes whose font is still a request.
public struct SceneAttributes: Hashable, Sendable {
  /// Everything but the font, which is nil here.
  public var text = TextAttributes()
  /// The font; nil means the view's.
  public var font: FontRequest?

  /// All defaults.
  public init() {}

  /// The paragraph style; setting any of its properties gives the run its own.
  var paragraphStyle: ParagraphStyle {
    get { text.paragraphStyle ?? ParagraphStyle() }
    set { text.paragraphStyle = newValue }
  }
}
