import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyViews

/// Returns the time of each stage of laying out, drawing and encoding all labels, one after the other. Every round begins
/// with empty caches; the first is not counted.
func measureLabels(_ labels: [BenchLabel], family: String?, fonts: FontCollection, rounds: Int) throws -> Measurement {
  var stages: [LabelStages] = []
  for round in 0...rounds {
    let stage = try drawLabels(labels, family: family, fonts: fonts)
    if round > 0 { stages.append(stage) }
  }
  let count = Double(labels.count)
  func perLabel(_ stage: (LabelStages) -> Double) -> Double { median(stages.map(stage)) / count * 1e6 }
  let sum = perLabel(\.sum)
  return Measurement(
    name: "labels",
    values: [
      ("labels", count), ("layout, CPU µs a label", perLabel(\.layout)), ("draw, CPU µs a label", perLabel(\.draw)),
      ("raster, CPU µs a label", perLabel(\.raster)), ("encode, CPU µs a label", perLabel(\.encode)),
      ("all, CPU µs a label", sum), ("labels a CPU second", 1e6 / sum),
      ("PNG bytes a label", median(stages.map { Double($0.bytes) }) / count), ("peak MB", peakMegabytes()),
    ])
}

/// The CPU seconds of all labels, by stage.
private struct LabelStages {
  var layout = 0.0
  var draw = 0.0
  var raster = 0.0
  var encode = 0.0
  /// The size of all PNGs.
  var bytes = 0

  var sum: Double { layout + draw + raster + encode }
}

private func drawLabels(_ labels: [BenchLabel], family: String?, fonts: FontCollection) throws -> LabelStages {
  var stages = LabelStages()
  let typesetter = Typesetter(fonts: fonts)
  var contexts: [String: RenderContext] = [:]
  for label in labels {
    let start = cpuSeconds()
    let context = try contexts.value(forKey: label.language) {
      try RenderContext(typesetter: typesetter, scale: 1, locale: label.language)
    }
    let view = Label(in: context)
    view.font = try fonts.font(FontDescriptor(family: family), size: label.size)
    view.text = label.text
    view.numberOfLines = label.width > 0 ? 0 : 1
    view.insets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    view.backgroundColor = .white
    let width = label.width > 0 ? label.width + 8 : View.largestLength
    view.frame = Rect(origin: .zero, size: view.sizeThatFits(Size(width: width, height: View.largestLength)))
    let laidOut = cpuSeconds()
    let list = displayList(of: view)
    let drawn = cpuSeconds()
    let size = PixelSize(width: Int(view.frame.width.rounded(.up)), height: Int(view.frame.height.rounded(.up)))
    let picture = try naming("the label \(label.text.quoted) at \(label.size) points") {
      try rasterize(list, size: size, scale: 1, background: .white, typesetter: typesetter)
    }
    let rasterized = cpuSeconds()
    stages.bytes += try PNG.encode(picture).count
    stages.encode += cpuSeconds() - rasterized
    stages.raster += rasterized - drawn
    stages.draw += drawn - laidOut
    stages.layout += laidOut - start
  }
  return stages
}
