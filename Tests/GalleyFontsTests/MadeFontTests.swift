import TestSupport
import Testing

@testable import GalleyFonts

/// Fonts whose lookups are made for the purpose, over eight letters and six glyphs that only lookups reach.
struct MadeFont {
  static let letters = Array(40..<48)
  static let results = Array(48..<54)
  static let space = 3
  /// The letters as characters, of the script `Latn` and of `Hani`.
  static let characters: [String: [UInt16]] = [
    "Latn": Array(0x61..<0x69), "Hani": Array(0x4E00..<0x4E08),
  ]

  var substitutions: [LayoutBytes.Lookup] = []
  var positions: [LayoutBytes.Lookup] = []

  /// Lookups that are drawn from all kinds.
  init(random: inout SeededNumbers) {
    let glyphs = MadeFont.letters + MadeFont.results
    func some<Element>(_ elements: [Element]) -> Element { elements[Int(random.next() % UInt64(elements.count))] }
    func set() -> [Int] { (0...random.next() % 3).map { _ in some(glyphs) } }
    func sets(_ most: UInt64) -> [[Int]] {
      // Now and then the space is one of the places.
      (0..<random.next() % (most + 1)).map { _ in random.next() % 5 == 0 ? [MadeFont.space] : set() }
    }
    for index in 0...Int(random.next() % 5) {
      let feature: OpenTypeTag? = index > 0 && random.next() % 4 == 0 ? nil : some(["ccmp", "liga", "calt", "clig"])
      switch random.next() % 4 {
      case 0:
        substitutions.append(
          .init(feature: feature, type: 1, subtable: LayoutBytes.single([some(glyphs): some(glyphs)])))
      case 1:
        let result = [some(glyphs), some(glyphs)]
        substitutions.append(
          .init(feature: feature, type: 2, subtable: LayoutBytes.multiple([some(MadeFont.letters): result])))
      case 2:
        let rest = (0...random.next() % 2).map { _ in some(glyphs) }
        substitutions.append(
          .init(
            feature: feature, type: 4,
            subtable: LayoutBytes.ligatures(from: some(glyphs), [(rest, some(MadeFont.results))])))
      default:
        // The first lookup, added below, replaces single glyphs. Rules without one come before, as a rule.
        let rules = (0...random.next() % 3).map { rule in
          LayoutBytes.context(
            before: sets(2), input: (0...random.next() % 2).map { _ in set() }, after: sets(2),
            lookup: random.next() % 3 == 0 ? 0 : nil)
        }
        substitutions.append(.init(feature: feature ?? "calt", type: 6, subtables: rules))
      }
    }
    let replacement = LayoutBytes.single(
      Dictionary(glyphs.map { ($0, some(MadeFont.results)) }, uniquingKeysWith: { first, _ in first }))
    substitutions.insert(.init(feature: nil, type: 1, subtable: replacement), at: 0)
    for _ in 0..<random.next() % 4 {
      let second = [(some(glyphs), -300), (some(glyphs), 150), (MadeFont.space, 40)][Int(random.next() % 3)]
      let seconds = [second.0: second.1]
      positions.append(.init(feature: "kern", type: 2, subtable: LayoutBytes.kerning(some(glyphs), seconds)))
    }
    for _ in 0..<random.next() % 3 {
      let subtables = (0...random.next() % 3).map { _ in MadeFont.kerning(glyphs + [MadeFont.space], &random) }
      positions.append(.init(feature: "kern", type: 2, subtables: subtables))
    }
  }

  /// Pairs of glyphs or of classes, with some or all of the lengths.
  private static func kerning(_ glyphs: [Int], _ random: inout SeededNumbers) -> [LayoutBytes.Part] {
    func some() -> Int { glyphs[Int(random.next() % UInt64(glyphs.count))] }
    if random.next() % 2 == 0 {
      let (first, second) = (some(), some())
      return LayoutBytes.kerning(some(), first == second ? [first: -70] : [first: -70, second: 0])
    }
    func classes(_ count: UInt64) -> [Int: Int] {
      Dictionary((0..<count).map { _ in (some(), Int(random.next() % 3)) }, uniquingKeysWith: { $1 })
    }
    let (format, isClassZeroKerned) = (Int(random.next() % 16), random.next() % 2 == 0)
    return LayoutBytes.classKerning(classes(4), classes(5), format: format) { first, second, bit in
      second == 0 && !isClassZeroKerned || first == 2 ? 0 : 40 * first - 30 * second + bit
    }
  }

  init(_ substitutions: [LayoutBytes.Lookup], _ positions: [LayoutBytes.Lookup] = []) {
    (self.substitutions, self.positions) = (substitutions, positions)
  }

