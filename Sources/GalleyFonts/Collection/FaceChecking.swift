import GalleyBase

extension FontManifest.Entry {
  /// Creates an entry from the names and properties in a face's file, pinned to the current bytes
  /// of the file.
  /// - Parameter file: the path as the manifest names it.
  public init(describing face: FontFace, file: String, package: String = "", licence: String = "") {
    self.init(
      family: face.familyName, postScriptName: face.postScriptName, weight: face.traits.weight,
      width: face.traits.width, italic: face.traits.italic, isColor: face.isColor, package: package, file: file,
      index: face.index, sha256: face.digest, licence: licence, axes: face.axes)
  }

  /// Throws an error if the entry pins a digest but its names and properties do not agree with the
  /// face. Does not compute the digest. The entry may leave out the axes. Names are not compared if
  /// `isRenamed` is true, and the weight is not compared if `isReweighted` is true.
  func check(_ face: FontFace) throws(FontError) {
    guard !sha256.isEmpty else { return }
    var corrections: [String] = []
    func compare<Value: Equatable>(_ name: String, _ stated: Value, _ found: Value, _ word: (Value) -> String) {
      if stated != found, word(stated) != word(found) {
        corrections.append("\(name) is \(word(found)), not \(word(stated))")
      }
    }
    if !isRenamed {
      compare("family", family, face.familyName) { "\"\($0)\"" }
      compare("postScriptName", postScriptName, face.postScriptName) { "\"\($0)\"" }
    }
    if !isReweighted { compare("weight", weight, face.traits.weight, String.init) }
    compare("width", width, face.traits.width, \.plainDecimal)
    compare("italic", italic, face.traits.italic, String.init)
    compare("isColor", isColor, face.isColor, String.init)
    if !axes.isEmpty { compare("axes", axes, face.axes, \.words) }
    if !corrections.isEmpty { throw .mislabelled(file: face.path, corrections: corrections) }
  }
}

extension FontManifest.Entry {
  /// Throws an error if the entry pins a digest that differs from the digest of the face's file.
  func verifyDigest(of face: FontFace) throws(FontError) {
    guard !sha256.isEmpty, sha256.lowercased() != face.digest else { return }
    throw .different(file: face.path, package: package, expected: sha256, found: face.digest)
  }
}

extension [VariationAxis] {
  /// The axes in the notation of the manifest, or `none` for a static face.
  fileprivate var words: String {
    if isEmpty { return "none" }
    let axes = map { axis in
      let values = [axis.minimum, axis.standard, axis.maximum].map(\.plainDecimal).joined(separator: ", ")
      return "\(axis.tag): [\(values)]"
    }
    return "{ \(axes.joined(separator: ", ")) }"
  }
}

extension FontFace {
  /// Returns all faces in a font file, in the order of their indices. Each call reads the file
  /// again.
  /// - Throws: if the file cannot be read, is not a font, or has a damaged face.
  public static func faces(ofFile path: String) throws(FontError) -> [FontFace] {
    let file = try LoadedFile(path: path, digests: DigestCache())
    var faces: [FontFace] = []
    for index in 0..<file.faceCount { faces.append(FontFace(file: file, face: try OpenedFace(file, index: index))) }
    return faces
  }
}
