import Notation

/// The page's style sheet.
enum InspectorStyle {
  static var text: String {
    StyleText.short(
      [
        light, page, controls, stage, SplitSlider.style.text, split, timeline, element, table,
        narrow,
      ]
      .joined(separator: "\n"))
  }

  /// The colours of all our pictures. Those of roles mean roles alone: choice, focus and the playhead are ink.
  private static let light = """
    :root{--page:#F6F7F9;--surface:#FFFFFF;--ink:#15181D;--quiet:#646B76;--line:#DDE1E7;--soft:#EFF2F5;
    --press:#E4E8ED;--edge:#7F8691;--on-ink:#FFFFFF;--inserted:#009E73;--deleted:#D55E00;--moved:#0072B2;
    --reloaded:#B87E00;--badge:#FFFFFF;color-scheme:light}
    """

  /// The block that a switch turns on and off.
  static let dark = """
    :root{--page:#0F1216;--surface:#191D23;--ink:#F1F3F6;--quiet:#9AA3AF;--line:#2C323B;--soft:#20252C;
    --press:#2E3540;--edge:#7C8592;--on-ink:#0F1216;--inserted:#2CC79B;--deleted:#FF8A4C;--moved:#4FB0F0;
    --reloaded:#FFC04D;--badge:#0F1216;color-scheme:dark}
    """

  private static let page = """
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);
    font:13px/1.45 Inter,system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;
    font-variant-numeric:tabular-nums;min-height:100vh;display:flex;flex-direction:column}
    header{position:relative;display:flex;gap:16px;align-items:flex-start;justify-content:space-between;padding:12px 16px}
    .names{min-width:0}
    h1{font-size:17px;font-weight:600;margin:0;line-height:1.3;overflow-wrap:anywhere}
    header p{margin:2px 0 0;color:var(--quiet);overflow-wrap:anywhere}
    .js .summary{display:none}
    h2{font-size:13px;font-weight:600;margin:0;display:flex;gap:8px;align-items:center;min-height:28px;
    min-width:0}
    h2 bdi{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .count{font-weight:400;color:var(--quiet)}
    .tools{display:flex;gap:8px;flex:none}
    main{flex:1;display:grid;gap:12px;padding:0 16px 16px;grid-template-columns:minmax(0,1fr);min-height:0}
    .panel{background:var(--surface);border:1px solid var(--line);border-radius:12px;min-width:0;
    overflow:hidden}
    html:not(.js) .needs-script{display:none!important}
    html:not(.js) .stage *{animation:none!important}
    .js .layer *,.js .was>svg,.js .was>svg *{animation-play-state:paused!important;
    animation-delay:calc(var(--t,0)*-1s)!important}
    @media(scripting:enabled){html:not(.js) .layer{display:none}}
    .unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap}
    .keys{position:absolute;right:16px;top:calc(100% - 4px);z-index:9;max-width:min(340px,100% - 32px);padding:12px 16px;
    background:var(--surface);border:1px solid var(--line);border-radius:12px;box-shadow:0 8px 24px #0004}
    .keys dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 8px}
    .keys dl div{display:contents}.keys dd{margin:0;color:var(--quiet)}
    button svg{width:20px;height:20px;fill:currentColor}
    svg.drawn{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round}
    kbd{font:inherit;font-weight:600}
    """

