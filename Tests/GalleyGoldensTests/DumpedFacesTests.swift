import Testing

@testable import GalleyGoldens

/// The faces that dumps end with.
@Suite struct DumpedFacesTests {
  private static func dump(_ views: String, _ faces: [(name: String, digest: String)]) -> [UInt8] {
    let list = faces.map { "{ \"font\": \"\($0.name)\", \"digest\": \"\($0.digest)\", \"index\": 0 }" }
    return Array("{ \"views\": [\(views)], \"fontsUsed\": [\(list.joined(separator: ", "))] }\n".utf8)
  }

  /// One after the other, so that what was read before could be taken for what is read.
  @Test func eachDumpHasItsOwn() {
    let faces = DumpedFaces()
    let (mono, other) = ((name: "Mono", digest: "aa"), (name: "Other", digest: "bb"))
    let dumps: [([UInt8], [String: String])] = [
      (Self.dump("1", [mono]), ["Mono": "aa"]), (Self.dump("2, 3", [mono]), ["Mono": "aa"]),
      (Self.dump("1", [(name: "Mono", digest: "ab")]), ["Mono": "ab"]),
      (Self.dump("1", [mono, other]), ["Mono": "aa", "Other": "bb"]), (Self.dump("1", []), [:]),
      (Array("no dump".utf8), [:]), (Self.dump("1", [other]), ["Other": "bb"]), ([], [:]),
    ]
    for (bytes, expected) in dumps + dumps.reversed() {
      #expect(faces.digests(ofDump: bytes) == expected)
      #expect(faceDigests(ofDump: bytes) == expected)
    }
  }

  /// A family may have the name of the key: what follows it is then not the whole of the faces.
  @Test func aTrailingFragmentIsNotReadAsTheDump() {
    let faces = DumpedFaces()
    for digest in ["aa", "bb"] {
      let dump = """
        { "fontsUsed": [{ "font": "Mono", "digest": "\(digest)" }, { "family": "fontsUsed" }] }
        """
      #expect(faces.digests(ofDump: Array(dump.utf8)) == ["Mono": digest])
    }
  }

  @Test func moreFacesThanTheEndHolds() {
    let many = (0..<1_000).map { (name: "Face\($0)", digest: "\($0)") }
    #expect(DumpedFaces().digests(ofDump: Self.dump("1", many)).count == 1_000)
  }
}
