import Notation

/// The page's script, in the order in which it is read.
enum InspectorScript {
  static let text: String = {
    let parts = [
      data, time, stage, view, marks, layers, SplitSlider.script.text, split, lanes, table, element,
      expectation, controls, pan, keys, start,
    ]
    return "(()=>{'use strict';\n" + ScriptText.short(parts.joined(separator: "\n")) + "\n})();"
  }()

  /// The data, and how to find something in the lists of runs.
  private static let data = #"""
    const root=document.documentElement,$=id=>document.getElementById(id),{abs,ceil,floor,max,min,round}=Math;
    const score=JSON.parse($('data').textContent),{steps,roles}=score,last=score.frames-1;
    const all=selector=>[...document.querySelectorAll(selector)];
    const phases=['before','initial','now','final','after'];
    const state={frame:0,step:0,chosen:-1,hover:-1,playing:false,speed:1,loop:true,ghosts:true,layers:false,
      zoom:0,compares:false,split:50,column:'y',search:'',roles:new Set(),phase:'after',form:'scene',opened:new Set()};

    /** The number of the run that holds at a frame: runs begin at rising frames. */
    function runAt(runs,frame){
      let low=0,high=runs.length-1;
      if(high<0||runs[0][0]>frame)return-1;
      while(low<high){const middle=(low+high+1)>>1;if(runs[middle][0]<=frame)low=middle;else high=middle-1;}
      return low;
    }
    /** Of a moment that belongs to several steps, and of each half where two are compared: the side of the step. */
    let held=null;
    const viewOf=step=>steps[step]?.view??score.viewports[0].slice(1);
    const viewAt=frame=>held&&frame===state.frame?viewOf(state.step-(held===before?1:0))
      :score.viewports[runAt(score.viewports,frame)]?.slice(1)??null;
    const hundredth=number=>round(number*100)/100;
    /** A state's fields where the element has its start at a place. */
    const placed=(fields,at)=>fields?[hundredth(fields[0]+at[0]),hundredth(fields[1]+at[1]),...fields.slice(2)]:null;
    /** The fields at a frame, without the element's own place: at rest, or on the way from the state before. */
    function fieldsAt(way,frame){
      const index=runAt(way,frame),[first,number,course]=way[index]??[],end=score.states[number];
      const share=course===undefined?1:score.courses[course][frame-first]??1;
      if(share===1||!end)return end;
      const start=score.states[way[index-1][1]],mixed=end.slice(),alpha=n=>n[4]??1;
      for(let n=0;n<4;n++)mixed[n]=hundredth(start[n]+(end[n]-start[n])*share);
      const fade=alpha(start)+(alpha(end)-alpha(start))*share;
      if(fade!==1||end.length>4)mixed[4]=round(fade*1000)/1000;
      return mixed;
    }
    /** The rows of columns, which are folded as InspectorColumn says. */
    function rowsOf(columns){
      const further=(value,by)=>!by?value:typeof value==='number'?hundredth(value+by):value.replace(/\d+$/,n=>+n+by);
      const lists=Object.values(columns).map(list=>{
        const all=[];
        for(const part of list){
          const [value,count,step=0]=Array.isArray(part)?part:[part,1];
          for(let n=0;n<count;n++)all.push(Array.isArray(value)?all[all.length-value[0]]:further(value,n*step));
        }
        return all;
      });
      return lists[0].map((_,row)=>lists.map(list=>list[row]));
    }
    function statesOf({custom,...columns}){
      const states=rowsOf(columns);
      for(const number in custom)states[number][8]=custom[number];
      return states;
    }
    const kinds=Object.keys(roles);
    function elementsOf({label,swift,...columns}){
      return rowsOf(columns).map(([name,end,story,...at],index)=>{
        const words=typeof end==='number'&&end?[...name].slice(-end).join(''):end;
        const [plan,...own]=score.stories[story],[legs,steps,rest]=score.plans[plan];
        const known=n=>placed(score.states[own[n]],at);
        return{name,words,at,swift:swift[index],label:label[index]??(words?words+' ('+name+')':name),
          way:legs.map(([frame,n,...course])=>n===undefined?[frame]:[frame,own[n],...course]),
          rest:known(rest??legs.findLast(leg=>leg.length>1)?.[1]),
          steps:steps.map(([role,...numbers])=>{
            const [before,initial,final,after]=numbers.map(known);
            return{role:kinds[role],speaks:numbers[4]>0,before,initial,final,after};
          })};
      });
    }
    score.states=statesOf(score.states);
    const elements=elementsOf(score.elements);
    /** Fields as attributes; those left out are what most elements have. */
    function attributes(fields){
      if(!fields||fields.length<4)return null;
      return{frame:fields.slice(0,4),alpha:fields[4]??1,zIndex:fields[5]??0,hidden:!!fields[6],
        transform:fields[7]||'',custom:fields[8]||{}};
    }
    /** The one source for stage, lanes and tables: an element at a frame. */
    function now(index,frame=state.frame){
      if(held&&frame===state.frame)return held(index);
      const {way,at}=elements[index];
      return attributes(placed(fieldsAt(way,frame),at));
    }
    /** The frames that show a step's start and its end. */
    function ends({start,end}=entered()){
      return[max(0,ceil(start*score.fps-1e-6)-(end>start?0:1)),min(last,ceil(end*score.fps-1e-6))];
    }
    /** With its place in the content, or on the screen at a frame, whichever is wanted. */
    function placedAt(index,a,frame=state.frame){
      if(!a||!state.isOnScreen&&!score.ofScreen.includes(index))return a;
      const v=viewAt(frame),[x,y,...size]=a.frame;
      return{...a,frame:[hundredth(x+v[0]-v[4]),hundredth(y+v[1]-v[5]),...size]};
    }
    const placedNow=index=>index<0?null:placedAt(index,now(index));
    const around=(index,step=state.step)=>elements[index].steps[step];
    const before=index=>attributes(around(index).before),after=index=>attributes(around(index).after);
    const group=index=>roles[around(index).role]?.group??'absent';
    /** The role's mark; a section's role is marked once. */
    function mark(index,step=state.step){
      const {role,speaks}=around(index,step);
      return role?(role.startsWith('section-')&&!speaks?'follows':roles[role].mark):'';
    }
    const entered=()=>steps[state.step],chosen=()=>elements[state.chosen];
    const seconds=frame=>min(frame/score.fps,score.duration);
    const short=number=>String(round(number*10)/10||0);
    /** As it is read: with the sign that is as wide as a plus. */
    const written=number=>short(number).replace('-','−');
    const signed=number=>(number>0?'+':number<0?'−':'')+short(abs(number));
    const has=(a,b)=>a.toLowerCase().includes(b);
    function make(tag,name,content){
      const node=document.createElement(tag);
      if(name)node.className=name;
      if(content!==undefined)node.textContent=content;
      return node;
    }
    /** A name whose number stays where there is no room for all of it. */
    function nameNode(label){
      const node=make('bdi','name'),[,head,tail]=/^(.*\S)(\s+\S{0,4}\d+\)?)$/u.exec(label)??[,label,''];
      node.append(make('span','',head));
      if(tail)node.append(make('span','tail',tail));
      return node;
    }
    /** What an element is called: its words and its name, where those are two, and all of it at the pointer. */
    function call(node,index,...before){
      const {label,words}=elements[index];
      node.title=words&&!has(label,words)?label+' '+words:label;
      node.append(...before,...who(index));
    }
    function who(index){
      const {label,words,name}=elements[index];
      if(words&&label===words+' ('+name+')')return[nameNode(words),make('bdi','words',name)];
      return words&&!has(label,words)?[nameNode(label),make('bdi','words',words)]:[nameNode(label)];
    }
    /** The mark of a role, for those who see it: the words beside it say the same. */
    function badge(mark){
      const node=make('i','badge');
      node.dataset.mark=mark;node.setAttribute('aria-hidden','true');
      return node;
    }
    const press=(button,on)=>button.setAttribute('aria-pressed',on);
    function draw(tag,fields,parent){
      const node=document.createElementNS('http://www.w3.org/2000/svg',tag);
      for(const name in fields)if(name==='words')node.textContent=fields[name];
        else node.setAttribute(name,fields[name]);
      parent?.append(node);
      return node;
    }
    """#

  /// Time: a frame, and a clock that plays.
  private static let time = #"""
    let clock=0,position=0;
    /** The step that a frame belongs to: its motion, and the stillness after it. */
    function stepAt(time){
      let step=0;
      steps.forEach((s,index)=>{if(s.start<=time+1e-9)step=index;});
      return step;
    }
    const hasBegun=()=>seconds(state.frame)>=entered().start-1e-9;
    /** A step that takes no time is one of several at a frame: whoever wants it says so. */
    function show(frame,keepsPosition,wanted){
      state.frame=max(0,min(last,round(frame)));
      if(!keepsPosition)position=seconds(state.frame);
      const usual=stepAt(seconds(state.frame)),step=wanted??usual,{start,end}=steps[step];
      held=step<usual&&end>start?after:null;
      if(step!==state.step){state.step=step;enterStep();}
      paint();
    }
    function play(on){
      if(on&&state.compares)setCompare(false);
      if(on&&state.frame>=last)show(0);
      state.playing=on;root.classList.toggle('is-playing',on);
      $('play').setAttribute('aria-label',on?'Pause':'Play');
      clock=performance.now();
      if(on)requestAnimationFrame(tick);else say();
    }
    function tick(when){
      if(!state.playing)return;
      position+=max(0,when-clock)/1000*state.speed;clock=when;
      if(position>=score.duration){
        if(!state.loop||score.duration<=0){play(false);show(last);return;}
        position%=score.duration;
      }
      show(floor(position*score.fps+1e-6),true);
      requestAnimationFrame(tick);
    }
    function jump(frame,step){if(state.playing)play(false);show(frame,false,step);say();}
    function goTo(step){
      const s=steps[step];
      if(s)jump(ceil(s.start*score.fps-1e-6),step);
    }
    /** For those who hear the page: the time, and the chosen element's place. */
    function say(){
      const here=placedNow(state.chosen),who=chosen()?', '+chosen().label+
        (here?' x '+written(here.frame[0])+' y '+written(here.frame[1]):' is not there'):'';
      $('said').textContent=seconds(state.frame).toFixed(2)+' seconds, '+entered().name+who;
    }
    """#
}
