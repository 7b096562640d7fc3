import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// The lock of goldens: what it says of faces, of merges, and after accepting.
@Suite struct GoldenLockTests {
  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try readFile(folder.path(path)), as: UTF8.self)
  }

  private func digest(of face: String, in folder: TemporaryFolder) throws -> String {
    let lock = try GoldenLock(reading: folder.path("Goldens/galley.lock"))
    return try #require(lock?.faces[face])
  }

  /// The golden says which file it was drawn with, and so does the lock; a cell that is a line says so by the lock alone.
  @Test func aFaceThatIsAnotherFileIsSaidFirst() throws {
    let matrix = "matrix: { pictures: [], appearances: [dark] }"
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a", extra: matrix)])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let (name, other) = ("GalleyTestMono-Regular", String(repeating: "0", count: 64))
    let digest = try digest(of: name, in: folder)
    for path in ["Goldens/galley.lock", "Goldens/a.layout.json"] {
      let old = try text(path, in: folder)
      #expect(old.contains(digest))
      try writeFile(folder.path(path), Array(old.replacing(digest, with: other).utf8))
    }
    try writeFile(folder.path("Goldens/a.cells.txt"), Array(try otherLines(in: folder).utf8))
    let run = try folder.galley("verify")
    let sentence =
      "the goldens were recorded with another file of the face \(name): 000000000000…, this one is \(digest.prefix(12))…"
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("\(sentence) (Goldens/galley.lock)\n"), "\(run.text)")
    #expect(run.text.contains("\nmetrics only  Goldens/a.yaml:1  in 2 of 2 cells\n"), "\(run.text)")
    #expect(run.text.firstRange(of: "(Goldens/galley.lock)\n") != nil)
    #expect(run.text.ranges(of: "(Goldens/galley.lock)\n").count == 1)
    // Accepting takes up the face that is there now.
    try expectEqual(folder.galley("accept", "--all").status, 0)
    try expectEqual(self.digest(of: name, in: folder), digest)
    let again = try folder.galley("verify")
    #expect(again.status == 0 && !again.text.contains("recorded with"), "\(again.text)")
  }

  /// Two scenes may have different faces of one name; the lock knows one of them.
  @Test func unchangedFacesAreNotReported() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a")])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let digest = try digest(of: "GalleyTestMono-Regular", in: folder)
    let lock = try text("Goldens/galley.lock", in: folder)
    try writeFile(
      folder.path("Goldens/galley.lock"),
      Array(lock.replacing(digest, with: String(repeating: "0", count: 64)).utf8))
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("b").utf8))
    let run = try folder.galley("verify")
    #expect(run.status == 1 && !run.text.contains("another file of the face"), "\(run.text)")
  }

  /// An entry that no golden agrees with was edited: it is said, and decides nothing.
  @Test func anEntryThatWasEditedIsSaid() throws {
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": sceneText("a"), "Goldens/b/b.yaml": sceneText("b"),
    ])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let (name, other) = ("GalleyTestMono-Regular", String(repeating: "0", count: 64))
    let digest = try digest(of: name, in: folder)
    let lock = try text("Goldens/galley.lock", in: folder)
    try writeFile(folder.path("Goldens/galley.lock"), Array(lock.replacing(digest, with: other).utf8))
    let said =
      "the lock has 000000000000… for the face \(name), and its goldens were recorded with \(digest.prefix(12))…: restore "
      + "the lock with git, or run galley record (Goldens/galley.lock)\n"
    let run = try folder.galley("verify")
    #expect(run.status == 0 && run.text.hasPrefix(said), "\(run.text)")
    let report = try JSON(reading: try folder.galley("verify", "--json").output)
    #expect(report["lock"]?.array?.count == 1)
    // A golden that is not compared may have another file of that name: the lock is right then.
    let layout = try text("Goldens/b/b.layout.json", in: folder)
    try writeFile(folder.path("Goldens/b/b.layout.json"), Array(layout.replacing(digest, with: other).utf8))
    let part = try folder.galley("verify", "Goldens/a.yaml")
    #expect(part.status == 0 && !part.text.contains("the lock has"), "\(part.text)")
    try writeFile(folder.path("Goldens/b/b.layout.json"), Array(layout.utf8))
    // Recording mends it.
    try expectEqual(folder.galley("record", "-q").status, 0)
    try expectEqual(text("Goldens/galley.lock", in: folder), lock)
    #expect(try !folder.galley("verify").text.contains("the lock has"))
  }

  @Test func aMergeThatIsNotFinishedIsAMistake() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a"), "Goldens/b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let lock = try text("Goldens/galley.lock", in: folder)
    let merge = lock.replacing("  \"engine\"", with: "<<<<<<< ours\n  \"engine\"")
    try writeFile(folder.path("Goldens/galley.lock"), Array(merge.utf8))
    let said =
      "Goldens/galley.lock: line 3 is a merge-conflict marker; resolve it, then run `galley record`\n"
    let run = try folder.galley("verify")
    #expect(run.status == 2 && run.errors.hasSuffix(said), "\(run.errors)")
    // Recording one scene would lose what the lock has of the others.
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("c").utf8))
    let one = try folder.galley("record", "Goldens/a.yaml")
    #expect(one.status == 2 && one.errors.hasSuffix(said), "\(one.errors)")
    try expectEqual(text("Goldens/galley.lock", in: folder), merge)
    try expectEqual(folder.galley("record", "-q").status, 0)
    try expectEqual(text("Goldens/galley.lock", in: folder), lock)
    // Nor is any other damage passed over.
    try writeFile(folder.path("Goldens/galley.lock"), Array("{".utf8))
    let damaged = try folder.galley("verify")
    #expect(
      damaged.status == 2 && damaged.errors.contains("Goldens/galley.lock: is not a lock that galley record wrote"))
  }

  /// The versions of a lock are those of all its goldens, so they change when the last of them is as this program draws it.
  @Test func acceptingAllThatDifferedRenewsTheVersions() throws {
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": sceneText("a"), "Goldens/b.yaml": sceneText("b"), "Goldens/c.yaml": sceneText("c"),
    ])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let lock = try text("Goldens/galley.lock", in: folder)
    let version = try #require(try GoldenLock(reading: folder.path("Goldens/galley.lock"))?.libraries["FreeType"])
    let old = lock.replacing("\"FreeType\": \"\(version)\"", with: "\"FreeType\": \"2.1\"")
    func begin() throws {
      try writeFile(folder.path("Goldens/galley.lock"), Array(old.utf8))
      for name in ["a", "b"] {
        let other = try text("Goldens/\(name).yaml", in: folder).contains("new") ? name : "new " + name
        try writeFile(folder.path("Goldens/\(name).yaml"), Array(sceneText(other).utf8))
      }
      try expectEqual(folder.galley("verify", "-q").status, 1)
    }
    try begin()
    try expectEqual(folder.galley("accept", "a").status, 0)
    try expectEqual(text("Goldens/galley.lock", in: folder), old)
    try expectEqual(folder.galley("accept", "b").status, 0)
    try expectEqual(text("Goldens/galley.lock", in: folder), lock)
    // A golden that is left as it was keeps the lock as it was.
    try begin()
    try expectEqual(folder.galley("reject", "a").status, 0)
    try expectEqual(folder.galley("accept", "--all").status, 0)
    try expectEqual(text("Goldens/galley.lock", in: folder), old)
    // So does a run that compared only some.
    try begin()
    try expectEqual(folder.galley("verify", "-q", "Goldens/b.yaml").status, 1)
    try expectEqual(folder.galley("accept", "--all").status, 0)
    try expectEqual(text("Goldens/galley.lock", in: folder), old)
  }

  /// The lines of cells, with the digests of their layouts reversed.
  private func otherLines(in folder: TemporaryFolder) throws -> String {
    try text("Goldens/a.cells.txt", in: folder).split(separator: "\n").map { line in
      var words = line.split(separator: " ").map(String.init)
      if !line.hasPrefix("#") { words[1] = String(words[1].reversed()) }
      return words.joined(separator: " ") + "\n"
    }.joined()
  }
}
