internal import Figures
internal import Notation

/// The script of the page of all pictures.
enum ContactScript {
  static var text: HTMLText {
    let parts = [
      tools, filters, motion, SplitSlider.script, pair, view, start,
    ].joined(separator: "\n")
    return "(()=>{'use strict';\n\(parts)\n})();"
  }

  private static let tools: HTMLText = #"""
    const root=document.documentElement,$=id=>document.getElementById(id);
    const all=(selector,within=document)=>[...within.querySelectorAll(selector)];
    const cards=all('.card'),sections=all('section[data-scene]');
    const press=(buttons,test)=>buttons.forEach(b=>b.setAttribute('aria-pressed',String(test(b))));
    root.classList.add('js');
    const system=matchMedia('(prefers-color-scheme:dark)'),calm=matchMedia('(prefers-reduced-motion:reduce)');
    const isDark=()=>root.dataset.theme?root.dataset.theme==='dark':system.matches;
    function setTheme(theme){
      root.dataset.theme=theme;
      $('dark').media=theme==='dark'?'all':'not all';
      all('picture source').forEach(s=>{s.media=theme==='dark'?'all':'not all';});
      nameTheme();
    }
    function nameTheme(){press(all('[data-theme]',$('search').closest('header')),b=>(b.dataset.theme==='dark')===isDark());}
    """#

  private static let filters: HTMLText = #"""
    const kinds=new Set();
    const told=card=>{const image=card.querySelector('.frame img,.frame video');
      return(image?.alt||image?.getAttribute('aria-label')||'').replace(/\s+/g,' ');};
    const words=card=>(card.textContent+' '+told(card)+' '
      +card.closest('section').querySelector('h2').textContent).toLowerCase();
    function filter(){
      const text=$('search').value.trim().toLowerCase(),scene=$('scene').value,twin=$('twin').value;
      let count=0;
      for(const card of cards){
        const section=card.closest('section');
        card.hidden=!(!kinds.size||kinds.has(card.dataset.kind))||!!scene&&section.dataset.scene!==scene
          ||!!twin&&card.dataset.twin!==twin||!!text&&!words(card).includes(text);
        if(!card.hidden)count++;
      }
      const isAll=count===cards.length;
      sections.forEach(s=>{s.hidden=!isAll&&!s.querySelector('.card:not([hidden])');});
      $('none').hidden=!!count||!cards.length;
      $('count').textContent=isAll?total:count+' of '+total;
      root.dataset.shown=count;
      look();
    }
    const total=$('count').textContent;
    $('search').addEventListener('input',filter);
    for(const id of['scene','twin'])$(id).addEventListener('change',filter);
    all('[data-kind]',$('search').parentElement).forEach(button=>button.addEventListener('click',()=>{
      const kind=button.dataset.kind;
      if(!kinds.delete(kind))kinds.add(kind);
      button.setAttribute('aria-pressed',String(kinds.has(kind)));filter();
    }));
    $('reset').addEventListener('click',()=>{
      $('search').value='';$('scene').value='';$('twin').value='';kinds.clear();
      press(all('[data-kind]',$('search').parentElement),()=>false);filter();$('search').focus();
    });
    """#

  /// Films play while they are seen, unless somebody has stopped them.
  private static let motion: HTMLText = #"""
    const moving=all('.card.moves'),seen=new Set(),stopped=new Set(calm.matches?moving:[]);
    let isPaused=calm.matches;
    /** A picture is held by a still copy of it: nothing else stops one that another file plays. */
    function hold(card,holds){
      const film=card.querySelector('video');
      if(film){if(holds)film.pause();else film.play().catch(()=>{});return;}
      const image=card.querySelector('.frame img'),copy=card.querySelector('canvas');
      if(!image||holds===!!copy)return;
      if(!holds){image.hidden=false;copy.remove();return;}
      if(!image.complete||!image.naturalWidth){image.addEventListener('load',()=>play(card),{once:true});return;}
      const still=document.createElement('canvas'),scale=devicePixelRatio||1,box=image.getBoundingClientRect();
      const wide=box.width||image.width||image.naturalWidth,high=box.height||image.height||image.naturalHeight;
      still.width=Math.min(4096,wide*scale);still.height=Math.min(4096,high*scale);
      still.style.width=wide+'px';still.style.height=high+'px';
      still.setAttribute('role','img');still.setAttribute('aria-label',image.alt);
      still.getContext('2d').drawImage(image,0,0,still.width,still.height);
      image.hidden=true;image.closest('picture').after(still);
    }
    function play(card){
      const plays=seen.has(card)&&!stopped.has(card)&&!card.hidden&&!$('view').open;
      hold(card,!plays);
      card.dataset.plays=plays;
      const button=card.querySelector('.stop'),name=button.getAttribute('aria-label').split(' ').slice(1).join(' ');
      const isStopped=stopped.has(card);
      button.setAttribute('aria-pressed',String(isStopped));
      button.setAttribute('aria-label',(isStopped?'Play ':'Pause ')+name);
    }
    function look(){
      moving.forEach(play);
      $('pause').setAttribute('aria-pressed',String(isPaused));
      $('pause').hidden=!moving.length;
      root.dataset.playing=moving.filter(c=>c.dataset.plays==='true').length;
    }
    const watcher=new IntersectionObserver(entries=>{
      for(const entry of entries)if(entry.isIntersecting)seen.add(entry.target);else seen.delete(entry.target);
      look();
    });
    moving.forEach(card=>{
      watcher.observe(card);
      card.querySelector('.stop').addEventListener('click',()=>{
        if(!stopped.delete(card))stopped.add(card);
        isPaused=moving.every(c=>stopped.has(c));look();
      });
    });
    $('pause').addEventListener('click',()=>{
      isPaused=!isPaused;
      moving.forEach(card=>isPaused?stopped.add(card):stopped.delete(card));look();
    });
    """#

  /// Two states that one picture shows, over each other.
  private static let pair: HTMLText = #"""
    const model=$('split');model.remove();
    /** One of the two, cut out of the picture. */
    function half(card,theme,[x,y,width,height],scale,name){
      const holder=document.createElement('div'),image=card.querySelector('.frame img').cloneNode();
      holder.className='half '+name;
      holder.style.width=width*scale+'px';holder.style.height=height*scale+'px';
      image.hidden=false;image.removeAttribute('loading');image.src=sourceOf(card,theme);
      image.alt=name==='was'?'':told(card);
      image.style.width=image.getAttribute('width')*scale+'px';
      image.style.left=-x*scale+'px';image.style.top=-y*scale+'px';
      holder.append(image);
      return holder;
    }
    function pairOf(card,theme,count){
      const [was,is]=JSON.parse(card.dataset.views),room=$('view-pictures'),box=document.createElement('div');
      const holder=document.createElement('figure'),slider=model.cloneNode(true);
      // As large as there is room for.
      const scale=Math.max(.5,Math.min(2,(room.clientWidth/(innerWidth>900?count:1)-84)/is[2],
        (room.clientHeight-130)/is[3]));
      holder.className='look pair-look '+theme;box.className='pair';box.style.width=is[2]*scale+'px';
      slider.removeAttribute('id');slider.hidden=false;
      box.append(half(card,theme,is,scale,'is'),half(card,theme,was,scale,'was'),slider);
      const set=splitSlider(slider,()=>box,value=>{
        box.style.setProperty('--split',value/100);root.dataset.split=value;
      });
      box.addEventListener('pointerdown',event=>{
        if(event.target.closest('.split')||event.button)return;
        const area=box.getBoundingClientRect();
        set((event.clientX-area.left)/Math.max(area.width,1)*100);slider.focus();event.preventDefault();
      });
      set(50);
      holder.append(box);
      return holder;
    }
    """#

  private static let view: HTMLText = #"""
    let current=-1,snippet='markdown',shape='light',opener=null;
    const shown=()=>cards.filter(c=>!c.hidden);
    function sourceOf(card,theme){
      const image=card.querySelector('.frame img,.frame video'),dark=card.querySelector('.frame source');
      return theme==='dark'&&dark?dark.getAttribute('srcset'):image.getAttribute('src');
    }
    function portrait(card,theme){
      const holder=document.createElement('figure'),strip=card.querySelector('.strip');
      holder.className='look '+theme;
      if(strip){holder.append(strip.cloneNode(true));return holder;}
      const found=card.querySelector('.frame img,.frame video'),image=found.cloneNode();
      image.hidden=false;image.removeAttribute('loading');image.src=sourceOf(card,theme);
      holder.append(image);
      return holder;
    }
    function fill(){
      const list=shown(),card=list[current];
      if(!card)return;
      const themes=shape==='both'?['light','dark']:[shape],pictures=$('view-pictures');
      const pairs=card.dataset.views?themes.map(theme=>pairOf(card,theme,themes.length)):[];
      pictures.replaceChildren(...pairs,...themes.map(theme=>portrait(card,theme)));
      pictures.scrollTop=0;
      const image=card.querySelector('.frame img');
      // Wide ones stand above each other, high ones side by side.
      const ratio=image?(image.naturalWidth||image.width||1)/(image.naturalHeight||image.height||1):1;
      pictures.classList.toggle('is-tall',ratio<1.5&&innerWidth>900&&!pairs.length);
      $('number').textContent=(current+1)+' of '+list.length;
      $('view-title').textContent=card.querySelector('h3').textContent;
      const title=$('view-title').textContent,details=told(card);
      $('view-details').textContent=details.startsWith(title)?details.slice(title.length).trim():details;
      $('view-files').replaceChildren(...JSON.parse(card.dataset.files).map(([path,size])=>{
        const item=document.createElement('li'),link=document.createElement('a'),words=document.createElement('span');
        link.href=path;link.textContent=decodeURIComponent(path.split('/').pop());words.textContent=' '+size;
        item.append(link,words);
        return item;
      }));
      press(all('[data-look]'),b=>b.dataset.look===shape);
      press(all('[data-snippet]'),b=>b.dataset.snippet===snippet);
      $('snippet').textContent=code(card);
      root.dataset.view=$('view-title').textContent;root.dataset.look=shape;
    }
    /** The browser knows best what its markup has to escape. */
    function markup(tag,fields){
      const node=document.createElement(tag);
      for(const name in fields)node.setAttribute(name,fields[name]);
      return node.outerHTML;
    }
    function code(card){
      const light=sourceOf(card,'light'),dark=card.querySelector('.frame source')?.getAttribute('srcset');
      const alt=told(card);
      if(snippet==='docc')return'@Image(source: "'+light.split('/').pop().replace(/[~-]?dark|@\dx|\.\w+$/g,'')+
        '", alt: "'+alt.replace(/[\\"]/g,'\\$&')+'")';
      const plain=markup('img',{src:light,alt});
      if(dark)return'<picture>\n  '+markup('source',{media:'(prefers-color-scheme: dark)',srcset:dark})+
        '\n  '+plain+'\n</picture>';
      return snippet==='html'?plain:'!['+alt.replace(/[\[\]\\]/g,'\\$&')+']('+light+')';
    }
    function open(card){
      opener=document.activeElement;current=shown().indexOf(card);shape=isDark()?'dark':'light';
      $('view').showModal();fill();look();$('close').focus();
    }
    function turn(by){
      const count=shown().length;
      current=(current+by+count)%count;fill();
    }
    $('view').addEventListener('close',()=>{
      $('view-pictures').replaceChildren();root.dataset.view='';look();opener?.focus();
    });
    $('close').addEventListener('click',()=>$('view').close());
    $('previous').addEventListener('click',()=>turn(-1));
    $('following').addEventListener('click',()=>turn(1));
    $('view').addEventListener('keydown',event=>{
      if(event.ctrlKey||event.metaKey||event.altKey)return;
      const by={ArrowLeft:-1,ArrowRight:1}[event.key];
      if(by){turn(by);event.preventDefault();}
    });
    all('[data-look]').forEach(b=>b.addEventListener('click',()=>{shape=b.dataset.look;fill();}));
    all('[data-snippet]').forEach(b=>b.addEventListener('click',()=>{snippet=b.dataset.snippet;fill();}));
    $('copy').addEventListener('click',async()=>{
      const words=$('snippet').textContent;let done=false;
      root.dataset.copied=words;
      try{await navigator.clipboard.writeText(words);done=true;}catch{
        const range=document.createRange();range.selectNodeContents($('snippet'));
        getSelection().removeAllRanges();getSelection().addRange(range);
        try{done=document.execCommand('copy');}catch{}
      }
      $('copied').textContent=done?'Copied':'Selected: press Ctrl C';
      setTimeout(()=>{$('copied').textContent='';},2000);
    });
    cards.forEach(card=>{
      card.querySelector('.large').addEventListener('click',()=>open(card));
      card.querySelector('.frame').addEventListener('click',event=>{
        if(!event.target.closest('video,a'))open(card);
      });
    });
    """#

  private static let start: HTMLText = #"""
    all('[data-theme]',$('search').closest('header')).forEach(b=>b.addEventListener('click',()=>setTheme(b.dataset.theme)));
    system.addEventListener('change',nameTheme);
    calm.addEventListener('change',()=>{if(calm.matches){isPaused=true;moving.forEach(c=>stopped.add(c));look();}});
    const wide=matchMedia('(min-width:1580px)'),contents=document.querySelector('.contents');
    const unfold=()=>{contents.open=wide.matches;};
    wide.addEventListener('change',unfold);unfold();
    // Of a screen that is wider than a phone the middle is seen first.
    moving.forEach(card=>{
      const frame=card.querySelector('.frame');
      if(!frame.querySelector('.strip'))frame.scrollLeft=(frame.scrollWidth-frame.clientWidth)/2;
    });
    nameTheme();filter();
    root.dataset.ready='1';
    """#
}
