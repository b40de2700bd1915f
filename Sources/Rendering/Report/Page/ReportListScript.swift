/// The list of outputs: rows of known heights, of which only those in sight exist.
enum ReportListScript {
  static let text = [marks, rows, paint].joined(separator: "\n")

  /// Decisions stay in the browser, for the report that they were made on and no other one.
  private static let marks = #"""
    const place='tessera report '+report.version+' '+sum($('data').textContent);
    function sum(text){
      let value=0;
      for(let index=0;index<text.length;index++)value=(value*31+text.charCodeAt(index))|0;
      return(value>>>0).toString(16)+text.length;
    }
    let kept={};
    try{kept=JSON.parse(localStorage[place]||'{}');}catch{}
    const marks=new Map(Object.entries(kept.marks||{})),undone=[];
    let single=kept.single!==false,theme=kept.theme||'';
    function keep(){
      try{localStorage[place]=JSON.stringify({marks:Object.fromEntries(marks),single,theme});}catch{}
    }
    /** The decision on an item: that of all of its rows, where they agree. */
    function markOf(item){
      const found=new Set(item.rows.map(row=>marks.get(idOf(row))));
      return item.rows.length&&found.size===1?[...found][0]:undefined;
    }
    function decided(){
      const number=report.rows.filter(row=>marks.has(idOf(row))).length;
      if(!decides)return number;
      $('decided').textContent=open?number+' of '+count(open)+' decided':'';
      $('export').disabled=!number;
      return number;
    }
    """#

  private static let rows = #"""
    let lines=[],height=0;
    const sides={new:'added',obsolete:'removed'};
    const names=['different','new','missing','obsolete','failed','equal'];
    function counting(){
      $('counts').replaceChildren(...names.filter(name=>counts[name]||name!=='failed'&&(decides||name!=='missing')).map(name=>{
        const button=make('button');
        button.type='button';button.dataset.status=name;
        button.setAttribute('aria-pressed',state.show.has(name));
        button.append(make('b','',count(counts[name])),make('span','',!decides&&sides[name]||name));
        return button;
      }));
    }
    /** What is shown, with its place: headings, items, members of open groups, equal outputs. */
    function arrange(){
      const words=state.words.toLowerCase().split(/\s+/).filter(Boolean);
      const shows=status=>!state.show.size||state.show.has(status);
      const has=text=>words.every(word=>text.toLowerCase().includes(word));
      const fits=item=>shows(item.status)&&(!words.length||has([item.finding,item.scene,item.path,
        ...(item.members||[]).map(member=>member.path+member.scene)].join(' ')));
      lines=[];
      const section=(name,found)=>{
        if(!found.length)return;
        lines.push({heading:name,number:found.reduce((total,item)=>total+(item.rows.length||1),0),height:34});
        for(const item of found){
          lines.push({item,height:60});
          if(item.members&&state.opened.has(item.id))
            for(const member of item.members)lines.push({item:member,inner:true,height:30});
        }
      };
      const found=items.filter(fits);
      ['Failed',decides?'Only here':'Different','Alike',decides?'Goldens':'On one side'].forEach((name,index)=>
        section(name,found.filter(item=>sectionOf(item)===index)));
      const equals=shows('equal')?equal.filter(item=>!words.length||has([item.finding,item.scene,item.path].join(' '))):[];
      const passing=equals.filter(item=>item.finding),same=equals.filter(item=>!item.finding);
      if(passing.length)lines.push({heading:'Let pass',number:passing.length,height:34});
      for(const item of passing)lines.push({item,inner:true,same:true,height:30});
      if(same.length){
        lines.push({heading:'Equal',number:same.length,height:34});
        if(words.length||state.show.has('equal')||state.opened.has('equal'))
          for(const item of same)lines.push({item,inner:true,same:true,height:30});
        else lines.push({item:{id:'equal'},folded:same.length,height:30});
      }
      height=0;
      for(const line of lines){line.top=height;height+=line.height;}
      let position=0;
      for(const line of lines)if(line.item)line.position=++position;
      for(const line of lines)line.total=position;
      $('height').style.height=height+12+'px';
      paint();
    }
    const chosenLine=()=>lines.find(line=>line.item&&line.item.id===state.id);
    function reveal(){
      const line=chosenLine(),list=$('rows');
      if(line){
        if(line.top<list.scrollTop+34)list.scrollTop=line.top-40;
        if(line.top+line.height>list.scrollTop+list.clientHeight-8)
          list.scrollTop=line.top+line.height-list.clientHeight+40;
      }
      paint();
    }
    """#

  private static let paint = #"""
    function paint(){
      const list=$('rows'),top=list.scrollTop-200,bottom=list.scrollTop+list.clientHeight+200;
      let low=0,high=lines.length;
      while(low<high){
        const middle=low+high>>1;
        if(lines[middle].top+lines[middle].height<top)low=middle+1;else high=middle;
      }
      const nodes=[];
      for(let index=low;index<lines.length&&lines[index].top<bottom;index++)nodes.push(shown(lines[index]));
      if(!nodes.length)nodes.push(make('p','none','Nothing has these words. Esc shows all.'));
      $('height').replaceChildren(...nodes);
      const line=chosenLine();
      if(line&&nodes.some(node=>node.id==='row-'+line.position))
        list.setAttribute('aria-activedescendant','row-'+line.position);
      else list.removeAttribute('aria-activedescendant');
    }
    function shown(line){
      const {item}=line,node=make('div',item?'row':'heading');
      node.style.top=line.top+'px';node.style.height=line.height+'px';
      if(!item){
        node.setAttribute('role','presentation');
        node.append(make('span','',line.heading),make('span','',count(line.number)));
        return node;
      }
      node.id='row-'+line.position;node.dataset.id=item.id;
      node.setAttribute('role','option');
      node.setAttribute('aria-posinset',line.position);node.setAttribute('aria-setsize',line.total);
      node.setAttribute('aria-selected',item.id===state.id);
      if(line.inner)node.classList.add('is-inner');
      const words=make('div','words');
      if(line.folded){
        node.append(icon('right'));
        words.append(make('bdi','quiet',counted(line.folded)+(decides?', nothing to decide':', nothing differs')));
      }else if(line.inner)words.append(make('bdi','quiet',line.same?item.path:nameOf(item,' of ')));
      else{
        const small=thumb(item),sign=make('span',small?'sign':'');
        sign.append(...[small,disc(item)].filter(Boolean));
        node.append(sign);node.classList.add('is-full');
        words.append(make('bdi','',item.finding),make('bdi','quiet',item.members?item.path:nameOf(item,' · ')));
      }
      node.append(words);
      if(item.members)node.append(make('span','many',String(item.members.length)));
      const mark=!line.same&&!line.folded&&markOf(item);
      if(mark){
        node.append(icon(mark,'mark '+mark),make('span','sr',mark==='approve'?'approved':'rejected'));
      }
      return node;
    }
    function disc(item){
      const rings=['new','missing','obsolete'],sign=icon(item.kind,'disc'+(rings.includes(item.kind)?' is-ring':''));
      sign.dataset.kind=item.kind;
      return sign;
    }
    """#
}
