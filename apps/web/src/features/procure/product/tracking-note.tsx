import { getSession } from '@countinghouse/contract/auth/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import type { RecordNoteProps } from '../../../kit/master/record-extras.ts'

/** Shows nothing: the first tracked product makes the forms of stock offer lots, without a new visit. */
export function TrackingNote({ row }: RecordNoteProps) {
  const { usesLots } = useSession()
  const queryClient = useQueryClient()
  const isTracked = row !== null && (row['tracking'] !== 'none' || row['shelfLifeDays'] !== null)
  useEffect(() => {
    if (isTracked && !usesLots) void queryClient.invalidateQueries({ queryKey: [getSession.id] })
  }, [isTracked, usesLots, queryClient])
  return null
}
