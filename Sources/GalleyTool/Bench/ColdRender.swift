import GalleyFiles
import GalleyGoldens
import GalleyScenes
import Glibc

/// Draws one small label as a process of its own, again and again, after once for the disk caches.
func measureColdRender(family: String?, fontsFolder: String, rounds: Int) throws -> Measurement {
  var template = Array("/tmp/galley-bench-XXXXXX".utf8CString)
  guard let made = mkdtemp(&template) else { throw Complaint("no folder can be made in /tmp") }
  let folder = String(cString: made)
  let (scene, picture) = (joined(folder, "cold.yaml"), joined(folder, "cold.png"))
  defer {
    unlink(scene)
    unlink(picture)
    rmdir(folder)
  }
  // A JSON string is a YAML string, whatever is in it.
  var name = JSONWriter()
  name.value(family ?? "system")
  let source = """
    galley: 1
    size: [300, 44]
    background: "#FFFFFF"
    views:
      - label: { frame: [8, 8, 284, auto], text: "Hello, world", font: { family: \(String(decoding: name.bytes, as: UTF8.self)), size: 16 } }
    """
  try writeFile(scene, Array(source.utf8))
  let arguments = ["galley", "render", scene, "-o", picture, "--scale", "2", "--fonts", fontsFolder]
  let runs = try (0...rounds).map { _ in try runSelf(arguments) }.dropFirst()
  return Measurement(
    name: "cold",
    values: [
      ("CPU ms", median(runs.map(\.cpu)) * 1000), ("wall ms", median(runs.map(\.wall)) * 1000),
      ("peak MB", median(runs.map(\.megabytes))),
    ])
}

/// Runs this program once more with these arguments, and says what that took.
private func runSelf(_ arguments: [String]) throws(Complaint) -> (cpu: Double, wall: Double, megabytes: Double) {
  var pointers = arguments.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  var process: pid_t = 0
  let started = monotonicSeconds()
  guard posix_spawn(&process, "/proc/self/exe", &actions, nil, &pointers, environ) == 0 else {
    throw Complaint("galley cannot start itself from /proc/self/exe")
  }
  var status: Int32 = 0
  var usage = rusage()
  wait4(process, &status, 0, &usage)
  guard status == 0 else {
    throw Complaint("galley \(arguments.dropFirst().joined(separator: " ")) failed: run it to see why")
  }
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return (
    seconds(usage.ru_utime) + seconds(usage.ru_stime), monotonicSeconds() - started, Double(usage.ru_maxrss) / 1024
  )
}
