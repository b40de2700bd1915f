/// The page's style sheet.
enum InspectorStyle {
  static var text: String {
    [tokens, page, stage, controls, elements, narrow].joined(separator: "\n")
  }

  /// The colours of all our pictures, in both themes.
  private static let tokens = """
    :root{--page:#F6F7F9;--surface:#FFFFFF;--ink:#15181D;--quiet:#646B76;--line:#DDE1E7;--soft:#EDF0F4;
    --inserted:#009E73;--deleted:#D55E00;--moved:#0072B2;--reloaded:#E69F00;--focus:#0072B2;
    --on-focus:#FFFFFF;--badge:#FFFFFF;color-scheme:light}
    @media(prefers-color-scheme:dark){:root:not([data-theme=light]){--page:#0F1216;--surface:#191D23;
    --ink:#F1F3F6;--quiet:#9AA3AF;--line:#2C323B;--soft:#232932;--inserted:#2CC79B;--deleted:#FF8A4C;
    --moved:#4FB0F0;--reloaded:#FFC04D;--focus:#4FB0F0;--on-focus:#0F1216;--badge:#0F1216;color-scheme:dark}}
    :root[data-theme=dark]{--page:#0F1216;--surface:#191D23;
    --ink:#F1F3F6;--quiet:#9AA3AF;--line:#2C323B;--soft:#232932;--inserted:#2CC79B;--deleted:#FF8A4C;
    --moved:#4FB0F0;--reloaded:#FFC04D;--focus:#4FB0F0;--on-focus:#0F1216;--badge:#0F1216;color-scheme:dark}
    """

