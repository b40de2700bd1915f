internal import Notation

/// How the page of a report looks.
enum ReportStyle {
  static var text: String {
    ScriptText.short(
      [tokens, controls, frame, list, ReportStageStyle.text, narrow, plain].joined(separator: "\n"))
  }

  /// The marks on pictures keep their colours: pictures keep their own theme, too.
  private static let tokens = """
    :root{--page:#F6F7F9;--surface:#FFF;--stage:#ECEEF2;--ink:#15181D;--quiet:#5F6671;--line:#DDE1E7;
    --soft:#EEF0F3;--press:#E4E8ED;--edge:#7F8691;--on-ink:#FFF;--fault:#C0264B;--check:#D4D9E0;
    --heat-1:#A58BD8;--heat-2:#7D52BC;--heat-3:#4A1F86;color-scheme:light}
    :root{--different:#0072B2;--added:#009E73;--removed:#D55E00;--tint:#A86F00;--plan:#1F5FBF}
    *{box-sizing:border-box}
    html,body{height:100%}
    body{margin:0;background:var(--page);color:var(--ink);
    font:13px/1.5 Inter,ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif;
    font-variant-numeric:tabular-nums;display:flex;flex-direction:column}
    h1,h2,h3,p,dl,dd,ul{margin:0}
    h1{font-size:15px;line-height:20px;font-weight:600}
    h2{font-size:17px;line-height:24px;font-weight:600}
    h3{font-size:12px;line-height:18px;font-weight:600;color:var(--quiet);margin-top:20px}
    .quiet{color:var(--quiet);font-size:12px}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    [hidden]{display:none!important}
    :focus{outline:0}:focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:6px}
    .plain{max-width:720px;margin:0 auto;padding:24px}
    """

  static let dark = ScriptText.short(
    """
    :root{--page:#0F1216;--surface:#191D23;--stage:#0A0C0F;--ink:#F1F3F6;--quiet:#9AA3AF;--line:#2C323B;
    --soft:#20252C;--press:#2E3540;--edge:#7C8592;--on-ink:#0F1216;--fault:#FF7A90;--check:#1B2027;
    --heat-1:#7C5AB5;--heat-2:#AD8AE2;--heat-3:#E3CDFF;color-scheme:dark}
    """)

  private static let controls = """
    button,input{font:inherit;color:inherit}
    button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:32px;min-width:32px;
    padding:0 10px;border:1px solid var(--line);border-radius:8px;background:var(--surface);font-weight:500;
    white-space:nowrap;cursor:pointer}
    button:hover{background:var(--soft)}
    button:disabled{opacity:.4;cursor:default}
    button[aria-pressed=true]{background:var(--press);border-color:var(--ink)}
    .bare{border-color:transparent;background:none}
    .main{background:var(--ink);color:var(--on-ink);border-color:var(--ink)}.main:hover{background:var(--ink)}
    .icon{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;
    stroke-linecap:round;stroke-linejoin:round}
    kbd{font:500 11px/16px inherit;font-size:11px;min-width:18px;padding:0 4px;border:1px solid var(--line);
    border-radius:4px;background:var(--surface);color:var(--quiet);text-align:center}
    .main kbd{background:none;color:inherit;border-color:currentColor}
    input[type=range]{accent-color:var(--ink);width:140px;min-height:24px;vertical-align:middle}
    code,pre{font:12px/1.5 ui-monospace,"JetBrains Mono","SF Mono",Menlo,Consolas,monospace}
    dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 12px;font-size:12px}
    dt{color:var(--quiet)}dd{text-align:end;overflow-wrap:anywhere}
    dialog{margin:auto;border:0;border-radius:12px;padding:20px 24px 24px;width:min(640px,calc(100vw - 24px));
    max-height:calc(100dvh - 24px);background:var(--surface);color:var(--ink);
    box-shadow:0 0 0 1px var(--line),0 8px 28px #0004}
    dialog::backdrop{background:#0006}
    .dialog-head{display:flex;align-items:center;margin-bottom:8px}.dialog-head h2{flex:1}
    .keys{columns:2 240px;column-gap:32px;margin:0;padding:0;list-style:none}
    .keys li{display:flex;justify-content:space-between;gap:12px;padding:4px 0;
    border-bottom:1px solid var(--line);break-inside:avoid}
    .keys kbd+kbd{margin-left:4px}
    .single{display:flex;gap:8px;align-items:center;padding-top:14px;min-height:24px}
    """

