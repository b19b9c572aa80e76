import { text } from '@countinghouse/contract/kit/merge.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { useCan } from '../../app/session/session.tsx'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { ListState } from '../list/list-state.ts'
import styles from './merged-note.module.css'
import { useMerges } from './use-merges.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

type MergedNoteProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly id: number
  readonly setState: SetSearchState<ListState>
}

/** Shown on a merged record: the surviving record, a link to it, and undo. */
export function MergedNote({ master, texts, id, setState }: MergedNoteProps) {
  const { t, formatInstant } = useLanguage()
  const can = useCan()
  const { undo } = useMerges(master, texts)
  const { data } = useQuery(routeQuery(master.routes.mergeOf, { id }))
  const merge = data?.merge ?? null
  if (merge === null) return null
  const { name, code } = merge.into
  return (
    <div className={styles.note} role="note">
      <p className={styles.words}>
        {t(text.into, { name, code, who: merge.by ?? t(recordText.someone), when: formatInstant(merge.at) })}
      </p>
      <button
        type="button"
        className={styles.link}
        onClick={() => void setState({ open: merge.into.id, tab: 'details' })}
      >
        {t(text.openSimilar, { name, code })}
      </button>
      {merge.canUndo && can(permissionName(master.page, 'merge')) && (
        <button type="button" className={styles.link} onClick={() => void undo(merge.id)}>
          {t(text.undoMerge)}
        </button>
      )}
    </div>
  )
}
