import GalleyFiles
import GalleyFonts

/// The properties that distinguish the static faces of a family when a font is requested.
struct FaceKind: Hashable {
  let family: String
  let weight: Int
  let width: Double
  let italic: Bool

  /// Creates the kind of the face that a manifest entry describes; nil for a face with a weight
  /// axis.
  init?(_ entry: FontManifest.Entry) {
    if entry.axes.contains(where: { $0.tag == "wght" }) { return nil }
    (family, weight, width, italic) = (entry.family, entry.weight, entry.width, entry.italic)
  }

  /// Creates the kind of a face in a manifest; nil for a face with a weight axis.
  init?(_ face: JSON) {
    guard let family = face["family"]?.string, face["axes"]?["wght"] == nil else { return nil }
    self.family = family
    weight = face["weight"]?.integer ?? 400
    width = face["width"]?.number ?? 100
    italic = face["italic"] == .bool(true)
  }
}

extension FontAddition {
  /// Distinguishes faces whose files have the same weight, width and slant, by using the weights in
  /// the faces' names. Adds a warning for each of these faces.
  ///
  /// Otherwise only the first of them would ever be chosen. `SF-Pro-Text-Bold.otf` and `SF-Pro-Text-Semibold.otf` both
  /// state 600.
  mutating func settleWeights() {
    let stated = names(byKind: manifestFaces)
    for place in entries.indices {
      let entry = entries[place]
      guard let kind = FaceKind(entry), let tied = stated[kind], tied.count > 1,
        let named = namedWeights[entry.postScriptName], named != entry.weight
      else { continue }
      let others = tied.filter { $0 != entry.postScriptName }.joined(separator: ", ")
      warnings.append(
        "\(entry.file): the file has weight \(entry.weight), like \(others); fonts.json now has \(named), "
          + "the weight in the face's name")
      reweigh(place, to: named)
    }
    let added = Set(entries.map(\.postScriptName))
    for tied in names(byKind: manifestFaces).values.sorted(by: { $0[0] < $1[0] }) where tied.count > 1 {
      guard tied.contains(where: added.contains) else { continue }
      warnings.append(
        "\(tied.joined(separator: " and ")) have the same family, weight, width and slant, so only the first is "
          + "ever chosen; change the \"weight\" of one in \(manifestPath), with \"isReweighted\": true")
    }
  }

  private func names(byKind faces: [JSON]) -> [FaceKind: [String]] {
    var names: [FaceKind: [String]] = [:]
    for face in faces {
      if let kind = FaceKind(face) { names[kind, default: []].append(face["postScriptName"]?.string ?? "") }
    }
    return names
  }
}
