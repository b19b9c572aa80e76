import './ui/theme/mantine-styles.ts'
import type { Session } from '@countinghouse/contract/auth/session'
import { DirectionContext, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { later } from './app/offline/later.ts'
import { createQueryClient } from './app/calls/queries.ts'
import { refetchInLanguage } from './app/calls/refetch-in-language.ts'
import { createAppRouter } from './app/routing/router.tsx'
import { syncSignOut } from './app/session/sign-out.ts'
import { firstSessionQuery } from './app/session/session-query.ts'
import { mantineTheme, mantineVariables } from './ui/theme/theme.ts'
import { useTheme } from './ui/theme/theme-store.ts'

/** Nothing is told before the first page stands. */
const Toasts = later(async () => (await import('@mantine/notifications')).Notifications, true)

/** Nothing is asked before the first page stands. */
const Late = later(async () => (await import('./late.tsx')).Late, true)

/** The signed-in app. `firstSession` was asked for while this file was loading. */
export function App({ firstSession }: { readonly firstSession: Promise<Session> }) {
  const [{ queryClient, router }] = useState(() => {
    const client = createQueryClient()
    syncSignOut(client)
    refetchInLanguage(client)
    void client.prefetchQuery(firstSessionQuery(firstSession))
    return { queryClient: client, router: createAppRouter(client) }
  })
  const mode = useTheme((theme) => theme.mode)
  const dir = useTheme((theme) => theme.dir)
  const direction = useMemo(() => ({ dir, setDirection: ignore, toggleDirection: ignore }), [dir])
  return (
    <DirectionContext value={direction}>
      <MantineProvider
        theme={mantineTheme}
        cssVariablesResolver={mantineVariables}
        forceColorScheme={mode}
        getStyleNonce={styleNonce}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Suspense>
            <Toasts position="bottom-center" />
            <Late />
          </Suspense>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionContext>
  )
}

/** Direction is decided by the theme state alone. */
function ignore(): void {}

/** Filled by the server; style elements without it are refused by the content security policy. */
function styleNonce(): string {
  return document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? ''
}
