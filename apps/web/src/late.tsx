import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { ConfirmHost } from './kit/dialog/confirm-host.tsx'
import type { CommandKinds } from './kit/commands/resume-commands.ts'
import { WaitingHost } from './kit/commands/waiting-host.tsx'
import { AuthChallengeHost } from './app/auth-challenge/auth-challenge-host.tsx'
import { subscribeIdleness } from './app/auth-challenge/idle-lock.ts'
import { later } from './app/offline/later.ts'
import { sessionQuery } from './app/session/session-query.ts'

const ImpersonationBanner = later(
  async () => (await import('./app/session/impersonation-banner.tsx')).ImpersonationBanner,
)

/** Of all modules; each is loaded when something of it waits. */
const commandKinds: CommandKinds = Object.values(
  import.meta.glob<Awaited<ReturnType<CommandKinds[number]>>>('./features/**/*.commands.ts'),
)

/** Parts of every page that are loaded after the first page. */
export function Late() {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const lockMinutes = data?.lockMinutes ?? null
  useEffect(() => subscribeIdleness(lockMinutes), [lockMinutes])
  return (
    <>
      <ConfirmHost />
      <AuthChallengeHost />
      {data !== undefined && <WaitingHost user={data.user} kinds={commandKinds} />}
      {data?.impersonation && (
        <Suspense>
          <ImpersonationBanner user={data.user} until={data.impersonation.until} />
        </Suspense>
      )}
    </>
  )
}
