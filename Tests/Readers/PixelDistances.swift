/// Measures in a page how far pictures are from one another.
public enum PixelDistances {
  /// For a page with pairs of pictures, an element `out` and a function `pixels(image, width, height)`: writes a line
  /// `@name mean far` for each pair, the mean distance and the share of pixels that are far apart, and `@end`.
  public static let script = #"""
    // Everything is loaded when this runs, and the page is reported when it has run.
    window.onload=()=>{
      const images=document.images;let lines='\n';
      for(let n=0;n<images.length;n+=2){
        const png=images[n],width=png.naturalWidth,height=png.naturalHeight;
        const a=pixels(png,width,height),b=pixels(images[n+1],width,height);
        let sum=0,far=0;
        for(let i=0;i<a.length;i+=4){
          let most=0;
          for(let k=0;k<4;k++)most=Math.max(most,Math.abs(a[i+k]-b[i+k]));
          sum+=most;if(most>51)far++;
        }
        const count=a.length/4;
        lines+='@'+png.alt+' '+(sum/255/count).toFixed(6)+' '+(far/count).toFixed(6)+'\n';
      }
      document.getElementById('out').textContent=lines+'@'+'end';
    };
    """#
}
