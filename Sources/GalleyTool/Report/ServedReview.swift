import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyServers

/// A review on a web page, where the user accepts or rejects failures.
///
/// An answer takes effect at once, through the same function as `galley accept` and `galley reject`. The page only
/// sends names of scenes; the accepted files come from the record.
struct ServedReview {
  /// The page with the failures that the user can accept or reject.
  var page: FailurePage
  private let artifacts: Artifacts
  /// The failures that were accepted or rejected so far.
  private(set) var report = AnswerReport()
  /// True if the user has ended the review.
  private(set) var isDone = false

  /// Creates the review of the failures on `page`. The files of the failures are in `artifacts`.
  init(_ page: FailurePage, in artifacts: Artifacts) { (self.page, self.artifacts) = (page, artifacts) }

  /// True if at least one failure was neither accepted nor rejected.
  var leavesSome: Bool { report.done.count < page.failures.count }

  /// Answers requests until the user ends the review.
  mutating func run(on server: LocalServer) {
    while !isDone { _ = server.wait { answer($0) } }
    server.close()
  }

  /// Returns the response to a request of the page. A request may accept or reject failures.
  mutating func answer(_ request: HTTPRequest) -> HTTPResponse {
    switch (request.method, request.path) {
    case ("GET", "/"):
      var waiting = page
      let answered = Set(report.done.map(\.golden))
      waiting.failures.removeAll { answered.contains($0.golden) }
      return HTTPResponse(page: waiting.servedHTML)
    case ("POST", "/answer"): return give(request.body)
    case ("POST", "/done"):
      isDone = true
      return HTTPResponse(json: ["galley": 1])
    default: return HTTPResponse(.notFound)
    }
  }

  /// Reads a choice (accept or reject) and a list of failures from the body of a request, and
  /// applies the choice to these failures.
  private mutating func give(_ body: [UInt8]) -> HTTPResponse {
    guard let json = try? JSON(reading: body), let answer = json["answer"]?.string.flatMap(Answer.init),
      let titles = json["titles"]?.array?.compactMap(\.string)
    else { return HTTPResponse(.badRequest) }
    let named = Set(titles)
    let failures = page.failures.map(\.failure).filter { named.contains($0.golden.title) }
    guard failures.count == named.count else { return HTTPResponse(.notFound) }
    let given = attempt { try AnswerReport.giving(answer, to: failures, in: artifacts, isDryRun: false) }
    switch given {
    case .failure(let commandError):
      return HTTPResponse(json: [
        "answers": failures.map { ["title": $0.golden.title, "error": commandError.pageText] as JSON }
      ])
    case .success(let given):
      // An answer that failed may be given again.
      report.answers += given.answers.filter { $0.result.error == nil }
      return HTTPResponse(json: [
        "answers": given.answers.map { failure, result -> JSON in
          [
            "title": failure.golden.title, "answer": (try? result.get())?.rawValue,
            "error": result.commandError?.pageText,
          ]
        }
      ])
    }
  }
}

extension CommandError {
  /// The error's lines without the program's name, which the page does not need.
  fileprivate var pageText: String { lines.map(\.withoutProgramName).joined(separator: "\n") }
}

extension Result where Failure == CommandError {
  /// The error if this result is a failure; otherwise nil.
  fileprivate var commandError: CommandError? {
    if case .failure(let commandError) = self { commandError } else { nil }
  }
}
