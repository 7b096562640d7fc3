import GalleyBase
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyText

/// The workloads whose stages can be measured separately.
enum ProfiledWork: String, CaseIterable {
  case labels, text
}

/// Returns the workload that measures the time and the share of each stage with a stage timer.
/// Every round begins with empty caches. The work is done once more without the timer, to measure
/// the timer's own cost.
func profileWorkload(_ work: ProfiledWork, _ setting: BenchSetting) throws -> Workload {
  let round: (StageTimer?) throws -> [(String, Double)]
  switch work {
  case .labels:
    let labels = setting.labels ?? generatedLabels(count: setting.count(10_000))
    round = { try labelStages(labels, setting, $0) }
  case .text:
    let text = setting.text ?? GeneratedText.english.text(bytes: setting.count(1 << 20))
    round = { try textStages(text, setting, $0) }
  }
  return Workload(
    name: "profile of \(work)",
    parts: [
      WorkloadPart(measure: {
        let stages = try round(StageTimer(now: monotonicSeconds))
        let sum = stages.reduce(0) { $0 + $1.1 }
        let plain = try round(nil).reduce(0) { $0 + $1.1 }
        return stages.flatMap { name, seconds in
          [
            Reading(subject: name, unit: "ms", value: seconds * 1000),
            Reading(subject: name, unit: "%", value: 100 * seconds / sum),
          ]
        } + [
          Reading(subject: "all", unit: "ms", value: sum * 1000),
          Reading(subject: "total, without the timers", unit: "ms", value: plain * 1000),
        ]
      })
    ])
}

/// Measures the stages of labels: the stages of layout, the remaining work of views, drawing, and
/// encoding.
private func labelStages(
  _ labels: [BenchLabel], _ setting: BenchSetting, _ clock: StageTimer?
) throws -> [(String, Double)] {
  let stages = try drawLabels(labels, setting, now: monotonicSeconds, stageTimer: clock)
  let inner = seconds(of: clock)
  let views = stages.layout - ((clock?.allSeconds ?? 0) - stages.layoutInDraw)
  return inner + [
    ("views", views), ("draw", stages.draw - stages.layoutInDraw), ("raster", stages.raster), ("encode", stages.encode),
  ]
}

private func textStages(
  _ text: String, _ setting: BenchSetting, _ clock: StageTimer?
) throws -> [(String, Double)] {
  let typesetter = Typesetter(fonts: setting.fonts)
  typesetter.stageTimer = clock
  let font = try setting.font()
  let start = monotonicSeconds()
  _ = layOut(text, width: setting.width, font: font, locale: "en_US", with: typesetter)
  let all = monotonicSeconds() - start
  let inner = seconds(of: clock)
  return inner + [("other", all - inner.reduce(0) { $0 + $1.1 })]
}

private func seconds(of clock: StageTimer?) -> [(String, Double)] {
  clock.map { clock in StageTimer.Stage.allCases.map { ($0.rawValue, clock.seconds(of: $0)) } } ?? []
}

extension StageTimer {
  /// The sum of the seconds of all stages so far.
  var allSeconds: Double { Stage.allCases.reduce(0) { $0 + seconds(of: $1) } }
}
