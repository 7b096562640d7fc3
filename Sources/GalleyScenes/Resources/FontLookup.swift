import GalleyBase
import GalleyFonts
import GalleyViews

/// Looks up the fonts that a scene requests, each once, and collects mistakes.
struct FontLookup {
  private struct Question: Hashable {
    var descriptor: FontDescriptor
    var size: Double
  }

  /// A pair of a face and the position in the scene that requests the face. Each pair is checked
  /// once.
  private struct Check: Hashable {
    var path: SceneKeyPath
    var face: String
  }

  private let context: RenderContext
  private let document: Document
  /// The folders that font files may be read from; nil means any folder.
  private let readable: ReadableFolders?
  /// The font files that views name directly.
  private(set) var files: Set<String> = []
  /// The font that the label appearance sets for labels without a font of their own; nil for
  /// UILabel's default font.
  var labelFont: Font?
  /// The font that the table sets for the next label, if this label is a row of a table.
  var rowFont: Font?
  private var known: [Question: Result<Font, FontError>] = [:]
  private(set) var mistakes: [Diagnostic] = []
  /// Warnings about axes and features that fonts request and their faces lack.
  private(set) var warnings: [SceneWarning] = []
  /// The id of the view whose fonts are being looked up.
  var view: String?
  private var checked: Set<Check> = []

  /// Creates a lookup for views of a context. The default font of the context replaces missing
  /// fonts until the mistakes are thrown.
  init(_ context: RenderContext, document: Document, within readable: ReadableFolders?) {
    self.context = context
    self.document = document
    self.readable = readable
  }

  /// Returns the requested font, with missing properties taken from another font. Reports the
  /// reason if there is no such font.
  mutating func font(_ request: FontRequest, over base: Font) -> Font {
    var font = base
    for layer in request.below { font = self.layer(layer, over: font) }
    return layer(request, over: font)
  }

  /// Returns the font for this request alone, based on another font. The requests in `below`, which
  /// this request modifies, are ignored.
  private mutating func layer(_ request: FontRequest, over base: Font) -> Font {
    let draft = request.draft
    let size = request.size ?? base.pointSize
    var font = base
    if draft.choosesFace {
      font = self.font(draft.descriptor, size: size, of: request)
    } else if draft.changesFace {
      let hasFamily = !context.typesetter.fonts.fontNames(forFamilyName: base.familyName).isEmpty
      font = self.font(draft.descriptor(over: base, hasFamily: hasFamily), size: size, of: request)
    } else {
      font = base.withSize(size)
    }
    guard let style = request.textStyle else { return font }
    let maximum = request.maximumPointSize ?? .infinity
    // A stated size is that of the default category; without one the size is the style's in the present category.
    return draft.size == nil
      ? font.withSize(min(size, maximum))
      : FontMetrics(forTextStyle: style).scaledFont(
        for: font, category: request.category, scale: context.scale, maximumPointSize: maximum)
  }

  private mutating func font(_ descriptor: FontDescriptor, size: Double, of request: FontRequest) -> Font {
    if let refusal = refusal(of: descriptor) {
      let place = request.path.appending(key: "file")
      mistakes.append(document.diagnostic(refusal, at: document.node(at: place), path: place))
      return context.defaultFont
    }
    let question = Question(descriptor: descriptor, size: size)
    let answer =
      known[question] ?? Result { () throws(FontError) in try context.typesetter.fonts.font(descriptor, size: size) }
    known[question] = answer
    switch answer {
    case .success(let font):
      check(request, font.face)
      return font
    case .failure(let error):
      let place = request.path.place(of: error, in: document)
      mistakes.append(document.diagnostic(error.message + error.wayOut, at: place.node, path: place.path))
      return context.defaultFont
    }
  }
}

extension FontLookup {
  /// Returns the reason why the file of a font may not be read. Nil if the file may be read, or if
  /// the descriptor has no file.
  private mutating func refusal(of descriptor: FontDescriptor) -> String? {
    guard let file = descriptor.file?.path else { return nil }
    files.insert(file)
    return readable?.refusal(of: file, fontFolders: context.typesetter.fonts.searchedFolders).map {
      "\(file.shortened): \($0)"
    }
  }

  /// Reports axes and features that the face lacks, once for each position in the scene and each
  /// face.
  private mutating func check(_ request: FontRequest, _ face: FontFace) {
    let wanted = request.descriptor.features.filter { $0.value != 0 }
    guard !wanted.isEmpty || !request.descriptor.variations.isEmpty,
      checked.insert(Check(path: request.path, face: face.postScriptName)).inserted
    else { return }
    for variation in request.descriptor.variations where !face.axes.contains(where: { $0.tag == variation.tag }) {
      warnings.append(SceneWarning(axis: variation.tag, missingIn: face, view: view, at: request.path, in: document))
    }
    guard !wanted.isEmpty, let features = face.features else { return }
    for feature in wanted where !features.contains(feature.tag) {
      warnings.append(
        SceneWarning(feature: feature.tag, missingIn: face, that: features, view: view, at: request.path, in: document))
    }
  }
}

extension SceneKeyPath {
  /// Returns the node and the path of the key that a font error is about; if no single key is
  /// wrong, those of the whole font.
  fileprivate func place(of error: FontError, in document: Document) -> (node: NodeID, path: SceneKeyPath) {
    let font = document.node(at: self)
    for key in keys(of: error, font, document) {
      if let node = document.value(of: key, in: font) { return (node, appending(key: key)) }
    }
    return (font, self)
  }

  private func keys(of error: FontError, _ font: NodeID, _ document: Document) -> [String] {
    switch error {
    case .unknownFamily: ["family"]
    case .unknownName(let name, _):
      document.value(of: "name", in: font).flatMap(document.scalarText) == name ? ["name"] : ["cascadeList"]
    case .unreadable, .notAFont, .damaged: ["file"]
    case .noSuchIndex: ["index", "file"]
    case .absent, .different, .mislabelled, .invalidSize, .notPatterns: []
    }
  }
}

extension FontError {
  /// The remedy to add to the message if the error is about a font that iOS has and Galley does
  /// not; empty for other errors.
  fileprivate var wayOut: String {
    switch self {
    case .unknownFamily(let name, nil), .unknownName(let name, nil):
      if AppleFonts.isSanFrancisco(name) {
        return "; for San Francisco use family \"system\", which is set in Inter, or in Apple's own files after "
          + "\"galley fonts add --system\""
      }
      guard let match = AppleFonts.match(name) else { return "" }
      let family = match.kind.substitutes.last ?? "system"
      return "; Galley has no Apple fonts: use a substitute, such as \"\(family)\", or add the font's file with "
        + "\"galley fonts add\""
    default: return ""
    }
  }
}
