@_exported public import Combine
@_exported public import UIKit

public protocol View {}
