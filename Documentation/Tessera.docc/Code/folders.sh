mkdir -p Hand/Sources/Fan Hand/Sources/hand Hand/Tests/FanTests/Goldens
cd Hand
