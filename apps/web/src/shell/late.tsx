import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AskHost } from '../kit/ask-host.tsx'
import { HoldHost } from './hold/hold-host.tsx'
import { followIdleness } from './hold/idle-lock.ts'
import { sessionQuery } from './session-query.ts'

/** What stands beside every page and is not needed before the first one does. */
export function Late() {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const lockMinutes = data?.lockMinutes ?? null
  useEffect(() => followIdleness(lockMinutes), [lockMinutes])
  return (
    <>
      <AskHost />
      <HoldHost />
    </>
  )
}
