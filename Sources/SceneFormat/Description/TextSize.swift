/// The size of letters that somebody has chosen for all apps, as the settings of a phone have it.
public enum TextSize: String, Equatable, Sendable, CaseIterable {
  /// Smaller ones than most people have.
  case xs, s, m
  /// The size that a phone has at first.
  case l
  /// Larger ones.
  case xl, xxl, xxxl
  /// Those that are only offered to people who need them.
  case ax1, ax2, ax3, ax4, ax5
}
