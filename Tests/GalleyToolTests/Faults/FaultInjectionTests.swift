import GalleyFiles
import Glibc
import TestSupport
import Testing

/// Whatever call of the system fails, at whatever moment the process is killed: every case is whole after it, and a failure
/// says so. `Scripts/inject-faults` also tries what takes long, by GALLEY_FAULTS=all.
@Suite(.serialized) struct FaultInjectionTests {
  /// Calls that change files; with those that open them for reading if all is tried.
  private static var fileCalls: String {
    "write,create,mkdir,rename,link,unlink,fsync,flock,mmap" + (triesAll ? ",open" : "")
  }
  static var triesAll: Bool { getenv("GALLEY_FAULTS").map { String(cString: $0) } == "all" }

  /// Scenes with a layout and the pictures of two frames.
  private static func scene(_ text: String) -> String {
    sceneText(
      text, extra: "steps: [{ wait: 1, frame: now }, { set: { view: title, text: \(text) later }, frame: later }]")
  }

  private static let goldens = ["a.now.png", "a.later.png", "a.layout.json"]

  /// A command that writes goldens, or must not.
  struct Command: Sendable, CustomStringConvertible {
    var arguments: [String]
    /// True if it puts new goldens in place of the old ones.
    var writesGoldens = false
    var description: String { arguments.joined(separator: " ") }
  }

  static let commands = [
    Command(arguments: ["record", "-j", "1"], writesGoldens: true),
    Command(arguments: ["accept", "--all"], writesGoldens: true),
    Command(arguments: ["verify", "-j", "1"]),
    Command(arguments: ["render", "Goldens/a.yaml", "-o", "a.svg"]),
  ]

  /// Every kind of fault in every command; else those that tell most.
  private static var faults: [(Command, Fault.Kind)] {
    commands.enumerated().flatMap { index, command in
      let kinds: [Fault.Kind] =
        triesAll ? Fault.Kind.allCases : [[.once, .kill], [.on, .kill], [.once], [.on]][index]
      return kinds.map { (command, $0) }
    }
  }

  @Test(arguments: faults) func everyCaseIsWholeAfterAFault(command: Command, kind: Fault.Kind) throws {
    let stage = try Stage()
    var number = 1
    while let run = try stage.run(command, Fault(calls: Self.fileCalls, number: number, kind: kind)) {
      try stage.check(run, command, "\(command), call \(number), \(kind.rawValue)")
      number += 1
    }
    #expect(number > (command.writesGoldens ? 20 : 1), "the fault was not reached")
  }

  /// Memory that cannot be had: the C libraries' lack of it is an error or a fault of the program; Swift's own ends the
  /// program, with a line and exit code 70.
  @Test(arguments: commands) func memoryMayFail(command: Command) throws {
    let stage = try Stage()
    var number = 1
    while let run = try stage.run(command, Fault(calls: "malloc", number: number, kind: .once, code: ENOMEM)) {
      try stage.check(run, command, "\(command), malloc \(number)")
      // Not by a constant factor, which would meet the same calls in every command.
      number += 1 + number * (Self.triesAll ? 5 : 200) / 100 + (Self.triesAll ? 0 : 900)
    }
    #expect(number > 1000)
  }

  /// A folder that cannot be written in; the superuser could write in a real one.
  @Test func aFolderThatIsReadOnly() throws {
    let stage = try Stage()
    let run = try #require(
      try stage.run(Self.commands[0], Fault(calls: "create", number: 1, kind: .on, code: EACCES)))
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot be written: Permission denied"), "\(run.errors)")
    try stage.check(run, Self.commands[0], "read-only")
  }

  /// One scene whose goldens are old.
  private final class Stage {
    let folder: TemporaryFolder
    private let pristine: TemporaryFolder
    private let old: [[UInt8]]
    private let new: [[UInt8]]

    init() throws {
      pristine = try TemporaryFolder(["Goldens/a.yaml": FaultInjectionTests.scene("new")])
      try #require(try pristine.galley("record").status == 0)
      new = try Self.contents(pristine)
      try writeFile(pristine.path("Goldens/a.yaml"), Array(FaultInjectionTests.scene("old").utf8))
      try #require(try pristine.galley("record").status == 0)
      old = try Self.contents(pristine)
      try writeFile(pristine.path("Goldens/a.yaml"), Array(FaultInjectionTests.scene("new").utf8))
      let verified = try pristine.galley("verify")
      try #require(verified.status == 1 && old != new)
      folder = try TemporaryFolder()
    }

    private static func contents(_ folder: TemporaryFolder) throws -> [[UInt8]] {
      try FaultInjectionTests.goldens.map { try readFile(folder.path("Goldens/\($0)")) }
    }

    func run(_ command: Command, _ fault: Fault) throws -> Run? {
      _ = try folder.shell("rm -rf ./* ; cp -a '\(pristine.path)'/. .")
      return try folder.galley(command.arguments, fault)
    }

    /// Sees that the goldens are of one age, the new one if the command says that it succeeded, and that the next run leaves
    /// nothing beside them.
    func check(_ run: Run, _ command: Command, _ moment: String) throws {
      #expect([0, 1, 2, 70, 128 + SIGKILL].contains(run.status), "\(moment): \(run)")
      if [2, 70].contains(run.status) { #expect(run.errors.contains(": "), "\(moment): \(run)") }
      if run.status == 0 || run.status == 1 {
        let present = try Self.contents(folder)
        #expect(present == (command.writesGoldens ? new : old), "\(moment): \(run)")
      }
      let picture = folder.path("a.svg")
      if exists(picture) { try expectEqual(readFile(picture).suffix(7), Array("</svg>\n".utf8), "\(moment)") }
      // What the next run does first.
      try finishWriting(in: folder.path("Goldens"))
      let present = try Self.contents(folder)
      #expect(present == old || present == new, "\(moment): \(run)")
      let left = try names(in: folder.path("Goldens")).filter { $0.hasPrefix(".galley-") }
      #expect(left == [], "\(moment): \(run)")
      guard FaultInjectionTests.triesAll else { return }
      let next = try folder.galley("verify", "-q", "-j", "1", "--artifacts", "out")
      #expect(next.status == (present == old ? 1 : 0), "\(moment): \(next)")
    }
  }
}
