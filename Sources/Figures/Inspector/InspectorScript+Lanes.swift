extension InspectorScript {
  /// The timeline: a lane for each element that something was asked of, one for all that go the same way, and the window.
  static let lanes = #"""
    const lanesBox=$('lanes'),mostLanes=8;
    const motion=index=>{
      // Bars have their places on the screen alone.
      const [a,b]=score.ofScreen.includes(index)?bothSides(index):[before(index),after(index)];
      return a&&b?{dx:b.frame[0]-a.frame[0],dy:b.frame[1]-a.frame[1]}:{dx:0,dy:0};
    };
    /** Followers by their way, the largest bundle first. */
    function bundles(){
      const known=new Map();
      elements.forEach((element,index)=>{
        const {dx,dy}=motion(index);
        if(group(index)!=='follows'&&mark(index)!=='follows'||!dx&&!dy)return;
        const key=short(dx)+' '+short(dy);
        if(!known.has(key))known.set(key,{key,dx,dy,indexes:[]});
        known.get(key).indexes.push(index);
      });
      return[...known.values()].sort((a,b)=>b.indexes.length-a.indexes.length);
    }
    /** The same as long as the step lasts, whoever changes it. */
    let bundled={step:-1,all:[]};
    function ways(){
      if(bundled.step!==state.step)bundled={step:state.step,all:bundles()};
      return bundled.all;
    }
    const way=({dx,dy})=>[dx&&short(abs(dx))+(dx>0?' right':' left'),dy&&short(abs(dy))+
      (dy>0?' down':' up')].filter(Boolean).join(' and ');
    const percent=time=>score.duration>0?time/score.duration*100:0;
    let painted=[];
    function buildLanes(){
      // In the order of the table: those that go farthest first.
      const asked=elements.map((e,i)=>i).filter(i=>{
        const {role,speaks}=around(i);
        return group(i)==='asked'&&(speaks||!role.startsWith('section-'));
      }).sort(byWay);
      painted=asked.slice(0,mostLanes).map(elementLane);
      const more=ways();
      for(const bundle of more.slice(0,3)){
        if(bundle.indexes.length===1){painted.push(elementLane(bundle.indexes[0]));continue;}
        painted.push(bundleLane(bundle));
        if(state.opened.has(state.step+' '+bundle.key))
          painted.push(...bundle.indexes.slice(0,mostLanes).map(elementLane));
      }
      const offsets=score.viewports.map(v=>short(v[5]-v[1])+' '+short(v[6]-v[2]));
      if(new Set(offsets).size>1)painted.push(windowLane());
      lanesBox.replaceChildren(...painted.map(lane=>lane.node));
      const left=asked.length-mostLanes,others=more.length-3;
      const words=[left>0&&left+' more that something was asked of',others>0&&others+' more ways']
        .filter(Boolean).join(', ');
      if(words)lanesBox.append(make('p','lane-more','and '+words));
    }
    function laneNode(name){
      const node=make('div','lane'),button=make('button','lane-name',name);
      button.type='button';
      const plot=make('div','lane-plot'),value=make('span','lane-now');
      node.append(button,plot,value);
      return{node,button,plot,value};
    }
    function elementLane(index){
      const lane=laneNode(),role=mark(index);
      call(lane.button,index,...role?[badge(role)]:[]);
      lane.node.dataset.index=index;
      const at=a=>a&&{x:a.frame[0],y:a.frame[1],alpha:a.alpha};
      return curve(lane,frame=>at(placedAt(index,now(index,frame),frame)),step=>mark(index,step),false,
        (step,frame)=>at(placedAt(index,attributes(around(index,step).final),frame)));
    }
    function bundleLane(bundle){
      const key=state.step+' '+bundle.key,isOpen=state.opened.has(key);
      const lane=laneNode((isOpen?'▾ ':'▸ ')+bundle.indexes.length+' follow');
      lane.button.setAttribute('aria-expanded',isOpen);lane.button.dataset.bundle=key;
      lane.button.title=way(bundle);
      const first=bundle.indexes[0],own=(a,frame)=>score.ofScreen.includes(first)?placedAt(first,a,frame):a;
      const start=own(before(first),ends()[0]);
      return curve(lane,frame=>{const a=own(now(first,frame),frame);
        return a&&{x:a.frame[0]-start.frame[0],y:a.frame[1]-start.frame[1],alpha:1};},()=>'follows',true);
    }
    function windowLane(){
      return curve(laneNode('Window'),frame=>{const v=viewAt(frame);
        return{x:v[4]-v[0],y:v[5]-v[1],alpha:1};},()=>'follows');
    }
    /** A line is a place, down is down; a wedge is alpha; who has no cell in a step has a tick. */
    function curve(lane,value,markOf,isDelta,goal){
      const samples=steps.map((s,step)=>{
        const list=[],from=floor(s.start*score.fps),to=min(last,ceil(s.end*score.fps));
        const stride=max(1,floor((to-from)/48));
        for(let f=from;f<=to;f+=stride)list.push([f,value(f)]);
        if(list[list.length-1]?.[0]!==to)list.push([to,value(to)]);
        // In the frame that shows the end, who goes is gone.
        if(!value(to)&&list.some(([,v])=>v))list[list.length-1][1]=goal?.(step,to);
        return list;
      });
      const present=samples.flat().map(s=>s[1]).filter(Boolean),range=name=>{
        const values=present.map(v=>v[name]),first=values[0]??0;
        return[values.reduce((a,b)=>min(a,b),first),values.reduce((a,b)=>max(a,b),first)];
      };
      const x=range('x'),y=range('y');
      const axis=x[1]-x[0]>y[1]-y[0]?'x':'y',[low,high]=axis==='x'?x:y;
      const spread=(list,name)=>{const all=list.flatMap(([,v])=>v?[v[name]]:[]);return max(...all)-min(...all);};
      const fading=samples.map(list=>!(spread(list,axis)>.05)&&spread(list,'alpha')>.01);
      const at=v=>high-low>.05?2+18*(v[axis]-low)/(high-low):11;
      const picture=draw('svg',{viewBox:'0 0 100 22',preserveAspectRatio:'none','aria-hidden':'true'});
      steps.forEach((s,step)=>{
        if(s.end>s.start){const band=make('i','stretch');band.style.left=percent(s.start)+'%';
          band.style.width=percent(s.end-s.start)+'%';lane.plot.append(band);}
        const seen=samples[step].filter(([,v])=>v),name=markOf(step);
        if(!seen.length){
          if(name)draw('path',{d:`M${percent(s.start).toFixed(2)} 4v14`,'data-mark':name},picture);
          return;
        }
        if(s.end<=s.start&&!['reloaded','moved','inserted','deleted','reconfigured'].includes(name))return;
        const points=seen.map(([f,v])=>[percent(seconds(f)).toFixed(2),v]);
        if(fading[step]){
          const up=points.map(([p,v])=>p+' '+short(11-9*v.alpha)),down=points.map(([p,v])=>p+' '+short(11+9*v.alpha));
          draw('path',{class:'area','data-mark':name,d:'M'+up.concat(down.reverse()).join('L')+'z'},picture);
        }else draw('path',{'data-mark':name,d:'M'+points.map(([p,v])=>p+' '+short(at(v))).join('L')},picture);
        if(step===state.step&&s.end>s.start)edges(lane.plot,s,seen.map(([,v])=>(isDelta?signed:written)(v[fading[step]?'alpha':axis])));
      });
      const bead=make('i','bead');
      lane.plot.append(picture,bead);
      lane.paint=()=>{
        const v=value(state.frame),fades=fading[state.step];
        bead.hidden=!v;
        if(v){bead.style.left=percent(seconds(state.frame))+'%';bead.style.top=(fades?11:at(v))/.22+'%';}
        const name=fades?'α ':isDelta?'':axis+' ';
        lane.value.textContent=v?name+(isDelta?signed:written)(v[fades?'alpha':axis]):'–';
      };
      return lane;
    }
    /** The values at both ends of the step's stretch. */
    function edges(plot,s,values){
      const first=make('i','value',values[0]),end=make('i','value',values[values.length-1]);
      if(first.textContent===end.textContent)return;
      first.style.right=`calc(${100-percent(s.start)}% + 7px)`;end.style.left=`calc(${percent(s.end)}% + 7px)`;
      plot.append(first);
      // Behind the last step there is hardly more room than for the value at the playhead.
      if(100-percent(s.end)>9||end.textContent.length<3)plot.append(end);
      // It stands where the name would end.
      const reach=first.textContent.length*7+11-percent(s.start)/100*$('bands').clientWidth;
      if(reach>0)plot.parentNode.style.setProperty('--first',reach+'px');
    }
    function paintLanes(){
      $('playhead').style.left=percent(seconds(state.frame))+'%';
      for(const lane of painted){
        lane.paint();
        const index=lane.node.dataset.index===undefined?-2:+lane.node.dataset.index;
        lane.node.classList.toggle('is-chosen',index===state.chosen);
        lane.node.classList.toggle('is-hover',index===state.hover);
      }
    }
    /** Steps of any length get a button that can be hit; where they would lie on each other, those behind give way. */
    function placeBands(){
      const bands=all('.band'),room=$('bands').clientWidth,least=26,gap=4;
      const isMany=bands.length*(least+gap)>room;
      $('bands').classList.toggle('is-many',isMany);
      let free=0;
      const lefts=bands.map((band,index)=>{
        const s=steps[index],wide=max(least,percent(s.end-s.start)/100*room);
        const left=max(free,percent(s.start)/100*room);
        free=left+wide+gap;
        return[left,wide];
      });
      let end=room;
      for(let index=bands.length-1;index>=0;index--){
        lefts[index][0]=min(lefts[index][0],end-lefts[index][1]);end=lefts[index][0]-gap;
      }
      bands.forEach((band,index)=>{
        band.style.left=isMany?'':lefts[index][0]+'px';band.style.width=isMany?'':lefts[index][1]+'px';
        band.classList.toggle('is-tight',isMany||lefts[index][1]<52);
      });
      const step=[.1,.2,.5,1,2,5,10,30,60,300,3600,14400].find(s=>score.duration/s<=max(2,room/64))??86400;
      const ruler=$('ruler');ruler.replaceChildren();
      for(let n=0;n*step<=score.duration+1e-9&&n<60;n++){
        const tick=make('span','',n?short(n*step):'0 s');tick.style.left=percent(n*step)+'%';ruler.append(tick);
      }
    }
    """#
}