  /// - Parameter alef: true if it has the Arabic letter U+0627.
  func font(
    in folder: TemporaryFolder, _ fonts: FontCollection, name: String = "made", hasVariations: Bool = false,
    alef: Bool = false
  ) throws -> Font {
    var glyphs: [UInt32: Int] = [0x20: MadeFont.space]
    if alef { glyphs[0x627] = MadeFont.letters[0] }
    for characters in MadeFont.characters.values {
      for (character, glyph) in zip(characters, MadeFont.letters) { glyphs[UInt32(character)] = glyph }
    }
    let bytes = try FontBytes.testFace("GalleyTestMono.ttf").with([
      "cmap": LayoutBytes.characters(glyphs), "GSUB": LayoutBytes.table(substitutions, hasVariations: hasVariations),
      "GPOS": LayoutBytes.table(positions),
    ])
    let file = FontFile(path: try folder.write("\(name).ttf", bytes.bytes))
    return try fonts.font(FontDescriptor(file: file), size: 10)
  }
}

func options(_ script: String) -> ShapingOptions {
  ShapingOptions(script: OpenTypeTag(script)?.rawValue ?? 0, language: script == "Hani" ? "zh" : "en")
}

private func separation(_ font: Font, _ fonts: FontCollection, _ script: String) throws -> WordSeparation? {
  let typesetter = Typesetter(fonts: fonts)
  return try typesetter.examination(font, options(script)).separation
}

struct MadeFontTests {
  private let folder: TemporaryFolder
  private let fonts: FontCollection

  init() throws {
    folder = try TemporaryFolder()
    fonts = try TestManifest.collection()
  }

  /// A typesetter that has set other text, in any order, shapes as a new one, which shapes short texts whole.
  @Test func shapingDoesNotDependOnWhatWasShapedBefore() throws {
    var (splitFonts, pairFonts, idleFonts) = (0, 0, 0)
    for seed in 0..<SeededRuns.count(60) {
      var random = SeededNumbers(seed: seed)
      let font = try MadeFont(random: &random).font(in: folder, fonts, name: "made-\(seed)")
      for (script, letters) in MadeFont.characters.sorted(by: { $0.key < $1.key }) {
        func text(_ count: Int) -> [UInt16] {
          (0..<count).map { _ in
            random.next() % 6 == 0 ? 0x20 : letters[Int(random.next() % UInt64(letters.count))]
          }
        }
        // The long one is what makes the typesetter examine the font.
        let texts = ([text(4200)] + (0..<24).map { _ in text(Int(random.next() % 12) + 1) }).shuffled(using: &random)
        let used = Typesetter(fonts: fonts)
        for text in texts + texts {
          let characters = String(decoding: text, as: UTF16.self)
          let found = used.shaped(characters, font, script: script)
          let expected =
            text.count > 100
            ? used.shapedWhole(characters, font, script: script)
            : Typesetter(fonts: fonts).shaped(characters, font, script: script)
          try #require(found == expected, "seed \(seed), \(script), “\(characters.prefix(60))”")
        }
        if used.shaper.pieceCache.pieceCount > 20 { splitFonts += 1 }
        let examination = try used.examination(font, options(script))
        if script == "Latn", examination.kernsPairsOnly { pairFonts += 1 }
        let plain = Array(letters.prefix(2)) + [0x20]
        let idle = plain.withUnsafeBufferPointer { idleFeatures(examination, $0) }
        if !idle.isEmpty { idleFonts += 1 }
      }
    }
    #expect(splitFonts > 30, "the texts were not split, so nothing was tested")
    #expect(pairFonts > 30, "no text was set from pairs, so nothing was tested")
    #expect(idleFonts > 30, "no feature was turned off, so nothing was tested")
  }

  private func idleFeatures(_ examination: PlanExamination, _ text: UnsafeBufferPointer<UInt16>) -> [String] {
    var idle: [String] = []
    examination.triggers?.forEachIdleFeature(examination.triggers?.survey(text, 0..<text.count) ?? 0) {
      idle.append($0.description)
    }
    return idle
  }

