extension InspectorScript {
  /// How the stage is looked at: as large as there is room for, zoomed and moved.
  static let view = #"""
    /** Points of the page for a point of the stage, and from where on words can be read. */
    let zoom=1;
    const least=.6,margin=28;
    let gutter=28;
    /** The height of the largest letters of the first elements. */
    let letters=0;
    function isTiny(){
      letters||=max(...[...layer().querySelectorAll('text')].slice(0,40)
        .map(node=>parseFloat(getComputedStyle(node).fontSize)),.1);
      return zoom<least||letters*zoom<7;
    }
    function fit(){
      const high=max((stageBox.clientHeight-2*margin)/score.size[1],.02),room=stageBox.clientWidth;
      // Names of ghosts stand in the gutters; what is left over is theirs.
      gutter=room<380?28:max(50,min(76,(room-score.size[0]*min(high,3))/2));
      const wide=max((room-2*gutter)/score.size[0],.02);
      // A stage much higher than wide is scrolled: shrunk, nothing of it could be read.
      const whole=min(wide,high,3),isLong=whole<.3;
      zoom=state.zoom>0?state.zoom:isLong&&!state.zoom?min(wide,1):whole;
      sheet.style.setProperty('--zoom',zoom.toFixed(4));
      sheet.style.setProperty('--side',gutter+'px');
      sheet.classList.toggle('is-tiny',isTiny());
      stageBox.classList.toggle('can-pan',stageBox.scrollHeight>stageBox.clientHeight+1
        ||stageBox.scrollWidth>stageBox.clientWidth+1);
      $('zoom').textContent=round(zoom*100)+' %';
      press($('fit'),!state.zoom);press($('whole'),state.zoom<0);$('whole').hidden=!isLong;
    }
    /** The part of the stage that is on the screen, in its points. */
    function visible(){
      const far=80/zoom;
      return[(stageBox.scrollLeft-gutter)/zoom-far,(stageBox.scrollTop-margin)/zoom-far,
        stageBox.clientWidth/zoom+2*far,stageBox.clientHeight/zoom+2*far];
    }
    /** The parts of the drawing that show elements: who they show, and whether they are there. */
    let drawn=null;
    const mostDrawn=400;
    function parts(){
      if(!drawn){
        nameParts();
        drawn=all('.layer [id]').flatMap(node=>{
          const index=elementOf(node);
          return index===null?[]:[{index,node,mark:document.createComment(''),isThere:true}];
        });
        if(drawn.length>mostDrawn)for(const part of drawn)put(part,false);
      }
      return drawn;
    }
    /** A part without a name is that of the next element. */
    function nameParts(){
      let index=-1;
      const first=layer().querySelector('[id^=e],[id^=k]');
      for(let node=first;node;node=node.nextElementSibling){
        if(!node.id)node.id='e'+(index+1);
        index=elementOf(node);
      }
    }
    function put(part,isThere){
      part.isThere=isThere;
      if(isThere)part.mark.replaceWith(part.node);else part.node.replaceWith(part.mark);
    }
    /** Of very many elements only those in sight are there, before, now or after: nobody waits for the others. */
    function thin(){
      if(parts().length<=mostDrawn)return;
      const view=viewAt(state.frame),seen=visible();
      const isSeen=a=>!!a&&share(place(a.frame,view),seen)>0;
      const wanted=elements.map((e,index)=>isSeen(now(index))||isSeen(before(index))||isSeen(after(index)));
      let changes=false;
      for(const part of parts())if(part.isThere!==wanted[part.index]){put(part,wanted[part.index]);changes=true;}
      if(changes)copied=null;
    }
    /** 0 fits, less than that shows all; a point of the page stays where it is. */
    function zoomTo(value,point){
      const old=layer().getBoundingClientRect(),room=stageBox.getBoundingClientRect();
      const [x,y]=point??[room.left+room.width/2,room.top+room.height/2];
      const [a,b]=[(x-old.left)/zoom,(y-old.top)/zoom];
      state.zoom=value>0?max(.05,min(8,value)):value;
      fit();
      const next=layer().getBoundingClientRect();
      stageBox.scrollLeft+=next.left+a*zoom-x;stageBox.scrollTop+=next.top+b*zoom-y;
      if(value>0)fit();else showChange();
      paint();
      root.dataset.zoom=zoom.toFixed(3);
    }
    /** Scrolls the stage, where it is larger than its room, until a rectangle of it is seen. */
    function bringIntoView([x,y,width,height]){
      const reach=(start,length,at,room)=>{
        if(start>=at+16&&start+length<=at+room-16)return at;
        return length<room-32?start+length/2-room/2:start-margin;
      };
      stageBox.scrollTop=reach(y*zoom+margin,height*zoom,stageBox.scrollTop,stageBox.clientHeight);
      stageBox.scrollLeft=reach(x*zoom+gutter,width*zoom,stageBox.scrollLeft,stageBox.clientWidth);
      root.dataset.scrolled=round(stageBox.scrollTop);
    }
    function revealOnStage(index){
      const state=now(index)??before(index)??after(index);
      if(state)bringIntoView(place(state.frame,viewAt(stateFrame())));
    }
    const stateFrame=()=>min(last,state.frame);
    /** The uppermost of what a step was asked for is in sight when it is entered. */
    function showChange(){
      if(state.chosen>=0){revealOnStage(state.chosen);return;}
      const view=viewAt(state.frame),frames=elements.flatMap((e,index)=>
        group(index)==='asked'?[before(index),after(index)].filter(Boolean).map(a=>place(a.frame,view)):[]);
      const first=frames.reduce((a,b)=>!a||b[1]<a[1]?b:a,null);
      if(first)bringIntoView(first);
    }
    """#

  /// Wheel and pointer on the stage.
  static let pan = #"""
    stageBox.addEventListener('wheel',event=>{
      if(!event.ctrlKey&&!event.metaKey)return;
      event.preventDefault();
      zoomTo(zoom*Math.exp(-max(-50,min(50,event.deltaY))*.005),[event.clientX,event.clientY]);
    },{passive:false});
    let pulled=null,hasPulled=false;
    stageBox.addEventListener('pointerdown',event=>{
      hasPulled=false;
      if(event.button||event.pointerType==='touch'||event.target.closest('.split'))return;
      pulled=[event.clientX,event.clientY,stageBox.scrollLeft,stageBox.scrollTop];
    });
    addEventListener('pointermove',event=>{
      if(!pulled)return;
      const [dx,dy]=[event.clientX-pulled[0],event.clientY-pulled[1]];
      if(!hasPulled&&Math.hypot(dx,dy)<5)return;
      hasPulled=true;stageBox.classList.add('is-pulled');
      stageBox.scrollLeft=pulled[2]-dx;stageBox.scrollTop=pulled[3]-dy;
    });
    for(const end of['pointerup','pointercancel'])addEventListener(end,()=>{
      pulled=null;stageBox.classList.remove('is-pulled');
    });
    let waits=false;
    stageBox.addEventListener('scroll',()=>{
      if(waits)return;
      waits=true;requestAnimationFrame(()=>{waits=false;if(!state.playing)paintStage();});
    });
    """#

  /// Before over after: the state of a step's start, cut off where the slider stands.
  static let split = #"""
    const was=$('was'),wasMarks=$('was-marks'),slider=$('split');
    let copied=null;
    /** A still copy of the stage: the ids stay with the first, since its parts are named by them. */
    function copyStage(step,frame){
      if(copied===state.step)return;
      copied=state.step;
      const copy=layer().firstElementChild.cloneNode(true);
      for(const node of[copy,...copy.querySelectorAll('[id]')]){
        const index=elementOf(node);
        if(index!==null)node.dataset.view=node.id;
        if(node.id[0]==='e')node.style.translate=shiftAt(index,frame);
        node.removeAttribute('id');
      }
      copy.querySelectorAll('style,title,desc').forEach(node=>node.remove());
      copy.removeAttribute('aria-labelledby');copy.setAttribute('aria-hidden','true');
      was.querySelector('svg:not(.marks)')?.remove();was.prepend(copy);
      copy.style.setProperty('--t',max(0,step.start-.0001).toFixed(5));
    }
    function showSplit(on){
      sheet.classList.toggle('is-split',on);
      was.hidden=slider.hidden=!on;
    }
    function paintSplit(){
      const usual=held,at=state.frame;
      wasMarks.replaceChildren();
      [wasMarks,marks].forEach((holder,n)=>{
        pen=holder;held=n?after:before;
        if(n)hold(endOf(state.step),at);else copyStage(entered(),at);
        const view=viewAt(at),chosen=state.chosen<0?null:now(state.chosen);
        paintWindow(view);paintNames(view,at,n*state.split/100*score.size[0]);paintRings(view,at);
        if(chosen)box('chosen',place(chosen.frame,view),'',3/zoom);
      });
      pen=marks;held=usual;
    }
    function setCompare(on){
      state.compares=on;press($('compare'),on);
      if(on){copied=null;if(state.playing)play(false);if(state.layers)setLayers(false);}
      setSplit(state.split);paint();
    }
    const setSplit=splitSlider(slider,layer,value=>{
      state.split=value;
      sheet.style.setProperty('--split',value/100);
      root.dataset.split=state.compares?value:'';
      if(state.compares){paintStage();keepAddress();}
    });
    """#
}
