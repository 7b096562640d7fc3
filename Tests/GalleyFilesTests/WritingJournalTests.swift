import GalleyBase
import Glibc
import TestSupport
import Testing

@testable import GalleyFiles

/// Files that are written together stay of one age, at whatever step the process dies.
@Suite struct WritingJournalTests {
  private let folder: TemporaryFolder
  private static let writing = "0123456789abcdef"

  init() throws {
    folder = try TemporaryFolder(["a": "old a", "b": "old b"])
  }

  /// The states that a process can leave behind: those of its files that are renamed already, and what its journal says.
  @Test(arguments: [0, 1, 2])
  func journaledWritesAreFinished(renamed: Int) throws {
    try leave(renamed: renamed, undo: false)
    let finished = try finishWriting(in: folder.path)
    #expect(finished.count == 2 - renamed)
    try expectEqual(contents, ["new a", "new b"])
    #expect(folder.names == ["a", "b"])
    try expectEqual(finishWriting(in: folder.path), [])
  }

  @Test(arguments: [0, 1, 2])
  func revertedWritesAreUndone(renamed: Int) throws {
    try leave(renamed: renamed, undo: true)
    try finishWriting(in: folder.path)
    try expectEqual(contents, ["old a", "old b"])
    #expect(folder.names == ["a", "b"])
  }

  /// A file that was not there before goes away again.
  @Test func aNewFileIsUndoneToo() throws {
    removeFile(folder.path("b"))
    try leave(renamed: 2, undo: true, hasOldB: false)
    try finishWriting(in: folder.path)
    #expect(folder.names == ["a"])
  }

  /// The only names of old contents are kept.
  @Test func temporaryFilesOfDeadProcessesAreCleanedUp() throws {
    for name in ["0.tmp", "tmp", "1.old"] { try folder.write(".galley-\(Self.writing).\(name)", [1]) }
    let others = [".galley-notes", ".galley-12-0.tmp", ".galley-\(Self.writing).00.tmp"]
    for name in others { try folder.write(name, [1]) }
    try finishWriting(in: folder.path)
    #expect(Set(folder.names) == Set(others + ["a", "b", ".galley-\(Self.writing).1.old"]))
  }

  /// Nothing was put in place while the journal is empty.
  @Test func anEmptyJournalUndoesWhatWasPrepared() throws {
    try writeFile(folder.path(".galley-\(Self.writing).0.tmp"), Array("new a".utf8))
    try #require(link(folder.path("a"), folder.path(".galley-\(Self.writing).0.old")) == 0)
    try folder.write(journal, [])
    try expectEqual(finishWriting(in: folder.path), [])
    try expectEqual(contents, ["old a", "old b"])
    #expect(folder.names == ["a", "b"])
  }

