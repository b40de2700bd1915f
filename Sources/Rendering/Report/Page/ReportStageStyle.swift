/// How pictures, marks on them and films look on the page of a report.
enum ReportStageStyle {
  static let text = [work, panes, marks, film].joined(separator: "\n")

  private static let work = """
    .work .head{display:flex;align-items:start;gap:8px;padding:14px 20px 10px}
    .work .head>div{flex:1;min-width:0;overflow-wrap:anywhere}
    .bar{display:flex;flex-wrap:wrap;align-items:center;gap:6px;padding:0 20px 10px}
    .modes{display:flex;gap:2px;padding:2px;border-radius:9px;background:var(--soft)}
    .modes button{border-color:transparent;background:none;min-height:28px;padding:0 9px;flex:none}
    .modes [aria-pressed=true]{background:var(--surface);border-color:var(--ink)}
    .space{flex:1}
    .foot{display:flex;flex-wrap:wrap;align-items:center;gap:6px;min-height:44px;padding:6px 20px}
    .foot label{display:flex;align-items:center;gap:8px;font-size:12px;color:var(--quiet)}
    #controls,#places{display:flex;flex-wrap:wrap;align-items:center;gap:8px;min-height:32px}
    .zooms{display:flex;gap:4px}#fit{min-width:74px}
    .ramp i{display:inline-block;width:14px;height:12px;vertical-align:-2px}
    """

  private static let panes = """
    #stage{flex:1;min-height:0;display:grid;gap:1px;background:var(--line);border-block:1px solid var(--line);
    position:relative;overflow:hidden;grid-auto-columns:minmax(0,1fr);grid-auto-rows:minmax(0,1fr)}
    #stage.is-wide{grid-auto-flow:column}
    .pane{position:relative;overflow:hidden;background:var(--stage);cursor:grab;touch-action:pan-y;
    user-select:none;-webkit-user-select:none}
    .is-zoomed .pane{touch-action:none}
    .has-loupe .pane{cursor:crosshair}
    .pane:focus-visible{outline-offset:-3px}
    .pane .tag{position:absolute;top:8px;left:12px;z-index:3;padding:0 6px;border-radius:6px;pointer-events:none;
    background:var(--stage);font-size:12px;line-height:20px;font-weight:600}
    .pane .tag.is-end{left:auto;right:12px}
    .sheet{position:absolute;left:0;top:0;transform-origin:0 0;background:var(--surface);
    box-shadow:0 0 0 1px var(--line)}
    .is-checkered .sheet{background:repeating-conic-gradient(var(--check) 0 25%,var(--surface) 0 50%) 0 0/16px 16px}
    .sheet canvas{position:absolute;left:0;width:100%}
    .is-large canvas{image-rendering:pixelated}
    .sheet .under{filter:grayscale(1);opacity:var(--ground,.2)}
    .view-swipe .sheet .after{clip-path:inset(0 0 0 calc(100%*var(--split)))}
    .view-swipe .sheet .before{clip-path:inset(0 calc(100% - 100%*var(--split)) 0 0)}
    .view-onion .sheet .after{opacity:var(--mix)}
    .view-blink.is-off .sheet .after,.is-peeking .pane[data-pane=after] .sheet .after,
    .is-peeking .pane[data-pane=both] .sheet .after{visibility:hidden}
    .pane[data-pane=after] .sheet .before{visibility:hidden}
    .is-peeking .pane[data-pane=after] .sheet .before{visibility:visible}
    .is-peeking .pane[data-pane=both] .sheet .before{clip-path:none}
    .handle{position:absolute;top:0;bottom:0;width:44px;margin-left:-22px;left:var(--at);z-index:4;
    cursor:ew-resize;touch-action:none}
    .handle::before{content:"";position:absolute;left:21px;top:0;bottom:0;width:2px;background:var(--ink);
    box-shadow:0 0 0 1px var(--surface)}
    .handle .icon{position:absolute;left:8px;bottom:16px;width:28px;height:28px;padding:6px;border-radius:14px;
    background:var(--ink);color:var(--on-ink);box-shadow:0 0 0 2px var(--surface)}
    .void{display:grid;place-content:center;padding:24px;text-align:center;background:var(--stage)}
    .void p{max-width:340px;padding:24px;border:1.5px dashed var(--edge);border-radius:12px}
    .table{overflow:auto;background:var(--surface);padding:16px 20px;margin:0;white-space:pre-wrap;
    overflow-wrap:anywhere}
    """

  private static let marks = """
    .part,.outline{position:absolute;pointer-events:none}
    .part::before{content:"";position:absolute;inset:-4px;border:2px solid var(--kind);border-radius:6px;
    box-shadow:0 0 0 1px #fff,inset 0 0 0 1px #fff}
    .part{--kind:var(--different)}.part[data-kind=added]{--kind:var(--added)}
    .part[data-kind=removed]{--kind:var(--removed)}.part[data-kind=removed]::before{border-style:dotted}
    .part[data-kind=tint],.part[data-kind=antialiasing]{--kind:var(--tint)}
    .part[data-kind=tint]::before,.part[data-kind=antialiasing]::before{border-style:dashed}
    .part.is-before::before{border-style:dashed;border-width:1.5px}
    .part.is-chosen::before{border-width:3px}
    .hides-parts .part{display:none}
    .outline{display:none;outline:1px solid var(--plan);outline-offset:-.5px}
    .shows-outlines .outline{display:block}
    .outline.is-before{outline-style:dashed}
    .outline span{position:absolute;left:0;bottom:0;padding:0 4px;background:var(--plan);color:#fff;
    font-size:11px;line-height:15px;white-space:nowrap;border-radius:0 4px 0 0}
    #loupe{position:fixed;z-index:8;width:276px;padding:10px;border-radius:12px;background:var(--surface);
    box-shadow:0 0 0 1px var(--line),0 8px 28px #0004;pointer-events:none;font-size:12px}
    #loupe .eyes{display:grid;grid-template-columns:1fr 1fr;gap:2px 10px}
    #loupe canvas{width:121px;height:121px;border-radius:6px;image-rendering:pixelated}
    #loupe p{display:flex;justify-content:space-between;padding-top:6px}
    """

  private static let film = """
    #film{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 12px;padding:10px 20px 12px;
    border-top:1px solid var(--line)}
    #play{align-self:end}
    .strip{position:relative}
    .heat{display:flex;align-items:end;height:40px;gap:1px;border-bottom:1px solid var(--line)}
    .heat i{flex:1;min-width:0;height:max(2px,calc(100%*var(--share)));border-radius:2px 2px 0 0;
    background:var(--color)}
    .heat i.is-alone{height:100%;background:repeating-linear-gradient(135deg,var(--heat-2) 0 2px,transparent 2px 5px)}
    #scrub{position:absolute;inset:0;width:100%;height:44px;margin:0;opacity:0;cursor:ew-resize}
    .strip:focus-within{outline:2px solid var(--ink);outline-offset:3px;border-radius:4px}
    .playhead{position:absolute;top:-4px;bottom:0;width:2px;margin-left:-1px;background:var(--ink);
    pointer-events:none}
    #moment{grid-column:2;font-size:12px;color:var(--quiet)}
    """
}
