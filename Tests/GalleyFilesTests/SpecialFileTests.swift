import GalleyBase
import GalleyFiles
import Glibc
import TestSupport
import Testing

/// Only regular files are read, and names are any bytes.
@Suite struct SpecialFileTests {
  private func reason(_ path: String) -> String {
    do throws(FileError) {
      _ = try readFile(path)
      return ""
    } catch {
      return error.reason
    }
  }

  @Test func pipesAndDevicesAreRefusedAtOnce() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.path("pipe"), 0o600)
    #expect(reason(folder.path("pipe")) == "is a pipe, not a regular file")
    #expect(reason("/dev/zero") == "is a device, not a regular file")
    #expect(reason(folder.path) == "is a folder, not a file")
    symlink("/dev/zero", folder.path("link"))
    #expect(reason(folder.path("link")) == "is a device, not a regular file")
  }

  @Test(.enabled(if: exists("/proc/self/status"))) func filesOfTheKernelAreRefused() {
    #expect(reason("/proc/self/environ") == "is a file of the system's kernel, not a regular file")
  }

  @Test func danglingLinksAreReported() throws {
    let folder = try TemporaryFolder()
    symlink("gone\u{1B}.png", folder.path("a.png"))
    #expect(reason(folder.path("a.png")) == "is a link to gone\\u{1B}.png, which does not exist")
    #expect(throws: FileError.self) { try readFile(ifPresent: folder.path("a.png"), limit: 10) }
    #expect(try readFile(ifPresent: folder.path("b.png"), limit: 10) == nil)
    #expect(reason(folder.path("b.png")) == "cannot be read: No such file or directory")
  }

  @Test func aNULInANameIsRefused() {
    #expect(reason("/etc/passwd\0.yaml") == "the name has a NUL in it")
  }

  @Test func namesThatAreNoUTF8AreWrittenListedAndRead() throws {
    let folder = try TemporaryFolder()
    let name = String(fileName: [0x66, 0xFC, 0x72])
    try makeFolder(folder.path(name))
    let path = folder.path(name + "/" + name + ".txt")
    try writeFile(path, [1, 2])
    try expectEqual(names(in: folder.path(name)), [name + ".txt"])
    try expectEqual(filesBelow(folder.path), [path])
    try expectEqual(readFile(path), [1, 2])
    #expect(try paths(matching: folder.path(name + "/*.txt")) == [path])
    #expect(resolvedPath(path).map(fileName(of:)) == name + ".txt")
    #expect(FileIdentity(of: path) != nil)
    removeFile(path)
    removeEmptyFolder(folder.path(name))
    #expect(!exists(folder.path(name)))
  }
}
