import ArgumentParser
import GalleyFiles
import GalleyPipeline

/// The command `galley worker`, which runs jobs from standard input.
package struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Run jobs, one JSON object a line.",
    discussion: """
      Reads jobs from standard input until it ends, and writes a result for each in the order of the jobs; with --socket, \
      serves clients that connect to a Unix socket, each with jobs and results of its own, until it is stopped. A job is a \
      scene, or a single label to be measured:

          { "id": 1, "scene": "welcome.yaml", "set": { "title.text": "Willkommen" }, "locale": "de",
            "outputs": { "png": "out/welcome.de.png", "measure": true } }
          { "id": 2, "text": "Willkommen", "font": { "textStyle": "headline" }, "width": 120, "lines": 1 }

      A result says whether the text fits, and which characters its fonts lack; or why the job failed:

          { "id": 2, "ok": true, "size": [99.5, 20.5], "lines": 1, "truncated": false, … }
          { "id": 3, "ok": false, "error": { "kind": "scene", "where": "welcome.yaml:3:9", "message": "…" } }

      Separate processes run the jobs, and keep fonts and caches from job to job. A job that takes too long \
      or too much memory, or crashes its process, gets an error as its result, and the others go on.

      The manual's article on workers defines jobs, results and limits.

      Exit code 0: every job has a result, even if an error. 2: jobs cannot be read, or the socket cannot be created.

      Examples:
          galley worker < jobs.jsonl > results.jsonl
          galley worker --jobs 4 --time-limit 5 < jobs.jsonl | jq -c 'select(.fits | not)'
          galley worker --socket worker.socket
      """)

  @Option(help: ArgumentHelp("Listen at this Unix socket instead of reading standard input.", valueName: "path"))
  var socket: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The maximum time of a job, in seconds.", valueName: "seconds"))
  var timeLimit = JobLimits().seconds

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum memory of each process, caches included, in MB.", valueName: "n"))
  var memoryLimit = JobLimits().megabytes

  @Flag(help: .private)
  var isProcess = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var jobs: JobOptions

  @Flag(help: "Has no effect: results are always JSON.")
  var json = false

  func validate() throws {
    guard timeLimit > 0, timeLimit <= 86_400 else {
      throw ValidationError("--time-limit is \(timeLimit); it must be above 0 and at most 86400")
    }
    guard memoryLimit >= JobLimits.leastMegabytes, memoryLimit <= 1 << 20 else {
      throw ValidationError(
        "--memory-limit is \(memoryLimit); it must be at least \(JobLimits.leastMegabytes) and at most "
          + "\(1 << 20), in MB")
    }
  }

  mutating func run() throws {
    let limits = JobLimits(seconds: timeLimit, megabytes: memoryLimit)
    let allowances = try allowance.value.allowances()
    if isProcess { return try serveJobs(fonts: fonts.value, allowing: allowances, limits: limits) }
    if let folder = fonts.folder { _ = try findFontsFolder(named: folder, sceneFolder: "", isOptional: false) }
    var arguments = [
      "galley", "worker", "--is-process", "--time-limit", "\(timeLimit)", "--memory-limit", "\(memoryLimit)",
    ]
    arguments += fonts.value.words + allowance.words
    let plan = WorkerPlan(jobs: jobs.jobs, limits: limits, arguments: arguments)
    guard let socket else { return try Supervisor(plan).run() }
    let supervisor = Supervisor(plan, listener: try listeningSocket(at: socket))
    note("galley: listening at \(socket)")
    try supervisor.run()
  }
}
