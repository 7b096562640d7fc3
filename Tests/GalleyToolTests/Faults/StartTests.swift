import GalleyFiles
import Glibc
import TestSupport
import Testing

@testable import GalleyTool

/// Where a process is started: without /proc, without words, in a folder that is gone. It works, or ends with exit code 2
/// and a sentence.
@Suite struct StartTests {
  /// True if a process may mount: as root, or by a user namespace.
  static let mayMount = (try? TemporaryFolder().shell("unshare -rm mount -t tmpfs none /proc").status) == 0

  /// A shell in which another folder is mounted over `folder`.
  private static func over(_ folder: String, _ command: String) -> String {
    "unshare -rm bash -c '\(hiding(folder)) && { \(command)\n}'"
  }

  private static func hiding(_ folder: String) -> String { "mount -t tmpfs none \(folder)" }

  // MARK: Without /proc

  @Test(.enabled(if: mayMount)) func commandsAreHeardWithoutProc() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("one")])
    let run = try folder.shell(
      Self.over(
        "/proc",
        """
        ls /proc; $GALLEY record -q; echo $?; $GALLEY verify -q; echo $?; $GALLEY render Goldens/a.yaml -o a.svg; echo $?
        sed -i s/one/two/ Goldens/a.yaml; $GALLEY verify -q; echo $?; $GALLEY frobnicate; echo $?
        echo "{ \\"id\\": 1, \\"text\\": \\"a\\" }" | $GALLEY worker
        """))
    #expect(run.text.hasPrefix("0\n0\n"), "\(run.text)\(run.errors)")
    #expect(run.text.contains("\n1\n2\n{ \"id\": 1, \"ok\": true"), "\(run.text)\(run.errors)")
    #expect(run.errors.contains("there is no command \"frobnicate\""), "\(run.errors)")
    #expect(try folder.text("a.svg").hasSuffix("</svg>\n"))
  }

  @Test(.enabled(if: mayMount)) func theDoctorMissesProc() throws {
    let run = try TemporaryFolder().shell(Self.over("/proc", "$GALLEY doctor"))
    #expect(run.status == 1)
    #expect(run.text.contains("/proc is not mounted"), "\(run.text)")
  }

  /// The fonts of an installation, by every way to start it. They are not fonts, and the mistake names their place.
  @Test(
    .enabled(if: mayMount),
    arguments: [
      "$PWD/i/bin/galley", "i/bin/galley", "./i/bin/../bin/galley", "PATH=$PWD/i/bin:$PATH galley",
      "PATH=i/bin:$PATH galley", "./link", "cd i/bin; PATH=.:$PATH galley", "cd i; exec -a \"\" bin/galley",
    ])
  func theProgramFindsItsFontsWithoutProc(start: String) throws {
    let folder = try TemporaryFolder(["i/share/galley/Fonts/fonts.json": "{}", "i/bin/x": ""])
    let command = "\(start) fonts"
    let run = try folder.shell(
      """
      ln "$GALLEY" i/bin/galley 2> /dev/null || cp "$GALLEY" i/bin/galley; ln -s i/bin/galley link
      \(Self.over("/proc", command)) 2> without; (\(command)) 2> with; cmp without with
      """)
    #expect(run.status == 0, "\(run)")
    let place = folder.path("i/share/galley/Fonts/fonts.json:1:1: error:")
    #expect(try folder.text("without").hasPrefix(place))
  }

  // MARK: Words

  @Test func namesThatAreNotUTF8AreHeard() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.shell(
      "mv a.yaml $'\\xfc.yaml'; $GALLEY render $'\\xfc.yaml' -o $'\\xfd.svg'; ls --quoting-style=c")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("\"\\375.svg\""), "\(run.text)")
  }

  @Test func anEmptyArgvZeroWorks() throws {
    let run = try TemporaryFolder().shell("exec -a '' \"$GALLEY\" --version")
    #expect(run.text == "0.1.0\n", "\(run)")
  }

  /// Newer kernels make it one empty word.
  @Test func aProgramWithoutAnyWordShowsItsOverview() throws {
    var process: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [nil]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    try #require(posix_spawn(&process, try executable(), &actions, nil, &words, environ) == 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    #expect(status == 0)
  }

  // MARK: The current folder

  static let commands = [
    "render a.yaml", "render a.yaml -o a.png", "render - -o - < ../a.yaml", "verify", "verify .", "record", "list",
    "list .",
    "lint", "lint a.yaml", "layout a.yaml", "explain a.yaml", "pending", "accept --all", "report", "init",
    "inspect a.png",
    "worker < ../a.yaml", "prune", "fit a.yaml --view title", "watch a.yaml", "report-bug a.yaml", "doctor", "fonts",
  ]

  @Test(arguments: commands) func aFolderThatIsGoneIsAnError(command: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.shell("mkdir d; cd d; rmdir ../d; exec timeout 60 $GALLEY \(command)")
    #expect(run.status == 2, "\(run)")
    #expect(run.errors.contains("galley: the current folder was removed"), "\(run.errors)")
  }

  @Test func helpNeedsNoFolder() throws {
    let run = try TemporaryFolder().shell(
      "mkdir d; cd d; rmdir ../d; for words in --version --help 'render --help'; do $GALLEY $words; echo $?; done")
    #expect(run.text.split(separator: "\n").count { $0 == "0" } == 3, "\(run)")
  }

  /// Whoever starts the program may come from a folder that its user cannot get to.
  @Test(arguments: ["verify", "render a.yaml", "list"]) func aFolderThatCannotBeReachedIsAnError(command: String) throws
  {
    let folder = try TemporaryFolder(["p/d/a.yaml": sceneText()])
    let run = try folder.shell(
      "cd p/d; chmod 0 ..; timeout 60 \(Self.powerless)$GALLEY \(command); echo $?; chmod 755 ..")
    #expect(run.text == "2\n", "\(run)")
    #expect(run.errors.contains("galley: the current folder cannot be reached by its path, "), "\(run.errors)")
  }

  /// Starts a program to which rights of files apply, even if it is the superuser's.
  private static var powerless: String { geteuid() == 0 ? "setpriv --bounding-set=-all --inh-caps=-all " : "" }

  // MARK: Folders that cannot be read

  /// Scenes that cannot be seen are not passed over.
  @Test(arguments: ["verify", "lint", "list", "record", "render -o out"], ["000", "644", "311"])
  func aFolderThatCannotBeReadIsAnError(command: String, mode: String) throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText(), "Goldens/d/b.yaml": sceneText()])
    try #require(try folder.galley("record", "-q").status == 0)
    let run = try folder.shell(
      "chmod \(mode) Goldens/d; timeout 60 \(Self.powerless)$GALLEY \(command) Goldens; echo $?; chmod 755 Goldens/d")
    #expect(run.text.hasSuffix("2\n"), "\(run)")
    #expect(run.errors.contains("Goldens/d"), "\(run.errors)")
  }

  @Test(arguments: ["verify", "lint", "list"]) func aPatternDoesNotPassOverAFolder(command: String) throws {
    let folder = try TemporaryFolder([
      "galley.yaml": "galley: 1\nscenes: [\"G/*/*.yaml\"]\n", "G/a/a.yaml": sceneText(), "G/b/b.yaml": sceneText(),
    ])
    try #require(try folder.galley("record", "-q").status == 0)
    // A link that leads nowhere has no files.
    try #require(symlink("nowhere", folder.path("G/c")) == 0)
    try expectEqual(folder.galley(command).status, 0)
    let run = try folder.shell(
      "chmod 0 G/b; timeout 60 \(Self.powerless)$GALLEY \(command); echo $?; chmod 755 G/b")
    #expect(run.text.hasSuffix("2\n"), "\(run)")
    #expect(run.errors.contains("G/*/*.yaml: a folder cannot be read: Permission denied"), "\(run.errors)")
  }

  // MARK: Streams

  /// Every command that writes to standard output says that it could not.
  @Test(arguments: [">&-", "> /dev/full"]) func outputThatIsLostIsAnError(redirection: String) throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("one"), "b.yaml": sceneText("two")])
    try #require(try folder.galley("record", "-q").status == 0)
    try #require(try folder.galley("render", "b.yaml", "-o", "b.png").status == 0)
    for command in [
      "verify", "list .", "lint .", "layout b.yaml", "explain b.yaml", "fit b.yaml --view title", "inspect b.png",
      "pending", "doctor", "fonts", "schema", "licences", "render b.yaml -o -", "diff b.png b.png", "--help",
      "--version",
      "worker < job", "lsp < message", "prune", "bench --help",
    ] {
      let run = try folder.shell(
        """
        echo '{ "id": 1, "text": "a" }' > job
        printf 'Content-Length: 46\\r\\n\\r\\n{ "jsonrpc": "2.0", "id": 1, "method": "nono" }' > message
        timeout 300 $GALLEY \(command) \(redirection)
        """)
      #expect(run.status == 2, "\(command): \(run)")
      #expect(run.errors.contains("cannot be written: "), "\(command): \(run.errors)")
    }
  }

  @Test(arguments: ["render - -o a.svg", "worker", "lsp", "layout -"]) func inputThatIsClosedIsAnError(command: String)
    throws
  {
    let run = try TemporaryFolder().shell("timeout 60 $GALLEY \(command) <&-")
    #expect(run.status == 2, "\(run)")
    #expect(run.errors.contains("cannot be read"), "\(run.errors)")
  }

  /// Nothing that is opened later takes the number of a stream that is closed, without /dev/null either.
  @Test(.enabled(if: mayMount)) func closedStreamsHarmNothingWithoutDevices() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText()])
    let run = try folder.shell(
      Self.over(
        "/dev", "$GALLEY record <&- >&- 2>&-; echo $?; $GALLEY verify -q <&- 2>&-; echo $?; $GALLEY list <&- >&-"))
    #expect(run.text == "2\n0\n" && run.status == 2, "\(run)")
    #expect(run.errors.contains("cannot be written: Bad file descriptor"), "\(run.errors)")
    #expect(try readFile(folder.path("Goldens/a.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let worker = try folder.shell(
      Self.over(
        "/dev",
        """
        $GALLEY worker --socket s <&- >&- 2>&- & until [ -S s ]; do sleep 0.02; done
        readlink /proc/$!/fd/{0,1,2}; kill $!
        """))
    #expect(worker.text == "/\n/\n/\n", "\(worker)")
  }
}
