public import GalleyBase
public import GalleyText
public import GalleyViews

/// What every view says that shows text. Nil is always the default of the view's kind.
public struct SceneText: Hashable, Sendable {
  /// What runs build on that have no style of their own, and what `text` looks like.
  public var style: SceneAttributes?
  /// What it says; nil is nothing.
  public var content: Content?
  /// The font of text that names none.
  public var font: FontRequest?
  /// The colour of text that names none.
  public var textColor: Color?
  /// What the layout dump measures besides, by string drawing.
  public var measure: SceneMeasure?

  /// What a text consists of.
  public enum Content: Hashable, Sendable {
    /// Text in the view's own style.
    case text(String)
    /// Text in styles of its own.
    case runs([SceneRun])
  }

  /// No text.
  public init() {}
}

/// How a text is measured by string drawing. UIKit counterpart: the arguments of `boundingRect(with:options:context:)`.
public struct SceneMeasure: Hashable, Sendable {
  /// The size to measure in; infinite where there is no limit.
  public var size = Size(width: Double.infinity, height: .infinity)
  /// The options.
  public var options: StringDrawingOptions = []
  /// How far fonts may shrink; nil is not at all.
  public var minimumScaleFactor: Double?
  /// The distance that letters may move together, in points, not above 0; nil is not at all.
  public var minimumTrackingAdjustment: Double?

  /// No limit and no options.
  public init() {}
}

/// A stretch of text in one style.
public struct SceneRun: Hashable, Sendable {
  /// The characters; one U+FFFC for an attachment.
  public var text = ""
  /// What stands in the place of the text.
  public var attachment: SceneAttachment?
  /// What they look like.
  public var attributes = SceneAttributes()

  /// Nothing yet.
  public init() {}
}

/// Text attributes whose font is still a request.
public struct SceneAttributes: Hashable, Sendable {
  /// Everything but the font, which is nil here.
  public var text = TextAttributes()
  /// The font; nil is that of the view.
  public var font: FontRequest?

  /// All defaults.
  public init() {}

  /// The paragraph style; setting any of its properties makes it the run's own.
  var paragraphStyle: ParagraphStyle {
    get { text.paragraphStyle ?? ParagraphStyle() }
    set { text.paragraphStyle = newValue }
  }
}