  private static let controls = """
    button,select,input[type=search]{font:inherit;color:inherit;background:var(--surface);
    border:1px solid var(--line);border-radius:8px;min-height:30px;padding:0 10px}
    button,select{cursor:pointer}
    button{display:inline-flex;gap:6px;align-items:center;justify-content:center;white-space:nowrap}
    button:hover,select:hover{background:var(--soft)}
    button[aria-pressed=true]{background:var(--press);border-color:var(--ink)}
    button:disabled{color:var(--quiet);opacity:.55;cursor:default}
    button svg{flex:none}
    :focus-visible{outline:2px solid var(--ink);outline-offset:2px}
    .stage:focus-visible,.rows:focus-visible,.scroll:focus-visible{outline-offset:-2px}
    .icon{width:32px;padding:0}
    .bar{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:8px 12px;
    border-bottom:1px solid var(--line)}
    .gap{flex:1}
    .zoom{min-width:4.5ch;text-align:center;color:var(--quiet)}
    .choice{display:inline-flex}
    .choice button{border-radius:0;margin-left:-1px;position:relative}
    .choice button:first-child{border-radius:8px 0 0 8px;margin-left:0}
    .choice button:last-child{border-radius:0 8px 8px 0}
    .choice [aria-pressed=true]{z-index:1}
    .toggle{display:inline-flex;gap:6px;align-items:center;color:var(--quiet);min-height:30px}
    .toggle input{width:16px;height:16px;margin:0;accent-color:var(--ink)}
    .badge{flex:none;width:16px;height:16px;border-radius:50%;display:inline-grid;place-items:center;
    font:700 11px/1 Inter,system-ui,sans-serif;font-style:normal;color:var(--badge);background:var(--mark,none);
    vertical-align:middle}
    .badge::before{content:var(--sign,none)}
    #badge:not([data-mark]),#badge[data-mark=""],#badge[data-mark=unchanged]{display:none}
    [data-mark=inserted]{--mark:var(--inserted);--sign:"+"}
    [data-mark=deleted]{--mark:var(--deleted);--sign:"\\2212"}
    [data-mark=moved]{--mark:var(--moved);--sign:"\\2192"}
    [data-mark=reloaded]{--mark:var(--reloaded);--sign:"\\21BB"}
    [data-mark=reconfigured]{--mark:var(--reloaded);--sign:"\\25CB"}
    [data-mark=follows]{--sign:"\\2022"}
    .badge[data-mark=resized]{background:var(--quiet)}
    .badge[data-mark=resized]::before{content:"";width:9px;height:9px;background:var(--badge);
    clip-path:polygon(0 58%,16% 72%,72% 16%,58% 0,100% 0,100% 42%,84% 28%,28% 84%,42% 100%,0 100%)}
    .badge[data-mark=follows]{color:var(--quiet);font-size:15px}
    """

  private static let stage = """
    .show{display:flex;flex-direction:column}
    .stage{flex:none;height:clamp(280px,56px + var(--h)/var(--w)*(100vw - 84px),82vh);overflow:auto;display:flex;background:var(--page)}
    .sheet{position:relative;flex:none;margin:auto;padding:28px var(--side,28px);overflow:clip}
    .can-pan{cursor:grab}.is-pulled,.is-pulled *{cursor:grabbing!important;user-select:none}
    .layer>svg,.was>svg,.marks{display:block;width:calc(var(--w)*var(--zoom,1)*1px);
    height:calc(var(--h)*var(--zoom,1)*1px);overflow:visible}
    .show .bar{gap:8px 5px;padding:8px}.show .bar button{padding:0 8px}.show .bar .icon{width:28px;padding:0}
    html:not(.js) .stage{height:auto}
    html:not(.js) .layer>svg{width:100%;height:auto;max-height:70vh;overflow:hidden}
    .layer svg{cursor:pointer}
    .marks{position:absolute;left:var(--side,28px);top:28px;pointer-events:none;
    font:500 calc(11px/var(--zoom,1)) Inter,system-ui,sans-serif}
    .has-layers .layer,.has-layers #marks{visibility:hidden}
    .marks *{vector-effect:non-scaling-stroke}
    .veil{fill:var(--page);fill-opacity:.74}
    .window{fill:none;stroke:var(--edge);stroke-width:1.5}
    .ring{fill:none;stroke-width:2;stroke:var(--mark,var(--edge))}
    .ground{fill:none;stroke:var(--surface);stroke-width:6}
    .ring[data-mark=deleted]{stroke-dasharray:0 4;stroke-linecap:round}
    .ring[data-mark=reloaded],.ring[data-mark=reconfigured]{stroke-dasharray:6 3}
    .disc{stroke:var(--surface);stroke-width:2;fill:var(--mark)}
    .sign{fill:var(--badge);font-weight:700;text-anchor:middle}
    .ghost{fill:var(--edge);fill-opacity:.28;stroke:var(--edge);stroke-width:1;stroke-dasharray:2 3}
    .is-tiny .layer g[id] text,.is-tiny .was [data-view] text{display:none}
    .marks .lead,.marks .away{fill:var(--ink);stroke:var(--surface);stroke-width:3px;paint-order:stroke;
    font-weight:600}
    .marks text.name{fill:var(--ink)}.marks text.follow,.level{fill:var(--quiet)}
    .follow{text-anchor:end}.away,#planes .name{text-anchor:middle}
    .away{font-size:calc(12px/var(--zoom,1))}
    .chosen{fill:none;stroke:var(--ink);stroke-width:2}.hovered{fill:none;stroke:var(--ink);stroke-width:1}
    .way{fill:none;stroke:var(--ink);stroke-width:1.5;opacity:.6}.marks .dot{fill:var(--ink)}
    .plane{fill:var(--soft);stroke:var(--line);stroke-width:1;fill-opacity:.15}
    .tile{fill:var(--press);stroke:var(--edge);stroke-width:1}.tile.is-chosen{stroke:var(--ink);stroke-width:2}
    .foot{margin:0;padding:8px 12px;border-top:1px solid var(--line);color:var(--quiet);display:flex;
    justify-content:space-between;gap:12px;min-height:36px}
    .foot span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .foot span+span{flex:none}.foot b{color:var(--ink);font-weight:600}
    """

