import ArgumentParser
import GalleyGoldens
import GalleyPipeline
import GalleyServers
import GalleySystem

/// The command `galley review`, which shows failures one by one, so that the user accepts or
/// rejects them.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at failures one by one, and answer them.",
    discussion: """
      Shows each failure that galley verify left: the reasons, and the expected picture beside the actual one. The keys are

          a r s      accept, reject, skip
          A R S      the same for this one and all the rest
          d l i      the difference; the lines of the layout that differ; files and all reasons
          z f        only the part that differs; the next frame
          j k        down and up
          q          end

      An answer takes effect at once. Pictures are shown with the protocol of kitty or iTerm2 or with sixels, if the \
      terminal is known to support one of these, else with half blocks in 24-bit colour.

      With --serve, shows the failures on a local page instead: the report, with buttons that accept and reject. \
      Only somebody with the printed address can open it.

      Without a terminal, lists the pending failures and the commands for them.

      Exit code 0: nothing is pending any more. 1: something was skipped. 2: something is pending and there is no \
      terminal, or the record of failures is damaged.

      Examples:
          galley review
          galley review Goldens/label --only changed
          galley review --pictures sixel
          galley review --serve
      """)

  @OptionGroup var pending: PendingOptions

  @Option(
    help: ArgumentHelp(
      "Show pictures in this way: \(PictureProtocol.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "protocol"))
  var pictures: PictureProtocol?

  @Flag(help: "Show a page for a browser, at an address that is printed.")
  var serve = false

  @Flag(help: "List pending failures without asking; the same as galley pending.")
  var list = false

  @Flag(help: "Discard the chosen failures, or all with --all, and keep the goldens; the same as galley reject.")
  var reject = false

  @OptionGroup var place: PortOption
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let artifacts = pending.artifacts.folder
    let found = PendingReport(try pending.select(toAnswer: true), in: pending.artifacts)
    // Failures that an interrupted command has accepted are no longer pending.
    if !found.accepted.isEmpty { try artifacts.remove(found.accepted, areAccepted: true) }
    let waiting = found.entries.filter { $0.state != .accepted }.map(\.failure)
    if serve, !waiting.isEmpty { return try serve(waiting, in: artifacts) }
    let session =
      report.json || waiting.isEmpty
      ? nil
      : try withTerminal(pictures: pictures) { terminal in
        try review(waiting, in: artifacts, on: terminal)
      }
    guard let session else {
      try report.value.write(json: found.json, text: found.text(Ink(for: STDOUT_FILENO)))
      guard waiting.isEmpty else {
        var commandError = CommandError(
          "there is no terminal to review on, and \(waiting.changes.count == 1 ? "1 change waits" : "\(waiting.changes.count) changes wait"): use galley accept or galley reject"
        )
        commandError.isReported = report.json
        throw commandError
      }
      return
    }
    try report.value.write(json: session.report.json, text: session.report.text)
    try throwErrors(of: session.report.answers.map(\.result), isReported: false)
    if session.leavesSome { throw Findings() }
  }

  /// Shows failures on a web page until the user ends the review.
  private func serve(_ failures: [GoldenFailure], in artifacts: Artifacts) throws {
    let server = try LocalServer(port: place.port)
    note("galley: serving \(server.address)")
    note("galley: open it in a browser on this machine; to end, press Done on the page, or Ctrl-C")
    var review = ServedReview(
      FailurePage(FailureRuns(in: artifacts), of: failures, in: artifacts, named: pending.artifacts.artifacts),
      in: artifacts)
    review.run(on: server)
    try report.value.write(json: review.report.json, text: review.report.text)
    if review.leavesSome { throw Findings() }
  }
}

/// Shows failures on a terminal until all are answered or the user quits, and returns the session.
func review(_ failures: [GoldenFailure], in artifacts: Artifacts, on terminal: Terminal) throws -> ReviewSession {
  var session = ReviewSession(failures, of: FailureRuns(in: artifacts), in: artifacts)
  repeat {
    guard let failure = session.failure else { break }
    let screen = ReviewScreen(
      session: session, failure: failure, size: terminal.size(), hasColors: terminal.hasColors)
    terminal.write(try screen.bytes(on: terminal))
  } while try session.take(terminal.readKey())
  return session
}
