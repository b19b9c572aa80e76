import type { RegisterItem } from '@countinghouse/contract/sales/register'
import type { ReactNode } from 'react'
import { Suspense, useCallback, useState } from 'react'
import { preloaded } from '../../../../app/offline/preloaded.tsx'

// Fetched with the first page, so that it is there when the network is not.
const BundleDialog = preloaded(async () => (await import('./bundle-dialog.tsx')).BundleDialog)

type Asked = { readonly item: RegisterItem; readonly answer: (chosen: RegisterItem | null) => void }

/** Asks what a bundle consists of before it is added. */
export function useBundleChoice(currency: string) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback(
    (item: RegisterItem) => new Promise<RegisterItem | null>((answer) => setAsked({ item, answer })),
    [],
  )
  const dialog: ReactNode = asked !== null && (
    <Suspense>
      <BundleDialog
        item={asked.item}
        currency={currency}
        onDone={(chosen) => {
          setAsked(null)
          asked.answer(chosen)
        }}
      />
    </Suspense>
  )
  return { ask, dialog }
}
