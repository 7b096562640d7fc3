import GalleyFiles
import GalleyGoldens
import GalleyScenes
import GalleySystem

/// Returns the cost of drawing one small label in a new process. The first round fills the disk caches and is not counted.
func measureColdRender(family: String?, fontsFolder: String, rounds: Int) throws -> Measurement {
  let font: JSON = ["family": family ?? "system", "size": 16]
  let label: JSON = ["frame": [8, 8, 284, "auto"] as JSON, "text": "Hello, world", "font": font]
  let source: JSON = [
    "galley": 1, "size": [300, 44], "background": "#FFFFFF", "views": [["label": label] as JSON],
  ]
  let runs = try withTemporaryFolder("galley-bench") { folder in
    let (scene, picture) = (joined(folder, "cold.yaml"), joined(folder, "cold.png"))
    try writeFile(scene, source.file)
    let arguments = ["galley", "render", scene, "-o", picture, "--scale", "2", "--fonts", fontsFolder]
    return try (0...rounds).map { _ in try runSelf(arguments) }.dropFirst()
  }
  return Measurement(
    name: "cold",
    values: [
      ("CPU ms", median(runs.map(\.cpu)) * 1000), ("wall ms", median(runs.map(\.wall)) * 1000),
      ("peak MB", median(runs.map(\.megabytes))),
    ])
}

/// Runs this program with these arguments in a new process, and returns the cost.
private func runSelf(_ arguments: [String]) throws -> (cpu: Double, wall: Double, megabytes: Double) {
  var pointers = arguments.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  var actions = emptySpawnActions
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  var process: pid_t = 0
  let started = monotonicSeconds()
  guard let program = programPath,
    posix_spawn(&process, program, &actions, nil, &pointers, processEnvironment) == 0
  else { throw Complaint("galley cannot start itself") }
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
