import Foundation
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import Glibc

/// The program that draws the previews of a package. `galley swift previews` links it with the
/// modules of the package.
public enum PreviewProgram {
  /// Runs the program and exits.
  public static func run() -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      if words.first == "--draw", words.count == 2 {
        let data = try Data(contentsOf: URL(fileURLWithPath: words[1]))
        let job = try JSONDecoder().decode(PreviewJob.self, from: data)
        try MainActor.assumeIsolated { try PreviewArtist(job).run() }
        // What previews left running ends here.
        _exit(0)
      }
      exit(try run(PreviewOptions(words)) ? 0 : 1)
    } catch {
      let words = (error as? FileError)?.message ?? "\(error)"
      FileHandle.standardError.write(Data("galley: \(words)\n".utf8))
      exit(2)
    }
  }

  /// Runs the program with options. Returns true if nothing failed.
  private static func run(_ options: PreviewOptions) throws -> Bool {
    let file = try Data(contentsOf: URL(fileURLWithPath: options.list))
    let previews = try JSONDecoder().decode([ListedPreview].self, from: file)
    let folder = NSTemporaryDirectory() + "galley-previews-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let watch = PreviewWatch(options, previews, in: folder, program: program)
    let listed = try watch.draw(Array(previews.indices), isListing: true)
    let named = namePreviews(previews, listed).filter { preview in
      options.filter.map { preview.name.contains($0) || previews[preview.preview].path.contains($0) } ?? true
    }
    if options.task == .list { return list(named, previews, listed) }
    guard !named.isEmpty else {
      throw Mistake(options.filter.map { "no preview matches --filter \"\($0)\"" } ?? "the package has no previews")
    }
    return try keep(named, previews, listed, watch, options)
  }

  private static func list(_ named: [NamedPreview], _ previews: [ListedPreview], _ drawn: DrawnPreviews) -> Bool {
    for preview in named {
      let title = drawn.pages[preview.preview]?.titles[preview.page].map { " \"\($0)\"" } ?? ""
      print("\(preview.name)\(title) (\(source(of: previews[preview.preview])))")
    }
    return true
  }

  private static func keep(
    _ named: [NamedPreview], _ previews: [ListedPreview], _ listed: DrawnPreviews, _ watch: PreviewWatch,
    _ options: PreviewOptions
  ) throws -> Bool {
    let variants = options.matrix.variants
    let most = max(1, options.limits.pictures / variants.count)
    let shown = named.prefix(most)
    // What cannot be listed is not tried again.
    let failed = Set(listed.outcomes.keys.map(\.preview))
    var drawn = try watch.draw(Set(shown.map(\.preview)).subtracting(failed).sorted(), isListing: false)
    drawn.outcomes.merge(listed.outcomes) { $1 }
    let folder = PreviewFolder(options)
    var report = PreviewReport(options: options)
    report.leftOut = (named.count - shown.count) * variants.count
    for preview in shown {
      let source = source(of: previews[preview.preview])
      for (index, variant) in variants.enumerated() {
        let place = PreviewPlace(preview: preview.preview, page: preview.page, variant: index)
        let whole = [-1, 0].lazy.map { PreviewPlace(preview: preview.preview, page: $0) }
          .compactMap { drawn.outcomes[$0] }.first
        let outcome = drawn.outcomes[place] ?? whole ?? .failed("was not drawn")
        report.results += folder.keep(outcome, named: preview.name, variant, source: source)
      }
    }
    report.isWhole = ProcessInfo.processInfo.environment["GALLEY_PREVIEWS_INCOMPLETE"] == nil
    if options.filter == nil, report.leftOut == 0, report.isWhole {
      report.gone = folder.gone(besides: Set(named.map(\.name)), report.results)
      if options.removesGone { for path in report.gone { removeFile(path) } }
    }
    try note(report, folder)
    if options.isJSON { print(report.json.line) } else { print(report.text, terminator: "") }
    return report.isSuccess
  }

  /// Writes `runs.json`, the list of failures from which `galley report` creates its page.
  private static func note(_ report: PreviewReport, _ folder: PreviewFolder) throws {
    guard folder.task == .verify else { return }
    var runs = FailureRuns(in: folder.artifacts)
    let failed = report.results.compactMap(\.failure)
    try runs.add(compared: report.results.map(\.golden), failed: failed)
  }

  /// Returns the file and line of a preview. The path is relative if the file is in the current
  /// folder.
  private static func source(of preview: ListedPreview) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = preview.path.hasPrefix(here) ? String(preview.path.dropFirst(here.count)) : preview.path
    return "\(path):\(preview.line)"
  }
}
