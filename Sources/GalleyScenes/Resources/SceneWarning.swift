import GalleyBase
import GalleyFonts

/// A request of a scene that is not fulfilled; the scene is still drawn, without it.
public struct SceneWarning: Hashable, Sendable {
  /// The thing that is missing.
  public enum Cause: String, Hashable, Sendable {
    /// An axis of `variations`.
    case variationAxis
    /// A feature of `features` that is switched on. One that is switched off is off anyway.
    case feature
    /// Glyphs for characters of the text, which no fallback font has either.
    case missingGlyph
    /// The pictures of a face's glyphs, which are SVG.
    case vectorGlyph
    /// Constraints that determine the position or size of a view.
    case ambiguousLayout
    /// A string in the language of the scene; the development language's is used.
    case untranslated
    /// Room for a stack to satisfy all of its own constraints.
    case brokenArrangement
    /// A language, script or region of a locale; the rules without it are used.
    case unknownLocale
    /// Double quotes, in which a backslash and a letter would be one character.
    case literalEscape
  }

  /// The thing that is missing.
  public var cause: Cause
  /// The id of the first view with it; nil if it belongs to no view.
  public var view: String?
  /// The PostScript name of the face; nil if it is not about one.
  public var face: String?
  /// The position in the scene, and the message.
  public var diagnostic: Diagnostic
}

extension SceneWarning {
  /// Creates the warning that a face lacks an axis.
  init(axis: OpenTypeTag, missingIn face: FontFace, view: String?, at path: SceneKeyPath, in document: Document) {
    let axes = face.axes.map(\.tag.description)
    let reason = axes.isEmpty ? ": it is not a variable font" : ""
    self.init(
      .variationAxis, "has no axis \"\(axis)\"\(reason)", named: axis, among: axes, face, view,
      at: path.appending(key: "variations").appending(key: axis.description), document)
  }

  /// Creates the warning that a face lacks a feature.
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