  /// Versions of HarfBuzz differ on a pair whose second glyph has no class, in whether later subtables count.
  @Test(arguments: [(-70, 0, false), (-70, -70, false), (0, -70, true), (0, 0, true)])
  func pairsOnWhichVersionsDisagreeAreLeftToHarfBuzz(first: Int, later: Int, isRead: Bool) throws {
    let (letters, characters) = (MadeFont.letters, try #require(MadeFont.characters["Latn"]))
    let subtables = [first, later].map { value in
      LayoutBytes.classKerning([letters[0]: 1], [letters[1]: 1], format: 4) { _, second, _ in second == 0 ? value : 9 }
    }
    let made = MadeFont(
      [.init(feature: "liga", type: 1, subtable: LayoutBytes.single([letters[7]: MadeFont.results[0]]))],
      [.init(feature: "kern", type: 2, subtables: subtables)])
    let font = try made.font(in: folder, fonts)
    let kerned = try #require(try Typesetter(fonts: fonts).examination(font, options("Latn")).kernedLetters)
    #expect((kerned.pair(characters[0], characters[2]) != nil) == isRead)
    #expect(kerned.pair(characters[0], characters[1]) != nil)
    // What a lookup replaces is HarfBuzz's as well.
    #expect(kerned.pair(characters[7], characters[1]) == nil)
  }

  /// Reading is worth nothing if it leaves the pairs to HarfBuzz after all.
  @Test func mostPairsOfMadeFontsAreRead() throws {
    var (readPairs, allPairs) = (0, 0)
    for seed in 0..<SeededRuns.count(30) {
      var random = SeededNumbers(seed: seed)
      let font = try MadeFont(random: &random).font(in: folder, fonts, name: "read-\(seed)")
      let examination = try Typesetter(fonts: fonts).examination(font, options("Latn"))
      guard examination.kernsPairsOnly else { continue }
      let letters = try #require(examination.kernedLetters)
      let units = try #require(MadeFont.characters["Latn"]) + [0x20]
      for first in units {
        allPairs += units.count
        readPairs += units.count { letters.pair(first, $0) != nil }
      }
    }
    #expect(allPairs > 1000)
    #expect(2 * readPairs > allPairs)
  }

  /// What a font's lookups do beside kerning pairs: cursive attachment, attachment of what is no mark, contexts.
  @Test(arguments: [
    (1, true), (2, true), (3, false), (4, false),
  ])
  func fontsThatOnlyKernPairs(type: Int, expected: Bool) throws {
    let letter = MadeFont.letters[0]
    let subtable: [LayoutBytes.Part] =
      switch type {
      case 1: [1, LayoutBytes.coverage([letter]), 4, 10]
      case 2: LayoutBytes.kerning(letter, [MadeFont.letters[1]: -300])
      case 3: [1, LayoutBytes.coverage([letter]), 1, 0, 0]
      default: [1, LayoutBytes.coverage([letter]), LayoutBytes.coverage([MadeFont.letters[1]]), 0, 0, 0]
      }
    let made = MadeFont(
      [
        .init(
          feature: "liga", type: 4, subtable: LayoutBytes.ligatures(from: letter, [([letter], MadeFont.results[0])]))
      ],
      [.init(feature: "kern", type: type, subtable: subtable)])
    let font = try made.font(in: folder, fonts, name: "positions-\(type)")
    #expect(try Typesetter(fonts: fonts).examination(font, options("Latn")).kernsPairsOnly == expected)
  }

  /// The lookups that are read are not those that are applied, where features have variations.
  @Test func fontsWithVariationsOfFeaturesAreNotExamined() throws {
    func isExamined(_ hasVariations: Bool) throws -> Bool {
      let made = MadeFont([
        .init(feature: "liga", type: 1, subtable: LayoutBytes.single([MadeFont.letters[0]: MadeFont.results[0]]))
      ])
      let font = try made.font(in: folder, fonts, name: "variations-\(hasVariations)", hasVariations: hasVariations)
      let examination = try Typesetter(fonts: fonts).examination(font, options("Latn"))
      #expect((examination.triggers == nil) == (examination.separation == nil))
      return examination.triggers != nil
    }
    #expect(try [isExamined(false), isExamined(true)] == [true, false])
  }

  /// HarfBuzz joins Arabic letters by itself, with ligatures, where a font has letters and no features that join them.
  @Test func arabicWithoutFormsIsNotExamined() throws {
    func isExamined(_ feature: OpenTypeTag, alef: Bool) throws -> Bool {
      let made = MadeFont([
        .init(feature: feature, type: 1, subtable: LayoutBytes.single([MadeFont.letters[1]: MadeFont.results[0]]))
      ])
      let font = try made.font(in: folder, fonts, name: "\(feature)-\(alef)", alef: alef)
      return try Typesetter(fonts: fonts).examination(font, options("Arab")).triggers != nil
    }
    #expect(
      try [isExamined("rlig", alef: true), isExamined("rlig", alef: false), isExamined("medi", alef: true)]
        == [false, true, true])
  }

