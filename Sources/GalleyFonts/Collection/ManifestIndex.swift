/// A manifest in a flat form, in which a face is found by its family or name without reading the others.
///
/// The words begin with the sections' places and counts; a section is a row of records of one width. Texts follow.
final class ManifestIndex: Sendable {
  /// The parts of an index, with the words of each of their records.
  enum Section: Int, CaseIterable {
    /// Texts of the manifest as a whole: system, systemDisplay, systemFont.
    case texts
    case searchFolders
    case faces
    case axes
    /// Families by their bytes: name, and the first and the count of their numbers in `members`.
    case families
    case members
    /// PostScript names by their bytes, with the number of the first face.
    case names
    case fallback
    case purposes
    case scripts
    case languages
    case hyphenation
    /// The spacing of faces: sizes and thousandths.
    case trackings

    var width: Int {
      switch self {
      case .texts, .searchFolders, .fallback, .languages: FlatBytes.textWords
      case .faces: 21
      case .axes: 7
      case .families: 4
      case .members, .scripts: 1
      case .names: 3
      case .purposes: 7
      case .hyphenation: 10
      case .trackings: 4
      }
    }

    /// The words of a record at which the places of texts stand.
    var textPlaces: [Int] {
      switch self {
      case .texts, .searchFolders, .fallback, .languages, .families, .names, .purposes: [0]
      case .faces: [0, 2, 4, 6, 8, 10]
      case .hyphenation: [0, 2, 4, 6, 8]
      case .axes, .members, .scripts, .trackings: []
      }
    }
  }

  /// The bits of a face's flags.
  enum Flag {
    static let italic: UInt32 = 1
    static let color: UInt32 = 2
    static let renamed: UInt32 = 4
    static let reweighted: UInt32 = 8
    static let tracked: UInt32 = 16
  }

  let flat: FlatBytes
  /// The folder that relative files are looked up in first.
  let folder: String
  /// The word at which the sections' places begin.
  private let start: Int

  /// Creates an index of bytes. It is used only if it `isSound`.
  init(_ flat: FlatBytes, at start: Int, folder: String) {
    (self.flat, self.start, self.folder) = (flat, start, folder)
  }

  /// The number of records of a section.
  func count(_ section: Section) -> Int { flat.number(start + 2 * section.rawValue + 1) }

  /// The word at which a record begins.
  @inline(__always) func place(_ section: Section, _ record: Int) -> Int {
    flat.number(start + 2 * section.rawValue) + record * section.width
  }

  /// True if every place in it lies inside.
  var isSound: Bool {
    for section in Section.allCases {
      guard place(section, 0) + count(section) * section.width <= flat.wordCount else { return false }
      let texts = section.textPlaces
      for record in 0..<count(section) {
        let place = place(section, record)
        for text in texts where !flat.hasText(place + text) { return false }
      }
    }
    return count(.texts) == 3 && areRangesSound
  }

  private var areRangesSound: Bool {
    func holds(_ word: Int, in section: Section) -> Bool { flat.number(word) + flat.number(word + 1) <= count(section) }
    return (0..<count(.faces)).allSatisfy {
      holds(place(.faces, $0) + 17, in: .axes) && holds(place(.faces, $0) + 19, in: .trackings)
    }
      && (0..<count(.families)).allSatisfy { holds(place(.families, $0) + 2, in: .members) }
      && (0..<count(.members)).allSatisfy { flat.number(place(.members, $0)) < count(.faces) }
      && (0..<count(.names)).allSatisfy { flat.number(place(.names, $0) + 2) < count(.faces) }
      && (0..<count(.purposes)).allSatisfy {
        holds(place(.purposes, $0) + 3, in: .scripts) && holds(place(.purposes, $0) + 5, in: .languages)
      }
  }
}

// MARK: - Looking up

extension ManifestIndex {
  /// The family that the name `system` stands for.
  var system: String { flat.text(place(.texts, 0)) }
  /// The family that `system` stands for from 20 points on; nil if it is the same at all sizes.
  var systemDisplay: String? {
    // A text of no bytes at no place is none.
    let place = place(.texts, 1)
    return flat.word(place) == 0 ? nil : flat.text(place)
  }
  /// The way in which the system font is set; nil is as its family is.
  var systemFont: SystemFontSetting? { SystemFontSetting(rawValue: flat.text(place(.texts, 2))) }
  var searchFolders: [String] { texts(.searchFolders) }
  var fallback: [String] { texts(.fallback) }

  /// The numbers of a family's faces, in the manifest's order.
  func faces(ofFamily family: String) -> [Int] {
    guard let record = find(family, in: .families) else { return [] }
    let (first, count) = (flat.number(place(.families, record) + 2), flat.number(place(.families, record) + 3))
    return (first..<first + count).map { flat.number(place(.members, $0)) }
  }

  /// The number of the first face of a PostScript name; nil if there is none.
  func face(named name: String) -> Int? {
    find(name, in: .names).map { flat.number(place(.names, $0) + 2) }
  }

