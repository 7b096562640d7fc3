import GalleyBase
import GalleyFonts

/// A warning about a request of a scene that is not fulfilled. The scene is drawn without the
/// requested feature.
public struct SceneWarning: Hashable, Sendable {
  /// The cause of a warning: what is missing.
  public enum Cause: String, Hashable, Sendable {
    /// The face lacks an axis that `variations` requests.
    case variationAxis
    /// The face lacks a feature that `features` switches on. Features that are switched off cause
    /// no warning.
    case feature
    /// Neither the face nor a fallback font has glyphs for some characters of the text.
    case missingGlyph
    /// The glyphs of the face are SVG images, which are not drawn.
    case vectorGlyph
    /// Constraints do not determine the position or size of a view completely.
    case ambiguousLayout
    /// The string has no translation in the scene's language. The string of the development
    /// language is used.
    case untranslated
    /// The stack is too small to satisfy its own constraints.
    case brokenArrangement
    /// The language, script or region of a locale is unknown. The rules without it are used.
    case unknownLocale
    /// A text without double quotes contains a backslash and a letter, which would be one character
    /// within double quotes.
    case literalEscape
  }

  /// The cause of the warning.
  public var cause: Cause
  /// The id of the first view to which the warning applies; nil for a warning that applies to no
  /// view.
  public var view: String?
  /// The PostScript name of the face to which the warning applies; nil for a warning that applies
  /// to no face.
  public var face: String?
  /// The position in the scene, and the message.
  public var diagnostic: Diagnostic
}

extension SceneWarning {
  /// Creates the warning that a face does not have an axis.
  init(axis: OpenTypeTag, missingIn face: FontFace, view: String?, at path: SceneKeyPath, in document: Document) {
    let axes = face.axes.map(\.tag.description)
    let reason = axes.isEmpty ? ": it is not a variable font" : ""
    self.init(
      .variationAxis, "has no axis \"\(axis)\"\(reason)", named: axis, among: axes, face, view,
      at: path.appending(key: "variations").appending(key: axis.description), document)
  }

  /// Creates the warning that a face does not have a feature.
  init(
    feature: OpenTypeTag, missingIn face: FontFace, that has: [OpenTypeTag], view: String?, at path: SceneKeyPath,
    in document: Document
  ) {
    let reason = has.isEmpty ? ": the face has no features" : ""
    self.init(
      .feature, "has no feature \"\(feature)\"\(reason)", named: feature, among: has.map(\.description), face, view,
      at: path.appending(key: "features").appending(key: feature.description), document)
  }

  private init(
    _ cause: Cause, _ message: String, named tag: OpenTypeTag, among valid: [String], _ face: FontFace,
    _ view: String?, at path: SceneKeyPath, _ document: Document
  ) {
    self.init(
      cause, "\(face.postScriptName) \(message)", face: face.postScriptName, view, at: path, document,
      suggestion: nearestSpelling(to: tag.description, among: valid), valid: valid)
  }

  /// Creates a warning about a view's text or font, at its position in the scene.
  init(
    _ cause: Cause, _ message: String, face: String?, _ view: String?, at path: SceneKeyPath, _ document: Document,
    suggestion: String? = nil, valid: [String] = []
  ) {
    self.cause = cause
    self.view = view
    self.face = face
    let place = view.map { "view \"\($0)\": " } ?? ""
    diagnostic = document.diagnostic(
      place + message, at: document.node(at: path), path: path, suggestion: suggestion, valid: valid)
    diagnostic.severity = .warning
  }
}