  private static let frame = """
    .top{display:flex;align-items:center;gap:12px;min-height:56px;padding:6px 12px 6px 16px;
    border-bottom:1px solid var(--line);background:var(--surface)}
    .top>div{flex:1;min-width:0}
    .top h1,.top p{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .warning{padding:8px 16px;border-bottom:1px solid var(--line);background:var(--surface);font-weight:500}
    .warning::before{content:"!";display:inline-block;width:18px;height:18px;margin-right:8px;border-radius:9px;
    background:var(--fault);color:var(--on-ink);text-align:center;font:700 12px/18px inherit;font-size:12px}
    #app{flex:1;min-height:0;display:grid;grid-template-columns:352px minmax(0,1fr)}
    main{display:grid;grid-template-columns:minmax(0,1fr) 328px;min-width:0;min-height:0}
    .work{display:flex;flex-direction:column;min-width:0;min-height:0}
    aside{border-left:1px solid var(--line);background:var(--surface);overflow:auto;padding:14px 16px 24px;
    overflow-wrap:anywhere}
    .decision{display:grid;grid-template-columns:1fr 1fr;gap:8px}.decision button{min-height:36px}
    .decision+p{padding-top:8px}
    #reject[aria-pressed=true]{border-color:var(--fault);color:var(--fault)}
    aside ul{padding:0;list-style:none;font-size:12px}
    aside li{padding:5px 0;border-bottom:1px solid var(--line)}
    aside li b{font-weight:600;display:block}
    summary{min-height:24px;padding:3px 0;cursor:pointer}
    .note{margin-top:8px;padding:8px 10px;border:1px solid var(--line);border-radius:8px;font-size:12px}
    .command{display:flex;gap:4px;align-items:center;margin-top:4px;padding:4px 4px 4px 10px;
    border:1px solid var(--line);border-radius:8px;background:var(--page)}
    .command code{flex:1;min-width:0;overflow-wrap:anywhere}
    #toast{position:fixed;left:16px;bottom:16px;z-index:9;max-width:min(620px,calc(100vw - 24px));
    padding:12px 16px;border-radius:12px;background:var(--ink);color:var(--on-ink)}
    """

