import Foundation
import Glibc

/// The outcome for a picture: a drawn picture, or the reason for a failure.
enum PreviewOutcome {
  case drawn([DrawnPicture], remarks: [String])
  case failed(String)
}

/// The pages and outcomes of all previews in a run.
struct DrawnPreviews {
  /// The pages of each preview, by the number of the preview: the titles of the pages, and the name
  /// of the type if the preview is a provider.
  var pages: [Int: (typeName: String?, titles: [String?])] = [:]
  var outcomes: [PreviewPlace: PreviewOutcome] = [:]
  /// The numbers of the previews that the program does not contain.
  var absent: Set<Int> = []
}

/// Draws previews in separate processes. If a process crashes, hangs or exceeds a limit, the
/// preview that it was drawing has failed, and another process continues with the next one.
struct PreviewWatch {
  private let options: PreviewOptions
  private let previews: [ListedPreview]
  private let folder: String
  private let program: String

  /// - Parameters:
  ///   - folder: an empty folder for what processes write.
  ///   - program: the program that draws, which is started with `--draw` and the file of a job.
  init(_ options: PreviewOptions, _ previews: [ListedPreview], in folder: String, program: String) {
    (self.options, self.previews, self.folder, self.program) = (options, previews, folder, program)
  }

  /// Draws some of the previews, or only lists their pages.
  func draw(_ chosen: [Int], isListing: Bool) throws -> DrawnPreviews {
    var job = PreviewJob(
      previews: previews, chosen: chosen, variants: options.matrix.variants,
      start: PreviewPlace(preview: chosen.first ?? 0), limits: options.limits, clock: options.clock,
      isListing: isListing, folder: folder, events: folder + "/events")
    var result = DrawnPreviews()
    guard !chosen.isEmpty else { return result }
    while let place = try runOnce(&job, &result) { job.start = place }
    return result
  }

  /// Starts one process. Returns the position at which the next process must begin; nil if nothing
  /// is left to do.
  private func runOnce(_ job: inout PreviewJob, _ result: inout DrawnPreviews) throws -> PreviewPlace? {
    try Data().write(to: URL(fileURLWithPath: job.events))
    try JSONEncoder().encode(job).write(to: URL(fileURLWithPath: folder + "/job.json"))
    var child = try PreviewProcess(program, job: folder + "/job.json", in: folder)
    var reader = EventReader(job.events)
    var current: PreviewPlace?
    var isDone = false
    var lastEvent = DispatchTime.now()
    var secondsBefore = 0.0
    while true {
      let end = child.poll()
      for event in try reader.read() {
        (lastEvent, secondsBefore) = (.now(), child.processorSeconds)
        if case .done = event { isDone = true } else { current = take(event, &result) }
      }
      if let end {
        if isDone { return nil }
        guard let current else { throw Mistake("the previews do not start: \(child.lastWords ?? end.words)") }
        let reason = child.lastWords.map { "\(end.words): \($0)" } ?? end.words
        result.outcomes[current] = .failed(reason)
        return next(after: current, job, result)
      }
      if let reason = delay(of: child, since: lastEvent, secondsBefore) {
        child.end()
        let place = current ?? PreviewPlace(preview: job.start.preview)
        result.outcomes[place] = .failed("does not end: \(reason)")
        return next(after: place, job, result)
      }
      usleep(10_000)
    }
  }

  /// Returns a clause about a process that used more processor time than the limit since its last
  /// event, or did not report an event for three times the limit; nil otherwise. On a busy machine a
  /// picture may take longer than the limit although its process works for a few seconds only.
  private func delay(of child: PreviewProcess, since lastEvent: DispatchTime, _ secondsBefore: Double) -> String? {
    let limit = options.limits.seconds
    guard DispatchTime.now() > lastEvent + .seconds(limit) else { return nil }
    if child.processorSeconds - secondsBefore > Double(limit) {
      return "it used more than \(limit) s of processor time; --timeout sets the limit"
    }
    guard DispatchTime.now() > lastEvent + .seconds(3 * limit) else { return nil }
    return "it waited for \(3 * limit) s, three times --timeout"
  }

  /// Stores the data of an event. Returns the position that the drawing process has reached; nil if
  /// the event has no position.
  private func take(_ event: PreviewEvent, _ result: inout DrawnPreviews) -> PreviewPlace? {
    switch event {
    case .opens(let number): return PreviewPlace(preview: number, page: -1)
    case .isAbsent(let number):
      result.absent.insert(number)
      return nil
    case .hasPages(let number, let typeName, let titles):
      result.pages[number] = (typeName, titles)
      return PreviewPlace(preview: number, page: titles.count)
    case .draws(let place): return place
    case .drew(let place, let pictures, let remarks):
      result.outcomes[place] = .drawn(pictures, remarks: remarks)
      return place
    case .failed(let place, let reason):
      result.outcomes[place] = .failed(reason)
      return place
    case .done: return nil
    }
  }

  /// Returns the position from which to continue after a process ended at `place`: the next variant
  /// or page, or else the next preview. Nil if nothing is left.
  private func next(after place: PreviewPlace, _ job: PreviewJob, _ result: DrawnPreviews) -> PreviewPlace? {
    if place.page >= 0, let pages = result.pages[place.preview]?.titles.count {
      if place.variant + 1 < job.variants.count {
        return PreviewPlace(preview: place.preview, page: place.page, variant: place.variant + 1)
      }
      if place.page + 1 < pages { return PreviewPlace(preview: place.preview, page: place.page + 1) }
    }
    return job.chosen.first { $0 > place.preview }.map { PreviewPlace(preview: $0) }
  }
}

/// A reader of the events that a drawing process writes while it runs.
private struct EventReader {
  private let file: FileHandle?
  private var rest = Data()

  init(_ path: String) { file = FileHandle(forReadingAtPath: path) }

  mutating func read() throws -> [PreviewEvent] {
    rest += try file?.readToEnd() ?? Data()
    guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[...last].split(separator: UInt8(ascii: "\n"))
    rest = Data(rest[(last + 1)...])
    return try lines.map { try JSONDecoder().decode(PreviewEvent.self, from: $0) }
  }
}