  /// Turning `calt` off would turn off what GPOS has under that name; and a feature that is requested keeps its bits.
  @Test func featuresThatDoMoreThanSubstituteStayOn() throws {
    let letter = MadeFont.letters[0]
    let rule = LayoutBytes.Lookup(
      feature: "calt", type: 4, subtable: LayoutBytes.ligatures(from: letter, [([letter], MadeFont.results[0])]))
    let moving = LayoutBytes.Lookup(feature: "calt", type: 1, subtable: [1, LayoutBytes.coverage([letter]), 4, 10])
    let plain: [UInt16] = [0x62, 0x63]
    func idle(_ made: MadeFont, _ name: String, _ features: [FontFeature] = []) throws -> [String] {
      let font = try made.font(in: folder, fonts, name: name)
      var options = options("Latn")
      options.features = features
      let examination = try Typesetter(fonts: fonts).examination(font, options)
      return plain.withUnsafeBufferPointer { idleFeatures(examination, $0) }
    }
    #expect(try idle(MadeFont([rule]), "substituting") == ["calt"])
    #expect(try idle(MadeFont([rule], [moving]), "moving") == [])
    #expect(try idle(MadeFont([rule]), "requested", [FontFeature(tag: "calt", value: 1)]) == [])
  }

  /// A and B become L, which is kerned with C: C may not be shaped apart from B.
  @Test func kernedNeighboursOfALigatureStayBesideIt() throws {
    let (letters, ligature) = (MadeFont.letters, MadeFont.results[0])
    let made = MadeFont(
      [.init(feature: "liga", type: 4, subtable: LayoutBytes.ligatures(from: letters[0], [([letters[1]], ligature)]))],
      [.init(feature: "kern", type: 2, subtable: LayoutBytes.kerning(ligature, [letters[2]: -300]))])
    let separation = try #require(try separation(try made.font(in: folder, fonts), fonts, "Hani"))
    let characters = try #require(MadeFont.characters["Hani"])
    func separates(_ first: Int, _ second: Int) -> Bool {
      separation.separates(characters[first], from: characters[second])
    }
    #expect([separates(0, 1), separates(1, 2), separates(0, 2)] == [false, false, false])
    #expect([separates(2, 0), separates(2, 3), separates(3, 1)] == [true, true, true])
  }

  /// Each pair of neighbours takes two sets of glyphs, so that a font of many would take hundreds of megabytes.
  @Test func lookupsOfVeryManyPairsAreNotExamined() throws {
    func separatesLetters(pairs: Int) throws -> Bool {
      let firsts = (0..<(pairs + 63) / 64).map { first in
        (100 + first, Array(100..<100 + min(64, pairs - 64 * first)))
      }
      let pairs = LayoutBytes.idlePairs(Dictionary(firsts, uniquingKeysWith: { $1 }))
      let font = try MadeFont([.init(feature: "calt", type: 5, subtable: pairs)]).font(
        in: folder, fonts, name: "pairs-\(firsts.count)-\(firsts.last?.1.count ?? 0)")
      return try #require(try separation(font, fonts, "Hani")).separatesLetters
    }
    let most = SpaceRuleCollector.mostNeighbours
    #expect(try [separatesLetters(pairs: most), separatesLetters(pairs: most + 1)] == [true, false])
  }

  /// A place of a rule that looks across a space takes a set as well.
  @Test func rulesOfVeryManyPlacesAreNotExamined() throws {
    func pieces(places: Int) throws -> Bool {
      let after = [[MadeFont.space]] + (0..<places - 2).map { [100 + $0 % 100] }
      let made = MadeFont([
        .init(feature: nil, type: 1, subtable: LayoutBytes.single([MadeFont.letters[0]: MadeFont.results[0]])),
        .init(
          feature: "calt", type: 6,
          subtable: LayoutBytes.context(input: [[MadeFont.letters[0]]], after: after, lookup: 0)),
      ])
      return try separation(try made.font(in: folder, fonts, name: "places-\(places)"), fonts, "Latn") != nil
    }
    let most = SpaceRuleCollector.mostPlaces
    #expect(try [pieces(places: most), pieces(places: most + 1)] == [true, false])
  }
}

extension Typesetter {
  /// Shapes all of `text` at once. What asks for these flags is never shaped by words.
  func shapedWhole(_ text: String, _ font: Font, script: String) -> ShapedGlyphs {
    var options = options(script)
    options.producesUnsafeToConcat = true
    var glyphs = ShapedGlyphs()
    Array(text.utf16).withUnsafeBufferPointer {
      shape($0, range: 0..<$0.count, font: font, options: options, into: &glyphs)
    }
    for index in glyphs.indices { glyphs[index].flags.remove(.unsafeToConcat) }
    return glyphs
  }
}
