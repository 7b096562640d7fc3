import GalleyBase
import Glibc
import TestSupport
import Testing

@testable import GalleyFiles

@Suite struct FileTests {
  @Test func aFileIsWrittenAndRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    try writeFile(path, Array("one".utf8))
    try writeFile(path, Array("two".utf8))
    try expectEqual(readFile(path), Array("two".utf8))
    try expectEqual(filesBelow(folder.path), [path])
    #expect(folder.names == ["a.txt"])
  }

  @Test(arguments: [0, 1, 5, 16383, 16384, 16385, 100_000])
  func everyLengthIsReadWhole(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31) }
    try writeFile(folder.path("a"), bytes)
    try expectEqual(readFile(folder.path("a"), limit: count), bytes)
    if count > 0 {
      #expect(throws: FileError.self) { try readFile(folder.path("a"), limit: count - 1) }
    }
  }

  @Test func aDeviceIsRefused() throws {
    let error = #expect(throws: FileError.self) { try readFile("/dev/zero", limit: 1 << 20) }
    #expect(error?.message == "/dev/zero: is a device, not a regular file")
  }

  @Test func aNameWithANULIsRefused() throws {
    let folder = try TemporaryFolder(["a": "kept"])
    #expect(throws: FileError.self) { try writeFile(folder.path("a\0.png"), [1]) }
    let error = #expect(throws: FileError.self) { try readFile(folder.path("a\0b")) }
    #expect(error?.message == folder.path("a\\0b") + ": the name has a NUL in it")
    try expectEqual(readFile(folder.path("a")), Array("kept".utf8))
  }

  @Test func pipesInFoldersArePassedOver() throws {
    let folder = try TemporaryFolder(["a.yaml": ""])
    mkfifo(folder.path("b.yaml"), 0o600)
    symlink("nowhere", folder.path("c.yaml"))
    try expectEqual(filesBelow(folder.path), [folder.path("a.yaml"), folder.path("c.yaml")])
  }

  @Test func aLockedFolderIsMadeAndLeftAsItWas() throws {
    struct Refusal: Error {}
    let folder = try TemporaryFolder()
    #expect(throws: Refusal.self) { try withLockedFolder(folder.path("a/b")) { throw Refusal() } }
    #expect(folder.names == ["a"])
    try expectEqual(withLockedFolder(folder.path("c")) { 3 }, 3)
    #expect(folder.names == ["a", "c"])
  }

  /// Archives and clocks give files any date.
  @Test(arguments: [-20_000_000_000, -1, 10_413_792_000, 10_413_792_001])
  func filesOfAnyYearAreFiles(seconds: Int) throws {
    let folder = try TemporaryFolder(["a": "text", "b": "text"])
    var times = [timespec](repeating: timespec(tv_sec: seconds, tv_nsec: 5), count: 2)
    try #require(utimensat(AT_FDCWD, folder.path("a"), &times, 0) == 0)
    let (a, b) = (FileStatus(of: folder.path("a")), FileStatus(of: folder.path("b")))
    #expect(a?.size == 4 && a?.time != b?.time)
    try expectEqual(readFile(folder.path("a")), Array("text".utf8))
  }

  @Test func foldersAreNotFiles() throws {
    let error = #expect(throws: FileError.self) { try readFile("/") }
    #expect(error?.message == "/: is a folder, not a file")
  }

  @Test func whatCannotBeWrittenLeavesNothing() throws {
    let folder = try TemporaryFolder()
    try makeFolder(folder.path("b"))
    for path in [folder.path("none/a"), folder.path("b"), "/dev/full"] {
      let error = #expect(throws: FileError.self) { try writeFile(path, [1, 2, 3]) }
      #expect(error?.path == path)
    }
    #expect(folder.names == ["b"])
    #expect(
      #expect(throws: FileError.self) { try writeFile("/dev/full", [1]) }?.message
        == "/dev/full: cannot be written: No space left on device")
  }

  /// The second file cannot be put in place, so the first keeps its old contents, or stays away.
  @Test(arguments: [true, false])
  func twoFilesAreWrittenTogetherOrNotAtAll(existed: Bool) throws {
    let folder = try TemporaryFolder()
    if existed { try writeFile(folder.path("a"), [1]) }
    #expect(throws: FileError.self) {
      try writeTogether([
        OutputFile(path: folder.path("a"), bytes: [2]), OutputFile(path: "/dev/full", bytes: [2]),
      ])
    }
    #expect(throws: FileError.self) {
      try writeTogether([
        OutputFile(path: folder.path("a"), bytes: [2]), OutputFile(path: folder.path("none/b"), bytes: [2]),
      ])
    }
    #expect(folder.names == (existed ? ["a"] : []))
    if existed { try expectEqual(readFile(folder.path("a")), [1]) }
  }

  @Test func aLinkKeepsLeadingToItsFile() throws {
    let folder = try TemporaryFolder()
    try writeFile(folder.path("real"), [1])
    #expect(symlink("real", folder.path("link")) == 0)
    try writeFile(folder.path("link"), [2])
    try expectEqual(readFile(folder.path("real")), [2])
    #expect(folder.names == ["link", "real"])
  }

  @Test(arguments: [
    ("a/b.yaml", "a", "b.yaml"), ("b.yaml", "", "b.yaml"), ("/b", "/", "b"), ("/", "/", "/"), ("a/b/", "a", "b"),
    ("a//b", "a", "b"), ("", "", ""), ("//", "/", "/"), ("a//", "", "a"), ("/a//", "/", "a"),
  ])
  func pathsAreTakenApart(path: String, parent: String, name: String) {
    #expect(folder(of: path) == parent)
    #expect(fileName(of: path) == name)
  }

  @Test(arguments: [("", "b", "b"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b")])
  func pathsAreJoined(parent: String, name: String, path: String) {
    #expect(joined(parent, name) == path)
  }

  @Test(arguments: [(0, "0 bytes"), (1023, "1023 bytes"), (1024, "1 kB"), (24 << 10, "24 kB"), (16 << 20, "16 MB")])
  func sizesAreRounded(bytes: Int, text: String) {
    #expect(sizeText(bytes) == text)
  }
}
