extension InspectorScript {
  /// The table of all elements. Of more than sixty rows only those in view exist.
  static let table = #"""
    const rowsBox=$('rows'),grid=$('grid'),rowHeight=28,mostRows=60;
    const groups=[['asked','Asked for'],['follows','Follows'],['unchanged','Unchanged'],['absent','Not there']];
    let lines=[],order=[];
    const total=$('count').textContent;
    const narrow=matchMedia('(max-width:640px)'),columns=()=>narrow.matches||state.column==='frame'?5:6;
    const value={
      x:a=>written(a.frame[0]),y:a=>written(a.frame[1]),frame:a=>a.frame.map(written).join(' '),
      alpha:a=>String(a.alpha),zIndex:a=>String(a.zIndex),
    };
    /** Before and after the step. */
    const bothSides=index=>[before,after].map((side,n)=>placedAt(index,side(index),ends()[n]));
    function change(index){
      const [a,b]=bothSides(index);
      if(!a&&!b)return'–';
      if(!a)return'in';
      if(!b)return'out';
      switch(state.column){
        case'x':return signed(b.frame[0]-a.frame[0]);
        case'y':return signed(b.frame[1]-a.frame[1]);
        case'frame':return b.frame.map((v,n)=>signed(v-a.frame[n])).join(' ');
        case'alpha':return signed(b.alpha-a.alpha);
        default:return signed(b.zIndex-a.zIndex);
      }
    }
    function matches(index){
      const element=elements[index],role=around(index).role;
      if(state.roles.size&&!state.roles.has(role))return false;
      return!state.search||[element.label,element.words,element.name,role&&roles[role].words]
        .some(text=>text&&has(text,state.search));
    }
    const weight=index=>{const {dx,dy}=motion(index);return dx*dx+dy*dy;};
    const byWay=(a,b)=>weight(b)-weight(a)||!!around(b).speaks-!!around(a).speaks||a-b;
    /** The lines of the table: a heading for each group, its elements below. */
    function sortRows(){
      lines=[];order=[];
      for(const [key,title] of groups){
        const found=elements.map((e,i)=>i).filter(i=>group(i)===key&&matches(i));
        if(!found.length)continue;
        if(key==='asked')found.sort(byWay);
        lines.push({title:title+' · '+found.length});
        for(const index of found){lines.push({index});order.push(index);}
      }
      $('count').textContent=order.length===elements.length?total:order.length+' of '+elements.length;
      buildRows(true);
    }
    let shown=null,rows=[];
    function buildRows(isNew){
      const isVirtual=lines.length>mostRows;
      rowsBox.classList.toggle('is-virtual',isVirtual);
      const first=isVirtual?max(0,floor(rowsBox.scrollTop/rowHeight)-10):0;
      const end=isVirtual?min(lines.length,first+ceil((rowsBox.clientHeight||600)/rowHeight)+20):lines.length;
      if(!isNew&&shown&&shown[0]===first&&shown[1]===end)return;
      shown=[first,end];rows=[];
      const nodes=[spacer(first)];
      for(let n=first;n<end;n++)nodes.push(lines[n].title?heading(lines[n].title):line(lines[n].index,n));
      if(!lines.length){
        const none=make('tr','is-empty'),cell=make('td','','No element has these words and roles.');
        cell.colSpan=columns();none.append(cell);nodes.push(none);
      }
      nodes.push(spacer(lines.length-end));
      grid.setAttribute('aria-rowcount',lines.length+1);
      grid.tBodies[0].replaceChildren(...nodes.filter(Boolean));
      paintRows();
    }
    function spacer(count){
      if(!count)return null;
      const row=make('tr');row.style.height=count*rowHeight+'px';row.setAttribute('aria-hidden','true');
      return row;
    }
    function heading(title){
      const row=make('tr','group'),cell=make('th','',title);
      cell.colSpan=columns();cell.scope='colgroup';row.append(cell);
      return row;
    }
    function line(index,number){
      const row=make('tr','row'),name=make('th'),label=make('div','who');
      row.id='row-'+index;row.dataset.index=index;row.setAttribute('aria-rowindex',number+2);
      name.scope='row';
      call(label,index,badge(mark(index)));name.append(label);
      const role=around(index).role,[was,is]=bothSides(index).map(a=>a?value[state.column](a):'–');
      row.append(name,make('td','',role?roles[role].words:'–'),make('td','',was),
        make('td','now'),make('td','',is),make('td','delta',change(index)));
      rows.push({index,row,now:row.children[3]});
      return row;
    }
    function paintRows(){
      for(const {index,row,now:cell} of rows){
        const here=placedNow(index),text=here?value[state.column](here):'–';
        if(cell.textContent!==text)cell.textContent=text;
        row.classList.toggle('is-away',!here);
        row.classList.toggle('is-hover',index===state.hover);
        row.setAttribute('aria-selected',index===state.chosen);
      }
    }
    function reveal(index){
      const at=lines.findIndex(l=>l.index===index);
      if(at<0)return;
      if(shown&&lines.length>mostRows&&(at<shown[0]+12||at>shown[1]-12)){
        rowsBox.scrollTop=max(0,at*rowHeight-rowsBox.clientHeight/2);buildRows();
      }
      const row=$('row-'+index);
      if(!row)return;
      const top=row.offsetTop-34,bottom=row.offsetTop+rowHeight-rowsBox.clientHeight;
      if(rowsBox.scrollTop>top)rowsBox.scrollTop=top;else if(rowsBox.scrollTop<bottom)rowsBox.scrollTop=bottom;
    }
    /** A button for each role of the step. */
    function buildRoles(){
      const counts=new Map();
      elements.forEach((e,i)=>{const r=around(i).role;if(r)counts.set(r,(counts.get(r)||0)+1);});
      for(const role of[...state.roles])if(!counts.has(role))state.roles.delete(role);
      $('roles').replaceChildren(...Object.keys(roles).filter(r=>counts.has(r)).map(role=>{
        const button=make('button');button.type='button';button.dataset.role=role;
        press(button,state.roles.has(role));
        const words=roles[role].words,{group,mark}=roles[role];
        if(group==='asked'||mark==='resized')button.append(badge(mark));
        button.append(words[0].toUpperCase()+words.slice(1)+' ',make('span','count',counts.get(role)));
        return button;
      }));
    }
    """#

  /// The chosen element at all phases of the step.
  static let element = #"""
    const names=['x','y','width','height','alpha','zIndex','hidden','transform'];
    function text(name,a){
      const place=names.indexOf(name);
      if(place>=0&&place<4)return written(a.frame[place]);
      switch(name){
        case'alpha':return String(a.alpha);
        case'zIndex':return String(a.zIndex);
        case'hidden':return a.hidden?'yes':'no';
        case'transform':return a.transform||'none';
        default:return a.custom[name.slice(7)]??'';
      }
    }
    function states(){
      const step=around(state.chosen),found={};
      for(const phase of phases)found[phase]=phase==='now'?now(state.chosen):attributes(step[phase]);
      return found;
    }
    function sentence(){
      const {role}=around(state.chosen),distance=way(motion(state.chosen));
      const step=entered().name;
      if(!role)return'Not there in '+step+'.';
      const {verb}=roles[role],isMoving=distance&&!/^(stays|is laid)/.test(verb);
      return verb[0].toUpperCase()+verb.slice(1)+(isMoving?', '+distance:'')+', in '+step+
        (phases.some(phase=>around(state.chosen)[phase])?'.':', outside the window: it has no cell.');
    }
    function paintElement(){
      $('card').hidden=!chosen();$('chosen').title=chosen()?.label??'';
      if(!chosen()){
        $('chosen').textContent='No element chosen';$('badge').dataset.mark='';
        $('about').textContent='Choose one on the stage, in the timeline or in the table.';
        return;
      }
      const found=states(),[first,end]=ends(),seen={};
      for(const phase of phases)seen[phase]=placedAt(state.chosen,found[phase],{before:first,initial:first,now:state.frame}[phase]??end);
      $('chosen').textContent=chosen().label;$('badge').dataset.mark=mark(state.chosen);
      $('about').textContent=sentence();
      const columns=phases.filter(p=>found[p]||p==='now'||p==='before'||p==='after');
      const table=$('attributes'),top=make('tr');
      top.append(make('td','',state.isOnScreen?'on the screen':'in the content'));
      for(const phase of columns){const cell=make('th',phase==='now'?'is-now':'',phase);cell.scope='col';top.append(cell);}
      table.tHead.replaceChildren(top);
      const own=new Set(phases.flatMap(phase=>Object.keys(found[phase]?.custom||{})));
      const all=names.filter(n=>!['hidden','transform'].includes(n)||columns.some(p=>found[p]&&
        text(n,seen[p])!==(n==='hidden'?'no':'none'))).concat([...own].sort().map(name=>'custom.'+name));
      table.tBodies[0].replaceChildren(...all.map(name=>{
        const row=make('tr'),title=make('th','',name==='zIndex'?'z':name);
        title.scope='row';row.append(title);
        for(const phase of columns){
          const content=found[phase]?text(name,seen[phase]):'–';
          const differs=found[phase]&&found.before&&phase!=='before'&&content!==text(name,seen.before);
          row.append(make('td',[phase==='now'?'is-now':'',differs?'differs':''].join(' ').trim(),content));
        }
        return row;
      }));
      paintCopy(found);
    }
    """#

  /// The words of a scene or of a test that hold for the element.
  static let expectation = #"""
    const standIns={before:['before','initial','final','after'],initial:['initial','before','after','final'],
      final:['final','after','before','initial'],after:['after','final','initial','before']};
    /** The phase that is wanted, or for this element the nearest that it has. */
    const phaseOf=found=>standIns[state.phase].find(phase=>isOffered(found,phase));
    /** A test finds the start of who comes and the end of who goes: who stays has neither. */
    const isOffered=(found,phase)=>found[phase]&&
      (state.form!=='swift'||!found[{initial:'before',final:'after'}[phase]]);
    function differing(found,phase){
      const here=found[phase],other=found[phase==='initial'?'after':'before'];
      const names=['frame','alpha','zIndex','hidden'].filter(n=>other&&phase!=='before'
        &&String(here[n])!==String(other[n]));
      return names.length?names:['frame','alpha'];
    }
    function asScene(found,phase){
      const element=chosen(),here=found[phase];
      const wanted={of:element.name??element.label,step:entered().name,phase};
      for(const name of differing(found,phase))wanted[name]=here[name];
      const fields=Object.entries(wanted).map(([k,v])=>JSON.stringify(k)+': '+
        (Array.isArray(v)?'['+v.join(', ')+']':JSON.stringify(v)));
      return'{"attributes": {'+fields.join(', ')+'}}';
    }
    /** Text between the quotation marks of a test. */
    const literal=text=>'"'+text.replace(/[\\"]/g,'\\$&').replace(/[\x00-\x1f\x7f]/g,c=>'\\u{'+c.charCodeAt(0).toString(16)+'}')+'"';
    function asSwift(found,phase){
      const element=chosen(),here=found[phase],step=entered().name;
      const word=(element.name??element.label).replace(/[^A-Za-z0-9]+/g,' ').trim().split(' ')
        .map((w,n)=>n?w[0].toUpperCase()+w.slice(1):w.toLowerCase()).join('')||'element';
      const name=(/^[0-9]/.test(word)?'element':'')+word;
      const track={initial:['!','start'],final:['','end']}[phase];
      const id=element.swift??`.item(${literal(element.name)})`;
      const source=track?`.transitions.flatMap(\\.tracks).first { $0.id == ${id} && ${track[0]}$0.isLeaving }?.${track[1]}`
        :'.'+phase+(element.swift?`.elements.first { $0.id == ${id} }`:`[item: ${literal(element.name)}]`);
      const lines=differing(found,phase).map(n=>{
        const [x,y,w,h]=here.frame;
        return'  #expect(element.'+{frame:`frame == CGRect(x: ${x}, y: ${y}, width: ${w}, height: ${h})`,
          alpha:'alpha == '+here.alpha,zIndex:'zIndex == '+here.zIndex,hidden:'isHidden == '+here.hidden}[n]+')';
      });
      const capital=phase[0].toUpperCase()+phase.slice(1);
      return`@Test @MainActor func ${name}${capital}() throws {\n  let run = try PlayedScene(${literal(score.scene??'<#file#>')})\n`+
        `  let step = try run[${literal(step)}]\n  let element = try #require(step${source})\n${lines.join('\n')}\n}`;
    }
    function words(){
      const found=states(),phase=phaseOf(found);
      return phase?(state.form==='swift'?asSwift:asScene)(found,phase):'';
    }
    function paintCopy(found){
      const phase=phaseOf(found);
      for(const button of all('[data-phase]'))button.disabled=!isOffered(found,button.dataset.phase);
      pick('phase',phase);pick('form',state.form);
      $('copy').disabled=!phase;
      $('words').textContent=phase?words():'Nothing to copy: '+chosen().label+
        ' is not there in '+entered().name+'.';
    }
    async function put(content,node){
      let done=false;
      try{await navigator.clipboard.writeText(content);done=true;}catch{
        if(!node)return false;
        const range=document.createRange();range.selectNodeContents(node);
        const selection=getSelection();selection.removeAllRanges();selection.addRange(range);
        try{done=document.execCommand('copy');}catch{}
      }
      return done;
    }
    async function copy(){
      const content=chosen()?words():'';
      if(!content)return;
      root.dataset.copied=content;
      $('copied').textContent=await put(content,$('words'))?'Copied':'Selected: press Ctrl C';
      setTimeout(()=>{$('copied').textContent='';},2000);
    }
    """#
}
