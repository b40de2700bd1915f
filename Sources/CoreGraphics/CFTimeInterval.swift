/// Seconds. Core Foundation's name, which Foundation does not bring along here.
public typealias CFTimeInterval = Double
