internal import Notation

/// The script of a report's page, in the order in which it is read.
enum ReportScript {
  static var text: String {
    let parts = [
      data, items, ReportListScript.text, ReportPictureScript.text, ReportThumbScript.text,
      ReportStageScript.text,
      ReportFilmScript.text, ReportFactScript.text, ReportKeyScript.text, start,
    ]
    return "(()=>{'use strict';\n" + ScriptText.short(parts.joined(separator: "\n")) + "\n})();"
  }

  private static let data = #"""
    const root=document.documentElement,$=id=>document.getElementById(id);
    const report=JSON.parse($('data').textContent),folder=root.dataset.folder||'';
    /** Two sides of which neither is a golden: there is nothing to decide. */
    const decides=report.kind==='check',nameOf=(item,joint)=>[item.path,item.scene].filter(Boolean).join(joint);
    const all=(selector,within=document)=>[...within.querySelectorAll(selector)];
    const clamp=(value,low,high)=>Math.min(high,Math.max(low,value));
    const count=number=>number.toLocaleString('en-US');
    /** "1 equal pair", "12 outputs". */
    const counted=(number,kind='')=>count(number)+' '+kind+(decides?'output':'pair')+(number===1?'':'s');
    const state={id:'',view:'side',show:new Set(),words:'',opened:new Set(),zoom:1,x:0,y:0,fits:true,place:-1,
      split:.5,mix:.5,ground:.2,rate:1.5,align:0,frame:0,flags:{parts:true,outlines:false,loupe:false,checker:false}};
    /** An element with a class and words: nothing of the data is ever read as markup. */
    function make(tag,name,words){
      const node=document.createElement(tag);
      if(name)node.className=name;
      if(words!==undefined)node.textContent=words;
      return node;
    }
    function icon(name,style='icon'){
      const space='http://www.w3.org/2000/svg',svg=document.createElementNS(space,'svg');
      svg.setAttribute('class',style);svg.setAttribute('aria-hidden','true');
      svg.append(document.createElementNS(space,'use'));
      svg.firstChild.setAttribute('href','#i-'+name);
      return svg;
    }
    function say(words){$('said').textContent=words;}
    function toast(words){
      const node=$('toast');
      node.textContent=words;node.hidden=false;
      clearTimeout(toast.timer);toast.timer=setTimeout(()=>{node.hidden=true;},8000);
    }
    """#

  /// Rows of the data become items: numbered pictures of one row are a film, outputs that differ alike are a group.
  private static let items = #"""
    const statuses=['different','new','missing','obsolete'];
    const idOf=row=>[row.scene,row.output.path].filter(Boolean).join(' ');
    const items=[],byId=new Map();
    function remember(item){byId.set(item.id,item);return item;}
    {
      const films=new Map(),groups=new Map();
      for(const row of report.rows){
        const {output}=row,name=output.row&&row.scene+' '+output.row+' '+output.status;
        if(name&&films.has(name)){films.get(name).rows.push(row);continue;}
        const item=remember({id:idOf(row),scene:row.scene,path:output.row||output.path,status:output.status,
          finding:row.finding,rows:[row],output,kind:kindOf(output),isFilm:!!output.frames});
        if(name)films.set(name,item);
        if(!row.alike){items.push(item);continue;}
        let group=groups.get(row.alike);
        if(!group){
          group=remember({id:'alike '+row.alike,status:'different',finding:row.finding,members:[],rows:[],
            kind:item.kind,output,scene:row.scene,path:''});
          groups.set(row.alike,group);items.push(group);
        }
        item.group=group;group.members.push(item);group.rows.push(row);
      }
      for(const film of films.values())if(film.rows.length>1){
        film.isFilm=true;
        if(film.status==='different')film.kind='film';
        film.finding=film.rows.length+' frames: '+film.finding;
      }
      for(const group of groups.values())
        group.path=group.members.length+(decides?' outputs':' pairs')+' differ alike';
      report.problems.forEach((problem,index)=>items.push(remember({id:'failed '+index,status:'failed',kind:'failed',
        finding:problem.message,scene:problem.scene,path:problem.place||problem.code,rows:[],problem})));
    }
    const sectionOf=item=>item.status==='failed'?0:item.members?2:item.status==='different'?1:3;
    items.sort((first,second)=>sectionOf(first)-sectionOf(second));
    const equal=report.equal.flatMap(([scene,...outputs])=>outputs.map(output=>{
      const [path,...passing]=[output].flat();
      return{scene,path,status:'equal',id:idOf({scene,output:{path}}),rows:[],
        finding:passing.length?'passes: '+passing.join('; '):''};
    }));
    const known=id=>byId.get(id)||equal.find(item=>item.id===id);
    const counts={different:0,new:0,missing:0,obsolete:0,failed:0,equal:equal.length};
    for(const item of items)counts[item.status]+=item.rows.length||1;
    const open=report.rows.length;
    /** The sign of a change: that of its first part, or of its status. */
    function kindOf(output){
      if(output.status!=='different')return output.status;
      if(output.frames)return'film';
      if(output.parts)return output.parts[0][0];
      return output.kind==='table'?'table':'changed';
    }
    """#

  private static let start = #"""
    const ready=()=>{root.dataset.ready=Math.round(performance.now());};
    counting();arrange();flags();decided();
    readAddress().then(ready);
    if(innerWidth>=760)$('rows').focus({preventScroll:true});
    """#
}
