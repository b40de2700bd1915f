/// The page's script, in the order in which it is read.
enum InspectorScript {
  static var text: String {
    "(()=>{'use strict';\n"
      + [data, time, stage, table, controls, keys, start].joined(separator: "\n")
      + "\n})();"
  }

  /// The data, and how to find something in the lists of runs.
  static let data = #"""
    const root=document.documentElement,$=id=>document.getElementById(id);
    const score=JSON.parse($('data').textContent),last=score.frames-1;
    const phases=['before','initial','now','final','after'];
    const names=['frame','alpha','zIndex','hidden','transform'];
    const state={frame:0,step:0,chosen:-1,playing:false,speed:1,onion:false,loop:true};

    /** The values that hold at a frame: runs begin at rising frames. */
    function run(runs,frame){
      let low=0,high=runs.length-1;
      if(high<0||runs[0][0]>frame)return null;
      while(low<high){const middle=(low+high+1)>>1;if(runs[middle][0]<=frame)low=middle;else high=middle-1;}
      return runs[low].slice(1);
    }
    /** Fields as attributes; those left out are what most elements have. */
    function attributes(fields){
      if(!fields||fields.length<4)return null;
      return{frame:fields.slice(0,4),alpha:fields[4]??1,zIndex:fields[5]??0,hidden:!!fields[6],
        transform:fields[7]||'',custom:fields[8]||{}};
    }
    const now=index=>attributes(run(score.elements[index].runs,state.frame));
    const seconds=frame=>Math.min(frame/score.fps,score.duration);
    /** The step that a frame belongs to: its motion, and the stillness after it. */
    function stepAt(time){
      let step=0;
      score.steps.forEach((s,index)=>{if(s.start<=time+1e-9)step=index;});
      return step;
    }
    const short=number=>String(Math.round(number*10)/10);
    """#

  /// Time: a frame, and a clock that plays.
  static let time = #"""
    let clock=0,position=0;
    function show(frame,keepsPosition){
      state.frame=Math.max(0,Math.min(last,Math.round(frame)));
      if(!keepsPosition)position=seconds(state.frame);
      state.step=stepAt(seconds(state.frame));
      paint();
    }
    function play(on){
      if(on&&state.frame>=last)show(0);
      state.playing=on;root.classList.toggle('is-playing',on);
      $('play').setAttribute('aria-label',on?'Pause':'Play');
      clock=performance.now();
      if(on)requestAnimationFrame(tick);
    }
    function tick(when){
      if(!state.playing)return;
      position+=Math.max(0,when-clock)/1000*state.speed;clock=when;
      if(position>=score.duration){
        if(!state.loop||score.duration<=0){play(false);show(last);return;}
        position%=score.duration;
      }
      show(Math.floor(position*score.fps+1e-6),true);
      requestAnimationFrame(tick);
    }
    function goTo(step){
      const s=score.steps[step];
      if(s){play(false);show(Math.ceil(s.start*score.fps-1e-6));}
    }
    """#

  /// The stage: the file's own animations, held at a time.
  static let stage = #"""
    const stageBox=$('stage'),marks=$('marks'),ghosts=$('ghosts');
    const isDark=()=>root.dataset.theme?root.dataset.theme==='dark':
      matchMedia('(prefers-color-scheme:dark)').matches;
    const layer=()=>stageBox.querySelector('.layer.'+(isDark()?'dark':'light'));
    function hold(element,time){
      for(const animation of element.getAnimations({subtree:true})){
        animation.pause();animation.currentTime=time*1000;
      }
    }
    function paintStage(){
      const time=seconds(state.frame);
      hold(layer(),state.frame>=last?score.duration+1:time);
      paintMarks();
    }
    /** Views that leave no trail: those that stand still, and the outline of the screen. */
    function stillViews(step){
      const from=Math.floor(step.start*score.fps),to=Math.ceil(step.end*score.fps);
      const changes=runs=>runs.some(run=>run[0]>from&&run[0]<=to);
      if(changes(score.viewports))return score.outlines;
      return score.elements.filter(e=>!changes(e.runs)).flatMap(e=>e.views).concat(score.outlines);
    }
    function paintOnion(){
      ghosts.replaceChildren();
      if(!state.onion)return;
      const step=score.steps[state.step],length=step.end-step.start;
      const view=(isDark()?'dark':'light')+'e',still=stillViews(step);
      for(let part=0;part<5;part++){
        const ghost=document.createElement('div'),copy=layer().firstElementChild.cloneNode(true);
        for(const number of still)
          copy.querySelectorAll(`[id="${view}${number}"],[id^="${view}${number}-"]`).forEach(e=>e.remove());
        for(const named of [copy,...copy.querySelectorAll('[id]')])
          if(!named.closest('defs'))named.removeAttribute('id');
        // Names in five places at once are noise: ghosts are shapes, the older the fainter.
        copy.querySelectorAll('title,desc,style,text').forEach(e=>e.remove());
        ghost.style.opacity=.2+.08*part;
        ghost.append(copy);ghosts.append(ghost);
        hold(ghost,step.start+length*part/5);
      }
    }
    function box(kind,frame,[x,y]){
      const rect=document.createElementNS('http://www.w3.org/2000/svg','rect');
      rect.setAttribute('class',kind);rect.setAttribute('rx',6);
      rect.setAttribute('x',frame[0]+x);rect.setAttribute('y',frame[1]+y);
      rect.setAttribute('width',Math.max(frame[2],0));rect.setAttribute('height',Math.max(frame[3],0));
      return rect;
    }
    /** Where the chosen element is, where it was before the step, and its way. */
    function paintMarks(){
      marks.replaceChildren();
      if(state.chosen<0)return;
      const element=score.elements[state.chosen],here=now(state.chosen),step=score.steps[state.step];
      const origin=run(score.viewports,state.frame),was=attributes(element.steps[state.step].before);
      if(was)marks.append(box('was',was.frame,origin));
      const points=[],stride=Math.max(1,Math.round(score.fps/20));
      for(let f=Math.ceil(step.start*score.fps);f<=Math.min(step.end*score.fps,last);f++){
        const a=attributes(run(element.runs,f)),o=run(score.viewports,f);
        if(a)points.push([a.frame[0]+a.frame[2]/2+o[0],a.frame[1]+a.frame[3]/2+o[1]].map(short).join(' '));
      }
      if(new Set(points).size>1){
        const path=document.createElementNS('http://www.w3.org/2000/svg','path');
        path.setAttribute('class','way');path.setAttribute('d','M'+points.join('L'));marks.append(path);
        // A dot every twentieth of a second: close together where the way is slow.
        points.filter((_,n)=>n%stride===0||n===points.length-1).forEach(point=>{
          const dot=document.createElementNS('http://www.w3.org/2000/svg','circle');
          [['cx',point.split(' ')[0]],['cy',point.split(' ')[1]],['r',2.5]]
            .forEach(([name,value])=>dot.setAttribute(name,value));
          marks.append(dot);
        });
      }
      if(here)marks.append(box('is',here.frame,origin));
    }
    /** The element that is seen at a point: what is clear lets the click through, and so does the screen's outline. */
    function elementAt(x,y){
      for(const hit of document.elementsFromPoint(x,y)){
        let visible=1,view=null;
        for(let e=hit;e&&e!==stageBox;e=e.parentElement){
          visible*=+getComputedStyle(e).opacity;
          const match=view===null&&/^(?:light|dark)e(\d+)(?:-\d+)?$/.exec(e.id||'');
          if(match)view=+match[1];
        }
        if(view!==null&&visible>.02&&!score.outlines.includes(view))
          return score.elements.findIndex(e=>e.views.includes(view));
      }
      return-1;
    }
    """#

  /// The list and the table of attributes.
  static let table = #"""
    const items=[...document.querySelectorAll('#list li')];
    function text(name,value){
      if(value===undefined||value===null)return'';
      if(name==='frame')return value.map(short).join(' ');
      if(name==='hidden')return value?'yes':'no';
      if(name==='transform')return value||'none';
      return String(Math.round(value*1000)/1000);
    }
    function choose(index,scrolls=true){
      state.chosen=index;
      items.forEach((item,i)=>item.setAttribute('aria-selected',String(i===index)));
      if(index>=0){$('list').setAttribute('aria-activedescendant','item-'+index);
        if(scrolls)items[index].scrollIntoView({block:'nearest'});}
      else $('list').removeAttribute('aria-activedescendant');
      paint();
    }
    /** Rows: what every element has, then what the layout's own attributes add. */
    function rows(all){
      const own=new Set(phases.flatMap(phase=>Object.keys(all[phase]?.custom||{})));
      const read=name=>state=>text(name,state[name]);
      return names.map(name=>[name==='frame'?'x y w h':name==='zIndex'?'z':name,read(name)])
        .concat([...own].sort().map(name=>['custom.'+name,state=>state.custom[name]??'']));
    }
    function states(){
      const step=score.elements[state.chosen].steps[state.step],all={};
      for(const phase of phases)all[phase]=phase==='now'?now(state.chosen):attributes(step[phase]);
      return all;
    }
    function cell(tag,content,kind){
      const element=document.createElement(tag);element.textContent=content;
      if(kind)element.className=kind;
      return element;
    }
    function paintTable(){
      const body=$('table').tBodies[0],head=$('table').tHead;
      body.replaceChildren();head.replaceChildren();
      if(state.chosen<0){
        $('chosen').textContent='Choose an element';$('role').textContent='on the stage or in the list';$('expectation').textContent='';
        $('panel').classList.add('is-empty');return;
      }
      $('panel').classList.remove('is-empty');
      const element=score.elements[state.chosen],all=states();
      const shown=phases.filter(p=>all[p]||p==='now'||p==='before'||p==='after');
      $('chosen').textContent=element.label;
      $('role').textContent=(element.steps[state.step].role||'not there')+' in '+score.steps[state.step].name;
      const top=document.createElement('tr');
      top.append(cell('th',''));
      for(const phase of shown)top.append(cell('th',phase,phase==='now'?'is-now':''));
      head.append(top);
      for(const[name,read]of rows(all)){
        const row=document.createElement('tr');
        const title=cell('th',name);
        title.scope='row';row.append(title);
        for(const phase of shown){
          const value=all[phase]&&read(all[phase]);
          const differs=all[phase]&&all.before&&phase!=='before'&&value!==read(all.before);
          row.append(cell('td',value||'–',[phase==='now'?'is-now':'',differs?'differs':''].join(' ').trim()));
        }
        body.append(row);
      }
      for(const option of $('phase').options)option.disabled=!all[option.value];
      if($('phase').selectedOptions[0]?.disabled){
        $('phase').value=all.initial?'initial':all.after?'after':all.final?'final':'before';
      }
      $('expectation').textContent=expectation();
    }
    /** The expectation of a scene: what the layout answered, in as few words as say it. */
    function expectation(){
      const phase=$('phase').value,all=states(),here=all[phase],element=score.elements[state.chosen];
      if(!here)return phase==='initial'||phase==='final'
        ?'// the layout has no '+phase+' answer here':'// not there '+phase+' this step';
      const other=all[phase==='initial'?'after':'before'];
      const wanted={of:element.name??element.label,step:score.steps[state.step].name,phase};
      const differing=['frame','alpha','zIndex','hidden'].filter(n=>other&&phase!=='before'
        &&text(n,here[n])!==text(n,other[n]));
      for(const name of differing.length?differing:['frame','alpha'])wanted[name]=here[name];
      const fields=Object.entries(wanted).map(([k,v])=>JSON.stringify(k)+': '+
        (Array.isArray(v)?'['+v.join(', ')+']':JSON.stringify(v)));
      return'{"attributes": {'+fields.join(', ')+'}}';
    }
    function paintList(){
      items.forEach((item,index)=>{
        const element=score.elements[index],here=now(index);
        const{role,speaks}=element.steps[state.step];
        item.className=(here?'':'is-away ')+(role?'is-'+role:'')+(speaks?' speaks':'');
        item.lastElementChild.textContent=here?here.frame.map(short).join(' '):'not there';
      });
    }
    async function copy(){
      if(state.chosen<0)return;
      const words=expectation();let done=false;
      try{await navigator.clipboard.writeText(words);done=true;}catch{
        const range=document.createRange();range.selectNodeContents($('expectation'));
        const selection=getSelection();selection.removeAllRanges();selection.addRange(range);
        try{done=document.execCommand('copy');}catch{}
      }
      $('copied').textContent=done?'Copied':'Selected: press Ctrl C';
      setTimeout(()=>{$('copied').textContent='';},2000);
    }
    """#
}
