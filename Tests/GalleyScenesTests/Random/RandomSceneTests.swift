import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// What holds for any scene at all: scenes of the goldens, changed by the tables of keys as the fuzz targets do, each from
/// a fixed seed. The files of that generator are links to theirs.
@Suite struct RandomSceneTests {
  private static let goldens = Repository.files(under: "Goldens").filter { $0.hasSuffix(".yaml") }.map {
    Repository.text(of: $0)
  }.filter { $0.utf8.count < 3000 }
  private static let values = Seeds.values(in: goldens)
  private static let fonts = Result {
    try FontCollection(manifest: try FontManifest(folder: Repository.path("Fonts")))
  }
  private static let scenesOfACase = 25

  /// A scene with all its steps taken, and what came of it.
  private struct Played {
    var page: ScenePage
    var dump: [UInt8]
    /// Its pixels; nil for a large canvas.
    var picture: Bitmap?
  }

  @Test(arguments: 0..<SeededRuns.count(40)) func whatAnySceneHolds(seed: Int) throws {
    let typesetter = Typesetter(fonts: try Self.fonts.get())
    var count = 0
    for number in seed * Self.scenesOfACase..<(seed + 1) * Self.scenesOfACase {
      let golden = Self.goldens[number % Self.goldens.count]
      var mutation = SceneMutation(
        golden, Choices(seed: UInt32(number)), known: Self.values, others: Self.goldens)
      let text = mutation.changed()
      guard let first = try play(text, typesetter) else { continue }
      count += 1
      let place = Comment(rawValue: "seed \(number):\n\(text)")
      // Nothing that a cache holds is seen, and the third time most is in one.
      for _ in 1...2 {
        let known = try play(text, typesetter)
        #expect(known?.dump == first.dump, place)
        #expect(known?.picture == first.picture, place)
      }
      let again = try play(text, Typesetter(fonts: try Self.fonts.get(), isRemembering: false))
      #expect(again?.dump == first.dump, place)
      #expect(again?.picture == first.picture, place)
      let dump = try JSON(reading: first.dump)
      checkSize(dump, first, place)
      checkLabels(of: first.page.window, place)
      try checkPositions(on: first.page, place)
      let views = dump.viewsByID
      for view in views.values { checkLines(of: view, place) }
      try checkExplanation(of: first.page, views, place)
    }
    // Some changes leave a scene a scene.
    #expect(count > Self.scenesOfACase / 10)
  }

  /// Plays a scene; nil if it has mistakes, or asks for much work.
  private func play(_ text: String, _ typesetter: Typesetter) throws -> Played? {
    do {
      let file = try SceneFile(reading: Array(text.utf8), file: Repository.path("Goldens/label/random.yaml"))
      guard file.scene.fonts == SceneFonts(), file.scene.steps.count < 20, file.scene.views.count < 60 else {
        return nil
      }
      var player = ScenePlayer(file, on: try file.page(with: typesetter))
      try player.takeSteps()
      let (page, size) = (player.page, player.page.pictureSize)
      return Played(
        page: page, dump: LayoutDump(of: page, steps: player.states).bytes,
        picture: size.width * size.height < 20_000 ? try page.picture() : nil)
    } catch let error as SceneError {
      #expect(!error.description.isEmpty)
      return nil
    }
  }

