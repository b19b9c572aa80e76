import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'

const ApprovalDialog = later(async () => (await import('./approval-dialog.tsx')).ApprovalDialog)

type Asked = {
  readonly tillSessionId: number
  readonly receiptUid: string
  readonly needs: readonly ApprovalNeed[]
  readonly words: readonly string[]
}

/** Goes on at once, or once a colleague has approved what is needed. `forget`: asks again, because the server refused it. */
export function useApproval({ tillSessionId, receiptUid, needs, words }: Asked) {
  const [approved, setApproved] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const key = JSON.stringify([receiptUid, needs])

  function run(goOn: () => void): void {
    if (needs.length === 0 || approved === key) goOn()
    else setWaiting(() => goOn)
  }

  const dialog: ReactNode = waiting !== null && (
    <Suspense>
      <ApprovalDialog
        tillSessionId={tillSessionId}
        receiptUid={receiptUid}
        needs={needs}
        words={words}
        onClose={() => setWaiting(null)}
        onApproved={() => {
          setApproved(key)
          setWaiting(null)
          waiting()
        }}
      />
    </Suspense>
  )
  return { run, dialog, forget: () => setApproved(null) }
}
