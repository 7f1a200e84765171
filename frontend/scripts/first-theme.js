// Before anything is drawn: the theme that the person has chosen, or that of the path. It stands in the head of every page
// as a file of the build (vite.config.ts), ahead of the styles; src/platform/theme.ts decides the same once the application
// runs, and src/platform/theme.test.ts compares the two.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('assay.theme');
  } catch (error) {
    // A browser that keeps nothing shows the theme of the path.
  }
  var theme = /^\/(codebrainv1|codebrainv2|problem-builder)/.test(location.pathname)
    ? 'dark'
    : 'light';
  if (kept === 'light' || kept === 'dark') theme = kept;
  if (kept === 'system')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  var metas = { 'color-scheme': theme, 'theme-color': theme === 'dark' ? '#13191a' : '#ffffff' };
  for (var name in metas) {
    var meta = document.querySelector('meta[name="' + name + '"]');
    if (meta !== null) meta.setAttribute('content', metas[name]);
  }
})();
