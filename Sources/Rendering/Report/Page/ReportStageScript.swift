/// The stage: panes with pictures and marks on them, and one view of all panes.
enum ReportStageScript {
  static let text = [choose, panes, marks, view, loupe].joined(separator: "\n")

  private static let choose = #"""
    const stage=$('stage'),app=$('app');
    let chosen=null,row=null,pair={},film=null,size=[0,0],visit=0;
    const isPair=()=>!!(pair.before&&pair.after);
    /** Shows an item; what was asked for before and comes late is dropped. */
    async function choose(id,options={}){
      const item=known(id);
      if(!item&&id!=='equal')return;
      const mine=++visit;
      stop();beat(false);
      chosen=item||{id:'equal',status:'equal',finding:counted(equal.length,'equal '),scene:'',path:'',rows:[]};
      if(chosen.group&&!state.opened.has(chosen.group.id)){state.opened.add(chosen.group.id);arrange();}
      state.id=id;state.place=-1;state.align=0;state.fits=true;state.frame=options.frame||0;
      row=chosen.rows?.[0]||null;pair={};film=null;
      if(options.open)app.classList.add('is-open');
      describe();reveal();
      let fault='';
      try{await load(mine);}catch(error){fault=error.message||'the picture cannot be read';}
      if(mine!==visit)return;
      stage.dataset.shown=id;
      build(fault);controls();showFilm();facts();address(options.open&&innerWidth<760);
      if(state.view==='blink'&&isPair())beat(!matchMedia('(prefers-reduced-motion:reduce)').matches);
    }
    async function load(mine){
      if(!row||row.output.kind==='table')return;
      if(!chosen.isFilm)chosen.isFilm=await isMoving(row.output);
      const sides=await(chosen.isFilm?filmOf(chosen):pairOf(row));
      if(mine===visit)pair=sides;
    }
    async function pairOf({output}){
      const [before,after]=await Promise.all([output.golden,output.drawn].map(side=>
        side?.picture?pictureOf(output,side):null));
      return{before,after};
    }
    function describe(){
      $('finding').textContent=chosen.finding||(decides?'equal: nothing to decide':'nothing differs');
      const index=items.indexOf(chosen.group||chosen);
      $('where').textContent=[chosen.members?chosen.path:chosen.path,chosen.scene,
        index>=0?index+1+' of '+items.length:''].filter(Boolean).join(' · ');
      document.title=$('finding').textContent+': '+report.title;
    }
    """#

  private static let panes = #"""
    function sheet(names){
      const node=make('div','sheet');
      for(const name of names){
        const source=name==='mask'?null:pair[name.replace('under','before')];
        if(name!=='mask'&&!source)continue;
        const canvas=document.createElement('canvas');
        canvas.className=name;canvas.dataset.name=name;
        node.append(canvas);
      }
      node.append(make('div','marks'));
      return node;
    }
    function pane(kind,names,tags){
      const node=make('div','pane');
      node.dataset.pane=kind;node.tabIndex=0;
      node.setAttribute('role','img');
      node.setAttribute('aria-label',tags.join(' and ')+': '+chosen.finding);
      tags.forEach((tag,index)=>node.append(make('div','tag'+(index?' is-end':''),tag)));
      node.append(sheet(names));
      if(kind==='both'&&state.view==='swipe'){
        const handle=make('div','handle');
        handle.append(icon('swipe'));node.append(handle);
      }
      return node;
    }
    function empty(words){
      const node=make('div','void');
      node.append(make('p','',words));
      return node;
    }
    const reasons=decides?{new:'Nothing was accepted yet',missing:'The golden is not there',obsolete:'Nothing draws it'}:
      {new:'Only the second side has it',obsolete:'Only the first side has it'};
    function build(fault){
      stage.className='view-'+state.view;
      const widths=['before','after'].map(name=>pair[name]).filter(Boolean);
      size=[0,1].map(axis=>Math.max(0,...widths.map(it=>(axis?it.height:it.width)/it.scale)));
      let nodes;
      if(fault)nodes=[empty(fault)];
      else if(!widths.length)nodes=[words()];
      else if(!isPair()){
        const only=pair.after?pane('only',['after'],[decides?'Drawn now':'After']):pane('only',['before'],[decides?'Accepted':'Before']);
        const other=empty(reasons[chosen.status]||'Only one side has this frame');
        nodes=pair.after?[other,only]:[only,other];
      }else nodes=viewed();
      stage.classList.toggle('is-wide',isWide(nodes.length));
      stage.replaceChildren(...nodes);
      flags();draw();
      if(state.fits)fit();else view();
      for(const button of all('[data-mode]')){
        button.setAttribute('aria-pressed',button.dataset.mode===state.view);
        button.disabled=!isPair();
      }
    }
    /** Panes stand beside or below each other, whichever shows more. */
    function isWide(number){
      const width=stage.clientWidth,height=stage.clientHeight;
      const beside=Math.min((width/number-32)/size[0],(height-56)/size[1]);
      const below=Math.min((width-32)/size[0],(height/number-56)/size[1]);
      return!size[0]||Math.min(beside,2)>=Math.min(below,2);
    }
    function viewed(){
      switch(state.view){
      case'side':{
        const two=[pane('before',['before'],['Before']),pane('after',['before','after'],['After'])];
        return stage.clientWidth>=1100?[...two,pane('mask',['under','mask'],['Mask'])]:two;
      }
      case'mask':return[pane('mask',['under','mask'],['Mask'])];
      case'onion':return[pane('both',['before','after'],['After over before'])];
      case'blink':return[pane('both',['before','after'],['After'])];
      default:return[pane('both',['before','after'],['Before','After'])];
      }
    }
    /** What has no picture: the lines about a table or a problem. */
    function words(){
      const lines=chosen.problem?[chosen.problem.message,...chosen.problem.lines]:row?.output.lines;
      if(!lines)return empty(chosen.finding&&chosen.status==='equal'?'It differs in what is let pass: no picture is kept here.':
        chosen.status==='equal'?'It is equal: nothing was decoded, and no picture is kept here.':
        'A browser shows no picture of such a file here. '+(reasons[chosen.status]||''));
      const node=make('pre','table',lines.join('\n'));
      node.tabIndex=0;node.setAttribute('role','region');node.setAttribute('aria-label','What differs');
      return node;
    }
    function draw(){
      for(const canvas of all('canvas[data-name]',stage)){
        const {name}=canvas.dataset,source=name==='mask'?isPair()&&mask(pair.before,pair.after):
          pair[name.replace('under','before')];
        canvas.hidden=!source;
        if(!source)continue;
        canvas.width=source.width;canvas.height=source.height;
        canvas.getContext('2d').drawImage(source.canvas,0,0);
        const scale=source.scale||pair.after.scale;
        canvas.style.width=100*source.width/scale/size[0]+'%';
        canvas.style.top=state.align&&name!=='mask'?100-100*source.height/scale/size[1]+'%':'0';
      }
      overlays();
    }
    """#

  private static let marks = #"""
    const scaleOf=()=>row?.output.scale||1;
    function box(style,[x,y,width,height],scale){
      const node=make('i',style);
      node.style.left=100*x/scale/size[0]+'%';node.style.top=100*y/scale/size[1]+'%';
      node.style.width=100*width/scale/size[0]+'%';node.style.height=100*height/scale/size[1]+'%';
      return node;
    }
    /** Parts and elements of a side; what only moved stood elsewhere before. */
    function overlays(){
      const {parts=[],outlines=[]}=row?.output||{},ways=new Map();
      for(const [,,,way,element] of parts)if(way&&element)ways.set(element,way);
      // Those of now: who had another size before is not framed there, nor who has come.
      const others=new Set((row?.output.causes||[]).filter(([,change,attribute])=>
        change==='added'||/(width|height)$/.test(attribute||'')).map(([element])=>element));
      for(const pane of all('.pane',stage)){
        const kind=pane.dataset.pane,isBefore=kind==='before'||kind==='only'&&!pair.after,nodes=[];
        if(!chosen.isFilm)parts.forEach(([label,frame,,way],index)=>{
          const node=box('part',frame,scaleOf());
          node.dataset.kind=label;
          if(isBefore||label==='removed')node.classList.add('is-before');
          if(index===state.place)node.classList.add('is-chosen');
          nodes.push(node);
        });
        for(const [name,...frame] of outlines){
          if(isBefore&&others.has(name))continue;
          const way=isBefore&&ways.get(name);
          if(way){frame[0]-=way[0]/scaleOf();frame[1]-=way[1]/scaleOf();}
          const node=box('outline'+(isBefore?' is-before':''),frame,1);
          node.append(make('span','',name));
          nodes.push(node);
        }
        pane.querySelector('.marks')?.replaceChildren(...nodes);
      }
    }
    function flags(){
      stage.classList.toggle('hides-parts',!state.flags.parts);
      stage.classList.toggle('shows-outlines',state.flags.outlines);
      stage.classList.toggle('has-loupe',state.flags.loupe);
      stage.classList.toggle('is-checkered',state.flags.checker);
      for(const button of all('[data-flag]'))button.setAttribute('aria-pressed',state.flags[button.dataset.flag]);
      if(!state.flags.loupe)$('loupe').hidden=true;
    }
    function flip(name){state.flags[name]=!state.flags[name];flags();}
    """#

  private static let view = #"""
    const firstPane=()=>stage.querySelector('.pane');
    function fit(){
      const pane=firstPane();
      if(!pane)return view();
      const width=pane.clientWidth,height=pane.clientHeight;
      state.zoom=Math.max(.05,Math.min((width-32)/size[0],(height-56)/size[1],2));
      state.x=Math.round((width-size[0]*state.zoom)/2);
      state.y=Math.round(32+Math.max(0,(height-48-size[1]*state.zoom)/2));
      state.fits=true;view();
    }
    function view(){
      for(const node of all('.sheet',stage)){
        node.style.width=size[0]*state.zoom+'px';node.style.height=size[1]*state.zoom+'px';
        node.style.transform='translate('+state.x+'px,'+state.y+'px)';
      }
      stage.classList.toggle('is-zoomed',!state.fits);
      stage.classList.toggle('is-large',state.zoom*(devicePixelRatio||1)>(pair.after||pair.before||{}).scale*2);
      root.dataset.zoom=state.zoom.toFixed(2);
      $('fit').textContent=(state.fits?'Fit ':'')+Math.round(state.zoom*100)+' %';
      cut();
    }
    /** The places of the sliders. */
    function cut(){
      const pane=firstPane();
      for(const name of['split','mix','ground'])stage.style.setProperty('--'+name,state[name]);
      if(pane)stage.style.setProperty('--at',
        clamp(state.x+size[0]*state.zoom*state.split,0,pane.clientWidth)+'px');
    }
    function zoom(factor,x,y){
      const pane=firstPane();
      if(!pane)return;
      x??=pane.clientWidth/2;y??=pane.clientHeight/2;
      const wanted=clamp(state.zoom*factor,.05,40),ratio=wanted/state.zoom;
      state.x=x-(x-state.x)*ratio;state.y=y-(y-state.y)*ratio;
      state.zoom=wanted;state.fits=false;view();
    }
    /** Goes to the next part that differs, as large as it is well seen. */
    function hop(way){
      const parts=row?.output.parts||[],pane=firstPane();
      if(!parts.length||!pane||chosen.isFilm)return;
      state.place=state.place<0&&way<0?parts.length-1:(state.place+way+parts.length)%parts.length;
      const [label,frame,pixels,,element]=parts[state.place],[x,y,width,height]=frame.map(it=>it/scaleOf());
      state.zoom=clamp(Math.min((pane.clientWidth-96)/width,(pane.clientHeight-96)/height),.2,8);
      state.x=pane.clientWidth/2-(x+width/2)*state.zoom;
      state.y=pane.clientHeight/2-(y+height/2)*state.zoom;
      state.fits=false;overlays();view();controls();
      say('Change '+(state.place+1)+' of '+parts.length+': '+(element||'a region')+' '+label+(pixels?', '+pixels+' pixels':''));
    }
    function setView(name){
      if(!isPair())return;
      state.view=name;
      build('');controls();address();
      beat(name==='blink'&&!matchMedia('(prefers-reduced-motion:reduce)').matches);
      say(document.querySelector('[data-mode='+name+']').textContent);
    }
    let beating=0;
    function beat(on){
      clearInterval(beating);beating=0;
      if(on)beating=setInterval(turn,1000/state.rate);
      controls();
    }
    function turn(){
      const off=stage.classList.toggle('is-off'),tag=stage.querySelector('.tag');
      if(tag)tag.textContent=off?'Before':'After';
    }
    """#

  private static let loupe = #"""
    const eye={x:-1,y:-1};
    function pixel(source){
      if(!source)return['none'];
      const scale=(pair.after||pair.before).scale,tall=Math.round(size[1]*scale),y=eye.y-shift(source,tall);
      if(eye.x<0||eye.x>=source.width||y<0||y>=source.height)return['outside'];
      const at=(y*source.width+eye.x)*4,values=[0,1,2,3].map(index=>source.pixels[at+index]);
      const hex=values.slice(0,3).map(value=>value.toString(16).padStart(2,'0')).join('').toUpperCase();
      return['#'+hex+(values[3]<255?' '+Math.round(values[3]/2.55)+' %':''),at];
    }
    function look(pane,x,y){
      const box=pane.getBoundingClientRect(),scale=(pair.after||pair.before||{}).scale;
      if(!scale)return;
      eye.x=Math.floor((x-box.left-state.x)/state.zoom*scale);
      eye.y=Math.floor((y-box.top-state.y)/state.zoom*scale);
      lens(pane);
    }
    function lens(pane){
      const node=$('loupe'),scale=(pair.after||pair.before).scale;
      if(eye.x<0||eye.y<0||eye.x>=size[0]*scale||eye.y>=size[1]*scale){node.hidden=true;return;}
      const sides=[pair.before,pair.after],found=sides.map(pixel),eyes=all('canvas',node),codes=all('code',node);
      sides.forEach((source,index)=>{
        const context=eyes[index].getContext('2d');
        context.imageSmoothingEnabled=false;
        context.clearRect(0,0,121,121);
        if(source)context.drawImage(source.canvas,eye.x-5,eye.y-5-shift(source,Math.round(size[1]*scale)),11,11,0,0,121,121);
        context.lineWidth=3;context.strokeStyle='#FFF';context.strokeRect(54.5,54.5,12,12);
        context.lineWidth=1;context.strokeStyle='#000';context.strokeRect(54.5,54.5,12,12);
        codes[index].textContent=found[index][0];
      });
      const far=found.every(it=>it.length>1)?apart(pair.before.pixels,found[0][1],pair.after.pixels,found[1][1]):null;
      node.querySelector('p').replaceChildren(make('span','quiet','('+eye.x/scale+', '+eye.y/scale+') pt'),
        make('b','',far===null?'':far?'distance '+far.toFixed(3):isSharp(pair.before,eye.x,eye.y)?'equal':'equal, kept coarse'));
      node.hidden=false;
      const box=pane.getBoundingClientRect(),own=node.getBoundingClientRect();
      const x=box.left+state.x+(eye.x+.5)/scale*state.zoom,y=box.top+state.y+(eye.y+.5)/scale*state.zoom;
      node.style.left=clamp(x+24+own.width>innerWidth?x-24-own.width:x+24,8,innerWidth-own.width-8)+'px';
      node.style.top=clamp(y+20+own.height>innerHeight?y-20-own.height:y+20,8,innerHeight-own.height-8)+'px';
    }
    """#
}
