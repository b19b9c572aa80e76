import '../../ui/theme/tokens.css'
import './offline.css'
import { subscribeConnection } from './connection-probe.ts'
import { connectionStore, noteConnection } from './connection.ts'
import { applyTheme } from '../../ui/theme/apply-theme.ts'
import { startingTheme } from '../../ui/theme/starting-theme.ts'

// Runs before the first paint, so that the page comes up in the kept language and look.
applyTheme(startingTheme(), document.documentElement)
connectionStore.subscribe(({ connection }) => {
  if (connection === 'connected') tryAgain()
})
subscribeConnection()
noteConnection('unanswered')
addEventListener('online', tryAgain)
addEventListener('DOMContentLoaded', () => {
  document.title = document.querySelector(`h1 [lang="${document.documentElement.lang}"]`)?.textContent ?? document.title
  document.querySelector('button')?.addEventListener('click', tryAgain)
})

/** The address is the one that was wanted, unless the page was opened by its own name. */
function tryAgain(): void {
  if (location.pathname === '/offline.html') location.replace('/')
  else location.reload()
}
