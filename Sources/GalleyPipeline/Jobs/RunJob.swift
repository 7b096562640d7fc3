import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyScenes

/// Runs one job, and returns its result in one line.
package func run(_ job: Job, on session: RenderSession, limits: JobLimits) throws -> String {
  var composed = try compose(job.source, job.changes, session)
  try composed.takeSteps(through: job.frame)
  let findings = try composed.findings().filter { !job.isLabel || $0.kind != .overflow }
  let measurements = job.outputs.measure || job.isLabel ? try composed.measurements() : []
  var result: JSON = ["ok": true]
  if job.isLabel, let label = measurements.first {
    result = result + label.labelJSON(findings)
  } else {
    let size = composed.player.page.size
    result = result + ["size": size, "scale": composed.scene.scale]
  }
  result = result + ["fits": findings.isEmpty, "findings": findings.map(\.json)]
  if job.outputs.measure, !job.isLabel { result = result + ["measurements": measurements.map(\.json)] }
  if !job.outputs.onlyWithFindings || !findings.isEmpty {
    result = result + (try outputs(of: job, composed, limits))
  }
  return "{ \"id\": \(job.id), " + result.line.dropFirst(2)
}

/// Produces the requested outputs, and returns the members of the result about them. Files are
/// written atomically: all or none.
private func outputs(of job: Job, _ composed: ComposedScene, _ limits: JobLimits) throws -> JSON {
  var files: [(target: OutputTarget, bytes: [UInt8])] = []
  var members: JSON = [:]
  if job.outputs.needsPicture {
    try limits.check(composed.pixelSize)
    let png = try composed.picture(as: .png)
    members = members + ["pixels": [composed.pixelSize.width, composed.pixelSize.height], "digest": sha256(of: png)]
    switch job.outputs.png {
    case .file(let path)?:
      files.append((.fileInFolder(path), png))
      members = members + ["png": path]
    case .inline?:
      try checkInline(png, "outputs.png")
      members = members + ["png": base64(png)]
    case nil: break
    }
  }
  if let place = job.outputs.layout {
    let layout = try composed.layoutDump()
    switch place {
    case .file(let path):
      files.append((.fileInFolder(path), layout))
      members = members + ["layout": path]
    case .inline:
      try checkInline(layout, "outputs.layout")
      members = members + ["layout": try? JSON(reading: layout)]
    }
  }
  if job.outputs.png != nil, job.outputs.png == job.outputs.layout, !files.isEmpty {
    throw JobFailure(.job, at: "outputs.layout", "the picture is written to the same file: choose another file")
  }
  try refuseOverwriting(composed, files.map(\.target))
  try OutputTarget.write(files)
  return members
}

private func refuseOverwriting(_ composed: ComposedScene, _ targets: [OutputTarget]) throws {
  do {
    try composed.refuseOverwriting(targets, option: "the key outputs")
  } catch let commandError as CommandError {
    throw JobFailure(.job, at: "outputs", commandError.text.withoutProgramName)
  }
}

private func checkInline(_ bytes: [UInt8], _ key: String) throws(JobFailure) {
  guard bytes.count > JobLimits.inlineSize else { return }
  throw JobFailure(
    .size, at: key,
    "the output has \(sizeText(bytes.count)), but a result at most \(sizeText(JobLimits.inlineSize)): give a path")
}

extension JobLimits {
  /// Throws if a picture needs more memory than a job may use.
  fileprivate func check(_ size: PixelSize) throws(JobFailure) {
    guard size.width * size.height > pixels else { return }
    throw JobFailure(
      .size, at: "outputs",
      "the picture would have \(size.width) × \(size.height) pixels; with --memory-limit \(megabytes) at most "
        + "\(pixels) are allowed")
  }
}
