internal import Figures
internal import Notation

/// The style sheet of the page of all pictures.
enum ContactStyle {
  static var text: HTMLText {
    [
      tokens, page, cards, SplitSlider.style, view, narrow,
    ].joined(separator: "\n")
  }

  private static let tokens: HTMLText = """
    :root{--page:#F6F7F9;--surface:#FFFFFF;--ink:#15181D;--quiet:#646B76;--line:#DDE1E7;--soft:#EFF2F5;
    --press:#E4E8ED;--on-ink:#FFFFFF;color-scheme:light}
    """

  /// The block that a switch turns on and off.
  static let dark: HTMLText = """
    :root{--page:#0F1216;--surface:#191D23;--ink:#F1F3F6;--quiet:#9AA3AF;--line:#2C323B;--soft:#20252C;
    --press:#2E3540;--on-ink:#0F1216;color-scheme:dark}
    """

  private static let page: HTMLText = """
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0;padding:24px 10px 48px;background:var(--page);color:var(--ink);
    font:13px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
    header{display:contents}
    .top,.filters,.contents,main{max-width:1260px;margin-left:auto;margin-right:auto}
    h1{font-size:22px;line-height:1.2;margin:0}
    h2{font-size:17px;margin:0;line-height:1.3;overflow-wrap:anywhere}
    h3{font-size:13px;line-height:1.4;font-weight:600;margin:0;overflow-wrap:anywhere;text-wrap:pretty}
    p{margin:2px 0 0;color:var(--quiet);overflow-wrap:anywhere;text-wrap:pretty}
    a{color:var(--ink);text-underline-offset:3px}
    :focus-visible{outline:2px solid var(--ink);outline-offset:2px}
    button,select,input{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);
    border-radius:8px;min-height:32px;padding:0 10px}
    button,select{cursor:pointer}
    button:hover,select:hover{background:var(--soft)}
    button[aria-pressed=true]{background:var(--press);border-color:var(--ink)}
    button span{color:inherit;opacity:1;font-weight:400}
    html:not(.js) .needs-script{display:none!important}
    .top{display:flex;gap:16px;justify-content:space-between;align-items:flex-start}
    .choice{display:inline-flex}
    .choice button{border-radius:0;margin-left:-1px;position:relative}
    .choice button:first-child{border-radius:8px 0 0 8px;margin-left:0}
    .choice button:last-child{border-radius:0 8px 8px 0}
    .choice [aria-pressed=true]{z-index:1}
    .filters{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:8px;padding:8px 0;
    background:var(--page);border-bottom:1px solid var(--line)}
    .kinds{display:flex;flex-wrap:wrap;gap:6px;flex:1 1 100%;min-width:0}
    html{scroll-padding-top:16px}
    @media(min-width:641px) and (min-height:700px){html{scroll-padding-top:150px}
    .filters{position:sticky;top:0;z-index:5}}
    .filters input{flex:0 1 220px;min-width:140px}
    .pick{display:inline-flex;gap:6px;align-items:center;color:var(--quiet)}
    .pick select{max-width:200px;color:var(--ink)}
    .contents{border-bottom:1px solid var(--line)}
    .contents summary{display:block;padding:8px 0;cursor:pointer;font-weight:600;min-height:36px}
    .contents summary::before{content:"▸ "}.contents[open] summary::before{content:"▾ "}
    .contents ul{list-style:none;margin:0;padding:0 0 12px;columns:240px;column-gap:30px}
    .contents li{break-inside:avoid;padding:3px 0;display:flex;gap:8px}.contents li span{color:var(--quiet)}
    .contents a{flex:1;min-width:24px;min-height:24px;text-decoration:none;overflow-wrap:anywhere}
    .contents a:hover{text-decoration:underline}
    .none{margin:32px 0;color:var(--ink)}
    """

