/// Small pictures of what changed, in the rows of the list: each is drawn when its row comes into sight.
enum ReportThumbScript {
  static let text = #"""
    const thumbs=new Map(),wanted=new Map(),thumbSide=88;
    function thumb(item){
      const output=item.output,side=output&&(output.drawn||output.golden);
      if(!side?.picture)return null;
      const canvas=drawing(thumbSide,thumbSide);
      canvas.className='thumb';canvas.setAttribute('aria-hidden','true');
      if(thumbs.has(item.id)){
        canvas.getContext('2d').drawImage(thumbs.get(item.id),0,0);canvas.dataset.drawn='';
      }
      else{wanted.set(item.id,[canvas,side,output]);drawThumbs();}
      return canvas;
    }
    let drawsThumbs=false;
    /** One after the other, the last that came into sight first; whoever has gone again is left out. */
    async function drawThumbs(){
      if(drawsThumbs)return;
      drawsThumbs=true;
      await new Promise(done=>setTimeout(done,30));
      while(wanted.size){
        const [id,[canvas,side,output]]=[...wanted].pop();
        wanted.delete(id);
        if(!canvas.isConnected)continue;
        try{
          const made=await pictureOf(output,side),context=canvas.getContext('2d');
          // A drawing has more pixels than units.
          const box=output.parts?.[0]?.[1].map(it=>it*made.scale/(output.scale||1));
          context.drawImage(made.canvas,...square(made,box),0,0,thumbSide,thumbSide);
          if(thumbs.size>399)thumbs.delete(thumbs.keys().next().value);
          thumbs.set(id,canvas);canvas.dataset.drawn='';
        }catch{canvas.hidden=true;}
      }
      drawsThumbs=false;
    }
    /** The square around the first part that differs; of a picture without parts its upper end. */
    function square(made,box){
      const most=Math.min(made.width,made.height);
      if(!box)return[0,0,most,most];
      const [x,y,width,height]=box,side=Math.min(most,Math.max(height*1.4,Math.min(width,height*2),44*made.scale));
      const low=(start,length,room)=>clamp(start+(length-side)/2,0,room-side);
      return[width>side?clamp(x,0,made.width-side):low(x,width,made.width),low(y,height,made.height),side,side];
    }
    """#
}