  @Test func theJournalOfALivingProcessIsLeftAlone() throws {
    try leave(renamed: 1, undo: false)
    let descriptor = open(folder.path(journal), O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    try expectEqual(finishWriting(in: folder.path), [])
    try expectEqual(contents, ["new a", "old b"])
  }

  @Test func aDamagedJournalIsReported() throws {
    try folder.write(journal, Array("{".utf8))
    mark(journal)
    let error = #expect(throws: FileError.self) { try finishWriting(in: folder.path) }
    #expect(error?.message.contains("is ignored: check the files in its folder with git") == true)
  }

  /// A journal that came with a repository was changed last when it was checked out.
  @Test(arguments: [false, true]) func aCheckedOutJournalIsIgnored(undo: Bool) throws {
    try leave(renamed: 0, undo: undo)
    var now = [timespec](repeating: timespec(tv_sec: time(nil), tv_nsec: 0), count: 2)
    try #require(utimensat(AT_FDCWD, folder.path(undo ? undoing : journal), &now, 0) == 0)
    let before = folder.names
    #expect(throws: FileError.self) { try finishWriting(in: folder.path) }
    #expect(folder.names == before)
    try expectEqual(contents, ["old a", "old b"])
  }

  /// An archive that is unpacked by its owner, or another user of the machine, may have laid it there with any time.
  @Test(arguments: [false, true]) func anotherUsersJournalIsIgnored(undo: Bool) throws {
    try leave(renamed: 0, undo: undo)
    let before = folder.names
    let stranger = Finishing(folder: folder.path, user: geteuid() + 1)
    let error = #expect(throws: FileError.self) { try stranger.finish(before) }
    #expect(error?.reason.hasPrefix("belongs to another user and is ignored: check the files") == true)
    #expect(folder.names == before)
    try expectEqual(contents, ["old a", "old b"])
    // An empty one says nothing, and what waits beside it is his.
    try folder.write(undo ? undoing : journal, [])
    try expectEqual(stranger.finish(before), [])
    #expect(folder.names == before)
  }

  /// Whoever may write in the folder may have laid another file where a new one waited. As root, that can be seen here.
  @Test(.enabled(if: geteuid() == 0), arguments: ["another user's", "a link"])
  func filesOfOthersAreNotMovedIntoPlace(kind: String) throws {
    try leave(renamed: 0, undo: false)
    let temporary = folder.path(".galley-\(Self.writing).1.tmp")
    removeFile(temporary)
    if kind == "a link" {
      try #require(symlink(folder.path("a"), temporary) == 0)
    } else {
      try writeFile(temporary, Array("evil".utf8))
      try #require(chown(temporary, 12_345, 12_345) == 0)
    }
    let error = #expect(throws: FileError.self) { try finishWriting(in: folder.path) }
    #expect(error?.message == "\(temporary): is not the file that was written for b: remove it")
    try expectEqual(contents, ["new a", "old b"])
  }

  /// What root writes in another user's folder belongs to that user, before and after.
  @Test(.enabled(if: geteuid() == 0), arguments: [false, true])
  func writesByRootForAnotherUserAreFinished(undo: Bool) throws {
    for name in ["a", "b"] { try #require(chown(folder.path(name), 12_345, 12_345) == 0) }
    try leave(renamed: 1, undo: undo)
    for name in ["a", ".galley-\(Self.writing).1.tmp"] { try #require(chown(folder.path(name), 12_345, 12_345) == 0) }
    try finishWriting(in: folder.path)
    try expectEqual(contents, undo ? ["old a", "old b"] : ["new a", "new b"])
  }

  @Test func aLinkThatMayNotBeWrittenThroughIsNotFollowed() throws {
    let other = try TemporaryFolder(["c": "old a"])
    removeFile(folder.path("a"))
    try #require(symlink(other.path("c"), folder.path("a")) == 0)
    try leave(renamed: 0, undo: false)
    let error = #expect(throws: FileError.self) {
      try finishWriting(in: folder.path) { link throws(FileError) in throw FileError(path: link, reason: "leads away") }
    }
    #expect(error?.message == "\(folder.path("a")): leads away")
    try expectEqual(readFile(other.path("c")), Array("old a".utf8))
  }

  @Test func temporaryFilesOfOtherUsersAreTheirs() throws {
    let name = ".galley-\(Self.writing).0.tmp"
    try folder.write(name, [1])
    try expectEqual(Finishing(folder: folder.path, user: geteuid() + 1).finish([name]), [])
    #expect(folder.names.contains(name))
    try expectEqual(Finishing(folder: folder.path).finish([name]), [])
    #expect(!folder.names.contains(name))
  }

  @Test func whereNothingIsJournaledOnlyTemporaryFilesAreRemoved() throws {
    try leave(renamed: 0, undo: false)
    let before = folder.names
    removeUnfinished(in: folder.path)
    #expect(folder.names == before)
    try folder.write(journal, [])
    removeUnfinished(in: folder.path)
    #expect(folder.names == ["a", "b"])
    try expectEqual(contents, ["old a", "old b"])
    removeUnfinished(in: folder.path("nowhere"))
  }

  /// A process that began after the names were read has its journal there, though it is not among them.
  @Test(arguments: [false, true]) func temporaryFilesOfALivingProcessAreLeftAlone(undo: Bool) throws {
    let temporary = ".galley-\(Self.writing).0.tmp"
    try folder.write(temporary, [1])
    try folder.write(undo ? undoing : journal, [])
    try expectEqual(Finishing(folder: folder.path).finish(["a", temporary]), [])
    #expect(folder.names.contains(temporary))
    removeFile(folder.path(undo ? undoing : journal))
    try expectEqual(Finishing(folder: folder.path).finish(["a", temporary]), [])
    #expect(!folder.names.contains(temporary))
  }

  /// A scene may be called `.hidden.yaml`; only what belongs to git is never written.
  @Test(arguments: [(".a", true), ("..a", true), (".galley-x", true), (".gitattributes", false), ("..", false)])
  func namesWithAPointAreFilesToo(name: String, isFile: Bool) {
    let text = "{\"galley\": 1, \"files\": [{\"name\": \"\(name)\", \"number\": 0, \"new\": \"1\"}]}"
    #expect((WritingJournal.moves(Array(text.utf8)) != nil) == isFile)
  }

  @Test func filesWithAPointAreWrittenTogether() throws {
    try folder.write(".a", Array("old".utf8))
    try writeTogether([file(".a", "new"), file("b", "new b")], isJournaled: true)
    try expectEqual(readFile(folder.path(".a")), Array("new".utf8))
    #expect(folder.names == [".a", "a", "b"])
  }

  /// Even one that looks as if it were written here changes nothing but files of its folder.
  @Test(arguments: ["../other/c", "/etc/passwd", "..", ".", "", ".git", "b/c", "a\\u0000"], [false, true])
  func namesThatLeadOutOfTheFolderAreRefused(name: String, undo: Bool) throws {
    let other = try TemporaryFolder(["c": "kept"])
    try folder.write(".galley-\(Self.writing).0.tmp", Array("new".utf8))
    try folder.write(".galley-\(Self.writing).0.old", Array("new".utf8))
    let place = name.replacing("../other", with: "../" + fileName(of: other.path))
    let text = "{\"galley\": 1, \"files\": [{\"name\": \"\(place)\", \"number\": 0, \"new\": \"1\", \"old\": \"2\"}]}"
    try folder.write(undo ? undoing : journal, Array(text.utf8))
    mark(undo ? undoing : journal)
    let before = folder.names
    #expect(throws: FileError.self) { try finishWriting(in: folder.path) }
    #expect(folder.names == before)
    try expectEqual(readFile(other.path("c")), Array("kept".utf8))
    try expectEqual(contents, ["old a", "old b"])
  }

  /// A link is followed only to the file that was there when the journal was written.
  @Test(arguments: [false, true], [false, true])
  func linksAreFollowedToTheFileThatWasThere(isSame: Bool, undo: Bool) throws {
    let other = try TemporaryFolder(["c": "old a", "private": "kept"])
    removeFile(folder.path("a"))
    try #require(symlink(other.path("c"), folder.path("a")) == 0)
    try leave(renamed: 0, undo: undo)
    if !isSame {
      removeFile(folder.path("a"))
      try #require(symlink(other.path("private"), folder.path("a")) == 0)
    }
    if isSame {
      try finishWriting(in: folder.path)
      try expectEqual(contents, (undo ? ["old a", "old b"] : ["new a", "new b"]))
      #expect(FileStatus(of: folder.path("a"), followsLink: false)?.kind == .link)
    } else {
      let error = #expect(throws: FileError.self) { try finishWriting(in: folder.path) }
      #expect(error?.message.contains("a: is a link that no longer leads to the file") == true)
    }
    try expectEqual(readFile(other.path("private")), Array("kept".utf8))
  }

  /// What is undone of a file that was not there is that file, and no other that has its name by now.
  @Test func aFileThatCameMeanwhileIsNotRemoved() throws {
    removeFile(folder.path("b"))
    try leave(renamed: 2, undo: true, hasOldB: false)
    removeFile(folder.path("b"))
    try folder.write("other", [7])
    try writeFile(folder.path("b"), [7])
    try finishWriting(in: folder.path)
    try expectEqual(readFile(folder.path("b")), [7])
  }

  @Test func linksStayAndTheirTargetsAreReplaced() throws {
    let other = try TemporaryFolder(["c": "old"])
    try #require(symlink(other.path("c"), folder.path("link")) == 0)
    try writeTogether([file("a", "new a"), file("link", "new")], isJournaled: true)
    #expect(FileStatus(of: folder.path("link"), followsLink: false)?.kind == .link)
    try expectEqual(readFile(other.path("c")), Array("new".utf8))
    #expect(other.names == ["c"])
    #expect(folder.names == ["a", "b", "link"])
    try #require(symlink("nowhere", folder.path("dangling")) == 0)
    let error = #expect(throws: FileError.self) { try writeTogether([file("dangling", "x")]) }
    #expect(error?.reason == "is a link to a file that does not exist: remove the link")
  }

  @Test(arguments: [true, false])
  func filesWrittenTogetherLeaveNothingBeside(isJournaled: Bool) throws {
    try writeTogether(
      [file("a", "new a"), file("b", "new b"), file("c", "new c")], isJournaled: isJournaled)
    try expectEqual(contents, ["new a", "new b"])
    #expect(folder.names == ["a", "b", "c"])
  }

  /// The second file cannot have its name: the first gets its old contents back.
  @Test(arguments: [true, false])
  func aFailedWriteLosesNothing(isJournaled: Bool) throws {
    let tooLong = String(repeating: "x", count: 256)
    #expect(throws: FileError.self) {
      try writeTogether([file("a", "new a"), file(tooLong, "new")], isJournaled: isJournaled)
    }
    try expectEqual(contents, ["old a", "old b"])
    #expect(folder.names == ["a", "b"])
  }

  @Test func aFileThatIsReplacedKeepsItsMode() throws {
    try #require(chmod(folder.path("a"), 0o640) == 0)
    try writeTogether([file("a", "new a"), file("b", "new b")], isJournaled: true)
    var facts = stat()
    try #require(stat(folder.path("a"), &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o640)
  }

  /// A name that is no UTF-8 is not taken for another, whose mode would not be found.
  @Test(arguments: [false, true]) func theModeOfAFileWhoseNameIsNoUTF8IsKept(isJournaled: Bool) throws {
    let name = String(fileName: [0x66, 0xFC, 0x72])
    try writeFile(folder.path(name), [1])
    func mode(_ mode: mode_t? = nil) throws -> mode_t {
      var facts = stat()
      if let mode { try #require(folder.path(name).withFileName { chmod($0, mode) } == 0) }
      try #require(folder.path(name).withFileName { stat($0, &facts) } == 0)
      return facts.st_mode & 0o777
    }
    try expectEqual(mode(0o640), 0o640)
    try writeTogether([file(name, "new"), file("b", "new b")], isJournaled: isJournaled)
    try expectEqual(mode(), 0o640)
    try expectEqual(readFile(folder.path(name)), Array("new".utf8))
  }

  private var contents: [String] {
    get throws { try ["a", "b"].map { String(decoding: try readFile(folder.path($0)), as: UTF8.self) } }
  }

  private var journal: String { ".galley-\(Self.writing).journal" }
  private var undoing: String { ".galley-\(Self.writing).undo" }

  private func file(_ name: String, _ text: String) -> OutputFile {
    OutputFile(path: folder.path(name), bytes: Array(text.utf8))
  }

  /// Gives a journal the time that those written here have.
  private func mark(_ name: String) {
    var times = [timespec](repeating: timespec(tv_sec: WritingJournal.mark, tv_nsec: 0), count: 2)
    utimensat(AT_FDCWD, folder.path(name), &times, 0)
  }

  /// Leaves the files of a process that died.
  private func leave(renamed: Int, undo: Bool, hasOldB: Bool = true) throws {
    var list: [String] = []
    for (index, name) in ["a", "b"].enumerated() {
      let temporary = ".galley-\(Self.writing).\(index)"
      let hasOld = name == "a" || hasOldB
      let target = resolvedPath(folder.path(name)) ?? folder.path(name)
      let old = hasOld ? "\"\(try #require(FileIdentity(of: target)).number)\"" : "null"
      if hasOld { try #require(link(target, folder.path(temporary + ".old")) == 0) }
      try folder.write(temporary + ".tmp", Array("new \(name)".utf8))
      let new = try #require(FileIdentity(of: folder.path(temporary + ".tmp"))).number
      if index < renamed { try #require(rename(folder.path(temporary + ".tmp"), target) == 0) }
      list.append("{\"name\": \"\(name)\", \"number\": \(index), \"new\": \"\(new)\", \"old\": \(old)}")
    }
    try folder.write(
      undo ? undoing : journal, Array("{\"galley\": 1, \"files\": [\(list.joined(separator: ", "))]}".utf8))
    mark(undo ? undoing : journal)
  }
}
