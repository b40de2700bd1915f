internal import SceneFormat
internal import UIKit

extension UIContentSizeCategory {
  init(_ size: TextSize) {
    switch size {
    case .xs: self = .extraSmall
    case .s: self = .small
    case .m: self = .medium
    case .l: self = .large
    case .xl: self = .extraLarge
    case .xxl: self = .extraExtraLarge
    case .xxxl: self = .extraExtraExtraLarge
    case .ax1: self = .accessibilityMedium
    case .ax2: self = .accessibilityLarge
    case .ax3: self = .accessibilityExtraLarge
    case .ax4: self = .accessibilityExtraExtraLarge
    case .ax5: self = .accessibilityExtraExtraExtraLarge
    }
  }
}
