import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleySystem
import GalleyViews

/// Returns the workload that lays out, draws and encodes many labels, one after the other. Every
/// round begins with empty caches.
func labelWorkload(_ setting: BenchSetting) throws -> Workload {
  let labels = setting.labels ?? generatedLabels(count: setting.count(10_000))
  var part = WorkloadPart(measure: { try drawLabels(labels, setting).readings(count: labels.count) })
  if let floor = setting.floor {
    let lines = labels.map { "\(Int($0.size))\t\(Int($0.width))\t\($0.language)\t\($0.text)\n" }
    let file = try setting.write("labels.tsv", Array(lines.joined().utf8))
    let font = try setting.font()
    part.rivals.append(
      Rival(name: "floor") {
        let number = try floor.numbers(["batch", file], fonts: [font])
        var stages = LabelStages()
        (stages.layout, stages.raster, stages.encode) = (
          try number("layout"), try number("raster"), try number("encode")
        )
        stages.bytes = Int(try number("png_bytes"))
        return stages.sharedReadings(count: labels.count)
      })
  }
  return Workload(name: "labels", subject: "all", parts: [part])
}

/// The CPU time in seconds of all labels, by stage.
struct LabelStages {
  var layout = 0.0
  var draw = 0.0
  var raster = 0.0
  var encode = 0.0
  /// The part of the drawing time (`draw`), in seconds, that belongs to layout. The timer of the
  /// layout stages counts it as well.
  var layoutInDraw = 0.0
  /// The total size of the PNGs in bytes.
  var bytes = 0
  var work = TypesettingWork()

  var sum: Double { layout + draw + raster + encode }

  /// Returns the readings of a round.
  func readings(count: Int) -> [Reading] {
    var readings = [Reading(unit: "labels", value: Double(count))]
    readings += sharedReadings(count: count)
    readings.insert(perLabel("draw", draw, count), at: 2)
    readings.append(Reading(unit: "labels a CPU second", value: Double(count) / sum))
    return readings + work.readings + [Reading(unit: "peak MB", value: peakMegabytes())]
  }

  /// Returns those readings of a round that can be compared with a program that draws without a
  /// display list.
  fileprivate func sharedReadings(count: Int) -> [Reading] {
    [
      perLabel("layout", layout, count), perLabel("raster", raster, count), perLabel("encode", encode, count),
      perLabel("all", sum, count), Reading(unit: "PNG bytes a label", value: Double(bytes) / Double(count)),
    ]
  }

  private func perLabel(_ stage: String, _ seconds: Double, _ count: Int) -> Reading {
    Reading(subject: stage, unit: "CPU µs a label", value: seconds / Double(count) * 1e6)
  }
}

/// Draws labels with a new typesetter, and returns the time of each stage.
/// - Parameters:
///   - now: returns the time for the stages, in seconds.
///   - stageTimer: the timer of the stages within the layout.
func drawLabels(
  _ labels: [BenchLabel], _ setting: BenchSetting, now: () -> Double = cpuSeconds, stageTimer: StageTimer? = nil
) throws -> LabelStages {
  var stages = LabelStages()
  let typesetter = Typesetter(fonts: setting.fonts)
  typesetter.stageTimer = stageTimer
  var contexts: [String: RenderContext] = [:]
  var fonts: [Double: Font] = [:]
  for label in labels {
    let start = now()
    let context = try contexts.value(forKey: label.language) {
      try RenderContext(typesetter: typesetter, scale: 1, locale: label.language)
    }
    let view = Label(in: context)
    view.font = try fonts.value(forKey: label.size) { try setting.font(size: label.size) }
    view.text = label.text
    view.numberOfLines = label.width > 0 ? 0 : 1
    view.insets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    view.backgroundColor = .white
    let width = label.width > 0 ? label.width + 8 : View.largestLength
    view.frame = Rect(origin: .zero, size: view.sizeThatFits(Size(width: width, height: View.largestLength)))
    let laidOut = now()
    let counted = stageTimer?.allSeconds ?? 0
    let list = displayList(of: view)
    let drawn = now()
    stages.layoutInDraw += (stageTimer?.allSeconds ?? 0) - counted
    let size = PixelSize(width: Int(view.frame.width.rounded(.up)), height: Int(view.frame.height.rounded(.up)))
    let picture = try naming("the label \(label.text.quoted) at \(label.size) points") {
      try rasterize(list, size: size, scale: 1, background: .white, typesetter: typesetter)
    }
    let rasterized = now()
    stages.bytes += try PNG.encode(picture).count
    stages.encode += now() - rasterized
    stages.raster += rasterized - drawn
    stages.draw += drawn - laidOut
    stages.layout += laidOut - start
  }
  stages.work = typesetter.work
  return stages
}

extension TypesettingWork {
  /// The values of the counters, such as the number of HarfBuzz calls, as readings. One of them is
  /// the hit rate: the fraction of text pieces that were found in the cache.
  var readings: [Reading] {
    [
      Reading(unit: "UTF-16 units to shape", value: Double(shapedUnits)),
      Reading(unit: "calls of HarfBuzz", value: Double(shapingCalls)),
      Reading(unit: "pieces looked for", value: Double(soughtPieces)),
      Reading(unit: "% of the pieces found", value: 100 * hitRate),
      Reading(unit: "line attempts", value: Double(lineAttempts)),
      Reading(unit: "glyphs rendered", value: Double(renderedGlyphs)),
    ]
  }
}
