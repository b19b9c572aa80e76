import type { ComponentProps } from 'react'
import { Suspense } from 'react'
import { later } from '../../app/offline/later.ts'

const ConflictDialog = later(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)

/** The conflict dialog, loaded at the first conflict. */
export function ConflictQuestion(props: ComponentProps<typeof ConflictDialog>) {
  return (
    <Suspense>
      <ConflictDialog {...props} />
    </Suspense>
  )
}
