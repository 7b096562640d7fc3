import GalleyFiles
import GalleyGoldens
import Glibc
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// The surroundings of a process: streams that are closed, readers that go away, small stacks, faults.
@Suite struct ProcessTests {
  private static let job = "{ \"id\": 1, \"text\": \"a\" }\n"

  /// The descriptors of tasks must not take the numbers of closed streams: results went into one of them, and the worker
  /// waited for ever.
  @Test func aWorkerWithoutStandardOutputEnds() throws {
    let folder = try TemporaryFolder(["jobs": Self.job])
    let run = try folder.shell("timeout 600 $GALLEY worker < jobs >&-")
    #expect(run.status == 2)
    #expect(run.errors == "galley: -: cannot be written: Bad file descriptor\n", "\(run.errors)")
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"]) func closedStreamsHarmNothing(closing: String) throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText()])
    let run = try folder.shell("timeout 600 $GALLEY record \(closing); echo $?; timeout 600 $GALLEY verify -q; echo $?")
    // A report that cannot be written is an error; the goldens are written all the same.
    #expect(run.text.hasSuffix(closing.contains(">&- ") || closing == ">&-" ? "2\n0\n" : "0\n0\n"), "\(run.text)")
    #expect(try readFile(folder.path("Goldens/a.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// More than a pipe holds: the reader is gone before all is written.
  @Test(arguments: ["", "trap '' PIPE; "]) func aReaderThatGoesAwayEndsItQuietly(ignoring: String) throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell("\(ignoring)$GALLEY schema | head -c 1; echo \" ${PIPESTATUS[0]}\"")
    #expect(run.text == "{ 141\n")
    #expect(run.errors == "")
  }

  @Test func aFileThatGrowsTooLargeIsAnError() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.shell("(ulimit -f 1; $GALLEY layout a.yaml -o . ; echo $?)")
    #expect(run.text == "2\n")
    #expect(run.errors.contains("cannot be written: File too large"), "\(run.errors)")
    #expect(folder.names == ["a.yaml"])
  }

  @Test func aFullDiskIsAnError() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    for command in ["list .", "render a.yaml -o -", "layout a.yaml", "doctor", "schema"] {
      let run = try folder.shell("$GALLEY \(command) > /dev/full")
      #expect(run.status == 2, "\(command)")
      #expect(run.errors.contains("No space left on device"), "\(command): \(run.errors)")
    }
  }

  /// The deepest scene that is read is drawn whatever the limit of the stack, on the only thread and on several.
  @Test(arguments: ["64", "8192", "unlimited"], ["", "-j 2"]) func theDeepestSceneHasRoom(limit: String, jobs: String)
    throws
  {
    let folder = try TemporaryFolder([
      "a.yaml": Self.nested(64), "b.yaml": Self.nested(64), "deep.yaml": Self.nested(400),
    ])
    let run = try folder.shell("ulimit -S -s \(limit); $GALLEY render a.yaml b.yaml -o . \(jobs)")
    #expect(run.status == 0, "\(run.errors)")
    let deep = try folder.shell("ulimit -S -s \(limit); $GALLEY render deep.yaml")
    #expect(deep.status == 2)
    #expect(deep.errors.contains("nested more than 200 deep"), "\(deep.errors)")
  }

  /// A quarter of the stack is enough for it.
  @Test func theDeepestSceneTakesAQuarterOfTheStack() throws {
    let scene = Self.nested(64)
    let session = RenderSession(FontLibrary(FontsChoice(folder: Repository.path("Fonts"))))
    var drawn: Result<Int, any Error>?
    try onThread(stack: threadStack / 4) {
      drawn = Result {
        try subject(of: SceneSource(name: "deep", bytes: Array(scene.utf8)), session).pictures.count
      }
    }
    try expectEqual(#require(drawn).get(), 1)
  }

  #if compiler(>=6.3)
    @Test func stackOverflowsAreReported() async {
      let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        unsetenv("SWIFT_BACKTRACE")
        prepareProcess()
        print(descend(1))
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        said.hasSuffix("galley: internal error: the stack of a thread overflowed; please report it, with the scene\n"))
    }
  #endif

  @Test(arguments: ["SEGV", "BUS", "ABRT", "ILL", "FPE", "TRAP"]) func faultsSayAWord(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      """
      mkfifo jobs; $GALLEY worker < jobs > results & exec 3> jobs; printf '\(Self.job.replacing("\n", with: "\\n"))' >&3
      until [ -s results ]; do sleep 0.02; done; kill -s \(name) $!; wait $!; echo $?
      """)
    #expect(run.text == "70\n")
    #expect(run.errors.hasPrefix("galley: internal error: "), "\(run.errors)")
  }

  /// A font that is cut off while it is used, again and again.
  @Test func aFontThatIsCutOffMeanwhileEndsNothing() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(extra: "fonts: { files: [face.ttf] }")])
    let face = Repository.path("Fonts/GalleyTestMono.ttf")
    let run = try folder.shell(
      """
      (for i in $(seq 400); do cp '\(face)' face.ttf; : > face.ttf; done) & changer=$!
      while kill -0 $changer 2> /dev/null; do $GALLEY render a.yaml -o a.png 2> said; status=$?
        [ $status = 0 ] || [ $status = 2 ] && [ -s said ] || echo "$status $(cat said)"; done
      """)
    #expect(run.text == "", "\(run.text)")
  }

  private static func nested(_ levels: Int) -> String {
    let open = String(repeating: "{ view: { frame: [0, 0, 50, 50], subviews: [", count: levels - 1)
    let inner = "{ label: { frame: [0, 0, 50, 20], font: { family: Galley Test Mono, size: 10 }, text: a } }"
    return "galley: 1\nsize: [50, 50]\nviews: [" + open + inner + String(repeating: "] } }", count: levels - 1) + "]\n"
  }
}

/// Needs more stack with each call.
private func descend(_ level: Int) -> Int {
  var bytes = (level, level, level, level, level, level, level, level)
  return withUnsafeMutableBytes(of: &bytes) { $0.count > 0 ? descend(level + 1) + Int($0[0]) : 0 }
}

/// Calls `body` on a thread with this many bytes of stack.
private func onThread(stack: Int, _ body: @escaping () -> Void) throws {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, stack)
  var thread = pthread_t()
  let failure = pthread_create(
    &thread, &attributes,
    { work in
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
      return nil
    }, Unmanaged.passRetained(Work(body)).toOpaque())
  try #require(failure == 0)
  pthread_join(thread, nil)
}

/// The work of a thread.
private final class Work {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
