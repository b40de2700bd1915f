extension InspectorScript {
  /// The acts of the buttons.
  static let controls = #"""
    let onionStep=-1;
    function paint(){
      paintStage();paintList();paintTable();
      if(state.onion&&onionStep!==state.step){onionStep=state.step;paintOnion();}
      const time=seconds(state.frame),step=score.steps[state.step];
      $('scrub').value=state.frame;
      $('scrub').setAttribute('aria-valuetext',time.toFixed(3)+' seconds, '+step.name);
      const inner=time<step.start-1e-9?'before '+step.name
        :step.name+(time<step.end-1e-9?' +'+(time-step.start).toFixed(3)+' s':', done');
      $('time').textContent=time.toFixed(3)+' s';
      const small=document.createElement('small');small.textContent=inner;$('time').append(small);
      document.querySelectorAll('.band').forEach((band,index)=>{
        band.classList.toggle('is-now',index===state.step&&time>=step.start-1e-9);
      });
      $('theme').textContent=isDark()?'Light':'Dark';
      root.dataset.time=time.toFixed(4);root.dataset.step=step.name;
      root.dataset.chosen=state.chosen<0?'':score.elements[state.chosen].label;
    }
    function setOnion(on){
      state.onion=on;$('onion').checked=on;onionStep=-1;
      if(on)paint();else paintOnion();
    }
    function setTheme(theme){
      root.dataset.theme=theme;onionStep=-1;paint();
    }
    $('scrub').addEventListener('input',()=>{play(false);show(+$('scrub').value);});
    $('back').addEventListener('click',()=>{play(false);show(state.frame-1);});
    $('next').addEventListener('click',()=>{play(false);show(state.frame+1);});
    $('play').addEventListener('click',()=>play(!state.playing));
    $('speed').addEventListener('change',()=>{state.speed=+$('speed').value;});
    $('onion').addEventListener('change',()=>setOnion($('onion').checked));
    $('loop').addEventListener('change',()=>{state.loop=$('loop').checked;});
    $('theme').addEventListener('click',()=>setTheme(isDark()?'light':'dark'));
    $('phase').addEventListener('change',paint);
    $('copy').addEventListener('click',copy);
    document.querySelectorAll('.band').forEach(band=>
      band.addEventListener('click',()=>goTo(+band.dataset.step)));
    $('list').addEventListener('click',event=>{
      const item=event.target.closest('li');if(item)choose(+item.dataset.index,false);
    });
    stageBox.addEventListener('click',event=>{
      const index=elementAt(event.clientX,event.clientY);
      choose(index);
    });
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change',()=>{onionStep=-1;paint();});
    """#

  /// Everything can be done without a pointer.
  static let keys = #"""
    addEventListener('keydown',event=>{
      if(event.ctrlKey||event.metaKey||event.altKey)return;
      const at=event.target,key=event.key;
      const isRange=at.id==='scrub',isField=at.tagName==='SELECT';
      const isButton=at.tagName==='BUTTON'||at.type==='checkbox';
      const steps=event.shiftKey?10:1;
      const actions={
        ' ':()=>!isButton&&!isField&&(play(!state.playing),true),
        ArrowLeft:()=>!isField&&(play(false),show(state.frame-steps),true),
        ArrowRight:()=>!isField&&(play(false),show(state.frame+steps),true),
        ArrowUp:()=>!isField&&!isRange&&(move(-1),true),
        ArrowDown:()=>!isField&&!isRange&&(move(1),true),
        Home:()=>!isField&&(play(false),show(0),true),
        End:()=>!isField&&(play(false),show(last),true),
        Escape:()=>(choose(-1),true),
        o:()=>(setOnion(!state.onion),true),
        t:()=>(setTheme(isDark()?'light':'dark'),true),
        c:()=>(copy(),true),
      };
      if(/^[1-9]$/.test(key)&&!isField){goTo(+key-1);event.preventDefault();return;}
      const action=actions[key.length===1?key.toLowerCase():key];
      if(action&&action())event.preventDefault();
    });
    function move(by){
      const count=score.elements.length;
      if(count)choose(state.chosen<0?(by>0?0:count-1):(state.chosen+by+count)%count);
    }
    """#

  /// The words behind the number sign of the address say what to show, what is clicked and
  /// which keys are pressed: `#step=sync&t=0.15&select=zoe`, `#at=195,45`, `#keys=End,o`.
  static let start = #"""
    /** The boxes of the chosen element's views as the browser shows them, in points of the stage. */
    function seen(){
      const back=layer().firstElementChild.getScreenCTM().inverse(),theme=isDark()?'dark':'light';
      return(score.elements[state.chosen]?.views??[]).flatMap(view=>{
        const group=$(theme+'e'+view);
        if(!group||+getComputedStyle(group).opacity<.02)return[];
        const box=group.getBoundingClientRect();
        const a=new DOMPoint(box.left,box.top).matrixTransform(back);
        const b=new DOMPoint(box.right,box.bottom).matrixTransform(back);
        return[[a.x,a.y,b.x-a.x,b.y-a.y].map(short).join(' ')];
      }).join('; ');
    }
    function follow(){
      const words=new URLSearchParams(location.hash.slice(1));
      if(words.has('theme'))root.dataset.theme=words.get('theme')==='dark'?'dark':'light';
      const step=score.steps.find(s=>s.name===words.get('step'));
      const time=(step?step.start:0)+(parseFloat(words.get('t'))||0);
      if(words.has('phase'))$('phase').value=words.get('phase');
      show(Math.floor(time*score.fps+1e-6));
      const name=words.get('select');
      if(name!==null)choose(score.elements.findIndex(e=>e.name===name||e.label===name));
      if(words.has('onion'))setOnion(words.get('onion')!=='0');
      if(words.has('at')){
        const[x,y]=words.get('at').split(',').map(Number),area=layer().firstElementChild;
        const point=new DOMPoint(x,y).matrixTransform(area.getScreenCTM());
        choose(elementAt(point.x,point.y));
      }
      for(const key of words.get('keys')?.split(',')??[])
        document.body.dispatchEvent(new KeyboardEvent('keydown',{key,bubbles:true}));
      if(words.has('measure'))root.dataset.seen=seen();
      if(words.has('play'))play(true);
      root.dataset.ready='1';
    }
    root.classList.add('js');
    const drawn=layer().firstElementChild,view=drawn.getAttribute('viewBox');
    marks.setAttribute('viewBox',view);
    /** Where names have no room, steps have the numbers of their keys. */
    const tighten=()=>document.querySelectorAll('.band')
      .forEach(b=>b.classList.toggle('is-tight',b.clientWidth<44));
    tighten();addEventListener('resize',tighten);
    addEventListener('hashchange',follow);
    follow();
    """#
}
