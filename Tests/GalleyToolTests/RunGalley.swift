import GalleyFiles
import GalleyGoldens
import Glibc
import TestSupport
import Testing

/// What a run of the command line came to.
struct Run {
  /// The exit code; 128 and more for a signal, as shells have it.
  var status: Int32
  /// Standard output.
  var output: [UInt8]
  /// Standard error, as text.
  var errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// The executable, beside the tests in the folder of built products.
func executable() throws -> String {
  let tests = try #require(realpath("/proc/self/exe", nil))
  defer { free(tests) }
  let path = joined(folder(of: String(cString: tests)), "galley")
  try #require(exists(path), "the product galley is not built beside the tests: swift build")
  return path
}

extension TemporaryFolder {
  /// Runs `galley` in this folder, with nothing in its environment but what is given.
  func galley(_ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]) throws -> Run {
    try galley(arguments, input: input, environment: environment)
  }

  /// Runs `galley` in this folder, with nothing in its environment but what is given.
  func galley(_ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]) throws -> Run {
    let words = ["/usr/bin/env", "-C", path, try executable()] + arguments
    return try run(words, input: input, environment: environment)
  }

  /// Returns a file of this folder as text.
  func text(_ name: String) throws -> String { String(decoding: try readFile(path(name)), as: UTF8.self) }

  /// Runs a shell command in this folder in which `$GALLEY` is the executable.
  func shell(_ command: String) throws -> Run {
    let words = ["/usr/bin/env", "-C", path, "/bin/bash", "-c", command]
    return try run(words, input: [], environment: ["GALLEY": try executable(), "PATH": "/usr/bin:/bin"])
  }

  private func run(_ words: [String], input: [UInt8], environment: [String: String]) throws -> Run {
    let files = try TemporaryFolder()
    try writeFile(files.path("in"), input)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, files.path("in"), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, files.path("out"), O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, files.path("err"), O_WRONLY | O_CREAT, 0o600)
    var pointers = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, words[0], &actions, nil, &pointers, &variables) == 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Run(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: try readFile(files.path("out")),
      errors: String(decoding: try readFile(files.path("err")), as: UTF8.self))
  }
}

/// A small scene in the project's own face.
func sceneText(_ text: String = "Hello", width: Int = 100, extra: String = "") -> String {
  """
  galley: 1
  size: [\(width), 40]
  background: "#FFFFFF"
  \(extra)
  views:
    - label:
        id: title
        frame: [0, 0, \(width), 40]
        numberOfLines: 0
        font: { family: Galley Test Mono, size: 10 }
        text: "\(text)"
  """
}
