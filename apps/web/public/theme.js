// Restores language, direction and mode before the first paint; src/theme/apply-theme.ts takes over afterwards.
// The schema library would try whether it may make code from text, which the content security policy forbids and reports.
window.__zod_globalConfig = { jitless: true }
;(function () {
  var theme = {}
  try {
    theme = JSON.parse(localStorage.getItem('countinghouse.theme')) || {}
  } catch (error) {
    // Storage may be closed or unreadable: the defaults follow.
  }
  var root = document.documentElement
  var lang = theme.lang === 'ar' ? 'ar' : 'en'
  var mode = theme.mode === 'dark' ? 'dark' : 'light'
  var dir = theme.dir === 'ltr' || theme.dir === 'rtl' ? theme.dir : lang === 'ar' ? 'rtl' : 'ltr'
  root.setAttribute('lang', lang)
  root.setAttribute('dir', dir)
  root.setAttribute('data-theme-mode', mode)
  root.setAttribute('data-mantine-color-scheme', mode)
})()