  /// The purpose of a stand-in; nil if it suits all text alike.
  func purpose(of name: String) -> FallbackPurpose? {
    find(name, in: .purposes).map(purpose(at:))
  }

  /// The languages that can be hyphenated.
  var hyphenationLanguages: [String] {
    (0..<count(.hyphenation)).map { flat.text(place(.hyphenation, $0)) }
  }

  private func texts(_ section: Section) -> [String] {
    (0..<count(section)).map { flat.text(place(section, $0)) }
  }

  private func find(_ name: String, in section: Section) -> Int? {
    let bytes = name.utf8
    var (low, high) = (0, count(section))
    while low < high {
      let middle = (low + high) / 2
      let other = flat.textBytes(place(section, middle))
      if other.elementsEqual(bytes) { return middle }
      if other.lexicographicallyPrecedes(bytes) { low = middle + 1 } else { high = middle }
    }
    // Letters with accents have two spellings, which are one name.
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    return (0..<count(section)).first { flat.text(place(section, $0)) == name }
  }

  private func purpose(at record: Int) -> FallbackPurpose {
    let place = place(.purposes, record)
    let (script, scripts) = (flat.number(place + 3), flat.number(place + 4))
    let (language, languages) = (flat.number(place + 5), flat.number(place + 6))
    return FallbackPurpose(
      scripts: (script..<script + scripts).map { OpenTypeTag(rawValue: flat.word(self.place(.scripts, $0))) },
      languages: (language..<language + languages).map { flat.text(self.place(.languages, $0)) },
      hasSerifs: flat.word(place + 2) != 0)
  }
}

// MARK: - Reading all

extension ManifestIndex {
  /// The face of this number.
  func entry(_ number: Int) -> FontManifest.Entry {
    let place = place(.faces, number)
    let flags = flat.word(place + 14)
    return FontManifest.Entry(
      family: flat.text(place), postScriptName: flat.text(place + 2), weight: weight(number), width: width(number),
      italic: flags & Flag.italic != 0, isColor: flags & Flag.color != 0, package: flat.text(place + 4),
      file: file(number), index: Int(Int32(bitPattern: flat.word(place + 13))), sha256: flat.text(place + 8),
      licence: flat.text(place + 10),
      axes: axes(number), isRenamed: flags & Flag.renamed != 0,
      isReweighted: flags & Flag.reweighted != 0, tracking: tracking(number))
  }

  func family(_ number: Int) -> String { flat.text(place(.faces, number)) }
  func postScriptName(_ number: Int) -> String { flat.text(place(.faces, number) + 2) }
  func file(_ number: Int) -> String { flat.text(place(.faces, number) + 6) }
  func weight(_ number: Int) -> Int { Int(Int32(bitPattern: flat.word(place(.faces, number) + 12))) }
  func width(_ number: Int) -> Double { Double(bitPattern: flat.wide(place(.faces, number) + 15)) }
  func isItalic(_ number: Int) -> Bool { flat.word(place(.faces, number) + 14) & Flag.italic != 0 }
  func isColor(_ number: Int) -> Bool { flat.word(place(.faces, number) + 14) & Flag.color != 0 }

  /// The spacing in place of a face's own; nil leaves that.
  func tracking(_ number: Int) -> [FontManifest.Tracking]? {
    let place = place(.faces, number)
    guard flat.word(place + 14) & Flag.tracked != 0 else { return nil }
    let first = flat.number(place + 19)
    return (first..<first + flat.number(place + 20)).map { record in
      let place = self.place(.trackings, record)
      return FontManifest.Tracking(
        size: Double(bitPattern: flat.wide(place)), thousandths: Double(bitPattern: flat.wide(place + 2)))
    }
  }

  func axes(_ number: Int) -> [VariationAxis] {
    let (first, count) = (flat.number(place(.faces, number) + 17), flat.number(place(.faces, number) + 18))
    return (first..<first + count).map { axis in
      let place = place(.axes, axis)
      return VariationAxis(
        tag: OpenTypeTag(rawValue: flat.word(place)), minimum: Double(bitPattern: flat.wide(place + 1)),
        standard: Double(bitPattern: flat.wide(place + 3)), maximum: Double(bitPattern: flat.wide(place + 5)))
    }
  }

  /// The pattern file of this number.
  func hyphenation(_ number: Int) -> FontManifest.Hyphenation {
    let place = place(.hyphenation, number)
    return FontManifest.Hyphenation(
      language: flat.text(place), package: flat.text(place + 2), file: flat.text(place + 4),
      sha256: flat.text(place + 6), licence: flat.text(place + 8))
  }

  /// The whole manifest.
  var manifest: FontManifest {
    var purposes: [String: FallbackPurpose] = [:]
    for record in 0..<count(.purposes) { purposes[flat.text(place(.purposes, record))] = purpose(at: record) }
    return FontManifest(
      folder: folder, searchFolders: searchFolders, faces: (0..<count(.faces)).map(entry), system: system,
      systemDisplay: systemDisplay, systemFont: systemFont, fallback: fallback, purposes: purposes,
      hyphenation: (0..<count(.hyphenation)).map(hyphenation))
  }
}
