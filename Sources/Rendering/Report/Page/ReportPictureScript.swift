/// Pictures and frames of films, decoded when somebody looks at them, and how far their pixels are apart.
enum ReportPictureScript {
  static let text = [load, decode, motion, distance].joined(separator: "\n")

  private static let load = #"""
    const types={png:'image/png',apng:'image/png',jpg:'image/jpeg',jpeg:'image/jpeg',gif:'image/gif',
      webp:'image/webp',svg:'image/svg+xml'};
    const held=folder?'':'\n'+$('pictures').textContent,waiting=new Map(),loads=new Map();
    /** Pictures beside the page are scripts: a page from a disk may read nothing else. */
    window.tessera=(name,text)=>{waiting.get(name)?.(text);};
    function base64(name){
      if(!folder){
        const start=held.indexOf('\n'+name+' ');
        if(start<0)return Promise.reject(new Error('the picture is not in the page'));
        const begin=start+name.length+2,end=held.indexOf('\n',begin);
        return Promise.resolve(held.slice(begin,end));
      }
      // A row and the stage may want the same one at once: it comes to both.
      if(loads.has(name))return loads.get(name);
      const load=new Promise((done,failed)=>{
        const script=document.createElement('script');
        waiting.set(name,text=>{script.remove();done(text);});
        script.onerror=()=>failed(new Error('the folder '+folder+' is not beside the page'));
        script.src=encodeURIComponent(folder)+'/'+name+'.js';
        document.head.append(script);
      }).finally(()=>loads.delete(name));
      loads.set(name,load);
      return load;
    }
    function bytes(text){
      const letters=atob(text),array=new Uint8Array(letters.length);
      for(let index=0;index<letters.length;index++)array[index]=letters.charCodeAt(index);
      return array;
    }
    const typeOf=name=>types[name.split('.').pop()];
    """#

  private static let decode = #"""
    const cache=new Map();
    function drawing(width,height){
      const canvas=document.createElement('canvas');
      canvas.width=width;canvas.height=height;
      return canvas;
    }
    /** A picture as a canvas, and its pixels when they are asked for. */
    function still(source,width,height){
      const canvas=drawing(width,height),context=canvas.getContext('2d',{willReadFrequently:true});
      context.drawImage(source,0,0,width,height);
      let pixels;
      return{canvas,width,height,get pixels(){return pixels||=context.getImageData(0,0,width,height).data;}};
    }
    async function picture(name,scale){
      if(cache.has(name))return cache.get(name);
      const text=await base64(name);
      let made;
      if(typeOf(name)==='image/svg+xml'){
        const image=new Image();
        image.src='data:image/svg+xml;base64,'+text;
        await image.decode();
        made=still(image,Math.round(image.naturalWidth*2),Math.round(image.naturalHeight*2));
        made.scale=2;
      }else{
        const image=await createImageBitmap(new Blob([bytes(text)],{type:typeOf(name)}),
          {colorSpaceConversion:'none'});
        made=still(image,image.width,image.height);
        made.scale=scale;image.close();
      }
      return cached(name,made);
    }
    function cached(name,made){
      if(cache.size>23)cache.delete(cache.keys().next().value);
      cache.set(name,made);
      return made;
    }
    /** The pictures that a side is made of, the lowest first. */
    const layersOf=({golden},side)=>
      [...side.ground?[side.ground]:side.patch?layersOf({golden},golden):[[side.picture]],...side.patch?[side.patch]:[]];
    /** A side of an output. Of what differs in a part, that part alone is there: of the drawn side it lies over the
        golden, and of a large golden over a coarse picture of it. */
    async function pictureOf(output,side){
      const scale=output.scale||1,layers=layersOf(output,side),name=layers.join(' ');
      if(layers.length===1)return picture(side.picture,scale);
      if(cache.has(name))return cache.get(name);
      const [ground,...parts]=await Promise.all(layers.map(([name])=>picture(name,scale)));
      const [,,width=ground.width,height=ground.height]=layers[0];
      const made=still(ground.canvas,width,height),context=made.canvas.getContext('2d');
      parts.forEach((part,index)=>{
        const [x,y]=layers[index+1].slice(2);
        // Pixels that let something through take the place of what was there, too.
        context.clearRect(x,y,part.width,part.height);
        context.drawImage(part.canvas,x,y);
      });
      if(output.golden.ground)made.sharp=[...layers[1].slice(2),parts[0].width,parts[0].height];
      made.scale=scale;
      return cached(name,made);
    }
    /** Whether a pixel was kept as it is. */
    const isSharp=({sharp},x,y)=>!sharp||x>=sharp[0]&&y>=sharp[1]&&x<sharp[0]+sharp[2]&&y<sharp[1]+sharp[3];
    /** An animation: how many frames, when each begins, and each as a picture. */
    async function animation(name,scale){
      if(typeOf(name)==='image/svg+xml')return movingDrawing(name);
      if(!window.ImageDecoder)throw new Error('this browser cannot step through animations');
      const decoder=new ImageDecoder({data:bytes(await base64(name)),type:typeOf(name),
        colorSpaceConversion:'none'});
      await decoder.tracks.ready;
      await decoder.completed;
      const number=decoder.tracks.selectedTrack.frameCount,starts=[],frames=new Map();
      let time=0;
      const frame=async index=>{
        index=clamp(index,0,number-1);
        if(frames.has(index))return frames.get(index);
        const {image}=await decoder.decode({frameIndex:index});
        const made=still(image,image.displayWidth,image.displayHeight);
        made.scale=scale;made.duration=(image.duration||0)/1e6;image.close();
        if(frames.size>15)frames.delete(frames.keys().next().value);
        frames.set(index,made);
        return made;
      };
      for(let index=0;index<number;index++){starts.push(time);time+=(await frame(index)).duration;}
      return{number,starts,end:time,frame};
    }
    """#

  /// All that moves in a drawing of ours moves in one period, from its beginning: stopped at a moment of it, the drawing
  /// is a still.
  private static let motion = #"""
    const textOf=async name=>new TextDecoder().decode(bytes(await base64(name)));
    const periodOf=text=>+(/[{;]animation:([0-9.]+)s /.exec(text)||[0,0])[1];
    async function isMoving({golden,drawn}){
      const name=(drawn||golden)?.picture;
      return!!name&&typeOf(name)==='image/svg+xml'&&periodOf(await textOf(name))>0;
    }
    async function movingDrawing(name){
      const text=(await textOf(name)).replaceAll('@media(prefers-reduced-motion:no-preference)','@media all');
      const period=periodOf(text),number=clamp(Math.round(period*20),1,100),frames=new Map();
      const frame=async index=>{
        index=clamp(index,0,number-1);
        if(frames.has(index))return frames.get(index);
        const image=new Image(),end=text.lastIndexOf('</style>')+8,stop='<style>*{animation-delay:-'+
          (index*period/number).toFixed(4)+'s!important;animation-play-state:paused!important}</style>';
        image.src='data:image/svg+xml,'+encodeURIComponent(text.slice(0,end)+stop+text.slice(end));
        await image.decode();
        const made=still(image,Math.round(image.naturalWidth*2),Math.round(image.naturalHeight*2));
        made.scale=2;made.duration=period/number;
        if(frames.size>15)frames.delete(frames.keys().next().value);
        frames.set(index,made);
        return made;
      };
      return{number,starts:Array.from({length:number},(_,index)=>index*period/number),end:period,frame};
    }
    function differing({pixels:first,width},{pixels:second,width:other}){
      const some=new Uint32Array(first.buffer),others=new Uint32Array(second.buffer);
      if(width!==other||some.length!==others.length)return Math.max(some.length,others.length);
      let number=0;
      for(let index=0;index<some.length;index++)if(some[index]!==others[index])number++;
      return number;
    }
    """#

  /// Distances are those that the program counts: brightness more than hue, on white or on black.
  private static let distance = #"""
    function apart(first,i,second,j){
      const a=first[i+3]/255,b=second[j+3]/255;
      const red=first[i]*a-second[j]*b,green=first[i+1]*a-second[j+1]*b,blue=first[i+2]*a-second[j+2]*b;
      const light=255*(b-a);
      const black=weigh(red,green,blue);
      return Math.sqrt((light?Math.max(black,weigh(red+light,green+light,blue+light)):black)/35215);
    }
    function weigh(red,green,blue){
      const y=red*.29889531+green*.58662247+blue*.11448223,i=red*.59597799-green*.2741761-blue*.32180189,
        q=red*.21147017-green*.52261711+blue*.31114694;
      return.5053*y*y+.299*i*i+.1957*q*q;
    }
    const shift=(picture,height)=>state.align?height-picture.height:0;
    /** Every pixel that differs, in three steps; hatched where only one picture is. */
    function mask(before,after){
      const width=Math.max(before.width,after.width),height=Math.max(before.height,after.height);
      const style=getComputedStyle(root),steps=[1,2,3].map(step=>{
        const value=parseInt(style.getPropertyValue('--heat-'+step).trim().slice(1),16);
        return[value>>16,value>>8&255,value&255];
      });
      const canvas=drawing(width,height),context=canvas.getContext('2d'),image=context.createImageData(width,height);
      const first=before.pixels,second=after.pixels,up=shift(before,height),down=shift(after,height);
      const some=new Uint32Array(first.buffer),others=new Uint32Array(second.buffer);
      for(let y=0;y<height;y++)for(let x=0;x<width;x++){
        const above=y-up,below=y-down;
        const i=x<before.width&&above>=0&&above<before.height?above*before.width+x:-1;
        const j=x<after.width&&below>=0&&below<after.height?below*after.width+x:-1;
        if(i<0&&j<0||i>=0&&j>=0&&some[i]===others[j])continue;
        if((i<0||j<0)&&(x+y>>2)%3===0)continue;
        const far=i<0||j<0?.1:apart(first,i*4,second,j*4);
        const color=steps[far<.05?0:far<.2?1:2],at=(y*width+x)*4;
        image.data[at]=color[0];image.data[at+1]=color[1];image.data[at+2]=color[2];image.data[at+3]=255;
      }
      context.putImageData(image,0,0);
      return{canvas,width,height};
    }
    """#
}
