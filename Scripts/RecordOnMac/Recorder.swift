import Foundation
import UIKit

/// Records scenes, four arguments each: what messages call it, its JSON, the folder that its paths count from, and where
/// the outputs go, without their endings. Scripts/record-on-mac says how it is run.
@main
@MainActor
enum Recorder {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    var failures = 0
    for start in stride(from: 0, to: arguments.count - arguments.count % 4, by: 4) {
      do {
        try record(
          try scene(arguments[start + 1]), folder: arguments[start + 2], output: arguments[start + 3])
      } catch let mistake as Mistake {
        report("\(arguments[start]): \(mistake.message)")
        failures += 1
      } catch {
        report("\(arguments[start]): \(error.localizedDescription)")
        failures += 1
      }
    }
    exit(failures == 0 ? 0 : 2)
  }

  private static func scene(_ path: String) throws -> SceneNode {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Mistake("is not JSON that can be read: \(error.localizedDescription)")
    }
    return SceneNode(value: value, path: "")
  }

  /// Builds the views of a scene, draws them, and writes picture and layout.
  private static func record(_ scene: SceneNode, folder: String, output: String) throws {
    let page = try ScenePage(scene, folder: folder)
    let format = UIGraphicsImageRendererFormat()
    format.scale = page.scale
    format.opaque = false
    format.preferredRange = .standard
    let renderer = UIGraphicsImageRenderer(size: page.root.bounds.size, format: format)
    let picture = renderer.pngData { context in page.root.layer.render(in: context.cgContext) }
    let layout = LayoutRecording(page).json
    try picture.write(to: URL(fileURLWithPath: output + ".png"), options: .atomic)
    try Data(layout.utf8).write(to: URL(fileURLWithPath: output + ".layout.json"), options: .atomic)
    report(
      "\(output).png: \(Int(page.root.bounds.width * page.scale)) × \(Int(page.root.bounds.height * page.scale)) pixels"
    )
  }

  /// Writes a line to standard error.
  static func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// A mistake in a scene, or a part of it that cannot be recorded, with the way to it.
struct Mistake: Error {
  let message: String

  init(_ message: String, at path: String = "") {
    self.message = path.isEmpty ? message : "\(path): \(message)"
  }
}