  private static let list = """
    .list{display:flex;flex-direction:column;min-height:0;border-right:1px solid var(--line)}
    #counts{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:2px;padding:8px 8px 0}
    #counts button{min-width:0;flex-direction:column;gap:0;min-height:48px;padding:2px;border-color:transparent;
    background:none;color:var(--quiet);font-size:11px;line-height:16px;font-weight:400}
    #counts button:hover{background:var(--soft)}
    #counts b{font-size:15px;line-height:20px;font-weight:600;color:var(--ink)}
    #counts [aria-pressed=true]{background:var(--surface);border-color:var(--ink);color:var(--ink)}
    .find{padding:8px;display:flex}.find input{flex:1;min-width:0;height:32px;padding:0 10px;border-radius:8px;
    border:1px solid var(--line);background:var(--surface)}
    #rows{flex:1;min-height:0;overflow:auto;position:relative}
    #rows:focus-visible{outline:0}
    #rows:focus-visible .row[aria-selected=true]{outline:2px solid var(--ink);outline-offset:-2px}
    #height{position:relative}
    .row{position:absolute;left:8px;right:8px;display:flex;align-items:center;gap:10px;padding:0 8px;
    border-radius:8px;cursor:pointer}
    .row:hover{background:var(--soft)}
    .row[aria-selected=true]{background:var(--press);box-shadow:inset 3px 0 var(--ink)}
    .row[aria-selected=true] .quiet{color:var(--ink)}
    .row .words{flex:1;min-width:0}.row bdi{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .row.is-inner{padding-left:40px}
    .row.is-full bdi:first-child{white-space:normal;display:-webkit-box;-webkit-box-orient:vertical;
    -webkit-line-clamp:2;line-height:17px;overflow-wrap:anywhere}
    .sign{position:relative;flex:none;width:44px;height:44px}
    .thumb{width:44px;height:44px;border-radius:8px;background:var(--check);box-shadow:0 0 0 1px var(--line)}
    .sign .disc{position:absolute;right:-5px;bottom:-5px;width:20px;height:20px;padding:3.5px;
    box-shadow:0 0 0 2px var(--page)}
    .sign .disc.is-ring{background:var(--surface);box-shadow:inset 0 0 0 1.5px var(--ink),0 0 0 2px var(--page)}
    .heading{position:absolute;left:16px;right:16px;display:flex;justify-content:space-between;align-items:end;
    padding-bottom:4px;color:var(--quiet);font-size:12px;font-weight:600}
    .disc,.mark{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
    .disc{width:22px;height:22px;flex:none;padding:4px;border-radius:11px;color:var(--on-ink);background:var(--ink);
    stroke-width:2.2}
    .disc.is-ring{background:none;color:var(--ink);box-shadow:inset 0 0 0 1.5px var(--ink)}
    .disc.is-equal{background:none;color:var(--quiet)}
    .disc:is([data-kind=moved],[data-kind=size],[data-kind=changed]){color:#fff;background:var(--different)}
    .disc[data-kind=added]{color:#fff;background:var(--added)}
    .disc[data-kind=removed]{color:#fff;background:var(--removed)}
    .disc:is([data-kind=tint],[data-kind=antialiasing]){color:#fff;background:var(--tint)}
    .disc[data-kind=failed]{background:none;color:var(--fault);box-shadow:inset 0 0 0 1.5px var(--fault)}
    .mark{width:20px;height:20px;flex:none;padding:3px;border-radius:10px;stroke-width:2.4}
    .mark.approve{background:var(--ink);color:var(--on-ink)}
    .mark.reject{color:var(--fault);box-shadow:inset 0 0 0 1.5px var(--fault)}
    .many{padding:0 7px;border-radius:10px;background:var(--surface);border:1px solid var(--line);
    color:var(--quiet);font-size:12px}
    .none{padding:24px 16px;color:var(--quiet)}
    """

  private static let plain = """
    html:not(.js) :is(.top,#app,.warning,#keys){display:none}
    """

  private static let narrow = """
    #back{display:none}
    @media(max-width:1430px){#app{grid-template-columns:304px minmax(0,1fr)}
    main{grid-template-columns:minmax(0,1fr) 304px}.bar kbd{display:none}}
    @media(min-width:1800px){#app{grid-template-columns:416px minmax(0,1fr)}
    main{grid-template-columns:minmax(0,1fr) 416px}}
    @media(max-width:1239px){main{display:block;overflow:auto}
    .work{min-height:0}#stage{height:calc(100dvh - 300px);min-height:320px}
    aside{border-left:0;border-top:1px solid var(--line);overflow:visible}.decision{max-width:420px}}
    @media(max-width:759px){#app{grid-template-columns:minmax(0,1fr)}.list{border-right:0}
    #app:not(.is-open) main,#app.is-open .list{display:none}
    .top{gap:6px;padding:6px 8px 6px 12px}#decided,.top kbd,.decision kbd{display:none}
    #back{display:inline-flex}.work .head{padding:10px 12px 8px 6px}.bar,.foot,#film{padding-inline:12px}
    .bar{overflow-x:auto;flex-wrap:nowrap}.bar>*{flex:none}.hint{display:none}#stage{height:56dvh;min-height:240px}
    aside{padding-bottom:88px}.decision{position:fixed;inset:auto 0 0;z-index:5;max-width:none;padding:10px 12px;
    background:var(--surface);border-top:1px solid var(--line)}.decision button{min-height:44px}
    #app:not(.is-open) .decision{display:none}#toast{bottom:80px}}
    """
}
