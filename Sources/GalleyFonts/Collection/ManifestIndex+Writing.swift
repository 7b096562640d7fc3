extension ManifestIndex {
  /// Creates the index of a manifest.
  convenience init(_ manifest: FontManifest) {
    var writer = FlatWriter()
    ManifestIndex.write(manifest, to: &writer)
    self.init(FlatBytes(bytes: writer.bytes), at: 0, folder: manifest.folder)
  }

  /// Appends the index of a manifest to what was written.
  static func write(_ manifest: FontManifest, to writer: inout FlatWriter) {
    let start = writer.words.count
    for _ in Section.allCases { writer.add(wide: 0) }
    func add<Records: Collection>(
      _ section: Section, _ records: Records, _ body: (inout FlatWriter, Records.Element) -> Void
    ) {
      writer.set(start + 2 * section.rawValue, to: UInt32(clamping: writer.words.count))
      writer.set(start + 2 * section.rawValue + 1, to: UInt32(clamping: records.count))
      for record in records { body(&writer, record) }
    }
    add(.texts, [manifest.system, manifest.systemDisplay, manifest.systemFont?.rawValue]) { writer, text in
      if let text { writer.add(text) } else { writer.add(wide: 0) }
    }
    add(.searchFolders, manifest.searchFolders) { $0.add($1) }
    var (axes, trackings): ([VariationAxis], [FontManifest.Tracking]) = ([], [])
    add(.faces, manifest.faces) { writer, face in
      let tracking = face.tracking ?? []
      writer.add(
        face, axes: axes.count..<axes.count + face.axes.count,
        trackings: trackings.count..<trackings.count + tracking.count)
      axes += face.axes
      trackings += tracking
    }
    add(.trackings, trackings) { writer, tracking in
      for value in [tracking.size, tracking.thousandths] { writer.add(value) }
    }
    add(.axes, axes) { writer, axis in
      writer.add(word: axis.tag.rawValue)
      for value in [axis.minimum, axis.standard, axis.maximum] { writer.add(value) }
    }
    let families = sorted(Dictionary(grouping: manifest.faces.indices) { manifest.faces[$0].family })
    var members: [Int] = []
    add(.families, families) { writer, family in
      writer.add(family.key)
      writer.add(members.count)
      writer.add(family.value.count)
      members += family.value
    }
    add(.members, members) { $0.add($1) }
    let names = sorted(Dictionary(grouping: manifest.faces.indices) { manifest.faces[$0].postScriptName })
    add(.names, names) { writer, name in
      writer.add(name.key)
      writer.add(name.value[0])
    }
    add(.fallback, manifest.fallback) { $0.add($1) }
    var (scripts, languages): ([OpenTypeTag], [String]) = ([], [])
    add(.purposes, sorted(manifest.purposes)) { writer, purpose in
      writer.add(purpose.key)
      writer.add(purpose.value.hasSerifs ? 1 : 0)
      for number in [scripts.count, purpose.value.scripts.count, languages.count, purpose.value.languages.count] {
        writer.add(number)
      }
      scripts += purpose.value.scripts
      languages += purpose.value.languages
    }
    add(.scripts, scripts) { $0.add(word: $1.rawValue) }
    add(.languages, languages) { $0.add($1) }
    add(.hyphenation, manifest.hyphenation) { writer, patterns in
      for text in [patterns.language, patterns.package, patterns.file, patterns.sha256, patterns.licence] {
        writer.add(text)
      }
    }
  }

  /// The pairs in the order of the bytes of their keys, in which they are looked up.
  private static func sorted<Value>(_ pairs: [String: Value]) -> [(key: String, value: Value)] {
    pairs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}

extension FlatWriter {
  /// Appends a face.
  fileprivate mutating func add(_ face: FontManifest.Entry, axes: Range<Int>, trackings: Range<Int>) {
    for text in [face.family, face.postScriptName, face.package, face.file, face.sha256, face.licence] { add(text) }
    add(word: UInt32(bitPattern: Int32(clamping: face.weight)))
    add(word: UInt32(bitPattern: Int32(clamping: face.index)))
    add(
      word: (face.italic ? ManifestIndex.Flag.italic : 0) | (face.isColor ? ManifestIndex.Flag.color : 0)
        | (face.isRenamed ? ManifestIndex.Flag.renamed : 0)
        | (face.isReweighted ? ManifestIndex.Flag.reweighted : 0)
        | (face.tracking != nil ? ManifestIndex.Flag.tracked : 0))
    add(face.width)
    for range in [axes, trackings] {
      add(range.lowerBound)
      add(range.count)
    }
  }
}
