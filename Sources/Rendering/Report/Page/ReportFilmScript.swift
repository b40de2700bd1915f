/// Animations: a bar for each frame, one playhead, and both sides at the same moment.
enum ReportFilmScript {
  static let text = [sources, strip, play].joined(separator: "\n")

  private static let sources = #"""
    /** Numbered pictures are frames at equal times; an animated file knows its own times. */
    async function filmOf(item){
      const {output}=item,scale=output.scale||1;
      if(item.rows.length>1){
        const rows=item.rows;
        film={number:rows.length,starts:rows.map((_,index)=>index/60),end:rows.length/60,
          name:index=>rows[index].output.path.split('/').pop(),
          heat:rows.map(it=>it.output.pixels?it.output.pixels[0]:1),alone:new Set(),
          pair:index=>{row=rows[index];return pairOf(row);}};
      }else{
        const [before,after]=await Promise.all([output.golden,output.drawn].map(side=>
          side?.picture?animation(side.picture,scale):null));
        const steps=stepsOf(output.frames||[],before?.number||0,after?.number||0);
        // Nobody has counted in drawings: the page does, once they are seen.
        const isDrawn=!output.frames,heat=steps.map(step=>isDrawn?null:step.pixels),alone=new Set();
        let end=0;
        const starts=steps.map(([first,second],index)=>{
          if(first===null||second===null)alone.add(index);
          const [side,at]=first===null?[after,second]:[before,first],start=end;
          end+=(side.starts[at+1]??side.end)-side.starts[at];
          return start;
        });
        film={number:steps.length,starts,end,heat,alone,name:index=>'Frame '+((steps[index][0]??steps[index][1])+1),
          pair:async index=>({before:steps[index][0]===null?null:await before.frame(steps[index][0]),
            after:steps[index][1]===null?null:await after.frame(steps[index][1])})};
        if(isDrawn)measure(film);
      }
      state.frame=clamp(state.frame||firstFrame(),0,film.number-1);
      return film.pair(state.frame);
    }
    async function measure(of){
      for(let index=0;index<of.number;index++){
        const {before,after}=await of.pair(index);
        if(film!==of)return;
        of.heat[index]=before&&after?differing(before,after):0;
      }
      showFilm();
    }
    /** Which frame of one side is which of the other: those that only one side has move the rest along. */
    function stepsOf(frames,number,others){
      const gone=new Set(),come=new Set(),pixels=new Map(),steps=[];
      for(const [,,count,first,second] of frames){
        if(second===null)gone.add(first-1);
        else if(first===null)come.add(second-1);
        else pixels.set(first-1,count||0);
      }
      for(let first=0,second=0;first<number||second<others;){
        const step=first<number&&(gone.has(first)||second>=others)?[first++,null]:
          second<others&&(come.has(second)||first>=number)?[null,second++]:[first++,second++];
        step.pixels=step[0]===null||step[1]===null?0:pixels.get(step[0])||0;
        steps.push(step);
      }
      return steps;
    }
    const firstFrame=()=>Math.max(0,film.heat.findIndex((value,index)=>value||film.alone.has(index)));
    """#

  private static let strip = #"""
    function showFilm(){
      $('film').hidden=!film;
      if(!film)return;
      const most=Math.max(1,...film.heat);
      document.querySelector('.heat').replaceChildren(...film.heat.map((value,index)=>{
        const bar=make('i',film.alone.has(index)?'is-alone':''),share=value/most;
        bar.style.setProperty('--share',share);
        bar.style.setProperty('--color',value?'var(--heat-'+(share<.15?1:share<.5?2:3)+')':'var(--line)');
        return bar;
      }));
      $('scrub').max=film.number-1;
      moment();
    }
    function moment(){
      const at=state.frame,value=film.heat[at],time=film.starts[at].toFixed(3)+' s';
      const words=film.alone.has(at)?'only on one side':value?count(value)+' pixels differ':
        value===null?'not compared yet':'equal';
      $('scrub').value=at;
      $('scrub').setAttribute('aria-valuetext',film.name(at)+', '+time+', '+words);
      document.querySelector('.playhead').style.left=100*(at+.5)/film.number+'%';
      const worst=film.heat.indexOf(Math.max(...film.heat));
      $('moment').textContent=film.name(at)+(film.alone.size?'':' of '+film.number)+' · '+time+' · '+words+
        ' · first '+film.name(firstFrame())+(film.heat[worst]?', most '+film.name(worst):'')+
        (film.alone.size?' · hatched: only on one side':'');
    }
    async function frame(index){
      if(!film)return;
      const mine=visit,had=isPair();
      state.frame=clamp(index,0,film.number-1);
      const sides=await film.pair(state.frame);
      if(mine!==visit)return;
      pair=sides;
      if(had!==isPair())build('');else draw();
      moment();address();
    }
    """#

  private static let play = #"""
    let playing=0;
    function stop(){
      cancelAnimationFrame(playing);playing=0;
      $('play').replaceChildren(icon('play'));
    }
    /** At the film's own speed, again and again; frames that come too late are left out. */
    function play(){
      if(!film)return;
      if(playing){stop();facts();return;}
      $('play').replaceChildren(icon('pause'));
      let begin=performance.now()-1000*film.starts[state.frame],busy=false;
      const step=time=>{
        let now=(time-begin)/1000;
        if(now>film.end+.5){begin=time;now=0;}
        let index=film.starts.findLastIndex(start=>start<=now);
        index=Math.max(0,index);
        if(index!==state.frame&&!busy){busy=true;frame(index).finally(()=>{busy=false;});}
        playing=requestAnimationFrame(step);
      };
      playing=requestAnimationFrame(step);
    }
    """#
}