  /// The state before a step lies over the state after it, as far as the slider stands.
  private static let split = """
    .was{position:absolute;inset:0;padding:28px var(--side,28px);
    clip-path:inset(0 calc(100% - var(--at)) 0 0)}
    .was>svg{cursor:pointer}
    .sheet{--at:calc(var(--side,28px) + (100% - 2*var(--side,28px))*var(--split,.5))}
    .is-split .layer,.is-split #marks{clip-path:inset(-9999px -9999px -9999px calc(100%*var(--split)))}
    .split{left:var(--at)}
    """

  private static let timeline = """
    .time{padding:8px 12px 10px;--left:116px;--right:84px;overflow:visible}
    .transport{display:flex;flex-wrap:wrap;gap:6px 8px;align-items:center}
    .transport .icon{border-color:transparent;height:32px}
    .transport .main{width:40px;height:40px;border-radius:50%;background:var(--ink);color:var(--on-ink)}
    .is-playing .play-icon,html:not(.is-playing) .pause-icon{display:none}
    .clock{font-size:15px;font-weight:600;min-width:8ch}
    .where{flex:1 1 12ch;color:var(--quiet);min-width:0;overflow:hidden;text-overflow:ellipsis;
    white-space:nowrap}
    .track{position:relative;margin-top:8px}
    .bands{position:relative;height:28px;margin:0 var(--right) 0 var(--left)}
    .bands.is-many{display:flex;flex-wrap:wrap;gap:4px;height:auto}
    .bands.is-many .band{position:static;width:28px}
    .band{position:absolute;top:0;height:26px;min-height:26px;min-width:26px;padding:0 6px;border-radius:6px;
    overflow:hidden;justify-content:flex-start;background:var(--soft);border-color:transparent;font-size:12px}
    .band b{font-weight:600}.band.is-now{border-color:var(--ink)}
    .band bdi{overflow:hidden;text-overflow:ellipsis}
    .band.is-tight{justify-content:center;padding:0}.band.is-tight bdi{display:none}
    .ruler{position:relative;height:18px;margin:0 var(--right) 0 var(--left);color:var(--quiet);font-size:11px}
    .ruler span{position:absolute;transform:translateX(-50%);white-space:nowrap}
    .ruler span:first-child{transform:none}
    #scrub{display:block;flex:none;width:calc(100% - var(--left) - var(--right) + 16px);height:24px;
    margin:0 calc(var(--right) - 8px) 0 calc(var(--left) - 8px);accent-color:var(--ink);cursor:pointer;
    appearance:none;background:none}
    #scrub::-webkit-slider-runnable-track{height:2px;background:var(--edge)}
    #scrub::-moz-range-track{height:2px;background:var(--edge)}
    #scrub::-webkit-slider-thumb{appearance:none;width:16px;height:16px;margin-top:-7px;border-radius:5px;
    background:var(--ink)}
    #scrub::-moz-range-thumb{width:16px;height:16px;border:0;border-radius:5px;background:var(--ink)}
    .lanes{min-height:calc(26px*var(--lanes,0))}
    .lane{position:relative;height:26px;display:flex;align-items:center;border-radius:6px;cursor:pointer}
    .lane.is-hover{background:var(--soft)}.lane.is-chosen{background:var(--press)}
    .lane .lane-name{position:absolute;left:0;width:calc(var(--left) - 8px - var(--first,0px));height:100%;
    min-height:26px;padding:0 4px;border:0;background:none;justify-content:flex-start;overflow:hidden;font-weight:500}
    .name{display:flex;min-width:3ch}.tail{flex:none;white-space:pre}
    .name span:first-child,.words{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .words{flex:0 9 auto;font-weight:400;color:var(--quiet);margin-left:6px}.who{display:flex;align-items:center}
    .lane-plot{position:absolute;left:var(--left);right:var(--right);top:2px;bottom:2px}
    .lane-plot svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
    .lane-plot i{position:absolute;font-style:normal;font-size:11px;color:var(--quiet);top:calc(50% - 8px);
    white-space:nowrap}
    .lane-plot .value{text-shadow:0 0 3px var(--surface),0 0 3px var(--surface)}
    .lane-plot .stretch{top:0;bottom:0;background:var(--soft);border-radius:3px}
    .lane-plot .bead{width:8px;height:8px;margin:-4px;border-radius:50%;background:var(--ink)}
    .lane-now{position:absolute;right:4px;width:calc(var(--right) - 12px);text-align:end;font-weight:500;
    overflow:hidden;white-space:nowrap}
    .lane path{fill:none;stroke:var(--mark,var(--edge));stroke-width:2;vector-effect:non-scaling-stroke}
    .lane path.area{stroke-width:1.5;fill:var(--mark,var(--edge));fill-opacity:.28}
    .lane path[data-mark=deleted]{stroke-dasharray:2 3}
    .lane path[data-mark=reloaded],.lane path[data-mark=reconfigured]{stroke-dasharray:6 3}
    .lane.is-chosen i,.roles [aria-pressed=true] .count{color:var(--ink)}
    .lane-more{position:relative;z-index:1;flex:1 0 26px;min-height:26px;margin:0;padding:4px 4px 0;
    color:var(--quiet);background:var(--surface)}
    .rail{position:absolute;left:var(--left);right:var(--right);top:46px;bottom:0;pointer-events:none}
    .playhead{position:absolute;top:12px;bottom:0;width:1.5px;margin-left:-.75px;background:var(--ink)}
    """

