extension InspectorScript {
  /// The stage: the file's own animations, held at a time, as large as there is room for.
  static let stage = #"""
    const stageBox=$('stage'),sheet=$('sheet'),marks=$('marks'),planes=$('planes');
    const isDark=()=>root.dataset.theme?root.dataset.theme==='dark':
      matchMedia('(prefers-color-scheme:dark)').matches;
    const layer=()=>stageBox.querySelector('.layer');
    /** The picture's own rules for dark pages hold where this page is dark, whatever the system is. */
    const darkRules=[...layer().querySelector('style')?.sheet.cssRules??[]].filter(rule=>rule.media);
    function shade(){for(const rule of darkRules)rule.media.mediaText=isDark()?'all':'not all';}
    /** The style sheet stops all animations, at this time; who only shifts is brought to where it is in the frame. */
    function hold(time,frame){
      layer().style.setProperty('--t',time.toFixed(5));
      for(const part of parts())if(part.isThere&&part.node.id[0]==='e'){
        const shift=shiftAt(part.index,frame);
        if(part.shift!==shift)part.node.style.translate=part.shift=shift;
      }
    }
    /** How far an element is from its last place. */
    function shiftAt(index,frame){
      const here=now(index,frame),{rest}=elements[index];
      return here&&rest?hundredth(here.frame[0]-rest[0])+'px '+hundredth(here.frame[1]-rest[1])+'px':'';
    }
    /** The time that shows a step's end, and nothing of the next one. */
    function endOf(step){
      const {end}=steps[step],next=steps[step+1];
      return next?end+(next.start>end?1e-4:-1e-4):score.duration+1;
    }
    function paintStage(){
      const isSplit=state.compares&&!state.layers;
      thin();
      showSplit(isSplit);
      // Ghosts stand in the picture of a moment alone.
      $('ghosts').disabled=isSplit||state.layers;
      planes.replaceChildren();marks.replaceChildren();
      if(isSplit){paintSplit();return;}
      hold(held?endOf(state.step):state.frame>=last?score.duration+1:seconds(state.frame),state.frame);
      if(state.layers)paintLayers();else paintMarks();
    }
    /** The number of the element that a part of the drawing shows: one that is shown anew has several parts. */
    function elementOf(node){
      const match=/^[ek](\d+)(?:-\d+)?$/.exec(node.id||node.dataset?.view||'');
      return match?+match[1]:null;
    }
    /** The element that is seen at a point: what is clear lets the click through, and so does the screen's outline. */
    function elementAt(x,y){
      for(const hit of document.elementsFromPoint(x,y)){
        let visible=1,index=null;
        for(let e=hit;e&&e!==stageBox;e=e.parentElement){
          visible*=+getComputedStyle(e).opacity;
          index??=elementOf(e);
        }
        if(index!==null&&visible>.02)return index;
      }
      return-1;
    }
    """#

  /// The marks over the stage: the window, rings from a step's start, ghosts, the choice.
  static let marks = #"""
    /** Marks are drawn into this: of the stage, or of what lies over it. */
    let pen=marks;
    const place=(frame,origin)=>[frame[0]+origin[0],frame[1]+origin[1],max(frame[2],0),max(frame[3],0)];
    function box(kind,[x,y,width,height],name,grown=0){
      const fields={class:kind,x:x-grown,y:y-grown,width:width+2*grown,height:height+2*grown,
        rx:min(8,(width+2*grown)/4,(height+2*grown)/4)};
      if(name)fields['data-mark']=name;
      return draw('rect',fields,pen);
    }
    const share=(a,b)=>{
      const wide=min(a[0]+a[2],b[0]+b[2])-max(a[0],b[0]);
      const high=min(a[1]+a[3],b[1]+b[3])-max(a[1],b[1]);
      return wide>0&&high>0?wide*high/max(a[2]*a[3],1e-9):0;
    };
    /** The part of a box that lies in another one. */
    function cut(a,b){
      const [x,y]=[max(a[0],b[0]),max(a[1],b[1])];
      return[x,y,min(a[0]+a[2],b[0]+b[2])-x,min(a[1]+a[3],b[1]+b[3])-y];
    }
    function paintMarks(){
      const view=viewAt(state.frame);
      paintWindow(view);
      paintNames(view,state.frame);
      if(hasBegun()){
        if(state.ghosts)paintGhosts(view);
        paintRings(view,state.frame);
      }
      if(chosen())paintChoice(view);
      const near=state.hover>=0&&state.hover!==state.chosen&&now(state.hover);
      if(near)box('hovered',place(near.frame,view),'',2/zoom);
    }
    /** Around the window lies a veil; a device is an outline of its own. */
    function paintWindow([,,width,height,x,y]){
      if(score.device)return;
      const far=4*max(...score.size);
      draw('path',{class:'veil','fill-rule':'evenodd',d:`M${-far} ${-far}h${3*far}v${3*far}h${-3*far}z`+
        `M${x} ${y}h${width}v${height}h${-width}z`},pen);
      draw('rect',{class:'window',x,y,width,height},pen);
    }
    /** Each element that something was asked of, and one box for all of a section. */
    function ringed(frame){
      const rings=[],sections=new Map();
      elements.forEach((element,index)=>{
        const {role,speaks}=around(index),here=now(index,frame);
        if(group(index)!=='asked'||!here||here.hidden)return;
        const ring={index,mark:roles[role].mark,frame:here.frame.slice(),alpha:here.alpha};
        if(!role.startsWith('section-')){rings.push(ring);return;}
        const known=sections.get(role);
        if(!known||speaks&&known.closed){sections.set(role,ring);rings.push(ring);return;}
        const [x,y,width,height]=known.frame,[a,b,c,d]=here.frame;
        known.frame=[min(x,a),min(y,b),max(x+width,a+c)-min(x,a),
          max(y+height,b+d)-min(y,b)];
        known.alpha=max(known.alpha,here.alpha);
      });
      return rings;
    }
    /** So small a ring would be a blot: it is one line. More rings than these nobody tells apart. */
    const leastRing=12,mostRings=400;
    function paintRings(view,frame){
      const seen=visible(),signs={inserted:'+',deleted:'−',moved:'→',reloaded:'↻',reconfigured:'○'};
      let count=0;
      for(const ring of ringed(frame)){
        const target=place(ring.frame,view);
        if(ring.alpha<.02||!share(target,seen)||++count>mostRings)continue;
        const holder=draw('g',{opacity:ring.alpha},pen);
        if(min(target[2],target[3])*zoom<leastRing){holder.append(box('ring',target,ring.mark));continue;}
        const inside=target.map((v,n)=>n<2?v+2/zoom:max(v-4/zoom,0));
        holder.append(box('ground',inside),box('ring',target,ring.mark));
        const [x,y]=[target[0]+target[2],target[1]],size=min(8/zoom,target[2]/4,target[3]/4);
        draw('circle',{class:'disc','data-mark':ring.mark,cx:x,cy:y,r:size},holder);
        draw('text',{class:'sign',x,y:y+size/2,style:`font-size:${size*1.5}px`,words:signs[ring.mark]},holder);
      }
    }
    /** The places before the step. A covered place is not drawn, its name stays beside the window. */
    function paintGhosts(view){
      const seen=visible(),taken=[];
      const shown=elements.map((e,index)=>now(index)).filter(a=>a&&a.alpha>.02&&!a.hidden
        &&share(place(a.frame,view),seen));
      let count=0;
      elements.forEach((element,index)=>{
        const role=around(index).role,was=before(index);
        if(count>=60||!was||group(index)!=='asked'||role.startsWith('section-'))return;
        const here=now(index);
        if(here&&(here.alpha>.5||role==='reloaded')&&here.frame.every((v,n)=>abs(v-was.frame[n])<.5))return;
        const target=place(was.frame,view);
        if(!share(target,seen))return;
        count++;
        if(!shown.some(a=>share(was.frame,a.frame)>.05)){
          const clear=cut(target,[view[4],view[5],view[2],view[3]]);
          if(clear[2]>0&&clear[3]>0)box('ghost',clear);
        }
        const middle=target[1]+target[3]/2;
        if(middle<view[5]||middle>view[5]+view[3]||taken.some(y=>abs(y-middle)<13/zoom))return;
        taken.push(middle);
        note('name',(score.device?score.size[0]:view[4]+view[2])+8/zoom,middle,element.words||element.label);
      });
      paintFollowers(view);
    }
    /** Those that go the same way are one arrow at the left. */
    function paintFollowers(view){
      const taken=[],line=13/zoom;
      for(const bundle of ways().slice(0,4)){
        const frames=bundle.indexes.map(before).map(a=>place(a.frame,view));
        const middle=frames.reduce((sum,f)=>sum+f[1]+f[3]/2,0)/frames.length;
        let seen=max(view[5]+8/zoom,min(view[5]+view[3]-8/zoom,middle));
        while(taken.some(y=>abs(y-seen)<line))seen+=line;
        if(seen>view[5]+view[3])continue;
        taken.push(seen);
        const way=bundle.dy?(bundle.dy>0?'↓ ':'↑ ')+short(abs(bundle.dy)):
          (bundle.dx>0?'→ ':'← ')+short(abs(bundle.dx));
        const count=bundle.indexes.length>1?bundle.indexes.length+' ':'';
        const words=[count+way,way,way[0]].find(text=>wide(text)<=roomBeside());
        if(words)note('follow',(score.device?0:view[4])-8/zoom,seen,words);
      }
    }
    /** The letters that a name beside the window has room for: those of some scripts are twice as wide. */
    const roomBeside=()=>max(3,floor((gutter-10)/6.2));
    const wide=text=>[...text].reduce((sum,letter)=>sum+(letter>'\u2e7f'?2:1),0);
    /** Cut in the middle where the number at the end tells names apart. */
    function brief(words,most){
      if(wide(words)<=most)return words;
      const number=/\s(\S*\d\S*)$/u.exec(words)?.[1]??'',tail=wide(number)<most-1?number:'',head=[...words];
      while(head.length&&wide(head.join(''))>most-1-wide(tail))head.pop();
      return head.join('').trimEnd()+'…'+tail;
    }
    /** Words on a line through their middle. */
    const caption=(kind,x,y,words,opacity=1)=>draw('text',{class:kind,x,y:y+4/zoom,opacity,words},pen);
    function note(kind,x,y,name){
      const words=brief(name,roomBeside());
      // Of a name that is hardly begun nobody learns anything.
      if(words===name||wide(words)>3)caption(kind,x,y,words);
    }
    /** The chosen element, and its way through the step. */
    function paintChoice(view){
      const step=entered(),here=now(state.chosen);
      const points=[],stride=max(1,round(score.fps/20));
      for(let f=ceil(step.start*score.fps);f<=min(step.end*score.fps,last);f++){
        const a=now(state.chosen,f),o=viewAt(f);
        if(a)points.push([a.frame[0]+a.frame[2]/2+o[0],a.frame[1]+a.frame[3]/2+o[1]].map(short).join(' '));
      }
      if(new Set(points).size>1){
        draw('path',{class:'way',d:'M'+points.join('L')},pen);
        // A dot every twentieth of a second: close together where the way is slow.
        points.filter((_,n)=>n%stride===0||n===points.length-1).forEach(point=>{
          const [cx,cy]=point.split(' ');
          draw('circle',{class:'dot',cx,cy,r:2.5/zoom},pen);
        });
      }
      if(!here)return;
      const target=place(here.frame,view);
      box('chosen',target,'',3/zoom);
      paintAway(target,chosen().label);
    }
    /** A chosen element beyond the stage: where it is, at the edge that it is behind. */
    function paintAway([x,y,width,height],label){
      const [wide,high]=score.size,gap=10/zoom;
      const sign=y>=high?'↓':y+height<=0?'↑':x>=wide?'→':x+width<=0?'←':'';
      if(!sign)return;
      const middle=(v,most)=>max(6*gap,min(most-6*gap,v));
      const [cx,cy]=sign==='↓'||sign==='↑'?[wide/2,sign==='↓'?high-gap:gap]
        :[sign==='→'?wide-6*gap:6*gap,middle(y+height/2,high)];
      const far=round(sign==='↓'?y-high:sign==='↑'?-y-height:sign==='→'?x-wide:-x-width);
      caption('away',cx,cy,sign+' '+[...label].slice(0,24).join('')+', '+far+' beyond');
    }
    /** The place of each element in the drawing, the foremost last, and its words. */
    let depths=null;
    function depthOf(index){
      if(!depths){
        depths=new Map();
        parts().forEach((part,depth)=>depths.set(part.index,
          {depth,texts:[...depths.get(part.index)?.texts??[],...part.node.querySelectorAll('text')]}));
      }
      return depths.get(index)??{depth:-1,texts:[]};
    }
    /** How far to the right words reach, in points of the stage. */
    const reachOf=texts=>(max(...texts.map(node=>node.getBoundingClientRect().right))
      -layer().firstElementChild.getBoundingClientRect().left)/zoom;
    const meets=(a,b)=>a[0]<b[0]+b[2]&&b[0]<a[0]+a[2]&&a[1]<b[1]+b[3]&&b[1]<a[1]+a[3];
    /** Words too small to read, or before the edge from which on the stage is seen, give way to the name alone. */
    function paintNames(view,frame,edge=0){
      const tiny=isTiny();
      if(!tiny&&!edge)return;
      const seen=visible(),covers=[];
      const shown=elements.map((element,index)=>({...depthOf(index),index,label:element.label,here:now(index,frame)}))
        .filter(({here})=>here&&!here.hidden&&here.alpha>=.3&&share(place(here.frame,view),seen))
        .sort((a,b)=>b.depth-a.depth);
      let count=0;
      for(const {here,texts,label,index} of shown){
        const target=place(here.frame,view),isBar=score.ofScreen.includes(index);
        const [x,y,width,height]=isBar?target:cut(target,[view[4],view[5],view[2],view[3]]);
        const left=max(x,edge)+6/zoom,room=floor(((x+width-left)*zoom-4)/6.4);
        if(texts.length&&count<mostRings&&height*zoom>=13&&room>=2&&(tiny||reachOf(texts)<=edge)){
          const words=brief(label,room),middle=y+height/2;
          if(!covers.some(cover=>meets(cover,[left,middle-5/zoom,wide(words)*6.4/zoom,10/zoom]))){
            count++;
            caption('lead',left,middle,words,here.alpha);
          }
        }
        covers.push(isBar?toEdge(target,view):target);
      }
    }
    /** A bar, and all between it and the end of the screen that it stands at. */
    function toEdge([x,y,width,height],view){
      const top=view[5],isTop=y+height/2<top+view[3]/2;
      return isTop?[x,top,width,y+height-top]:[x,y,width,top+view[3]-y];
    }
    """#

  /// Planes by height, seen from the side, each below the one that lies on it; names stay upright.
  static let layers = #"""
    /** Of a long stage what is in sight. */
    function layered(){
      const [wide,high]=score.size,[,y,,height]=visible(),far=80/zoom;
      const top=max(0,y+far),room=min(high,top+height-2*far)-top;
      return high<=3*wide||room<=0?[0,0,wide,high]:[0,top,wide,room];
    }
    function paintLayers(){
      const view=viewAt(state.frame),region=layered(),levels=new Map();
      elements.forEach((element,index)=>{
        const here=now(index);
        if(!here||here.hidden||here.alpha<.02||!share(place(here.frame,view),region))return;
        if(!levels.has(here.zIndex))levels.set(here.zIndex,[]);
        levels.get(here.zIndex).push([index,cut(place(here.frame,view),region)]);
      });
      const sorted=[...levels.keys()].sort((a,b)=>b-a);
      // The numbers beside the planes have more room than the gutter where they are long.
      const beside=max(0,max(...sorted.map(z=>String(z).length))*7+20-gutter)/zoom;
      pen=planes;
      sorted.forEach((z,level)=>paintPlane(z,levels.get(z),level,levels.size,beside,view,region));
      pen=marks;
    }
    /** A plane lies in a strip of the stage that is its own. */
    function paintPlane(z,tiles,level,count,beside,view,[left,top,wide,high]){
      const gap=min(16/zoom,.3*high/count),room=min(.72*high,(high-gap*(count-1))/count),flat=room/high;
      const first=top+(high-count*room-(count-1)*gap)/2+level*(room+gap);
      // A high plane leans less.
      const lean=min(.35,.3*wide/room),across=1-(lean*room+beside)/wide;
      const put=(x,y)=>[left+(x-left)*across+(high-y+top)*flat*lean,first+(y-top)*flat];
      const sheet=(kind,[x,y,w,h])=>draw('path',{class:kind,
        d:'M'+[put(x,y),put(x+w,y),put(x+w,y+h),put(x,y+h)].map(p=>p.map(short).join(' ')).join('L')+'z'},pen);
      const [x,y,width,height]=cut([view[4],view[5],view[2],view[3]],[left,top,wide,high]);
      sheet('plane',[x,y,width,height]);
      for(const [index,tile] of tiles)sheet(index===state.chosen?'tile is-chosen':'tile',tile);
      for(const [index,[x,y,w,h]] of tiles){
        const letters=floor((w*across*zoom-10)/6.4);
        if(h*flat*zoom>=13&&letters>=2)caption('name',...put(x+w/2,y+h/2),brief(elements[index].label,letters));
      }
      const [a,b]=put(x+width,y);
      caption('level',a+6/zoom,b+4/zoom,'z '+(z<0?'−'+-z:z));
    }
    """#
}
