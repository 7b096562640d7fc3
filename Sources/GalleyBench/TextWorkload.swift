import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleySystem
import GalleyText

/// Returns the workload that lays out long text, both in paragraphs and as one paragraph. Every
/// layout uses a new typesetter.
func textWorkload(_ setting: BenchSetting) throws -> Workload {
  let texts =
    setting.text.map { [LongText(language: .english, text: $0)] }
    ?? GeneratedText.allCases.map { LongText(language: $0, text: $0.text(bytes: setting.count(1 << 20))) }
  var parts: [WorkloadPart] = []
  for text in texts {
    let faces = try facesSetting(text, setting)
    guard let faces else {
      note("galley: the fonts lack characters of the \(text.language.rawValue) text, which is skipped")
      continue
    }
    parts += try [false, true].map { try part(text, isOneParagraph: $0, faces, setting) }
  }
  return Workload(name: "text", subject: setting.text == nil ? "English" : "the file", parts: parts)
}

/// A long text that the workload lays out.
private struct LongText {
  var language: GeneratedText
  var text: String
}

/// Returns the fonts that draw the beginning of a generated text; nil if some of its characters
/// have no glyphs in any font.
private func facesSetting(_ text: LongText, _ setting: BenchSetting) throws -> [Font]? {
  let beginning = String(text.text.prefix(20_000))
  let shaped = shape(
    AttributedText(beginning), defaultFont: try setting.font(), locale: text.language.locale,
    with: Typesetter(fonts: setting.fonts))
  let runFonts = shaped.paragraphs.flatMap(\.fonts)
  if setting.text == nil, runFonts.contains(where: \.isMissing) { return nil }
  return [try setting.font()] + runFonts.map(\.font)
}

private func part(
  _ long: LongText, isOneParagraph: Bool, _ faces: [Font], _ setting: BenchSetting
) throws -> WorkloadPart {
  let text = isOneParagraph ? long.text.split(whereSeparator: \.isNewline).joined(separator: " ") : long.text
  let language = long.language == .english ? nil : long.language.rawValue
  let subject = [language, isOneParagraph ? "one paragraph" : nil].compactMap(\.self).joined(separator: ", ")
  var part = WorkloadPart(
    subject: subject.isEmpty ? nil : subject, measure: { try layOutText(text, long.language.locale, setting) })
  if let floor = setting.floor {
    let file = try setting.write("\(long.language.rawValue).txt", Array(long.text.utf8))
    part.rivals.append(
      Rival(name: "floor") {
        let size = Int(BenchSetting.fontSize)
        let number = try floor.numbers(
          ["text", file, "\(Int(setting.width))", "\(size)"], fonts: faces, isOneParagraph: isOneParagraph,
          repetitions: 5)
        return [Reading(unit: "CPU ms", value: try number("cpu") * 1000)]
      })
  }
  return part
}

/// Lays a text out twice. The first layout measures the growth of memory, after free memory was
/// returned to the system. The second layout measures the time, with memory already allocated. The
/// program of `Floor` lays the text out five times in one process, and reports the median.
private func layOutText(_ text: String, _ locale: String, _ setting: BenchSetting) throws -> [Reading] {
  let font = try setting.font()
  var lineCount = 0
  func layOutOnce() -> TypesettingWork {
    let typesetter = Typesetter(fonts: setting.fonts)
    lineCount = layOut(text, width: setting.width, font: font, locale: locale, with: typesetter).lines.count
    return typesetter.work
  }
  let growth = memoryGrowth { _ = layOutOnce() }
  var work = TypesettingWork()
  let milliseconds = cpuMilliseconds { work = layOutOnce() }
  let bytes = Double(text.utf8.count)
  let megabytes = bytes / Double(1 << 20)
  let memory = growth.map { [Reading(unit: "peak bytes a byte of text", value: Double($0) / bytes)] } ?? []
  return [
    Reading(unit: "MB of text", value: megabytes), Reading(unit: "lines", value: Double(lineCount)),
    Reading(unit: "CPU ms", value: milliseconds),
    Reading(unit: "MB a CPU second", value: megabytes / milliseconds * 1000),
  ] + memory + [
    Reading(unit: "calls of HarfBuzz", value: Double(work.shapingCalls)),
    Reading(unit: "% of the pieces found", value: 100 * work.hitRate),
    Reading(unit: "peak MB", value: peakMegabytes()),
  ]
}

/// Returns the layout of a text in a container of unlimited height.
func layOut(
  _ text: String, width: Double, font: Font, locale: String, with typesetter: Typesetter
) -> TextLayout {
  let shaped = shape(AttributedText(text), defaultFont: font, locale: locale, with: typesetter)
  let container = TextContainer(size: Size(width: width, height: .infinity))
  return layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
}
