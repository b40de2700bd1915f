package import Notation

/// The slider that lays one state over another, for every page that compares two: as high as both, a knob that stays
/// in sight, and a name at each side.
package enum SplitSlider {
  /// - Parameter id: of the slider; a script gives it its place and its value.
  package static func html(id: String) -> HTMLText {
    """
    <div id="\(id)" class="split" role="slider" tabindex="0" aria-label="Before over after" aria-valuemin="0" \
    aria-valuemax="100" aria-valuenow="50" aria-valuetext="50 % before, 50 % after" hidden>\
    <i class="split-line"></i><span class="split-names"><b>Before</b><b>After</b></span>\
    <i class="split-knob">\(arrows)</i></div>
    """
  }

  private static let arrows: HTMLText = """
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path fill="none" stroke="currentColor" \
    stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M9 7l-5 5 5 5M15 7l5 5-5 5"/></svg>
    """

  /// Needs the colours `--ink`, `--on-ink` and `--surface`.
  package static let style: HTMLText = """
    .split{position:absolute;top:0;bottom:0;width:44px;margin-left:-22px;cursor:ew-resize;touch-action:none;
    user-select:none;z-index:2;display:flex;flex-direction:column}
    .split[hidden]{display:none}
    .split:focus-visible{outline:0}
    .split-line{position:absolute;top:0;bottom:0;left:20px;width:4px;background:var(--ink);
    border:solid var(--surface);border-width:0 1px}
    .split-names,.split-knob{position:sticky;display:flex;justify-content:center;width:44px}
    .split-names{top:4px;flex:none;gap:8px;height:22px;margin-top:3px}
    .split-names b{flex:none;width:58px;border-radius:11px;background:var(--ink);color:var(--on-ink);
    font:600 12px/22px Inter,system-ui,sans-serif;text-align:center}
    .split-knob{top:48px;bottom:16px;flex:none;width:36px;height:36px;margin:auto 4px;align-items:center;
    border-radius:50%;background:var(--ink);color:var(--on-ink);box-shadow:0 0 0 1px var(--surface)}
    .split:focus-visible .split-knob{outline:2px solid var(--ink);outline-offset:3px}
    """

  /// `splitSlider(slider, box, change)` lets pointer and keys pull a slider over a box, and answers how to set it:
  /// in percent of the box, from its left.
  package static let script: HTMLText = #"""
    function splitSlider(slider,box,change){
      let value=50;
      function set(to){
        value=Math.max(0,Math.min(100,Math.round(to)));
        slider.setAttribute('aria-valuenow',value);
        slider.setAttribute('aria-valuetext',value+' % before, '+(100-value)+' % after');
        change(value);
      }
      const follow=event=>{
        const area=box().getBoundingClientRect();
        set((event.clientX-area.left)/Math.max(area.width,1)*100);
      };
      slider.addEventListener('pointerdown',event=>{
        if(event.button)return;
        slider.setPointerCapture(event.pointerId);slider.focus();event.preventDefault();
      });
      slider.addEventListener('pointermove',event=>{if(slider.hasPointerCapture(event.pointerId))follow(event);});
      slider.addEventListener('click',event=>event.stopPropagation());
      slider.addEventListener('keydown',event=>{
        const by={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,PageDown:-10,PageUp:10}[event.key];
        const to=by?value+by*(event.shiftKey?10:1):{Home:0,End:100}[event.key];
        if(to===undefined||event.ctrlKey||event.metaKey||event.altKey)return;
        set(to);event.preventDefault();event.stopPropagation();
      });
      return set;
    }
    """#
}
