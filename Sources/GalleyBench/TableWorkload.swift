import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyText

/// Returns the workload that lays out rows of three columns: left-aligned, at a right tab stop, and
/// at a decimal tab stop. Every round begins with empty caches.
func tableWorkload(_ setting: BenchSetting) throws -> Workload {
  let count = setting.count(10_000)
  let rows = generatedRows(count: count)
  let font = try setting.font()
  let style = ParagraphStyle {
    $0.tabStops = [
      TextTab(alignment: .right, location: 300),
      TextTab(alignment: .right, location: 400, columnTerminators: "."),
    ]
  }
  let container = TextContainer(size: Size(width: 500, height: .infinity))
  var part = WorkloadPart(measure: {
    let typesetter = Typesetter(fonts: setting.fonts)
    let milliseconds = cpuMilliseconds {
      let text = AttributedText(rows, attributes: TextAttributes { $0.paragraphStyle = style })
      let shaped = shape(text, defaultFont: font, locale: "en_US", with: typesetter)
      _ = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    }
    return [
      Reading(unit: "rows", value: Double(count)), Reading(unit: "CPU ms", value: milliseconds),
      Reading(unit: "rows a CPU second", value: Double(count) / milliseconds * 1000),
    ]
  })
  if let floor = setting.floor {
    let file = try setting.write("table.tsv", Array(rows.utf8))
    part.rivals.append(
      Rival(name: "floor") {
        let number = try floor.numbers(["table", file, "\(Int(BenchSetting.fontSize))"], fonts: [font])
        return [Reading(unit: "CPU ms", value: try number("cpu") * 1000)]
      })
  }
  return Workload(name: "table", subject: "\(count) rows", parts: [part])
}