  private static let cards: HTMLText = """
    section{margin:32px 0 0}
    .pictures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:28px 30px;margin-top:14px;
    align-items:start}
    .card{margin:0;min-width:0}
    .wide{grid-column:span 2}.widest{grid-column:1/-1}
    .frame{background:var(--page);border:1px solid var(--line);border-radius:12px;overflow:auto;max-height:720px}
    .js .frame{cursor:zoom-in}
    @property --before{syntax:"<length>";inherits:false;initial-value:0px}
    @property --behind{syntax:"<length>";inherits:false;initial-value:0px}
    @keyframes edges{from{--before:0px;--behind:32px}to{--before:32px;--behind:0px}}
    @supports (animation-timeline:scroll(self x)){
    .frame,.kinds{animation:edges linear both;animation-timeline:scroll(self x);
    mask:linear-gradient(90deg,transparent,#000 var(--before),#000 calc(100% - var(--behind)),transparent)}}
    .frame img,.frame video,.frame canvas{display:block;margin:0 auto;max-width:100%;height:auto}
    .frame img,.frame canvas{min-width:min(var(--w)*1px,max(var(--w)*.9px,0px))}
    .frame video{max-width:100%}
    .screen .frame{max-height:none;padding:8px}.screen .frame img,.screen .frame canvas{min-width:0}
    figcaption{padding:10px 2px 0;display:flex;gap:12px;justify-content:space-between}
    .told{min-width:0;flex:1}
    .told h3,.details{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
    .file{display:flex;flex-wrap:wrap;gap:4px 10px;margin-top:6px;font-size:12px}
    .file bdi{overflow-wrap:anywhere}
    .acts{display:flex;gap:6px;flex:none}
    .acts button{width:32px;height:32px;padding:0;display:grid;place-items:center}
    .stop[aria-pressed=true] .pause-icon,.stop:not([aria-pressed=true]) .play-icon{display:none}
    .strip{display:flex;gap:12px;list-style:none;margin:0;padding:12px;width:max-content}
    .strip li{color:var(--quiet);text-align:center;font-size:11px;align-self:end}
    .strip img{height:min(260px,var(--h)*1px);width:auto;min-width:0;max-width:none}
    .files a{display:inline-block;min-height:24px;margin-right:12px}
    """

  private static let view: HTMLText = """
    dialog{width:min(1500px,100vw - 32px);height:calc(100vh - 32px);max-width:none;max-height:none;padding:0;
    border:1px solid var(--line);border-radius:12px;background:var(--page);color:var(--ink);overflow:hidden}
    dialog[open]{display:grid;grid-template:auto minmax(0,1fr) auto/minmax(0,1fr) 340px;
    grid-template-areas:"bar bar" "pictures words" "frames words"}
    dialog::backdrop{background:rgb(0 0 0/.5)}
    .view-bar{grid-area:bar;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:10px 14px;
    border-bottom:1px solid var(--line);background:var(--surface)}
    #number{color:var(--quiet);flex:1;min-width:6ch}
    .sizes{display:inline-flex;gap:6px;align-items:center}.sizes output{min-width:5ch;text-align:center;color:var(--quiet)}
    .icon{width:32px;padding:0}
    .view-pictures{grid-area:pictures;overflow:auto;display:grid;--gap:16px;
    grid:auto-flow minmax(max-content,1fr)/minmax(max-content,1fr)}
    .view-pictures.is-across{grid:minmax(max-content,1fr)/auto-flow minmax(max-content,1fr)}
    .view-pictures.can-pan{cursor:grab}.is-pulled,.is-pulled *{cursor:grabbing!important;user-select:none}
    .view-pictures:focus-visible{outline-offset:-3px}
    .look{padding:var(--gap);margin:0;display:grid;place-content:safe center}
    .look.light{background:#F6F7F9;color-scheme:light}.look.dark{background:#0F1216;color-scheme:dark}
    .look>*{display:block;max-width:none;width:calc(var(--w)*var(--zoom,1)*1px);height:calc(var(--h)*var(--zoom,1)*1px)}
    .pair{position:relative;overflow:clip;padding-top:28px;touch-action:pan-y}
    .half{position:relative;overflow:hidden;border-radius:12px;height:100%}
    .half.was{position:absolute;inset:28px 0 0;height:auto;clip-path:inset(0 calc(100% - 100%*var(--split,.5)) 0 0)}
    .half img{position:absolute;user-select:none;max-width:none;width:calc(var(--all)*var(--zoom,1)*1px);height:auto;
    left:calc(var(--x)*var(--zoom,1)*-1px);top:calc(var(--y)*var(--zoom,1)*-1px)}
    .look>.pair{height:calc(var(--h)*var(--zoom,1)*1px + 28px)}
    .view-frames{grid-area:frames;display:flex;gap:12px;align-items:center;padding:8px 14px;
    border-top:1px solid var(--line);background:var(--surface)}
    .view-frames input{flex:1;min-width:0;accent-color:var(--ink)}
    .pair .split{left:calc(100%*var(--split,.5))}
    .look.light .split{--ink:#15181D;--on-ink:#FFFFFF;--surface:#FFFFFF}
    .look.dark .split{--ink:#F1F3F6;--on-ink:#0F1216;--surface:#191D23}
    .view-words{grid-area:words;overflow:auto;padding:16px;background:var(--surface);
    border-left:1px solid var(--line)}
    .view-words h3{margin-top:16px}
    #view-files{list-style:none;margin:4px 0;padding:0}#view-files a{overflow-wrap:anywhere}
    #view-files li{min-height:26px}#view-files span,#copied{color:var(--quiet)}
    pre{background:var(--soft);border-radius:8px;padding:10px 12px;white-space:pre-wrap;
    overflow-wrap:anywhere;font:11.5px/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace}
    .view-words .choice{margin-top:6px}
    .keys{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:4px 0 0;color:var(--quiet)}
    .keys dt{color:var(--ink);font-weight:600}.keys dd{margin:0}
    """

