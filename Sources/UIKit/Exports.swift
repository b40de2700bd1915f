// On iOS one `import UIKit` brings all of these.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
