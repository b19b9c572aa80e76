import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { ConfirmHost } from '../kit/confirm-host.tsx'
import { WaitingHost } from '../kit/waiting-host.tsx'
import { AuthChallengeHost } from './auth-challenge/auth-challenge-host.tsx'
import { subscribeIdleness } from './auth-challenge/idle-lock.ts'
import { later } from './later.ts'
import { sessionQuery } from './session-query.ts'

const ImpersonationBanner = later(async () => (await import('./impersonation-banner.tsx')).ImpersonationBanner)

/** Parts of every page that are loaded after the first page. */
export function Late() {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const lockMinutes = data?.lockMinutes ?? null
  useEffect(() => subscribeIdleness(lockMinutes), [lockMinutes])
  return (
    <>
      <ConfirmHost />
      <AuthChallengeHost />
      {data !== undefined && <WaitingHost user={data.user} />}
      {data?.impersonation && (
        <Suspense>
          <ImpersonationBanner user={data.user} until={data.impersonation.until} />
        </Suspense>
      )}
    </>
  )
}
