import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleySystem

/// Returns the workload that draws one small label in a new process. Its rivals are programs that
/// draw a line of text.
func coldWorkload(_ setting: BenchSetting) throws -> Workload {
  let (text, font) = ("Hello, world", try setting.font())
  let fontKey: JSON = ["family": setting.family ?? "system", "size": BenchSetting.fontSize]
  let label: JSON = ["frame": [8, 8, 284, "auto"] as JSON, "text": text, "font": fontKey]
  let source: JSON = [
    "galley": 1, "size": [300, 44], "background": "#FFFFFF", "views": [["label": label] as JSON],
  ]
  let (scene, picture) = (try setting.write("cold.yaml", source.file), joined(setting.folder, "cold.png"))
  let arguments = ["render", scene, "-o", picture, "--scale", "2", "--fonts", setting.fontsFolder]
  var part = WorkloadPart(measure: { try runSelf(arguments).readings })
  if let floor = setting.floor {
    part.rivals.append(
      Rival(name: "floor") { try floor.label(font, size: (300, 44), scale: 2, text: text) })
  }
  let peers = [
    ("hb-view", ["--font-size=32", "--output-format=png", "--output-file=\(picture)", font.face.path, text]),
    (
      "pango-view",
      [
        "--no-display", "-q", "--font=\(setting.family ?? "Sans") 12", "--dpi=192", "--text=\(text)",
        "--output=\(picture)",
      ]
    ),
  ]
  for (program, arguments) in peers where isOnPath(program) {
    part.rivals.append(Rival(name: program) { try runMeasured(program, arguments).readings })
  }
  return Workload(name: "cold", subject: "a label as a process", parts: [part])
}

/// True if the PATH has a program of this name.
private func isOnPath(_ program: String) -> Bool {
  (environmentValue("PATH") ?? "").split(separator: ":").contains {
    unsafe access(joined(String($0), program), X_OK) == 0
  }
}