  private static let page = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);
    font:13px/1.45 Inter,system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;
    font-variant-numeric:tabular-nums;min-height:100vh;display:flex;flex-direction:column}
    header{display:flex;gap:16px;align-items:flex-start;justify-content:space-between;
    padding:20px 24px 12px;max-width:1880px;width:100%;margin:0 auto}
    h1{font-size:15px;font-weight:600;margin:0;line-height:1.35}
    header p{margin:4px 0 0;color:var(--quiet);max-width:72ch}
    h2{font-size:13px;font-weight:600;margin:0;display:flex;gap:8px;align-items:center;min-height:24px}
    main{flex:1;display:grid;grid-template-columns:minmax(0,1fr) minmax(340px,480px);gap:16px;
    padding:0 24px 16px;max-width:1880px;width:100%;margin:0 auto;align-items:start;align-content:start}
    html:not(.js) .needs-script,html:not(.js) .role{display:none!important}
    html:not(.js) #list li{cursor:default}
    html:not(.js) .stage *{animation:none!important}
    button,select{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);
    border-radius:8px;min-height:32px;padding:0 12px;cursor:pointer}
    button:hover,select:hover{background:var(--soft)}
    :focus-visible{outline:2px solid var(--focus);outline-offset:2px}
    kbd{font:inherit;font-weight:600;color:var(--ink)}
    .keys{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0 24px 20px;color:var(--quiet);font-size:12px;
    max-width:1880px;width:100%;margin:0 auto}
    """

  private static let stage = """
    .show{background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden;
    min-width:0}
    .stage{--high:max(240px,min(66vh,880px,100vh - 260px));position:relative;display:grid;
    place-items:center;padding:16px;background:var(--page);border-bottom:1px solid var(--line)}
    .layer,.ghosts>div,.marks{grid-area:1/1;width:100%;display:grid;place-items:center}
    .ghosts{display:contents}
    .stage svg{display:block;width:min(100%,var(--high)*var(--ratio));height:auto;
    aspect-ratio:var(--ratio);overflow:hidden}
    .layer svg{cursor:pointer}
    .layer.dark{display:none}
    @media(prefers-color-scheme:dark){:root:not([data-theme=light]) .layer.dark{display:grid}
    :root:not([data-theme=light]) .layer.light{display:none}}
    :root[data-theme=dark] .layer.dark{display:grid}
    :root[data-theme=dark] .layer.light{display:none}
    .ghosts>div{pointer-events:none;mix-blend-mode:darken}
    @media(prefers-color-scheme:dark){:root:not([data-theme=light]) .ghosts>div{mix-blend-mode:lighten}}
    :root[data-theme=dark] .ghosts>div{mix-blend-mode:lighten}
    .marks{pointer-events:none;overflow:visible;color:var(--focus)}
    .marks rect,.marks path{fill:none;stroke:currentColor;stroke-width:2;vector-effect:non-scaling-stroke}
    .marks .was{stroke-width:1.5;stroke-dasharray:4 3}
    .marks .way{stroke-width:1.5;opacity:.75}
    .marks circle{fill:currentColor;stroke:none}
    """

  private static let controls = """
    .transport{padding:12px 16px 14px}
    .track{position:relative;padding-top:26px}
    .bands{position:absolute;inset:0 8px auto;height:24px}
    .band{position:absolute;top:0;height:22px;min-height:0;min-width:6px;padding:0 6px;border:0;
    border-radius:5px;background:var(--soft);color:var(--quiet);font-size:11px;line-height:22px;
    text-align:start;white-space:nowrap;overflow:hidden}
    .band.is-now{background:var(--focus);color:var(--on-focus)}
    .band bdi{display:block;overflow:hidden;text-overflow:ellipsis}
    .band.is-tight{padding:0;text-align:center}
    .band.is-tight bdi{display:none}
    .band.is-tight::before{content:attr(data-key)}
    input[type=range]{display:block;width:100%;height:24px;margin:0;accent-color:var(--focus);cursor:pointer}
    .buttons{display:flex;flex-wrap:wrap;gap:8px 10px;align-items:center;margin-top:8px}
    .buttons button{display:inline-grid;place-items:center;width:36px;height:36px;padding:0;border-radius:50%}
    .buttons .main{width:44px;height:44px;background:var(--focus);border-color:var(--focus);
    color:var(--on-focus)}
    .is-playing .play-icon,html:not(.is-playing) .pause-icon{display:none}
    .time{flex:1 1 15ch;min-width:0;font-weight:600;font-size:13px;color:var(--ink)}
    .time small{font-weight:400;font-size:12px;color:var(--quiet);display:block;overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap}
    .speed,.toggle{display:inline-flex;gap:6px;align-items:center;color:var(--quiet);min-height:32px}
    .toggle input{width:16px;height:16px;margin:0;accent-color:var(--focus)}
    """

  private static let elements = """
    .look{display:grid;gap:16px;min-width:0}
    .look>h2{margin-bottom:-8px}
    .count{font-weight:400;color:var(--quiet)}
    #list{list-style:none;margin:0;padding:6px;background:var(--surface);border:1px solid var(--line);
    border-radius:12px;max-height:296px;overflow:auto}
    #list li{display:flex;gap:10px;align-items:center;padding:5px 8px;border-radius:8px;cursor:pointer;
    min-height:32px}
    #list li:hover{background:var(--soft)}
    #list li[aria-selected=true]{background:var(--focus);color:var(--on-focus)}
    #list li.is-away:not([aria-selected=true]) bdi{color:var(--quiet)}
    #list bdi{flex:0 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:500}
    .place{color:var(--quiet);font-size:12px;white-space:nowrap}
    #list bdi:not(.words){flex:0 0 auto;max-width:72%}
    #list .words{color:var(--quiet);font-weight:400;flex:1 1 0}
    #list .place{margin-inline-start:auto}
    [aria-selected=true] .place,#list [aria-selected=true] .words{color:inherit}
    .role{flex:none;width:18px;height:18px;border-radius:50%;display:grid;place-items:center;
    font:700 11px/1 Inter,system-ui,sans-serif;color:var(--badge);border:1.5px solid var(--line)}
    .role::before{content:""}
    .is-inserted .role,.is-section-inserted.speaks .role{background:var(--inserted);border-color:var(--inserted)}
    .is-inserted .role::before,.is-section-inserted.speaks .role::before{content:"+"}
    .is-deleted .role,.is-section-deleted.speaks .role{background:var(--deleted);border-color:var(--deleted)}
    .is-deleted .role::before,.is-section-deleted.speaks .role::before{content:"\\2212"}
    .is-moved .role,.is-section-moved.speaks .role{background:var(--moved);border-color:var(--moved)}
    .is-moved .role::before,.is-section-moved.speaks .role::before{content:"\\2192"}
    .is-reloaded .role,.is-reconfigured .role{background:var(--reloaded);border-color:var(--reloaded);color:#15181D}
    .is-reloaded .role::before{content:"\\21BB"}
    .is-reconfigured .role::before{content:"\\25CB"}
    [aria-selected=true] .role{border-color:currentColor}
    .panel{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:12px 14px 14px;
    min-width:0}
    .badge{font-weight:400;color:var(--quiet)}
    .panel.is-empty .scroll,.panel.is-empty .expect{display:none}
    .scroll{overflow-x:auto;margin:8px -2px 0;padding:2px}
    table{border-collapse:collapse;width:100%;font-size:12px}
    th,td{text-align:end;padding:5px 0 5px 12px;white-space:nowrap;border-top:1px solid var(--line);
    font-weight:400}
    thead th{border-top:0;color:var(--quiet)}
    th:first-child{text-align:start;padding-left:0;color:var(--quiet)}
    td.is-now,th.is-now{font-weight:600;color:var(--ink)}
    td.differs{color:var(--moved)}
    .expect{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:12px;padding-top:12px;
    border-top:1px solid var(--line)}
    .expect label{color:var(--quiet)}
    .expect pre{flex-basis:100%;margin:0;padding:10px 12px;border-radius:8px;background:var(--soft);
    font:11.5px/1.5 ui-monospace,"JetBrains Mono","SF Mono",Menlo,Consolas,monospace;white-space:pre-wrap;
    overflow-wrap:anywhere;min-height:40px}
    #copied{color:var(--quiet)}
    """

  private static let narrow = """
    @media(max-width:860px){main{grid-template-columns:minmax(0,1fr);padding:0 12px 12px;gap:12px}
    header{padding:16px 12px 10px}.keys{padding:0 12px 16px}
    .stage{--high:62vh;padding:10px}
    #list{max-height:230px}.panel{padding:12px}th,td{padding-left:7px}table{font-size:11.5px}}
    @media(min-width:1500px){.look{grid-template-columns:minmax(0,1fr)}
    main{grid-template-columns:minmax(0,1fr) minmax(420px,560px)}}
    @media(min-width:1500px) and (min-height:900px){.stage{--high:min(70vh,1200px,100vh - 260px)}}
    @media(min-width:2200px){body{font-size:15px}h1{font-size:18px}h2{font-size:15px}table{font-size:14px}
    .place,.keys{font-size:13px}main,header,.keys{max-width:2400px}#list{max-height:420px}}
    """
}
