import { applyTheme } from './apply-theme.ts'
import { startingTheme } from './starting-theme.ts'

// Bundled by itself (build/first-paint-plugin.ts) and run before the first paint, so that no page flashes in another look.
// The schema library would try whether it may make code from text, which the content security policy forbids and reports.
Object.assign(window, { __zod_globalConfig: { jitless: true } })
applyTheme(startingTheme(), document.documentElement)
