import './ui/theme/fonts.ts'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import type { Session } from '@countinghouse/contract/auth/session'
import { getSession } from '@countinghouse/contract/auth/session'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { ComponentType } from 'react'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { LightPageProps } from './features/auth/light/light-page.ts'
import { call } from './app/calls/call.ts'
import { clientStore, restoreClientState } from './app/session/client-store.ts'
import { landingPath } from './app/routing/landing.ts'
import { LanguageProvider } from './ui/language/language.tsx'
import { hearEarlyKeys } from './app/keyboard/early-key.ts'
import { fetchPart } from './app/offline/later.ts'
import { registerWorker } from './app/offline/register-worker.ts'
import { UnreachedPage } from './app/offline/unreached-page.tsx'
import { localReturnPath } from '@countinghouse/contract/return-path'
import { syncHeaderColour } from './ui/theme/browser-colour.ts'
import { syncOtherTabs, syncPrinting } from './ui/theme/sync-theme.ts'

const loadApp = () => import('./app.tsx')

/** Pages that load without the app. Source: docs/guides/web.md, Byte budgets. */
const lightPages: Readonly<Record<string, () => Promise<{ readonly page: ComponentType<LightPageProps> }>>> = {
  '/auth/signin': () => import('./features/auth/sign-in/sign-in-page.tsx'),
  '/auth/signup': () => import('./features/auth/sign-up-page.tsx'),
  '/auth/reset': () => import('./features/auth/reset-page.tsx'),
  '/p/setup': () => import('./features/auth/setup/setup-page.tsx'),
  '/p/survey': () => import('./features/crm/public-survey/survey-page.tsx'),
  '/p/unsubscribe': () => import('./features/sales/unsubscribe/unsubscribe-page.tsx'),
  '/p/pay': () => import('./features/payments/pay/pay-page.tsx'),
}

const root = createRoot(document.getElementById('root') ?? document.body)

function show(Page: ComponentType): void {
  root.render(
    <StrictMode>
      <LanguageProvider>
        <Suspense>
          <Page />
        </Suspense>
      </LanguageProvider>
    </StrictMode>,
  )
}

/** Without a server, the page that works without one opens with the session that this browser holds. */
async function firstSession(): Promise<Session> {
  try {
    return await call(getSession, {})
  } catch (error) {
    return (await import('./app/offline/held-session.ts')).heldSessionOr(error)
  }
}

/** The session is asked for while the app still loads. */
async function openApp(session: Promise<Session>): Promise<void> {
  hearEarlyKeys()
  // The app shows the failure; without this line it would count as unhandled until the app is there.
  session.catch(() => undefined)
  const { App } = await fetchProgram(loadApp)
  show(() => <App firstSession={session} />)
}

/** The page says so while the network keeps it back. */
async function fetchProgram<T>(load: () => Promise<T>): Promise<T> {
  return await load().catch(async () => {
    show(UnreachedPage)
    return await fetchPart(load, Infinity)
  })
}

async function enter(): Promise<void> {
  const session = await call(getSession, {})
  const wanted = localReturnPath(new URLSearchParams(location.search).get('return'))
  const landing = () => landingPath(session, clientStore.getState().state.recentModules)
  history.replaceState(null, '', wanted === null ? landing() : wanted + location.hash)
  await openApp(Promise.resolve(session))
}

async function start(): Promise<void> {
  await restoreClientState()
  const light = lightPages[normalisePath(location.pathname)]
  if (light === undefined) return await openApp(firstSession())
  const { page: Page } = await fetchProgram(light)
  show(() => <Page onSignedIn={enter} prefetchApp={() => void loadApp().catch(() => undefined)} />)
}

syncHeaderColour()
syncOtherTabs()
syncPrinting()
registerWorker()
void start()