  /// The dump describes the picture that is drawn.
  private func checkSize(_ dump: JSON, _ played: Played, _ place: Comment) {
    let size = dump["size"]?.numbers ?? []
    let scale = dump["scale"]?.number ?? 0
    let page = played.page
    #expect(size.map { Int(($0 * scale).rounded(.up)) } == [page.pixelSize.width, page.pixelSize.height], place)
    if let picture = played.picture { #expect(picture.size == page.pictureSize, place) }
  }

  /// A label that has the size it asks for shows all its text, in that size.
  private func checkLabels(of window: Window, _ place: Comment) {
    for case let label as Label in window.descendants where label.numberOfLines == 0 {
      let wanted = label.sizeThatFits(Size(width: label.bounds.width, height: .infinity))
      let drawn = label.textRect(
        forBounds: Rect(origin: .zero, size: wanted), limitedToNumberOfLines: label.numberOfLines)
      #expect(drawn.height <= wanted.height && drawn.width <= wanted.width, "\(drawn) in \(wanted), \(place)")
    }
  }

  /// A point on an insertion point of a view finds one at the same place.
  private func checkPositions(on page: ScenePage, _ place: Comment) throws {
    let typesetter = page.context.typesetter
    for view in page.window.descendants {
      guard let id = view.id, let placement = view.asTextShowing?.placement,
        (view as? Label)?.textPath == nil, (view as? TextField)?.isSecureTextEntry != true,
        placement.origins.count == 1, placement.layout.hasLinesApart
      else { continue }
      let layout = placement.layout
      for line in layout.lines where layout.hasClustersApart(line, typesetter) {
        for caret in layout.carets(of: line, with: typesetter) {
          let point = Point(
            x: placement.origin.x + caret.x - view.bounds.minX,
            y: placement.origin.y + line.rect.minY + line.rect.height / 2 - view.bounds.minY)
          let found = try page.position(nearest: point, inView: id)
          let back = layout.caret(at: found.offset, affinity: found.affinity, with: typesetter)
          #expect(back?.x == caret.x && back?.top == caret.top, "\(id): \(caret) at \(point) finds \(found), \(place)")
        }
      }
    }
  }

  /// Each unit of a text is in one line at most, and lines and clusters follow the text.
  private func checkLines(of view: JSON, _ place: Comment) {
    var end = 0.0
    for line in view["lines"]?.array ?? [] {
      let range = line["range"]?.numbers ?? []
      guard range.count == 2 else { continue }
      #expect(range[0] >= end && range[1] >= range[0], place)
      end = range[1]
      var last = range[0]
      for cluster in line["clusters"]?.array ?? [] {
        guard let bounds = cluster.numbers, bounds.count == 4 else { continue }
        #expect(bounds[0] >= last && bounds[1] > bounds[0] && bounds[1] <= end, place)
        last = bounds[1]
      }
    }
  }

  /// The explanation speaks of the same frames and lines.
  private func checkExplanation(of page: ScenePage, _ views: [String: JSON], _ place: Comment) throws {
    let explained = try JSON(reading: PageExplanation(of: page).json())
    for view in explained["views"]?.array ?? [] {
      guard let id = view["id"]?.string, let dumped = views[id] else { continue }
      #expect(view["frame"]?.numbers == dumped["frame"]?.numbers, place)
      let (lines, others) = (view["lines"]?.array ?? [], dumped["lines"]?.array ?? [])
      #expect(lines.map { $0["range"]?.numbers } == others.map { $0["range"]?.numbers }, place)
      // A line's rectangle holds the spacing around it, too.
      for (line, other) in zip(lines, others) {
        #expect(line["height"]?["height"]?.number ?? 0 <= other["rect"]?.numbers?.last ?? 0, place)
      }
    }
  }
}

extension TextLayout {
  /// True if each line has a height of its own: only then does a point tell them apart.
  fileprivate var hasLinesApart: Bool {
    lines.allSatisfy { $0.rect.height > 0 } && zip(lines, lines.dropFirst()).allSatisfy { $0.rect.maxY <= $1.rect.minY }
  }

  /// True if no cluster of a line lies over another, as with negative kerning.
  fileprivate func hasClustersApart(_ line: LineFragment, _ typesetter: Typesetter) -> Bool {
    let boxes = clusters(of: line, with: typesetter).sorted { $0.x < $1.x }
    return zip(boxes, boxes.dropFirst()).allSatisfy { $0.x + $0.width <= $1.x && $0.width >= 0 && $1.width >= 0 }
  }
}

extension JSON {
  /// All views of a dump, by id.
  fileprivate var viewsByID: [String: JSON] {
    var found: [String: JSON] = [:]
    for view in (self["views"]?.array ?? []) + (self["subviews"]?.array ?? []) {
      if let id = view["id"]?.string { found[id] = view }
      found.merge(view.viewsByID) { first, _ in first }
    }
    return found
  }
}
