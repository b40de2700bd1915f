internal import Notation

/// The large view: one picture in its pane, whole or at its true size.
extension ContactScript {
  /// Two states that one picture shows, over each other.
  static let pair: HTMLText = #"""
    const model=$('split'),pane=$('view-pictures');model.remove();
    function setFields(node,fields){for(const name in fields)node.style.setProperty('--'+name,fields[name]);}
    /** One of the two, cut out of the picture. */
    function half(card,theme,[x,y],name){
      const holder=document.createElement('div'),image=card.querySelector('.frame img').cloneNode();
      holder.className='half '+name;
      image.hidden=false;image.removeAttribute('loading');image.src=sourceOf(card,theme);
      image.alt=name==='was'?'':told(card);
      setFields(image,{x,y,all:image.getAttribute('width')});
      holder.append(image);
      return holder;
    }
    function pairOf(card,theme){
      const [was,is]=JSON.parse(card.dataset.views),box=document.createElement('div'),slider=model.cloneNode(true);
      box.className='pair';setFields(box,{w:is[2],h:is[3]});
      slider.removeAttribute('id');slider.hidden=false;
      box.append(half(card,theme,is,'is'),half(card,theme,was,'was'),slider);
      const set=splitSlider(slider,()=>box,value=>{
        box.style.setProperty('--split',value/100);root.dataset.split=value;
      });
      box.addEventListener('pointerdown',event=>{
        if(event.target.closest('.split')||event.button)return;
        const area=box.getBoundingClientRect();
        set((event.clientX-area.left)/Math.max(area.width,1)*100);slider.focus();event.preventDefault();
      });
      set(50);
      return box;
    }
    """#

  /// One picture in one theme.
  static let look: HTMLText = #"""
    let current=-1,frame=0,snippet='markdown',shape='light',zoom=0,compares=true,isHeld=false,opener=null;
    const shown=()=>cards.filter(c=>!c.hidden),framesOf=card=>all('.strip img',card);
    const imageOf=card=>framesOf(card)[frame]??card.querySelector('.frame img,.frame video');
    const darkOf=card=>imageOf(card).closest('picture')?.querySelector('source');
    function sourceOf(card,theme){
      const dark=darkOf(card);
      return theme==='dark'&&dark?dark.getAttribute('srcset'):imageOf(card).getAttribute('src');
    }
    function portrait(card,theme){
      const image=imageOf(card).cloneNode(),isFilm=image.tagName==='VIDEO';
      const know=()=>{
        const w=+image.getAttribute('width')||image.videoWidth||image.naturalWidth;
        const h=+image.getAttribute('height')||image.videoHeight||image.naturalHeight;
        if(w&&h){setFields(image,{w,h});fit();}
      };
      image.hidden=false;image.removeAttribute('loading');image.removeAttribute('style');
      image.src=sourceOf(card,theme);
      if(!isFilm)image.alt=told(card);
      know();image.addEventListener(isFilm?'loadedmetadata':'load',know);
      return image;
    }
    function lookOf(card,theme){
      const holder=document.createElement('figure');
      holder.className='look '+theme;
      holder.append(card.dataset.views&&compares?pairOf(card,theme):portrait(card,theme));
      return holder;
    }
    """#

  /// As large as there is room for, and never beyond its true size unless somebody asks for it.
  static let size: HTMLText = #"""
    const leastPart=.25,leastScale=.9,phone=matchMedia('(max-width:640px)'),content=()=>pane.querySelector('.look>:not([hidden])');
    let scale=1;
    /** Of several in one pane: side by side, or above each other, whichever shows more. */
    function fit(){
      const looks=all('.look',pane),first=content(),room=pane.getBoundingClientRect();
      const [w,h]=['--w','--h'].map(name=>+first?.style.getPropertyValue(name));
      if(!w||!h||!room.height)return;
      const gap=2*parseFloat(getComputedStyle(looks[0]).paddingTop),count=looks.length;
      const names=first.matches('.pair')?28:0;
      const ways=[[count,1],[1,count]].map(([across,down])=>
        [(room.width/across-gap)/w,(room.height/down-gap-names)/h]);
      const [beside,above]=ways.map(way=>Math.min(1,...way)),isAcross=beside>=above;
      const whole=Math.max(.01,beside,above),way=ways[isAcross?0:1];
      // On a phone the letters of a figure are read by scrolling, and a screen of an app is seen as a whole.
      const isSmall=phone.matches&&whole<leastScale&&!shown()[current]?.matches('.screen,.moves');
      const isLong=isSmall||whole<leastPart&&Math.max(w/h,h/w)>8;
      // One much longer than its room would be a thread: its other side fits, beside the bar that scrolls it.
      const wide=isSmall?leastScale:isLong?Math.min(1,Math.max(...way)-16/Math.min(w,h)):whole;
      scale=zoom>0?zoom:zoom<0?whole:Math.max(whole,wide);
      pane.classList.toggle('is-across',isAcross);
      pane.style.setProperty('--zoom',scale.toFixed(4));
      pane.classList.toggle('can-pan',canScroll('Width')||canScroll('Height'));
      $('size').textContent=Math.round(scale*100)+' %';
      $('view').querySelector('[data-size="-1"]').hidden=!isLong;
      press(all('button[data-size]'),b=>+b.dataset.size===zoom);
      root.dataset.zoom=scale.toFixed(3);
    }
    const canScroll=side=>pane['scroll'+side]>pane['client'+side]+1;
    /** 0 fits, less than that shows all; a point of the page stays where it is. */
    function zoomTo(value,point){
      const old=content()?.getBoundingClientRect(),room=pane.getBoundingClientRect(),was=scale;
      if(!old)return;
      const [x,y]=point??[room.left+room.width/2,room.top+room.height/2];
      zoom=value>0?Math.max(.02,Math.min(8,value)):value;
      fit();
      const now=content().getBoundingClientRect();
      pane.scrollLeft+=now.left+(x-old.left)/was*scale-x;pane.scrollTop+=now.top+(y-old.top)/was*scale-y;
    }
    new ResizeObserver(()=>fit()).observe(pane);
    $('larger').addEventListener('click',()=>zoomTo(scale*1.25));
    $('smaller').addEventListener('click',()=>zoomTo(scale/1.25));
    all('[data-size]').forEach(b=>b.addEventListener('click',()=>zoomTo(+b.dataset.size)));
    pane.addEventListener('wheel',event=>{
      if(!event.ctrlKey&&!event.metaKey)return;
      event.preventDefault();
      zoomTo(scale*Math.exp(-Math.max(-50,Math.min(50,event.deltaY))*.005),[event.clientX,event.clientY]);
    },{passive:false});
    let pulled=null;
    pane.addEventListener('pointerdown',event=>{
      if(event.button||event.pointerType==='touch'||event.target.closest('.pair,video')||!pane.matches('.can-pan'))return;
      pulled=[event.clientX,event.clientY,pane.scrollLeft,pane.scrollTop];
      pane.classList.add('is-pulled');pane.setPointerCapture(event.pointerId);
    });
    pane.addEventListener('pointermove',event=>{
      if(pulled)pane.scrollTo(pulled[2]+pulled[0]-event.clientX,pulled[3]+pulled[1]-event.clientY);
    });
    for(const end of['pointerup','pointercancel'])pane.addEventListener(end,()=>{
      pulled=null;pane.classList.remove('is-pulled');
    });
    pane.addEventListener('dragstart',event=>event.preventDefault());
    /** Keys of one character hold in the picture alone. */
    pane.addEventListener('keydown',event=>{
      if(event.ctrlKey||event.metaKey||event.altKey)return;
      const to={'+':scale*1.25,'-':scale/1.25,0:0,1:1}[event.key];
      if(to!==undefined){zoomTo(to);event.preventDefault();}
    });
    """#

  static let view: HTMLText = #"""
    function fill(){
      const list=shown(),card=list[current];
      if(!card)return;
      const frames=framesOf(card),title=card.querySelector('h3').textContent;
      $('over').hidden=!card.dataset.views;$('hold').hidden=!card.matches('.moves');
      $('view-frames').hidden=!frames.length;
      $('frame').max=frames.length||1;$('frame').value=frame+1;
      $('frame-number').textContent=(frame+1)+' of '+frames.length;
      $('frame').setAttribute('aria-valuetext',$('frame-number').textContent);
      pane.replaceChildren(...(shape==='both'?['light','dark']:[shape]).map(theme=>lookOf(card,theme)));
      $('number').textContent=(current+1)+' of '+list.length;
      $('view-title').textContent=title;
      $('view-details').textContent=card.dataset.words??card.querySelector('.details')?.textContent??'';
      $('view-files').replaceChildren(...JSON.parse(card.dataset.files).map(([path,size])=>{
        const item=document.createElement('li'),link=document.createElement('a'),words=document.createElement('span');
        link.href=path;link.textContent=decodeURIComponent(path.split('/').pop());words.textContent=' '+size;
        item.append(link,words);
        return item;
      }));
      const left=card.dataset.count-$('view-files').childElementCount;
      if(left>0){const item=document.createElement('li');item.textContent='and '+left+' more';$('view-files').append(item);}
      press(all('button[data-look]'),b=>b.dataset.look===shape);press([$('over')],()=>compares);
      tell(card);fit();pause();
      root.dataset.view=title;root.dataset.look=shape;root.dataset.frame=frame;
    }
    /** A picture that plays can be held here, too. */
    function pause(){
      $('hold').textContent=isHeld?'Play':'Pause';
      if(!$('hold').hidden)all('.look',pane).forEach(look=>hold(look,isHeld,pause));
    }
    function open(card,at=0){
      opener=document.activeElement;current=shown().indexOf(card);shape=isDark()?'dark':'light';
      frame=at;isHeld=stopped.has(card);
      $('view').showModal();fill();look();pane.scrollTo(0,0);pane.focus();
    }
    function turn(by){
      const list=shown();
      current=(current+by+list.length)%list.length;frame=0;isHeld=stopped.has(list[current]);
      fill();pane.scrollTo(0,0);
    }
    $('view').addEventListener('close',()=>{
      if($('view').open)return;
      pane.replaceChildren();root.dataset.view='';look();opener?.focus();
    });
    $('close').addEventListener('click',()=>$('view').close());
    $('previous').addEventListener('click',()=>turn(-1));
    $('following').addEventListener('click',()=>turn(1));
    $('view').addEventListener('keydown',event=>{
      if(event.ctrlKey||event.metaKey||event.altKey||event.target===$('frame')||event.target.closest('video'))return;
      // A picture that is wider than its pane is scrolled.
      if(event.target===pane&&canScroll('Width'))return;
      const by={ArrowLeft:-1,ArrowRight:1}[event.key];
      if(by){turn(by);event.preventDefault();}
    });
    $('frame').addEventListener('input',()=>{frame=+$('frame').value-1;fill();});
    $('over').addEventListener('click',()=>{compares=!compares;fill();});
    $('hold').addEventListener('click',()=>{isHeld=!isHeld;pause();});
    all('[data-look]').forEach(b=>b.addEventListener('click',()=>{shape=b.dataset.look;fill();}));
    cards.forEach(card=>{
      card.querySelector('.large').addEventListener('click',()=>open(card));
      card.querySelector('.frame').addEventListener('keydown',event=>{
        if(event.key==='Enter'&&event.target===event.currentTarget){open(card);event.preventDefault();}
      });
      card.querySelector('.frame').addEventListener('click',event=>{
        const frame=event.target.closest('.strip li');
        if(!event.target.closest('video,a'))open(card,frame?.querySelector('img')?[...frame.parentElement.children].indexOf(frame):0);
      });
    });
    """#

  /// The text that shows a picture on another page.
  static let snippets: HTMLText = #"""
    /** The browser knows best what its markup has to escape. */
    function markup(tag,fields){
      const node=document.createElement(tag);
      for(const name in fields)node.setAttribute(name,fields[name]);
      return node.outerHTML;
    }
    function code(card){
      const light=sourceOf(card,'light'),dark=darkOf(card)?.getAttribute('srcset');
      const alt=told(card);
      if(snippet==='docc')return'@Image(source: "'+light.split('/').pop().replace(/[~-]?dark|@\dx|\.\w+$/g,'')+
        '", alt: "'+alt.replace(/[\\"]/g,'\\$&')+'")';
      const plain=markup('img',{src:light,alt});
      if(dark)return'<picture>\n  '+markup('source',{media:'(prefers-color-scheme: dark)',srcset:dark})+
        '\n  '+plain+'\n</picture>';
      return snippet==='html'?plain:'!['+alt.replace(/[\[\]\\]/g,'\\$&')+']('+light+')';
    }
    function tell(card){
      press(all('[data-snippet]'),b=>b.dataset.snippet===snippet);
      $('snippet').textContent=code(card);
    }
    all('[data-snippet]').forEach(b=>b.addEventListener('click',()=>{snippet=b.dataset.snippet;tell(shown()[current]);}));
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
    """#
}
