/// Rules that any page has to keep, asked of the page as it stands: names, roles, references, order, contrast, and room
/// for fingers. They are a choice of those of the WCAG that can be told without a person.
enum PageRules {
  /// An expression whose value has a line for each fault.
  static let script = "(() => {\(tools)\(names)\(order)\(sight)\nreturn faults.join('\\n'); })()"

  private static let tools = #"""
    const faults = [], all = s => [...document.querySelectorAll(s)];
    const where = e => e.tagName.toLowerCase() + (e.id ? '#' + e.id : '') +
      (typeof e.className === 'string' && e.className ? '.' + e.className.trim().split(/\s+/).join('.') : '');
    const fault = (rule, e, more) => faults.push(rule + ': ' + where(e) + (more ? ' ' + more : ''));
    const isSeen = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
    const isHidden = e => !!e.closest('[aria-hidden=true]');
    const words = e => (e.textContent || '').replace(/\s+/g, ' ').trim();
    function name(e) {
      const by = (e.getAttribute('aria-labelledby') || '').split(/\s+/).filter(Boolean)
        .map(id => words(document.getElementById(id) || document.createElement('i'))).join(' ').trim();
      if (by) return by;
      if (e.getAttribute('aria-label')) return e.getAttribute('aria-label').trim();
      if (e.labels && e.labels.length) return [...e.labels].map(words).join(' ');
      if (e.hasAttribute('alt')) return e.getAttribute('alt').trim();
      return words(e) || [...e.querySelectorAll('img')].map(i => i.alt).join(' ').trim() || e.title || '';
    }
    const isControl = e => e.matches('a[href],button,select,input:not([type=hidden]),textarea,summary');

    """#

  private static let names = #"""
    for (const e of all('a[href],button,select,input,textarea,summary,[role=button],[role=region],[role=group],' +
      '[role=img],dialog,section[aria-label],table[aria-labelledby],img,video')) {
      if (!isSeen(e) || isHidden(e)) continue;
      if (e.tagName === 'IMG' && e.hasAttribute('alt')) continue;
      if (!name(e)) fault('no name', e);
    }
    const ids = new Map();
    for (const e of all('[id]')) ids.set(e.id, (ids.get(e.id) || 0) + 1);
    for (const [id, count] of ids) if (count > 1) faults.push('two of id ' + id);
    for (const attribute of ['aria-labelledby', 'aria-controls', 'aria-describedby', 'aria-activedescendant', 'for'])
      for (const e of all('[' + attribute + ']'))
        for (const id of e.getAttribute(attribute).split(/\s+/))
          if (id && !document.getElementById(id)) fault('leads nowhere', e, attribute + ' ' + id);
    const roles = ['group', 'region', 'status', 'img', 'list', 'listitem', 'dialog', 'row', 'grid', 'gridcell',
      'columnheader', 'rowheader', 'button', 'switch', 'presentation', 'none', 'toolbar', 'search', 'slider', 'listbox', 'option'];
    for (const e of all('body [role]')) if (!roles.includes(e.getAttribute('role'))) fault('unknown role', e);
    for (const e of all('[aria-pressed],[aria-expanded]'))
      if (!['true', 'false'].includes(e.getAttribute('aria-pressed') || e.getAttribute('aria-expanded')))
        fault('neither true nor false', e);
    for (const e of all('[role=slider]')) {
      const [least, most, here] = ['min', 'max', 'now'].map(n => parseFloat(e.getAttribute('aria-value' + n)));
      if (!(least <= here && here <= most)) fault('no value', e);
      if (isSeen(e) && e.tabIndex < 0) fault('not reached by Tab', e);
    }
    for (const e of all('[aria-hidden=true]'))
      for (const inner of [e, ...e.querySelectorAll('*')])
        if (inner.tabIndex >= 0 && isSeen(inner) && (isControl(inner) || inner.hasAttribute('tabindex')))
          fault('hidden yet reached by Tab', inner);

    """#

  private static let order = #"""
    if (!document.documentElement.lang) faults.push('no language');
    if (!document.title) faults.push('no title');
    if (all('main').length !== 1) faults.push('not one main part');
    const heads = all('h1,h2,h3,h4,h5,h6').filter(isSeen);
    if (heads.filter(h => h.tagName === 'H1').length !== 1) faults.push('not one first heading');
    heads.reduce((last, h) => {
      const level = +h.tagName[1];
      if (level > last + 1) fault('heading left out before', h);
      if (!words(h)) fault('empty heading', h);
      return level;
    }, 0);
    for (const e of all('[tabindex]')) if (e.tabIndex > 0) fault('order by number', e);
    for (const e of all('body *')) {
      const style = getComputedStyle(e);
      const scrolls = /auto|scroll/.test(style.overflowY) && e.scrollHeight > e.clientHeight + 1 ||
        /auto|scroll/.test(style.overflowX) && e.scrollWidth > e.clientWidth + 1;
      if (scrolls && isSeen(e) && e.tabIndex < 0 && !e.querySelector('a[href],button,select,input,[tabindex="0"]'))
        fault('cannot be scrolled by keys', e);
    }
    if (document.documentElement.scrollWidth > innerWidth + 1)
      faults.push('wider than the window: ' + document.documentElement.scrollWidth);

    """#

  private static let sight = #"""
    const parse = text => { const n = (text.match(/[\d.]+/g) || []).map(Number); return n.length === 3 ? [...n, 1] : n; };
    const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
      .map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
      .reduce((sum, v, n) => sum + v * [.2126, .7152, .0722][n], 0);
    const over = (top, below) => top.slice(0, 3).map((v, n) => v * top[3] + below[n] * (1 - top[3]));
    function ground(e) {
      const layers = [];
      for (let at = e; at; at = at.parentElement) layers.push(parse(getComputedStyle(at).backgroundColor));
      return layers.reverse().reduce((below, top) => top.length === 4 && top[3] > 0 ? over(top, below) : below,
        [255, 255, 255]);
    }
    for (const e of all('body *')) {
      if (e.closest('svg,script,style,option') || e.matches(':disabled') || !isSeen(e) || isHidden(e)) continue;
      if (![...e.childNodes].some(n => n.nodeType === 3 && n.nodeValue.trim())) continue;
      const style = getComputedStyle(e);
      if (style.clipPath !== 'none') continue;
      const back = ground(e), ink = over(parse(style.color), back), [a, b] = [light(ink), light(back)];
      const contrast = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
      const size = parseFloat(style.fontSize), large = size >= 24 || size >= 18.66 && +style.fontWeight >= 700;
      if (contrast < (large ? 3 : 4.5)) fault('contrast ' + contrast.toFixed(2), e, '"' + words(e).slice(0, 20) + '"');
      if (size < 11) fault('text of ' + size, e);
    }
    for (const e of all('a[href],button,select,input,summary')) {
      if (!isSeen(e) || isHidden(e) || getComputedStyle(e).display === 'inline') continue;
      const target = e.closest('label') || e, box = target.getBoundingClientRect();
      if (box.width < 24 || box.height < 24)
        fault('small target', e, Math.round(box.width) + ' x ' + Math.round(box.height));
    }

    """#
}
