import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { AskHost } from '../kit/ask-host.tsx'
import { WaitingHost } from '../kit/waiting-host.tsx'
import { HoldHost } from './hold/hold-host.tsx'
import { followIdleness } from './hold/idle-lock.ts'
import { later } from './later.ts'
import { sessionQuery } from './session-query.ts'

const ImpersonationBanner = later(async () => (await import('./impersonation-banner.tsx')).ImpersonationBanner)

/** Parts of every page that are loaded after the first page. */
export function Late() {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const lockMinutes = data?.lockMinutes ?? null
  useEffect(() => followIdleness(lockMinutes), [lockMinutes])
  return (
    <>
      <AskHost />
      <HoldHost />
      {data !== undefined && <WaitingHost user={data.user} />}
      {data?.impersonation && (
        <Suspense>
          <ImpersonationBanner user={data.user} until={data.impersonation.until} />
        </Suspense>
      )}
    </>
  )
}
