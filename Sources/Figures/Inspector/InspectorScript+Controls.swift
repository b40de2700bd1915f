extension InspectorScript {
  /// The parts that are painted, and the acts of buttons and pointers.
  static let controls = #"""
    /** Everything that a step decides: done once, when it is entered. */
    function enterStep(){
      $('finding').textContent=entered().finding;
      buildRoles();buildLanes();sortRows();
      if(!state.playing)showChange();
      all('.band').forEach((band,index)=>{
        band.classList.toggle('is-now',index===state.step);
        if(index===state.step)band.setAttribute('aria-current','step');else band.removeAttribute('aria-current');
      });
    }
    function paint(){
      paintStage();paintLanes();paintRows();paintElement();
      const time=seconds(state.frame),step=entered(),view=viewAt(state.frame);
      const inner=time<step.start-1e-9?'before '+step.name
        :step.name+(time<step.end-1e-9?' +'+(time-step.start).toFixed(3)+' s':', done');
      $('scrub').value=state.frame;
      $('scrub').setAttribute('aria-valuetext',time.toFixed(3)+' seconds, '+inner);
      $('time').textContent=time.toFixed(3)+' s';
      $('where').textContent='frame '+state.frame+' of '+last+' · '+inner;
      const here=placedNow(state.chosen),left=make('span');
      left.append(make('b','',chosen()?.label??''),!chosen()?'':here?' '+here.frame.map(written).join(' ')+' · α '+here.alpha+' · z '+here.zIndex:' is not there');
      $('foot').replaceChildren(left,make('span','',written(view[2])+' × '+written(view[3])+', offset '+
        written(view[4]-view[0])+' '+written(view[5]-view[1])));
      root.dataset.time=time.toFixed(4);root.dataset.step=step.name;
      root.dataset.chosen=chosen()?.label??'';
      root.dataset.hover=elements[state.hover]?.label??'';
      if(!state.playing)keepAddress();
    }
    function address(){
      const step=entered(),words=[];
      const t=seconds(state.frame)-step.start;
      if(t>=-1e-9)words.push('step='+encodeURIComponent(step.name));
      words.push('t='+Number((t>=-1e-9?t:seconds(state.frame)).toFixed(4)));
      if(chosen())words.push('select='+encodeURIComponent(chosen().name??chosen().label));
      if(state.compares)words.push('split='+state.split);
      return'#'+words.join('&');
    }
    /** The address leads to what is seen, without a place in the history for every frame. */
    let isFollowing=false;
    function keepAddress(){
      if(isFollowing)return;
      try{history.replaceState(null,'',address());}catch{}
    }
    function choose(index,scrolls=true){
      state.chosen=index;
      if(index>=0&&scrolls){reveal(index);revealOnStage(index);}
      paint();say();
    }
    function hover(index){
      if(index===state.hover)return;
      state.hover=index;paint();
    }
    function setGhosts(on){state.ghosts=on;press($('ghosts'),on);paint();}
    function setLayers(on){
      state.layers=on;if(on&&state.compares)setCompare(false);
      press($('layers'),on);sheet.classList.toggle('has-layers',on);paint();
    }
    function setTheme(theme){
      root.dataset.theme=theme;$('dark').media=theme==='dark'?'all':'not all';shade();nameTheme();paint();
    }
    function nameTheme(){$('theme').lastElementChild.textContent=isDark()?'Light':'Dark';
      $('theme').setAttribute('aria-label',(isDark()?'Light':'Dark')+' colours');}
    /** Of the buttons of a choice the one is pressed that has the value. */
    function pick(choice,value){
      for(const button of all(`[data-${choice}]`))press(button,button.dataset[choice]===value);
    }
    const onPick=(choice,act)=>all(`[data-${choice}]`).forEach(b=>b.addEventListener('click',()=>act(b.dataset[choice])));
    function setColumn(column){
      state.column=column;grid.classList.toggle('is-frame',column==='frame');
      pick('column',column);
      $('delta').textContent='Δ '+({alpha:'α',zIndex:'z'}[column]??column);
      buildRows(true);
    }
    const on=(id,act,what='click')=>$(id).addEventListener(what,act);
    /** Whoever asks for a moment wants to see it. */
    function goTime(frame){if(state.compares)setCompare(false);jump(frame);}
    on('scrub',()=>goTime(+$('scrub').value),'input');
    on('start',()=>goTime(0));
    on('end',()=>goTime(last));
    on('back',()=>goTime(state.frame-1));
    on('next',()=>goTime(state.frame+1));
    on('play',()=>play(!state.playing));
    on('speed',()=>{state.speed=+$('speed').value;},'change');
    on('loop',()=>{state.loop=$('loop').checked;},'change');
    on('ghosts',()=>setGhosts(!state.ghosts));
    on('layers',()=>setLayers(!state.layers));
    on('compare',()=>setCompare(!state.compares));
    on('larger',()=>zoomTo(zoom*1.25));
    on('smaller',()=>zoomTo(zoom/1.25));
    on('fit',()=>zoomTo(0));
    on('whole',()=>zoomTo(-1));
    on('theme',()=>setTheme(isDark()?'light':'dark'));
    on('copy',copy);
    on('help',()=>{
      $('keys').hidden=!$('keys').hidden;$('help').setAttribute('aria-expanded',!$('keys').hidden);fit();paint();
    });
    on('link',async()=>{
      const words=location.href.split('#')[0]+address();
      root.dataset.copied=words;keepAddress();
      $('said').textContent=await put(words)?'Link copied':'The link stands in the address';
      const label=$('link').lastElementChild;
      label.textContent='Copied';setTimeout(()=>{label.textContent='Copy link';},2000);
    });
    $('search').addEventListener('input',()=>{state.search=$('search').value.trim().toLowerCase();rowsBox.scrollTop=0;sortRows();});
    on('roles',event=>{
      const button=event.target.closest('[data-role]');if(!button)return;
      const role=button.dataset.role,on=!state.roles.has(role);
      if(on)state.roles.add(role);else state.roles.delete(role);
      press(button,on);rowsBox.scrollTop=0;sortRows();
    });
    onPick('column',setColumn);
    onPick('space',space=>{state.isOnScreen=space==='screen';pick('space',space);buildLanes();buildRows(true);paint();});
    onPick('phase',phase=>{state.phase=phase;paint();});
    onPick('form',form=>{state.form=form;paint();});
    onPick('step',step=>goTo(+step));
    rowsBox.addEventListener('scroll',()=>buildRows());
    const indexOf=event=>{const node=event.target.closest('[data-index]');return node?+node.dataset.index:-1;};
    for(const part of[grid,lanesBox]){
      part.addEventListener('mousemove',event=>hover(indexOf(event)));
      part.addEventListener('mouseleave',()=>hover(-1));
    }
    grid.addEventListener('click',event=>{const index=indexOf(event);if(index>=0)choose(index,false);});
    lanesBox.addEventListener('click',event=>{
      const opener=event.target.closest('.lane')?.querySelector('[data-bundle]'),index=indexOf(event);
      if(index>=0)choose(index);
      else if(opener){
        const key=opener.dataset.bundle;
        if(!state.opened.delete(key))state.opened.add(key);
        buildLanes();paint();
        [...lanesBox.querySelectorAll('[data-bundle]')].find(b=>b.dataset.bundle===key)?.focus();
      }
    });
    sheet.addEventListener('click',event=>{if(!hasPulled)choose(elementAt(event.clientX,event.clientY));});
    sheet.addEventListener('mousemove',event=>hover(elementAt(event.clientX,event.clientY)));
    sheet.addEventListener('mouseleave',()=>hover(-1));
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change',()=>{shade();nameTheme();paint();});
    """#

  /// Everything can be done without a pointer; keys of one character can be switched off.
  static let keys = #"""
    function move(by){
      if(!order.length)return;
      const at=order.indexOf(state.chosen);
      choose(order[at<0?(by>0?0:order.length-1):(at+by+order.length)%order.length]);
    }
    addEventListener('keydown',event=>{
      if(event.ctrlKey||event.metaKey||event.altKey)return;
      const at=event.target,key=event.key;
      const isRange=at.id==='scrub',isField=at.tagName==='SELECT'||at.id==='search';
      const isButton=at.tagName==='BUTTON'||at.type==='checkbox';
      const steps=event.shiftKey?10:1;
      if(key==='Escape'){
        if(at.id==='search'&&at.value){at.value='';state.search='';sortRows();}
        else if(!$('keys').hidden)$('help').click();
        else choose(-1);
        event.preventDefault();return;
      }
      if(isField)return;
      const actions={
        ' ':()=>!isButton&&(play(!state.playing),true),
        ArrowLeft:()=>(goTime(state.frame-steps),true),
        ArrowRight:()=>(goTime(state.frame+steps),true),
        ArrowUp:()=>!isRange&&(move(-1),true),
        ArrowDown:()=>!isRange&&(move(1),true),
        Home:()=>(goTime(0),true),
        End:()=>(goTime(last),true),
      };
      const letters={
        g:()=>setGhosts(!state.ghosts),l:()=>setLayers(!state.layers),
        b:()=>setCompare(!state.compares),t:()=>setTheme(isDark()?'light':'dark'),
        c:()=>copy(),'/':()=>$('search').focus(),'+':()=>zoomTo(zoom*1.25),'-':()=>zoomTo(zoom/1.25),
        '0':()=>zoomTo(0),'?':()=>$('help').click(),
      };
      const letter=$('single').checked&&(/^[1-9]$/.test(key)?()=>goTo(+key-1):letters[key.toLowerCase()]);
      if(actions[key]?.()){event.preventDefault();return;}
      if(letter){letter();event.preventDefault();}
    });
    """#

  /// The words behind the number sign of the address say what to show, what is clicked and
  /// which keys are pressed: `#step=sync&t=0.15&select=zoe`, `#at=195,45`, `#keys=End,g`.
  static let start = #"""
    /** The boxes of the chosen element's parts as the browser shows them, in points of the stage. */
    function seen(){
      const back=layer().firstElementChild.getScreenCTM().inverse();
      return parts().filter(part=>part.index===state.chosen&&part.isThere).flatMap(({node:group})=>{
        if(+getComputedStyle(group).opacity<.02)return[];
        const box=group.getBoundingClientRect();
        const a=new DOMPoint(box.left,box.top).matrixTransform(back);
        const b=new DOMPoint(box.right,box.bottom).matrixTransform(back);
        return[[a.x,a.y,b.x-a.x,b.y-a.y].map(short).join(' ')];
      }).join('; ');
    }
    /** The step in which most elements change: a page that is opened shows something. */
    function busiest(){
      const count=step=>elements.filter(({steps})=>{
        const{before,after}=steps[step]??{};
        return(before||after)&&String(before)!==String(after);
      }).length;
      const counts=steps.map((_,step)=>count(step));
      return counts.indexOf(max(...counts));
    }
    function follow(){
      const words=new URLSearchParams(location.hash.slice(1));
      isFollowing=true;
      if(words.has('theme'))setTheme(words.get('theme')==='dark'?'dark':'light');
      const named=steps.findIndex(s=>s.name===words.get('step')),t=parseFloat(words.get('t'))||0;
      const step=location.hash?named:busiest();
      const time=(steps[step]?.start??0)+t;
      if(standIns[words.get('phase')])state.phase=words.get('phase');
      const {start,end}=steps[step]??{};
      show(floor(time*score.fps+1e-3),false,t<=end-start+1e-4?step:undefined);
      // The first of the table: what was asked for, and went farthest.
      if(!location.hash&&group(order[0])==='asked')choose(order[0],false);
      const name=words.get('select');
      if(name!==null)choose(elements.findIndex(e=>e.name===name||e.label===name));
      if(words.has('at')){
        const[x,y]=words.get('at').split(',').map(Number),area=layer().firstElementChild;
        const point=new DOMPoint(x,y).matrixTransform(area.getScreenCTM());
        choose(elementAt(point.x,point.y));
      }
      if(words.has('split')){setSplit(parseFloat(words.get('split'))||0);setCompare(true);}
      isFollowing=false;
      for(const key of words.get('keys')?.split(',')??[])
        document.body.dispatchEvent(new KeyboardEvent('keydown',{key,bubbles:true}));
      if(words.has('measure'))root.dataset.seen=seen();
      if(words.has('play'))play(true);
      root.dataset.ready='1';
    }
    root.classList.add('js');
    {
      // The way of those that follow counts only if nothing else moves.
      const travel=name=>elements.reduce((sum,e)=>sum+e.steps.reduce((s,{role,before,after})=>
        s+(before&&after?abs(after[name]-before[name])*(roles[role]?.group==='asked'?1e6:1):0),0),0);
      if(travel(0)>travel(1))state.column='x';
    }
    let most=0;
    steps.forEach((s,step)=>{state.step=step;buildLanes();most=max(most,lanesBox.childElementCount);});
    lanesBox.style.setProperty('--lanes',most);
    state.step=0;
    const resize=()=>{placeBands();fit();showChange();buildRows(true);paint();};
    isFollowing=true;
    parts();shade();
    enterStep();setColumn(state.column);nameTheme();placeBands();fit();
    new ResizeObserver(()=>resize()).observe(stageBox);
    addEventListener('resize',resize);
    addEventListener('hashchange',follow);
    follow();
    """#
}
