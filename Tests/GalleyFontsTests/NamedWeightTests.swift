import TestSupport
import Testing

@testable import GalleyFonts

/// Weights by the names of instances (`fvar`) and of faces.
struct NamedWeightTests {
  private static let sanFrancisco: KeyValuePairs = [
    "Ultralight": 31, "Thin": 111, "Light": 274, "Regular": 400, "Medium": 510, "Semibold": 590, "Bold": 700,
    "Heavy": 860, "Black": 1000, "Condensed Bold": 720, "Bold Italic": 710,
  ]

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The variable face with weights from 1 to 1000 and these instances.
  private static func face(_ instances: KeyValuePairs<String, Int>) throws -> FontBytes {
    var names = [1: "Named", 6: "Named-Regular"]
    var table = big(1 << 16, 4) + [16, 2, 2, 20, instances.count, 12].flatMap { big($0, 2) }
    for (tag, range) in [("wght", [1, 400, 1000]), ("wdth", [50, 100, 200])] {
      table += Array(tag.utf8) + range.flatMap { big($0 << 16, 4) } + big(0, 2) + big(2, 2)
    }
    for (number, instance) in instances.enumerated() {
      names[256 + number] = instance.key
      table += big(256 + number, 2) + big(0, 2) + big(instance.value << 16, 4) + big(100 << 16, 4)
    }
    return try FontBytes.testFace("GalleyTestVariable.ttf").with(["fvar": table]).named(names)
  }

  private func font(_ instances: KeyValuePairs<String, Int>, weight: Int) throws -> Font {
    let folder = try TemporaryFolder()
    let file = FontFile(path: try folder.write("named.ttf", NamedWeightTests.face(instances).bytes))
    let fonts = try FontCollection(manifest: FontManifest(folder: "", faces: [], system: ""), files: [file])
    return try fonts.font(FontDescriptor(family: "Named", weight: weight), size: 10)
  }

  @Test(arguments: [
    (100, 31.0), (200, 111), (300, 274), (500, 510), (600, 590), (650, 645), (700, 700), (800, 860), (900, 1000),
    (950, 1000), (50, 31), (10, 10),
  ])
  func aWeightIsTheInstanceOfItsName(weight: Int, position: Double) throws {
    let font = try font(NamedWeightTests.sanFrancisco, weight: weight)
    #expect(font.variations == [FontVariation(tag: "wght", value: position)])
    #expect(font.traits.weight == weight)
  }

  @Test func theRegularIsTheStandard() throws {
    try expectEqual(font(NamedWeightTests.sanFrancisco, weight: 400).variations, [])
  }

  @Test func withoutNamesAWeightIsItself() throws {
    try expectEqual(font([:], weight: 600).variations.map(\.value), [600])
    try expectEqual(font(["Display": 123], weight: 600).variations.map(\.value), [600])
  }

  @Test func anAxisThatIsRequestedWins() throws {
    let folder = try TemporaryFolder()
    let file = FontFile(
      path: try folder.write("named.ttf", NamedWeightTests.face(NamedWeightTests.sanFrancisco).bytes))
    let fonts = try FontCollection(manifest: FontManifest(folder: "", faces: [], system: ""), files: [file])
    let wish = FontDescriptor(weight: 600, variations: [FontVariation(tag: "wght", value: 612)])
    try expectEqual(fonts.font(wish, size: 10).variations.map(\.value), [612])
  }

  /// Names with their positions, and the weights that they mean.
  private static let instances: [([String: Double], [Int: Double])] = [
    (
      ["Thin": 100, "ExtraLight": 200, "ExtraBold": 800, "Black": 900], [100: 100, 200: 200, 800: 800, 900: 900]
    ),
    (["Thin": 111, "Ultralight": 31, "Black": 1000, "Heavy": 860], [100: 31, 200: 111, 800: 860, 900: 1000]),
    (["Black": 880, "Hairline": 50], [100: 50, 900: 880]), (["Heavy": 780, "Extra-Light": 150], [200: 150, 800: 780]),
  ]

  /// Apple's ultralight is lighter than thin, OpenType's heavier.
  @Test(arguments: instances)
  func lightestAndHeaviestAreInOrder(instances: [String: Double], positions: [Int: Double]) {
    expectEqual(WeightName.positions(instances.map { (name: $0.key, value: $0.value) }), positions)
  }

  // MARK: Names of faces

  /// A `CFF ` table whose Top DICT has the operator Weight with a string of this number, and a string of its own.
  private static func outlines(weight: Int, string: String) -> [UInt8] {
    let operand = [UInt8(247 + (weight - 108) / 256), UInt8((weight - 108) % 256)]
    // A number of four bytes and a real one stand before it, with operators of their own.
    let dictionary: [UInt8] = [29, 0, 0, 1, 0, 17, 30, 0x1A, 0x5F, 12, 7] + operand + [4]
    func index(_ object: [UInt8]) -> [UInt8] { [0, 1, 1, 1, UInt8(object.count + 1)] + object }
    return [1, 0, 4, 1] + index(Array("N".utf8)) + index(dictionary) + index(Array(string.utf8))
  }

  private func namedWeight(_ name: String, _ tables: [OpenTypeTag: [UInt8]] = [:]) throws -> Int? {
    let folder = try TemporaryFolder()
    let bytes = try FontBytes.testFace("GalleyTestMono.ttf").named([1: "N", 6: name]).with(tables).bytes
    return try FontFace.faces(ofFile: try folder.write("n.ttf", bytes))[0].namedWeight
  }

  @Test(
    arguments: [
      ("SFProText-Bold", 700), ("SFProText-SemiboldItalic", 600), ("N-Regular", 400), ("N-Heavy", 800), ("N-Foo", nil),
      ("Bold", nil),
    ] as [(String, Int?)])
  func theNameOfAFaceSaysItsWeight(name: String, weight: Int?) throws {
    try expectEqual(namedWeight(name), weight)
  }

  @Test(
    arguments: [(384, "", 700), (390, "", 600), (391, "Black", 900), (391, "Odd", nil), (392, "Bold", nil)]
      as [(Int, String, Int?)])
  func theOutlinesSayItWhereTheNameDoesNot(number: Int, string: String, weight: Int?) throws {
    let table = NamedWeightTests.outlines(weight: number, string: string)
    try expectEqual(namedWeight("Odd", ["CFF ": table]), weight)
    try expectEqual(namedWeight("Odd-Light", ["CFF ": table]), 300)
  }

  @Test func outlinesThatAreCutShortSayNothing() throws {
    let table = NamedWeightTests.outlines(weight: 391, string: "Bold")
    for count in table.indices { try expectEqual(namedWeight("Odd", ["CFF ": Array(table[..<count])]), nil) }
  }
}
