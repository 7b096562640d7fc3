import GalleyFonts

/// Finds the fonts that a scene asks for, each once, and collects what is wrong with them.
struct FontLookup {
  private struct Question: Hashable {
    var descriptor: FontDescriptor
    var size: Double
  }

  private let fonts: FontCollection
  private let substitute: Font
  private let document: Document
  private var known: [Question: Result<Font, FontError>] = [:]
  private(set) var mistakes: [Diagnostic] = []
  /// Axes and features that fonts ask for and their faces lack.
  private(set) var warnings: [SceneWarning] = []
  /// The view whose fonts are looked for.
  var view: String?
  private var checked: Set<SceneKeyPath> = []

  /// - Parameter substitute: stands for fonts that cannot be had, until the mistakes are thrown.
  init(_ fonts: FontCollection, substitute: Font, document: Document) {
    self.fonts = fonts
    self.substitute = substitute
    self.document = document
  }

  /// The font that is asked for; if there is none, notes why.
  mutating func font(_ request: FontRequest) -> Font {
    let question = Question(descriptor: request.descriptor, size: request.size)
    let answer =
      known[question]
      ?? Result { () throws(FontError) in try fonts.font(request.descriptor, size: request.size) }
    known[question] = answer
    switch answer {
    case .success(let font):
      check(request, font.face)
      return font
    case .failure(let error):
      let place = request.path.place(of: error, in: document)
      mistakes.append(document.diagnostic(error.message, at: place.node, path: place.path))
      return substitute
    }
  }
}

extension FontLookup {
  /// Notes axes and features that the face lacks, once for each place in the scene.
  private mutating func check(_ request: FontRequest, _ face: FontFace) {
    let wanted = request.descriptor.features.filter { $0.value != 0 }
    guard !wanted.isEmpty || !request.descriptor.variations.isEmpty, checked.insert(request.path).inserted else {
      return
    }
    for variation in request.descriptor.variations where !face.axes.contains(where: { $0.tag == variation.tag }) {
      warnings.append(
        SceneWarning(axis: variation.tag, missingIn: face, view: view, at: request.path, in: document))
    }
    guard !wanted.isEmpty, let features = face.features else { return }
    for feature in wanted where !features.contains(feature.tag) {
      warnings.append(
        SceneWarning(
          feature: feature.tag, missingIn: face, that: features, view: view, at: request.path, in: document))
    }
  }
}

extension SceneKeyPath {
  /// The key of a font that an error is about, or the font as a whole.
  fileprivate func place(of error: FontError, in document: Document) -> (node: Int, path: SceneKeyPath) {
    let font = document.node(at: self)
    for key in keys(of: error, font, document) {
      if let node = document.value(of: key, in: font) { return (node, appending(key: key)) }
    }
    return (font, self)
  }

  private func keys(of error: FontError, _ font: Int, _ document: Document) -> [String] {
    switch error {
    case .unknownFamily: ["family"]
    case .unknownName(let name, _):
      document.value(of: "name", in: font).flatMap(document.scalarText) == name ? ["name"] : ["cascadeList"]
    case .unreadable, .notAFont, .damaged: ["file"]
    case .noSuchIndex: ["index", "file"]
    case .absent, .different, .invalidSize, .notPatterns: []
    }
  }
}
