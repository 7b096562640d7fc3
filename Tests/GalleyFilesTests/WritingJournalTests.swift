import GalleyBase
import GalleyFiles
import Glibc
import TestSupport
import Testing

/// Files that are written together stay of one age, at whatever step the process dies.
@Suite struct WritingJournalTests {
  private let folder: TemporaryFolder
  /// No process has this number: it is beyond the greatest of Linux.
  private static let dead = ".galley-2147483647"

  init() throws {
    folder = try TemporaryFolder(["a": "old a", "b": "old b"])
  }

  /// The states that a process can leave behind: those of its files that are renamed already, and what its journal says.
  @Test(arguments: [0, 1, 2])
  func whatAJournalSaysIsFinished(renamed: Int) throws {
    try leave(renamed: renamed, undo: false)
    let finished = try finishWriting(in: folder.path)
    #expect(finished.count == 2 - renamed)
    #expect(try contents == ["new a", "new b"])
    #expect(folder.names == ["a", "b"])
    #expect(try finishWriting(in: folder.path) == [])
  }

  @Test(arguments: [0, 1, 2])
  func whatWasTurnedBackIsUndone(renamed: Int) throws {
    try leave(renamed: renamed, undo: true)
    try finishWriting(in: folder.path)
    #expect(try contents == ["old a", "old b"])
    #expect(folder.names == ["a", "b"])
  }

  /// A file that was not there before goes away again.
  @Test func aNewFileIsUndoneToo() throws {
    removeFile(folder.path("b"))
    try leave(renamed: 2, undo: true, hasOldB: false)
    try finishWriting(in: folder.path)
    #expect(folder.names == ["a"])
  }

  @Test func temporaryFilesOfDeadProcessesAreCleanedUp() throws {
    try writeFile(folder.path("\(Self.dead)-0.tmp"), [1])
    try writeFile(folder.path("\(Self.dead)-0.tmp.old"), [1])
    try writeFile(folder.path(".galley-\(getpid())-7.tmp"), [1])
    try writeFile(folder.path(".galley-notes"), [1])
    try finishWriting(in: folder.path)
    #expect(folder.names == [".galley-\(getpid())-7.tmp", ".galley-notes", "a", "b"])
  }

  @Test func theJournalOfALivingProcessIsLeftAlone() throws {
    try leave(renamed: 1, undo: false)
    let descriptor = open(folder.path(journal), O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    #expect(try finishWriting(in: folder.path) == [])
    #expect(try contents == ["new a", "old b"])
  }

  @Test func aDamagedJournalIsReported() throws {
    try writeFile(folder.path(journal), Array("{".utf8))
    let error = #expect(throws: FileError.self) { try finishWriting(in: folder.path) }
    #expect(error?.message.contains("is damaged: see what git says of the files beside it") == true)
  }

  @Test(arguments: [true, false])
  func filesWrittenTogetherLeaveNothingBeside(isJournaled: Bool) throws {
    try writeTogether(
      [file("a", "new a"), file("b", "new b"), file("c", "new c")], isJournaled: isJournaled)
    #expect(try contents == ["new a", "new b"])
    #expect(folder.names == ["a", "b", "c"])
  }

  /// The rename of the second file fails, and a file with the second name of the first is there already, from a process
  /// of the same number: the old contents come back all the same.
  @Test(arguments: [true, false])
  func aFailedRenameLosesNothing(isJournaled: Bool) throws {
    for attempt in 0..<4 { try writeFile(folder.path(".galley-\(getpid())-\(attempt).tmp.old"), Array("stale".utf8)) }
    let tooLong = String(repeating: "x", count: 256)
    #expect(throws: FileError.self) {
      try writeTogether([file("a", "new a"), file(tooLong, "new")], isJournaled: isJournaled)
    }
    #expect(try contents == ["old a", "old b"])
    #expect(folder.names.filter { !$0.hasSuffix(".old") } == ["a", "b"])
  }

  @Test func aFileThatIsReplacedKeepsItsMode() throws {
    try #require(chmod(folder.path("a"), 0o640) == 0)
    try writeTogether([file("a", "new a"), file("b", "new b")], isJournaled: true)
    var facts = stat()
    try #require(stat(folder.path("a"), &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o640)
  }

  private var contents: [String] {
    get throws { try ["a", "b"].map { String(decoding: try readFile(folder.path($0)), as: UTF8.self) } }
  }

  private var journal: String { "\(Self.dead)-0.tmp.journal" }

  private func file(_ name: String, _ text: String) -> OutputFile {
    OutputFile(path: folder.path(name), bytes: Array(text.utf8))
  }

  /// Leaves the files of a process that died.
  private func leave(renamed: Int, undo: Bool, hasOldB: Bool = true) throws {
    var list: [String] = []
    for (index, name) in ["a", "b"].enumerated() {
      let temporary = "\(Self.dead)-\(index).tmp"
      let hasOld = name == "a" || hasOldB
      if hasOld { try writeFile(folder.path(temporary + ".old"), Array("old \(name)".utf8)) }
      try writeFile(folder.path(index < renamed ? name : temporary), Array("new \(name)".utf8))
      let old = hasOld ? "\"\(temporary).old\"" : "null"
      list.append("{\"temporary\": \"\(temporary)\", \"target\": \"\(name)\", \"old\": \(old)}")
    }
    let text = "{\"galley\": 1, \"undo\": \(undo), \"files\": [\(list.joined(separator: ", "))]}"
    try writeFile(folder.path(journal), Array(text.utf8))
  }
}
