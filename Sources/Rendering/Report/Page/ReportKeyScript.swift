/// Keys, pointers, and the address of what is shown.
enum ReportKeyScript {
  static let text = [address, pointer, hands, clicks, keys, press].joined(separator: "\n")

  private static let address = #"""
    function address(push){
      Object.assign(root.dataset,{output:state.id,view:state.view,frame:film?state.frame+1:0});
      const parts=['output='+encodeURIComponent(state.id)];
      if(state.view!=='side')parts.push('view='+state.view);
      if(film)parts.push('frame='+(state.frame+1));
      if(state.show.size)parts.push('show='+[...state.show].join(','));
      if(state.words)parts.push('search='+encodeURIComponent(state.words));
      const text='#'+parts.join('&');
      try{if(text!==location.hash)history[push?'pushState':'replaceState'](null,'',text);}catch{}
    }
    function readAddress(){
      const fields=new Map();
      for(const part of location.hash.slice(1).split('&')){
        const [name,value='']=part.split('=');
        try{fields.set(name,decodeURIComponent(value));}catch{}
      }
      if(document.querySelector('[data-mode="'+CSS.escape(fields.get('view')||'')+'"]'))state.view=fields.get('view');
      state.show=new Set((fields.get('show')||'').split(',').filter(name=>name in counts));
      state.words=fields.get('search')||'';
      $('search').value=state.words;
      counting();arrange();
      const wanted=fields.get('output');
      if(wanted&&(known(wanted)||wanted==='equal'))
        return choose(wanted,{frame:(parseInt(fields.get('frame'))||1)-1,open:true});
      app.classList.remove('is-open');
      const first=lines.find(line=>line.item?.rows?.length&&!markOf(line.item))||lines.find(line=>line.item);
      return first?choose(first.item.id):Promise.resolve(nothing());
    }
    function nothing(){stage.replaceChildren(empty('There is nothing to show.'));$('where').textContent='';}
    function refilter(){
      counting();arrange();
      const all=lines.filter(line=>line.item);
      if(all.length&&!chosenLine())choose(all[0].item.id);
      address();say(all.length+' rows');
    }
    function go(way){
      const all=lines.filter(line=>line.item),here=all.findIndex(line=>line.item.id===state.id);
      const next=all[clamp(here+way,0,all.length-1)];
      if(next&&next.item.id!==state.id)choose(next.item.id);
    }
    function unfold(id){
      if(state.opened.has(id))state.opened.delete(id);else state.opened.add(id);
      arrange();
    }
    function setTheme(name){
      theme=name;
      $('dark').media=name==='dark'?'all':name==='light'?'not all':'(prefers-color-scheme:dark)';
      $('theme').setAttribute('aria-label','Theme: '+(name||'as the system'));
      if(isPair())draw();
      keep();
    }
    """#

  private static let pointer = #"""
    const fingers=new Map();
    let pull='',peeking=0;
    const paneOf=event=>event.target.closest?.('.pane');
    function slide(event,pane){
      const box=pane.getBoundingClientRect();
      state.split=clamp((event.clientX-box.left-state.x)/(size[0]*state.zoom),0,1);
      cut();
      if($('split'))$('split').value=state.split;
    }
    stage.addEventListener('pointerdown',event=>{
      const pane=paneOf(event);
      if(!pane||event.button)return;
      const touch=event.pointerType==='touch';
      if(!touch)pane.focus({preventScroll:true});
      fingers.set(event.pointerId,{x:event.clientX,y:event.clientY});
      pull=event.target.closest('.handle')?'handle':'pan';
      if(touch&&pull==='pan'&&state.fits)peeking=setTimeout(()=>stage.classList.add('is-peeking'),250);
      try{pane.setPointerCapture(event.pointerId);}catch{}
    });
    stage.addEventListener('pointermove',event=>{
      const pane=paneOf(event);
      if(!pane)return;
      if(state.flags.loupe)look(pane,event.clientX,event.clientY);
      const last=fingers.get(event.pointerId);
      if(!last)return;
      if(pull==='handle')slide(event,pane);
      else if(fingers.size===2)pinch(event,pane);
      else if(!state.fits||event.pointerType==='mouse'){
        const dx=event.clientX-last.x,dy=event.clientY-last.y;
        if(state.fits&&Math.hypot(dx,dy)<3)return;
        state.x+=dx;state.y+=dy;state.fits=false;view();
      }
      fingers.set(event.pointerId,{x:event.clientX,y:event.clientY});
    });
    function pinch(event,pane){
      const other=[...fingers].find(([id])=>id!==event.pointerId)[1],last=fingers.get(event.pointerId);
      const was=Math.hypot(last.x-other.x,last.y-other.y),is=Math.hypot(event.clientX-other.x,event.clientY-other.y);
      const box=pane.getBoundingClientRect();
      zoom(is/Math.max(1,was),(event.clientX+other.x)/2-box.left,(event.clientY+other.y)/2-box.top);
    }
    for(const name of['pointerup','pointercancel'])stage.addEventListener(name,event=>{
      fingers.delete(event.pointerId);pull='';clearTimeout(peeking);
      if(event.pointerType==='touch')stage.classList.remove('is-peeking');
    });
    """#

  private static let hands = #"""
    stage.addEventListener('pointerleave',()=>{
      if(state.flags.loupe&&!stage.contains(document.activeElement))$('loupe').hidden=true;
    });
    stage.addEventListener('contextmenu',event=>event.preventDefault());
    stage.addEventListener('dblclick',event=>{
      const pane=paneOf(event);
      if(!pane)return;
      const box=pane.getBoundingClientRect();
      if(state.fits)zoom(3,event.clientX-box.left,event.clientY-box.top);else fit();
    });
    stage.addEventListener('wheel',event=>{
      const pane=paneOf(event),zooms=event.ctrlKey||event.metaKey;
      if(!pane||state.fits&&!zooms)return;
      event.preventDefault();
      const box=pane.getBoundingClientRect();
      if(zooms)zoom(Math.exp(-event.deltaY*.01),event.clientX-box.left,event.clientY-box.top);
      else{state.x-=event.deltaX;state.y-=event.deltaY;view();}
    },{passive:false});
    """#

  private static let clicks = #"""
    $('rows').addEventListener('scroll',paint);
    $('rows').addEventListener('click',event=>{
      const node=event.target.closest('.row');
      if(!node)return;
      const {id}=node.dataset;
      if(id==='equal'||event.target.closest('.many'))unfold(id);
      choose(id,{open:true});
    });
    $('counts').addEventListener('click',event=>{
      const name=event.target.closest('button')?.dataset.status;
      if(!name)return;
      if(state.show.has(name))state.show.delete(name);else state.show.add(name);
      refilter();
      document.querySelector('[data-status='+name+']').focus();
    });
    $('search').addEventListener('input',event=>{state.words=event.target.value.trim();refilter();});
    const acts={export:exportMarks,theme:()=>setTheme({'':'dark',dark:'light',light:''}[theme]),
      help:()=>$('keys').showModal(),close:()=>$('keys').close(),previous:()=>go(-1),following:()=>go(1),
      back:()=>{app.classList.remove('is-open');$('rows').focus();},'zoom-in':()=>zoom(1.5),'zoom-out':()=>zoom(1/1.5),
      fit,play};
    document.addEventListener('click',event=>{
      const node=event.target.closest('button');
      if(!node)return;
      const {mode,flag,decide:name,hop:way,copy:text,act}=node.dataset;
      if(mode)setView(mode);
      else if(flag)flip(flag);
      else if(name)decide(name);
      else if(way)hop(+way);
      else if(text)copy(text);
      else if(act==='beat')beat(!beating);
      else if(act==='align'){state.align=1-state.align;draw();controls();}
      else acts[node.id]?.();
    });
    document.addEventListener('input',event=>{
      const {id,value}=event.target;
      if(['split','mix','ground'].includes(id)){state[id]=+value;cut();}
      else if(id==='rate'){state.rate=+value;event.target.nextSibling.textContent=' '+value+' a second';
        clearInterval(beating);beating=setInterval(turn,1000/state.rate);}
      else if(id==='scrub'){stop();frame(+value);}
      else if(id==='single'){single=event.target.checked;keep();}
    });
    """#

  private static let keys = #"""
    const help=[['Next, previous output','j k'],['Open or close a group','x'],['Approve','a'],['Reject','r'],['Undo','u'],
      ['Side by side, swipe, onion, blink, mask','1 2 3 4 5'],['Before in place, while held','b'],
      ['Next, previous change','n p'],['Fit, larger, smaller','0 + -'],['Changes, frames, loupe','o f l'],
      ['Checkerboard below pictures','g'],['Loupe by a pixel; by ten with Shift','← ↑ → ↓'],['Slider or frame','← →'],
      ['Play, pause','Space'],['Previous, next frame',', .'],['Search','/'],['Copy the command','c'],['Copy the address','y'],
      ['Export decisions','e'],['Theme','t'],['All outputs, or fit','Esc'],['This list','?']];
    const marking=['a','r','u','e'];
    document.querySelector('.keys').replaceChildren(...help.filter(([,name])=>decides||!marking.includes(name)).map(([words,names])=>{
      const node=make('li'),keys=make('span');
      keys.append(...names.split(' ').map(name=>make('kbd','',name)));
      node.append(make('span','',words),keys);
      return node;
    }));
    $('single').checked=single;
    function nudge(way){
      if(state.view==='swipe'&&isPair())state.split=clamp(state.split+way*.02,0,1);
      else if(state.view==='onion'&&isPair())state.mix=clamp(state.mix+way*.05,0,1);
      else if(film){stop();frame(state.frame+way);return;}
      else return;
      cut();
      for(const name of['split','mix'])if($(name))$(name).value=state[name];
    }
    const letters={j:()=>go(1),k:()=>go(-1),a:()=>decide('approve'),r:()=>decide('reject'),u:undo,n:()=>hop(1),p:()=>hop(-1),
      0:fit,'+':()=>zoom(1.5),'=':()=>zoom(1.5),'-':()=>zoom(1/1.5),o:()=>flip('parts'),f:()=>flip('outlines'),
      l:()=>{flip('loupe');if(state.flags.loupe)firstPane()?.focus({preventScroll:true});},g:()=>flip('checker'),
      b:()=>stage.classList.add('is-peeking'),',':()=>{stop();frame(state.frame-1);},'.':()=>{stop();frame(state.frame+1);},
      '/':()=>{app.classList.remove('is-open');$('search').focus();$('search').select();},e:exportMarks,
      c:()=>document.querySelector('[data-copy]')?.click(),y:()=>copy(location.href),t:()=>$('theme').click(),
      '?':()=>$('keys').showModal(),x:()=>{const group=chosen?.members?chosen:chosen?.group;
        if(group){unfold(group.id);if(!state.opened.has(group.id))choose(group.id);}else if(chosen?.id==='equal')unfold('equal');},
      ' ':()=>state.view==='blink'&&isPair()?beat(!beating):play()};
    ['side','swipe','onion','blink','mask'].forEach((name,index)=>{letters[index+1]=()=>setView(name);});
    """#

  private static let press = #"""
    document.addEventListener('keydown',event=>{
      const node=document.activeElement,inList=node===$('rows'),pane=node.closest?.('.pane');
      if(event.ctrlKey||event.metaKey||event.altKey||$('keys').open)return;
      if(event.key==='Escape'){leave();return;}
      if(node===$('search')){
        if(event.key==='Enter'||event.key==='ArrowDown'){$('rows').focus();event.preventDefault();}
        return;
      }
      if(/^(Arrow|Home|End|Page)/.test(event.key)){if(arrow(event,inList,pane))event.preventDefault();return;}
      if(inList&&event.key==='Enter'){
        if(chosen?.members||state.id==='equal')unfold(state.id);
        app.classList.add('is-open');return;
      }
      if(node.matches('button,summary,input')&&event.key===' '||!single&&!inList&&!pane)return;
      const act=letters[event.key];
      if(act){event.preventDefault();act();}
    });
    function leave(){
      if(state.words||state.show.size){state.words='';state.show.clear();$('search').value='';refilter();$('rows').focus();}
      else if(document.activeElement===$('search'))$('rows').focus();
      else if(state.flags.loupe)flip('loupe');
      else if(app.classList.contains('is-open')&&innerWidth<760)acts.back();
      else fit();
    }
    /** Whether an arrow meant something here. */
    function arrow(event,inList,pane){
      const {key}=event,step=(event.shiftKey?10:1);
      const [dx,dy]=[(key==='ArrowRight')-(key==='ArrowLeft'),(key==='ArrowDown')-(key==='ArrowUp')];
      if(document.activeElement.matches('input'))return false;
      if(pane&&state.flags.loupe&&(pair.after||pair.before)){
        const scale=(pair.after||pair.before).scale;
        if(eye.x<0){eye.x=Math.round(size[0]*scale/2);eye.y=Math.round(size[1]*scale/2);}
        eye.x=clamp(eye.x+dx*step,0,Math.round(size[0]*scale)-1);
        eye.y=clamp(eye.y+dy*step,0,Math.round(size[1]*scale)-1);
        lens(pane);say($('loupe').textContent);
        return true;
      }
      if(inList){
        const page=Math.max(1,Math.floor($('rows').clientHeight/56));
        const ways={ArrowDown:1,ArrowUp:-1,PageDown:page,PageUp:-page,Home:-1e9,End:1e9};
        if(key in ways)go(ways[key]);
        else if(chosen?.members&&state.opened.has(state.id)!==(dx>0))unfold(state.id);
        else nudge(dx);
        return true;
      }
      if(document.activeElement===document.body&&dy){go(dy);return true;}
      if(dx&&(pane||document.activeElement===document.body)){nudge(dx);return true;}
      return false;
    }
    document.addEventListener('keyup',event=>{if(event.key==='b')stage.classList.remove('is-peeking');});
    addEventListener('blur',()=>stage.classList.remove('is-peeking'));
    addEventListener('popstate',readAddress);
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change',()=>{if(isPair())draw();});
    new ResizeObserver(()=>{paint();if(chosen&&(pair.before||pair.after))build('');}).observe(stage);
    setTheme(theme);
    """#
}
