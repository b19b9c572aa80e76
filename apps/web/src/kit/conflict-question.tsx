import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))

/** The conflict dialog, loaded when the first conflict comes. */
export function ConflictQuestion(props: ComponentProps<typeof ConflictDialog>) {
  return (
    <Suspense>
      <ConflictDialog {...props} />
    </Suspense>
  )
}