  private static let narrow: HTMLText = """
    @media(min-width:1580px){
    body{display:grid;grid-template-columns:260px minmax(0,1260px);column-gap:40px;justify-content:center}
    .top,.filters{grid-column:2;max-width:none;margin-left:0;margin-right:0}
    .contents{grid-column:1;grid-row:1/4;border:0;margin:0;position:sticky;top:24px;align-self:start;
    max-height:calc(100vh - 48px);overflow:auto}
    .contents ul{columns:auto}main{grid-column:2;margin:0;width:100%}}
    @media(min-width:1280px){.card:only-child:not(.widest){grid-column:1/-1;display:grid;
    grid-template-columns:repeat(3,minmax(0,1fr));column-gap:30px}
    .wide:only-child .frame{grid-column:span 2}.card:only-child:not(.widest) figcaption{padding:2px 0 0}}
    @media(max-width:1279px){.pictures{grid-template-columns:repeat(2,minmax(0,1fr))}.wide{grid-column:1/-1}}
    @media(max-width:850px){.pictures{grid-template-columns:minmax(0,1fr)}}
    @media(max-width:900px){
    dialog[open]{grid-template:auto minmax(0,1fr) auto minmax(0,36%)/minmax(0,1fr);
    grid-template-areas:"bar" "pictures" "frames" "words"}
    .view-pictures{--gap:8px}
    .view-words{border-left:0;border-top:1px solid var(--line)}}
    @media(max-width:640px){body{padding:16px 12px 32px}.frame{max-height:640px}
    .filters input{flex:1 1 100%}.kinds{flex-wrap:nowrap;overflow-x:auto;margin:0 -12px;padding:0 12px 4px}
    .kinds button{flex:none;min-height:28px;font-size:12px;padding:0 8px}.pick select{max-width:120px}
    dialog{width:100vw;height:100vh;border:0;border-radius:0}
    .view-bar{padding:8px;gap:6px}.sizes output,.sizes .icon{display:none}}
    @media(pointer:coarse){button,select,input,.contents summary,.contents a{min-height:44px}
    .icon,.acts button{width:44px;height:44px}}
    """
}
