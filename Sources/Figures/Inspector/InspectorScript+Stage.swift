extension InspectorScript {
  /// The stage: the file's own animations, held at a time, as large as there is room for.
  static let stage = #"""
    const stageBox=$('stage'),sheet=$('sheet'),marks=$('marks'),planes=$('planes');
    const isDark=()=>root.dataset.theme?root.dataset.theme==='dark':
      matchMedia('(prefers-color-scheme:dark)').matches;
    const layer=()=>stageBox.querySelector('.layer.'+(isDark()?'dark':'light'));
    let held=null;
    /** Who is not shown has no animations: each theme is asked for its own when it is seen first. */
    function hold(time){
      const theme=isDark();
      if(held?.theme!==theme)held={theme,animations:layer().getAnimations({subtree:true})};
      for(const animation of held.animations){animation.pause();animation.currentTime=time*1000;}
    }
    function paintStage(){
      hold(state.frame>=last?score.duration+1:seconds(state.frame));
      planes.replaceChildren();marks.replaceChildren();
      if(state.layers)paintLayers();else paintMarks();
    }
    /** Points of the page for a point of the stage. */
    let zoom=1;
    function fit(){
      const room=stageBox.getBoundingClientRect(),side=room.width>=380?76:28;
      const wide=Math.max((room.width-2*side)/score.size[0],.02);
      const high=Math.max((room.height-56)/score.size[1],.02);
      // A stage much higher than wide is scrolled: shrunk, nothing of it could be read.
      const whole=Math.min(wide,high,3);
      zoom=state.zoom||(whole<.3?Math.min(wide,1):whole);
      sheet.style.setProperty('--zoom',zoom.toFixed(4));
      sheet.style.setProperty('--side',side+'px');
      $('zoom').textContent=Math.round(zoom*100)+' %';
      $('fit').setAttribute('aria-pressed',String(!state.zoom));
    }
    function zoomTo(value){
      state.zoom=value&&Math.max(.1,Math.min(8,value));
      fit();paint();
      root.dataset.zoom=zoom.toFixed(3);
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

  /// The marks over the stage: the window, rings from a step's start, ghosts, the choice.
  static let marks = #"""
    const place=(frame,origin)=>[frame[0]+origin[0],frame[1]+origin[1],Math.max(frame[2],0),Math.max(frame[3],0)];
    function box(kind,[x,y,width,height],name,grown=0){
      const fields={class:kind,x:x-grown,y:y-grown,width:width+2*grown,height:height+2*grown,
        rx:Math.min(8,(width+2*grown)/4,(height+2*grown)/4)};
      if(name)fields['data-mark']=name;
      return draw('rect',fields,marks);
    }
    const share=(a,b)=>{
      const wide=Math.min(a[0]+a[2],b[0]+b[2])-Math.max(a[0],b[0]);
      const high=Math.min(a[1]+a[3],b[1]+b[3])-Math.max(a[1],b[1]);
      return wide>0&&high>0?wide*high/Math.max(a[2]*a[3],1e-9):0;
    };
    function paintMarks(){
      const view=run(score.viewports,state.frame);
      paintWindow(view);
      if(hasBegun()){
        if(state.ghosts)paintGhosts(view);
        paintRings(view);
      }
      if(state.chosen>=0)paintChoice(view);
      const near=state.hover>=0&&state.hover!==state.chosen&&now(state.hover);
      if(near)box('hovered',place(near.frame,view),'',2/zoom);
    }
    /** Around the window lies a veil; a device is an outline of its own. */
    function paintWindow([,,width,height,x,y]){
      if(score.device)return;
      const far=4*Math.max(...score.size);
      draw('path',{class:'veil','fill-rule':'evenodd',d:`M${-far} ${-far}h${3*far}v${3*far}h${-3*far}z`+
        `M${x} ${y}h${width}v${height}h${-width}z`},marks);
      draw('rect',{class:'window',x,y,width,height},marks);
    }
    /** Each element that something was asked of, and one box for all of a section. */
    function ringed(){
      const rings=[],sections=new Map();
      score.elements.forEach((element,index)=>{
        const {role,speaks}=around(index),here=now(index);
        if(!role||score.roles[role].group!=='asked'||!here||here.hidden)return;
        const ring={index,mark:score.roles[role].mark,frame:here.frame.slice(),alpha:here.alpha};
        if(!role.startsWith('section-')){rings.push(ring);return;}
        const known=sections.get(role);
        if(!known||speaks&&known.closed){sections.set(role,ring);rings.push(ring);return;}
        const [x,y,width,height]=known.frame,[a,b,c,d]=here.frame;
        known.frame=[Math.min(x,a),Math.min(y,b),Math.max(x+width,a+c)-Math.min(x,a),
          Math.max(y+height,b+d)-Math.min(y,b)];
        known.alpha=Math.max(known.alpha,here.alpha);
      });
      return rings;
    }
    function paintRings(view){
      for(const ring of ringed()){
        const target=place(ring.frame,view),holder=draw('g',{opacity:ring.alpha},marks);
        const inside=target.map((v,n)=>n<2?v+2/zoom:Math.max(v-4/zoom,0));
        holder.append(box('ground',inside),box('ring',target,ring.mark));
        const [x,y]=[target[0]+target[2],target[1]],size=Math.min(8/zoom,target[2]/4,target[3]/4);
        draw('circle',{class:'disc','data-mark':ring.mark,cx:x,cy:y,r:size},holder);
        const signs={inserted:'+',deleted:'−',moved:'→',reloaded:'↻',reconfigured:'○'};
        draw('text',{class:'sign',x,y:y+size/2,style:`font-size:${size*1.5}px`,words:signs[ring.mark]},holder);
      }
    }
    /** The places before the step. A covered place is not drawn, its name stays beside the window. */
    function paintGhosts(view){
      const shown=score.elements.map((e,index)=>now(index)).filter(a=>a&&a.alpha>.02&&!a.hidden);
      const taken=[];
      score.elements.forEach((element,index)=>{
        const role=around(index).role,was=before(index);
        if(taken.length>=60||!was||!role||score.roles[role].group!=='asked'||role.startsWith('section-'))return;
        const here=now(index);
        if(here&&here.alpha>.5&&here.frame.every((v,n)=>Math.abs(v-was.frame[n])<.5))return;
        const target=place(was.frame,view);
        if(!shown.some(a=>share(was.frame,a.frame)>.05))box('ghost',target);
        const middle=target[1]+target[3]/2;
        if(middle<view[5]||middle>view[5]+view[3]||taken.some(y=>Math.abs(y-middle)<13/zoom))return;
        taken.push(middle);
        note('name',(score.device?score.size[0]:view[4]+view[2])+8/zoom,middle,element.label,'start');
      });
      paintFollowers(view);
    }
    /** Those that go the same way are one arrow at the left. */
    function paintFollowers(view){
      for(const bundle of bundles().slice(0,4)){
        const frames=bundle.indexes.map(before).map(a=>place(a.frame,view));
        const middle=frames.reduce((sum,f)=>sum+f[1]+f[3]/2,0)/frames.length;
        const seen=Math.max(view[5]+8/zoom,Math.min(view[5]+view[3]-8/zoom,middle));
        note('follow',(score.device?0:view[4])-8/zoom,seen,(bundle.indexes.length>1?bundle.indexes.length+' ':'')+
          (bundle.dy?(bundle.dy>0?'↓ ':'↑ ')+short(Math.abs(bundle.dy)):
          (bundle.dx>0?'→ ':'← ')+short(Math.abs(bundle.dx))),'end');
      }
    }
    function note(kind,x,y,words,anchor){
      const most=9,text=[...words].length>most?[...words].slice(0,most-1).join('')+'…':words;
      draw('text',{class:kind,x,y:y+4/zoom,'text-anchor':anchor,style:`font-size:${11/zoom}px`,words:text},marks);
    }
    /** The chosen element, and its way through the step. */
    function paintChoice(view){
      const step=score.steps[state.step],element=score.elements[state.chosen],here=now(state.chosen);
      const points=[],stride=Math.max(1,Math.round(score.fps/20));
      for(let f=Math.ceil(step.start*score.fps);f<=Math.min(step.end*score.fps,last);f++){
        const a=attributes(run(element.runs,f)),o=run(score.viewports,f);
        if(a)points.push([a.frame[0]+a.frame[2]/2+o[0],a.frame[1]+a.frame[3]/2+o[1]].map(short).join(' '));
      }
      if(new Set(points).size>1){
        draw('path',{class:'way',d:'M'+points.join('L')},marks);
        // A dot every twentieth of a second: close together where the way is slow.
        points.filter((_,n)=>n%stride===0||n===points.length-1).forEach(point=>{
          const [cx,cy]=point.split(' ');
          draw('circle',{class:'dot',cx,cy,r:2.5/zoom},marks);
        });
      }
      if(here)box('chosen',place(here.frame,view),'',3/zoom);
    }
    """#

  /// Planes by height, seen from the side; names stay upright.
  static let layers = #"""
    function paintLayers(){
      const view=run(score.viewports,state.frame),[wide,high]=score.size,levels=new Map();
      score.elements.forEach((element,index)=>{
        const here=now(index);
        if(!here||here.hidden||here.alpha<.02)return;
        if(!levels.has(here.zIndex))levels.set(here.zIndex,[]);
        levels.get(here.zIndex).push([index,place(here.frame,view)]);
      });
      const sorted=[...levels.keys()].sort((a,b)=>a-b),depth=Math.min(90,high*.3/Math.max(sorted.length-1,1));
      const lift=depth*(sorted.length-1),scale=Math.min(.78,(high-lift)/(high*.78));
      sorted.forEach((z,level)=>{
        const put=(x,y)=>[(x*scale+(high-y)*.2),lift-level*depth+y*scale*.72].map(short).join(' ');
        const flat=(kind,[x,y,w,h])=>draw('path',{class:kind,
          d:'M'+[put(x,y),put(x+w,y),put(x+w,y+h),put(x,y+h)].join('L')+'z'},planes);
        flat('plane',[view[4],view[5],view[2],view[3]]);
        const tiles=levels.get(z);
        for(const [index,target] of tiles)flat(index===state.chosen?'tile is-chosen':'tile',target);
        if(tiles.length<=24)for(const [index,[x,y,w,h]] of tiles){
          const [a,b]=put(x+w/2,y+h/2).split(' ');
          draw('text',{class:'name',x:a,y:+b+4/zoom,'text-anchor':'middle',style:`font-size:${11/zoom}px`,
            words:score.elements[index].label},planes);
        }
        const [a,b]=put(view[4]+view[2],view[5]+8).split(' ');
        draw('text',{class:'follow',x:+a+6/zoom,y:b,style:`font-size:${11/zoom}px`,words:'z '+z},planes);
      });
    }
    """#
}