  private static let element = """
    .element{padding:8px 14px 14px;overflow:auto}
    .about{margin:0;color:var(--quiet);min-height:19px}
    .scroll{overflow-x:auto;margin-top:8px}
    table{border-collapse:collapse;width:100%;font-size:12px}
    #attributes th,#attributes td{text-align:end;padding:4px 0 4px 12px;white-space:nowrap;
    border-top:1px solid var(--line);font-weight:400}
    #attributes thead td,#attributes thead th{border-top:0!important;color:var(--quiet)}
    #attributes th:first-child{text-align:start;padding-left:0;color:var(--quiet)}
    #attributes .is-now{font-weight:600;color:var(--ink)}
    #attributes .differs{font-weight:600;box-shadow:inset 0 -1px var(--ink)}
    .copying{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:12px;padding-top:12px;
    border-top:1px solid var(--line)}
    .copying #copy{margin-left:auto}
    .copying pre{flex-basis:100%;margin:0;padding:10px 12px;border-radius:8px;background:var(--soft);
    font:11.5px/1.5 ui-monospace,"JetBrains Mono","SF Mono",Menlo,Consolas,monospace;white-space:pre-wrap;
    overflow-wrap:anywhere;min-height:40px}
    #copied{color:var(--quiet)}
    """

  private static let table = """
    .list{display:flex;flex-direction:column}
    .list .bar{border-bottom:0}
    .list input{flex:1 1 130px;min-width:0}
    .bar.under{padding-top:0;flex-wrap:nowrap;align-items:start}.roles{flex:1;display:flex;flex-wrap:wrap;gap:6px}
    .roles button{border-radius:14px;min-height:28px;padding:0 9px;font-size:12px}
    .roles .count{margin-left:2px}
    .rows{overflow:auto;border-top:1px solid var(--line);min-height:0;flex:1}
    .rows.is-virtual{max-height:70vh}
    #grid{table-layout:fixed;min-width:440px}
    #grid th,#grid td{height:28px;padding:0 12px 0 0;text-align:end;white-space:nowrap;overflow:hidden;
    text-overflow:ellipsis;font-weight:400}
    #grid thead th{position:sticky;top:0;background:var(--surface);color:var(--quiet);z-index:1;
    box-shadow:0 1px var(--line)}
    #grid th:first-child{text-align:start;padding-left:12px;width:27%}
    #grid:not(.is-frame) th:first-child{width:29%}
    #grid th:nth-child(2){width:20%}
    #grid th:nth-child(2),#grid td:nth-child(2){text-align:start;color:var(--quiet)}
    #grid tbody th bdi{font-weight:500}
    #grid tbody th bdi.words{font-weight:400;color:var(--quiet)}
    #grid .badge{margin-right:8px}
    #grid.is-frame{min-width:600px}#grid.is-frame th:nth-child(2),#grid.is-frame td:nth-child(2){display:none}
    #grid .group th{color:var(--quiet);font-weight:600;padding-top:6px}
    #grid .row{cursor:pointer}
    #grid .row.is-hover{background:var(--soft)}
    #grid .row[aria-selected=true]{background:var(--press);box-shadow:inset 3px 0 var(--ink)}
    #grid .row[aria-selected=true] td,#grid .row[aria-selected=true] bdi{color:var(--ink)}
    #grid .row.is-away:not([aria-selected=true]) th bdi{color:var(--quiet)}
    #grid .now,#grid .delta{font-weight:600}
    #grid td:nth-child(3),#grid td:nth-child(5){color:var(--quiet)}
    #grid .is-empty td{text-align:start;padding-left:12px;color:var(--quiet)}
    """

