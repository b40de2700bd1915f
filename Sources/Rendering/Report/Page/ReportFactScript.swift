/// Everything beside the pictures: the cause, numbers, where it comes from, and the decision.
enum ReportFactScript {
  static let text = [controls, facts, parts, decide, export].joined(separator: "\n")

  private static let controls = #"""
    function slider(name,words,low,high,step,end=''){
      const label=make('label'),input=make('input');
      input.type='range';input.id=name;input.min=low;input.max=high;input.step=step;input.value=state[name];
      label.append(words+' ',input,end);
      return label;
    }
    function button(words,fields,sign){
      const node=make('button',fields.style||'',sign?undefined:words);
      node.type='button';
      if(sign){node.append(icon(sign));node.setAttribute('aria-label',words);}
      if(fields.keys)node.setAttribute('aria-keyshortcuts',fields.keys);
      Object.assign(node.dataset,fields.data||{});
      return node;
    }
    function controls(){
      const nodes=[];
      if(isPair())switch(state.view){
      case'swipe':nodes.push(slider('split','Position',0,1,.005));break;
      case'onion':nodes.push(slider('mix','Before',0,1,.01,' After'));break;
      case'blink':
        nodes.push(button(beating?'Pause':'Go on',{data:{act:'beat'},keys:'space'},beating?'pause':'play'),
          slider('rate','Speed',.5,4,.5,' '+state.rate+' a second'));
        break;
      case'mask':{
        const ramp=make('span','ramp');
        for(const step of[1,2,3]){const box=make('i');box.style.background='var(--heat-'+step+')';ramp.append(box);}
        nodes.push(slider('ground','Ground',0,1,.02),make('span','quiet','Distance'),ramp,
          make('span','quiet','to 0.05, to 0.2, more'));
        break;
      }
      default:nodes.push(make('span','quiet hint','Hold b to see before in place of after'));
      }
      if(isPair()&&pair.before.height/pair.before.scale!==pair.after.height/pair.after.scale)
        nodes.push(button(state.align?'Aligned below':'Aligned above',{data:{act:'align'}}));
      $('controls').replaceChildren(...nodes);
      const number=chosen?.isFilm?0:(row?.output.parts||[]).length;
      $('places').replaceChildren(...(isPair()&&number?[
        button('Previous change',{data:{hop:-1},keys:'p',style:'bare'},'left'),
        make('span','quiet',state.place<0?number+(number===1?' change':' changes'):state.place+1+' of '+number),
        button('Next change',{data:{hop:1},keys:'n',style:'bare'},'right')]:[]));
    }
    """#

  private static let facts = #"""
    const effects={different:'Approving makes what is drawn now the golden.',new:'Approving records a golden.',
      missing:'Approving records the golden again.',obsolete:'Approving removes the golden.'};
    function facts(){
      const aside=document.querySelector('aside'),nodes=[];
      if(!chosen)return;
      if(chosen.status==='equal'&&chosen.finding)
        nodes.push(make('p','quiet','All that differs is let pass: nothing to decide, and nothing is kept.'));
      else if(!decides&&chosen.status==='failed')nodes.push(make('p','quiet','This pair could not be compared.'));
      else if(!decides&&chosen.status==='equal')nodes.push(make('p','quiet','Nothing differs, and nothing is kept.'));
      else if(!decides);
      else if(effects[chosen.status]&&chosen.rows.length)nodes.push(...decision());
      else if(chosen.status==='equal')nodes.push(make('p','quiet','Equal: nothing to decide, and nothing is kept.'));
      else nodes.push(make('p','quiet','This kept outputs from being compared: repair it and check again.'));
      const output=row?.output;
      if(output){
        if(output.causes)nodes.push(...causes(output.causes));
        for(const note of output.notes||[])nodes.push(make('p','note',note));
        if(output.golden?.ground)nodes.push(make('p','quiet','What is equal is shown coarsely, and what differs as it is.'));
        if(output.pixels)nodes.push(...pixels(output));
      }
      if(chosen.members)nodes.push(...members());
      if(decides?chosen.scene:row)nodes.push(...command());
      if(output)nodes.push(...origin(output));
      aside.replaceChildren(...nodes);
    }
    function list(pairs){
      const node=make('dl');
      for(const [name,value] of pairs)node.append(make('dt','',name),make('dd','',String(value)));
      return node;
    }
    """#

  private static let parts = #"""
    function causes(found){
      const node=make('ul'),most=200;
      let owner,line;
      for(const [element,change] of found.slice(0,most)){
        if(!element||element!==owner){
          line=make('li');node.append(line);owner=element;
          if(element)line.append(make('b','',element));
        }
        line.append(make('div','',change));
      }
      if(found.length>most)node.append(make('li','quiet','and '+(found.length-most)+' more'));
      return[make('h3','','Cause'),node];
    }
    function pixels(output){
      const [number,share,largest,mean]=output.pixels;
      const pairs=[['Differ',count(number)],['Share',(share*100).toPrecision(4)+' %'],
        ['Distance, largest',largest.toFixed(3)],['Distance, mean',mean.toFixed(3)]];
      if(pair.after)pairs.push(['Size',pair.after.width+' × '+pair.after.height]);
      if(pair.before&&pair.after&&(pair.before.width!==pair.after.width||pair.before.height!==pair.after.height))
        pairs.push(['Size before',pair.before.width+' × '+pair.before.height]);
      pairs.push(['Scale',(output.scale||1)+'×'],['Profile',report.rules]);
      return[make('h3','',output.frames?'Pixels of the worst frame':'Pixels'),list(pairs)];
    }
    function members(){
      const node=make('ul');
      for(const member of chosen.members.slice(0,100))node.append(make('li','',nameOf(member,' of ')));
      if(chosen.members.length>100)node.append(make('li','quiet','and '+(chosen.members.length-100)+' more'));
      return[make('h3','','The same change in'),node];
    }
    const shell=text=>/^[\w@%+=:,./-]+$/.test(text)&&text[0]!=='-'?text:"'"+text.replaceAll("'","'\\''")+"'";
    /** More than a few are accepted by the selection file. */
    function command(){
      const found=(chosen.members||[chosen]).slice(0,8),unique=values=>[...new Set(values)];
      const scenes=unique(found.map(item=>item.scene)).map(shell).join(' ');
      const outputs=unique(found.map(item=>item.path.replace('{frame}','*'))).join(':');
      const isOutput=chosen.rows.length&&found.length===(chosen.members||found).length;
      const pairs=[row?.output.golden?.place,row?.output.drawn?.place];
      if(!decides&&!pairs.every(Boolean))return[];
      const text=!decides?'tessera diff '+pairs.map(shell).join(' '):isOutput?'tessera approve --outputs '+shell(outputs)+' '+scenes:'tessera check '+scenes;
      const node=make('div','command');
      node.append(make('code','',text),button('Copy',{data:{copy:text},keys:'c',style:'bare'}));
      return[make('h3','','On the command line'),node];
    }
    function origin({golden,drawn}){
      const pairs=[];
      for(const [name,side] of[[decides?'Golden':'Before',golden],[decides?'Drawn now':'After',drawn]]){
        if(!side){pairs.push([name,'none']);continue;}
        pairs.push([name,side.sha256?side.sha256.slice(0,12):'unknown']);
        if(side.place)pairs.push(['File',side.place]);
        if(side.bytes)pairs.push(['Bytes',count(side.bytes)]);
        if(side.by)pairs.push(['By',side.by[0]],['Fonts and libraries',side.by[1]]);
      }
      const nodes=[make('h3','','Origin'),list(pairs)];
      if(report.surroundings.length){
        const more=make('details','quiet'),words=make('pre','',report.surroundings.join('\n'));
        words.style.whiteSpace='pre-wrap';
        more.append(make('summary','','Drawn with'),words);nodes.push(more);
      }
      return nodes;
    }
    """#

  private static let decide = #"""
    function decision(){
      const mark=markOf(chosen),box=make('div','decision'),number=chosen.rows.length>1?' '+chosen.rows.length:'';
      for(const [name,words,past,key] of[['approve','Approve','Approved','a'],['reject','Reject','Rejected','r']]){
        const node=button((mark===name?past:words)+number,{data:{decide:name},keys:key,style:name==='approve'?'main':''});
        node.id=name;node.setAttribute('aria-pressed',mark===name);
        const letter=make('kbd','',key);
        letter.setAttribute('aria-hidden','true');node.append(' ',letter);box.append(node);
      }
      return[box,make('p','quiet',effects[chosen.status]+' Rejecting keeps it failing.')];
    }
    /** Marks what is chosen and goes on to the next that is not decided; the same mark again takes it away. */
    function decide(name){
      if(!decides||!chosen||!chosen.rows.length){say('There is nothing to decide');return;}
      undone.push({id:state.id,marks:new Map(marks)});
      const off=markOf(chosen)===name;
      for(const it of chosen.rows)if(off)marks.delete(idOf(it));else marks.set(idOf(it),name);
      keep();
      const number=decided();
      if(off){paint();facts();say('The mark is removed');return;}
      const order=lines.filter(line=>line.item&&line.item.rows?.length&&!(line.inner&&!chosen.group)).map(line=>line.item);
      const here=order.indexOf(chosen),next=[...order.slice(here+1),...order.slice(0,Math.max(0,here))]
        .find(item=>!markOf(item));
      say((name==='approve'?'Approved. ':'Rejected. ')+number+' of '+open+' decided');
      if(number===open)toast('All '+open+' are decided. Export writes the selection file.');
      if(next)choose(next.id);else{paint();facts();}
    }
    function undo(){
      const last=undone.pop();
      if(!last)return;
      marks.clear();
      for(const [key,value] of last.marks)marks.set(key,value);
      keep();decided();choose(last.id);say('Undone');
    }
    """#

  private static let export = #"""
    /** The decisions with the sums of what was looked at, so that they hold for nothing else. */
    function selection(){
      const found=report.rows.filter(it=>marks.has(idOf(it)));
      return{schema:report.selection,version:report.version,complete:found.length===open,
        decisions:found.map(({scene,output})=>({scene,output:output.path,decision:marks.get(scene+' '+output.path),
          status:output.status,golden:output.golden?.sha256??null,drawn:output.drawn?.sha256??null}))};
    }
    function exportMarks(){
      if(!decides)return;
      const made=selection();
      if(!made.decisions.length){toast('Nothing is marked yet.');return;}
      const link=make('a'),text=JSON.stringify(made,null,1)+'\n';
      link.href=URL.createObjectURL(new Blob([text],{type:'application/json'}));
      link.download='tessera-selection.json';
      link.click();
      setTimeout(()=>URL.revokeObjectURL(link.href),1000);
      root.dataset.selection=text;
      toast(made.decisions.length+(made.decisions.length===1?' decision':' decisions')+
        ' saved: tessera approve --selection tessera-selection.json');
    }
    async function copy(text){
      try{await navigator.clipboard.writeText(text);}catch{
        const area=make('textarea');
        area.value=text;document.body.append(area);area.select();
        document.execCommand('copy');area.remove();
      }
      toast('Copied.');
    }
    """#
}
