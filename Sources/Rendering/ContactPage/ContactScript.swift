internal import Figures
internal import Notation

/// The script of the page of all pictures.
enum ContactScript {
  static var text: HTMLText {
    let parts = [
      tools, filters, motion, SplitSlider.script, pair, look, size, view, snippets, start,
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
      nameTheme();redraw();
    }
    /** A still copy has the colours that its picture had when it was made. */
    function redraw(){
      for(const copy of all('.frame canvas')){copy.closest('.frame').querySelector('img').hidden=false;copy.remove();}
      requestAnimationFrame(look);
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
    function hold(holder,holds,again){
      const film=holder.querySelector('video');
      if(film){if(holds)film.pause();else film.play().catch(()=>{});return;}
      const image=holder.querySelector('img'),copy=holder.querySelector('canvas');
      if(!image||holds===!!copy)return;
      if(!holds){image.hidden=false;copy.remove();return;}
      if(!image.complete||!image.naturalWidth){image.addEventListener('load',again,{once:true});return;}
      const still=document.createElement('canvas'),scale=devicePixelRatio||1,box=image.getBoundingClientRect();
      const wide=box.width||image.width||image.naturalWidth,high=box.height||image.height||image.naturalHeight;
      still.width=Math.min(4096,wide*scale);still.height=Math.min(4096,high*scale);
      still.style.cssText=image.style.cssText;
      if(holder.matches('.card')){still.style.width=wide+'px';still.style.height=high+'px';}
      still.setAttribute('role','img');still.setAttribute('aria-label',image.alt);
      still.getContext('2d').drawImage(image,0,0,still.width,still.height);
      image.hidden=true;(image.closest('picture')??image).after(still);
    }
    function play(card){
      const plays=seen.has(card)&&!stopped.has(card)&&!card.hidden&&!$('view').open;
      hold(card,!plays,()=>play(card));
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

  private static let start: HTMLText = #"""
    all('[data-theme]',$('search').closest('header')).forEach(b=>b.addEventListener('click',()=>setTheme(b.dataset.theme)));
    system.addEventListener('change',()=>{nameTheme();redraw();});
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