  private static let narrow = """
    @media(min-width:1080px) and (min-height:600px){
    .js body{height:100vh}
    main{grid-template-columns:minmax(0,34fr) minmax(0,41fr) minmax(280px,24fr);
    grid-template-rows:minmax(0,1fr) fit-content(45%);
    grid-template-areas:"show list element" "show time time"}
    .show{grid-area:show}.list{grid-area:list}.element{grid-area:element}.time{grid-area:time}
    .stage{flex:1 1 0px;height:0;min-height:0}
    .time,.track,.lanes{display:flex;flex-direction:column}.track{min-height:0}
    .time{min-height:0;--left:136px}.transport,.bands,.ruler{flex:none}
    .lanes{flex:0 1 calc(clamp(26px,4vh,40px)*var(--lanes,0));overflow-y:auto;overflow-x:hidden;min-height:0}
    .lane{flex:1 0 26px;max-height:40px}
    .is-wide{grid-template-columns:minmax(0,58fr) minmax(0,42fr);
    grid-template-rows:minmax(0,1fr) minmax(0,.42fr) fit-content(45%);
    grid-template-areas:"show list" "show element" "time element"}
    .rows.is-virtual{max-height:none}
    html:not(.js) main{grid-template-areas:"show list";grid-template-columns:1fr 1fr}}
    @media(max-width:640px){.bar.under{flex-wrap:wrap}.roles{flex-basis:100%}header{padding:12px}main{padding:0 12px 12px}
    header{display:grid;grid-template-columns:1fr auto;gap:2px 12px}.names{display:contents}h1{grid-column:1/-1}
    .tools{grid-column:2;grid-row:2/4}.show .zoom{display:none}
    .tools button{width:32px;padding:0}.tools span{display:none}
    .time{--left:92px;--right:60px}.where{flex-basis:100%;order:9}
    .word{position:absolute;clip-path:inset(50%)}.clock{min-width:7ch}.transport{gap:4px}
    #grid{min-width:0}#grid.is-frame{min-width:560px}#grid th:nth-child(2),#grid td:nth-child(2){display:none}
    #grid th,#grid td{padding-right:8px}.lane-plot i.value{display:none}
    .lane .lane-name{width:calc(var(--left) - 8px)}}
    @media(pointer:coarse){button:not(.band,.lane-name),select,input[type=search]{min-height:44px}.icon{min-width:44px}}
    @media(min-width:1900px){body{font-size:14px}.time{--left:180px}h1{font-size:20px}table{font-size:13px}
    .ruler,.lane-plot i{font-size:12px}
    main{grid-template-columns:minmax(0,30fr) minmax(0,42fr) minmax(380px,22fr)}}
    """
}
