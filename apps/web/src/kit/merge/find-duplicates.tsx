import { text } from '@countinghouse/contract/kit/merge.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { useLanguage } from '../../ui/language/language.tsx'
import { useSearchState } from '../../app/routing/search.ts'
import { useCan } from '../../app/session/session.tsx'
import { duplicatesCodec } from './duplicates-address.ts'
import toolbar from '../list/list-toolbar.module.css'

/** Menu entry for possible duplicates; requires the merge permission. */
export function FindDuplicates({ master }: { readonly master: Master }) {
  const { t } = useLanguage()
  const can = useCan()
  const [, setState] = useSearchState(duplicatesCodec)
  if (!can(permissionName(master.page, 'merge'))) return null
  return (
    <button
      type="button"
      className={toolbar.plainButton}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        void setState({ isOpen: true })
      }}
    >
      {t(text.find)}
    </button>
  )
}
