import { applyTheme } from './apply-theme.ts'
import { startingTheme } from './starting-theme.ts'

// Bundled by itself (build/first-paint-plugin.ts) and run before the first paint, so that no page flashes in another look.
// The schema library would try whether it may make code from text, which the content security policy forbids and reports.
Object.assign(window, { __zod_globalConfig: { jitless: true } })
applyTheme(startingTheme(), document.documentElement)

// The program itself was lost on the way: nothing else is there to say so or to try again.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) setTimeout(() => location.reload(), 3000)
  },
  true,
)
