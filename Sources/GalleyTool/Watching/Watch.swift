import GalleyFiles
import GalleyGoldens
import GalleySystem

/// Scenes that are drawn again whenever a file that they come from changes.
struct Watch {
  /// The milliseconds after a change in which nothing else changes before it is looked at: an editor writes a file in
  /// several steps, and a checkout many files.
  private static let pause: Int32 = 40
  /// The milliseconds between two looks where the system does not tell of changes; and, in case it misses one, where it
  /// does.
  private static let interval: (blind: Int32, told: Int32) = (400, 5000)

  private let goldens: GoldenOptions
  private let fonts: FontsChoice
  private let allowances: Allowances
  private let events = openFolderEvents()
  private let server: LocalServer?
  /// The scenes, in the order of the selection.
  private(set) var scenes: [WatchedScene] = []
  private var files = WatchedFiles()

  /// Creates a watch of the selected scenes, none of which is drawn yet.
  init(_ goldens: GoldenOptions, fonts: FontsChoice, allowing allowances: Allowances, server: LocalServer?) {
    (self.goldens, self.fonts, self.allowances, self.server) = (goldens, fonts, allowances, server)
  }

  /// The number of files that are watched.
  var fileCount: Int { files.count }

  /// Draws all scenes, or those that have changed since, and hands each that was drawn to `report`.
  /// - Throws: at first, what is wrong with the selection. Later a scene may be gone for a moment.
  mutating func draw(_ report: (WatchedScene) throws -> Void) throws {
    let isFirst = scenes.isEmpty
    let selected =
      isFirst
      ? Array(try goldens.select(allowing: allowances).cases)
      : (try? goldens.select(allowing: allowances).cases).map(Array.init) ?? scenes.map(\.golden)
    var due = files.changedScenes()
    // What was missing may be there now, by whatever name.
    due.formUnion(scenes.filter { !$0.isDrawn }.map(\.golden.scene))
    let known = Dictionary(scenes.map { ($0.golden, $0) }) { $1 }
    scenes = selected.map { known[$0] ?? WatchedScene($0) }
    files.keep(Set(selected.map(\.scene)))
    // A new session, as fonts and the project are among what may have changed.
    let session = RenderSession(FontLibrary(fonts, allowing: allowances))
    for index in scenes.indices {
      let before = scenes[index]
      guard before.verdict.isEmpty || due.contains(before.golden.scene) else { continue }
      files.set(session.watchedFiles(of: before.golden.scene), of: before.golden.scene)
      scenes[index].draw(session)
      // A mistake that is still there has been said.
      if before.isDrawn || scenes[index].isDrawn || before.reasons != scenes[index].reasons {
        try report(scenes[index])
        server?.send(scenes[index].event)
      }
    }
    for folder in files.folders { watchFolder(folder, events) }
  }

  /// Waits until something may have changed, and meanwhile answers the page.
  func wait() {
    let isTold = events >= 0
    var hasChanged = false
    repeat {
      let time = hasChanged ? Watch.pause : isTold ? Watch.interval.told : Watch.interval.blind
      let isReady: Bool
      if let server {
        isReady = server.wait(orFor: isTold ? events : nil, milliseconds: time, answer: answer)
      } else {
        var ready = PollSet()
        ready.add(isTold ? events : -1, reads: isTold)
        ready.wait(milliseconds: time)
        isReady = ready.next()
      }
      // The events themselves are of no interest: all files are looked at.
      if isReady { _ = readAvailable(events) }
      if hasChanged && !isReady { return }
      hasChanged = hasChanged || isReady
    } while hasChanged
  }

  /// Answers a request of the page.
  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    switch (request.method, request.path) {
    case ("GET", "/"): HTTPResponse(page: WebPage.watch.filled(with: ["scenes": scenes.map(\.event)]))
    case ("GET", "/events"): .events
    default: HTTPResponse(.notFound)
    }
  }
}
