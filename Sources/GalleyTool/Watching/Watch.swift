import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyServers
import GalleySystem

/// Scenes that are drawn again whenever a file that they depend on changes.
struct Watch {
  /// The time in milliseconds for which no file must change before changed files are read. An
  /// editor writes a file in several steps, and a checkout writes many files.
  private static let pause: Int32 = 40
  /// The time in milliseconds between two checks of all files: `blind` if the system sends no
  /// notifications of changes, and `told` if it does. With notifications, the checks find only
  /// missed changes.
  private static let interval: (blind: Int32, told: Int32) = (400, 5000)

  private let goldens: GoldenOptions
  private let fonts: FontsChoice
  private let allowances: Allowances
  private let events = openFolderEvents()
  private let server: LocalServer?
  /// The watched scenes in the order of the selection.
  private(set) var scenes: [WatchedScene] = []
  private var files = WatchedFiles()

  /// Creates a watch of the selected scenes. No scene is drawn yet.
  init(_ goldens: GoldenOptions, fonts: FontsChoice, allowing allowances: Allowances, server: LocalServer?) {
    (self.goldens, self.fonts, self.allowances, self.server) = (goldens, fonts, allowances, server)
  }

  /// The number of watched files.
  var fileCount: Int { files.count }

  /// Draws all scenes the first time, then those with changed files. Passes each drawn scene to
  /// `report`.
  /// - Throws: the first time, an error in the selection. Later errors are ignored, since a scene may be missing for a
  ///   moment.
  mutating func draw(_ report: (WatchedScene) throws -> Void) throws {
    let isFirst = scenes.isEmpty
    let selected =
      isFirst
      ? Array(try goldens.select(allowing: allowances).cases)
      : (try? goldens.select(allowing: allowances).cases).map(Array.init) ?? scenes.map(\.golden)
    var due = files.changedScenes()
    // Missing files may exist now, under any name, so scenes with errors are always tried again.
    due.formUnion(scenes.filter { !$0.isDrawn }.map(\.golden.scene))
    let known = Dictionary(scenes.map { ($0.golden, $0) }) { $1 }
    scenes = selected.map { known[$0] ?? WatchedScene($0) }
    files.keep(Set(selected.map(\.scene)))
    // A new session is needed, as fonts and the project may have changed.
    let session = RenderSession(FontLibrary(fonts, allowing: allowances))
    for index in scenes.indices {
      let before = scenes[index]
      guard before.verdict.isEmpty || due.contains(before.golden.scene) else { continue }
      files.set(session.watchedFiles(of: before.golden.scene), of: before.golden.scene)
      scenes[index].draw(session)
      // An unchanged error is not reported again.
      if before.isDrawn || scenes[index].isDrawn || before.reasons != scenes[index].reasons {
        try report(scenes[index])
        server?.send(scenes[index].event)
      }
    }
    for folder in files.folders { watchFolder(folder, events) }
  }

  /// Waits for a possible change of a file, and meanwhile responds to requests of the web page.
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
      // The events themselves are ignored, because all files are checked.
      if isReady { _ = readAvailable(events) }
      if hasChanged && !isReady { return }
      hasChanged = hasChanged || isReady
    } while hasChanged
  }

  /// Returns the response to a request of the web page.
  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    switch (request.method, request.path) {
    case ("GET", "/"): HTTPResponse(page: WebPage.watch.filled(with: ["scenes": scenes.map(\.event)]))
    case ("GET", "/events"): .events
    default: HTTPResponse(.notFound)
    }
  }
}
