// The least that a program does that knows Foundation: what the start of ours is measured against.
import Foundation

print(Data("trivial".utf8).count)
