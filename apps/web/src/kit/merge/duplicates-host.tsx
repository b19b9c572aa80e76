import { text } from '@countinghouse/contract/kit/merge.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import { useSearchState } from '../../app/routing/search.ts'
import { useCan } from '../../app/session/session.tsx'
import { duplicatesCodec } from './duplicates-address.ts'

const DuplicatesDialog = later(async () => (await import('./duplicates-dialog.tsx')).DuplicatesDialog)

/** Shows possible duplicates if the address requests it and the user has the merge permission. */
export function DuplicatesHost({ master }: { readonly master: Master }) {
  const { t } = useLanguage()
  const can = useCan()
  const [{ isOpen }, setState] = useSearchState(duplicatesCodec)
  const isAllowed = can(permissionName(master.page, 'merge'))
  const title = t(text.findTitle, { title: t(master.text.title) })
  usePaletteActions(isAllowed ? [{ title, icon: 'merge', run: () => void setState({ isOpen: true }) }] : [])
  if (!isOpen || !isAllowed) return null
  return (
    <Suspense>
      <DuplicatesDialog master={master} onClose={() => void setState({ isOpen: false })} />
    </Suspense>
  )
}
