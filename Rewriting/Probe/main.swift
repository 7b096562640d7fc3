import Foundation
import UIKit

// Says what does not work of the modules that it comes with, a line each; `galley doctor` runs it.
let findings = MainActor.assumeIsolated { _RuntimeProbe.findings() }
for finding in findings { print(finding) }
exit(findings.isEmpty ? 0 : 1)
