import { text } from '@countinghouse/contract/kit/merge.text'
import type { Master } from '@countinghouse/contract/master'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import type { ListState } from '../list/list-state.ts'
import styles from './merged-note.module.css'
import type { RecordFormState } from '../record-edit/use-record-form.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

type SimilarNoteProps = {
  readonly master: Master
  /** Null for a new record. */
  readonly id: number | null
  readonly form: RecordFormState
  readonly setState: SetSearchState<ListState>
}

const debounceMs = 300
const leastLetters = 3
const mostShown = 3

/** Records with similar names, shown below the name; does not prevent saving. */
export function SimilarNote({ master, id, form, setState }: SimilarNoteProps) {
  const { t } = useLanguage()
  const entered = form.edits['name']
  const [q] = useDebouncedValue(typeof entered === 'string' ? entered.trim().slice(0, 120) : '', debounceMs)
  const isRequested = entered !== undefined && q.length >= leastLetters
  const { data } = useQuery({ ...routeQuery(master.routes.similar, { q }), enabled: isRequested })
  const others = isRequested ? (data?.items ?? []).filter((record) => record.id !== id).slice(0, mostShown) : []
  return (
    <div role="status" className={styles.similar}>
      {others.length > 0 && t(text.similar)}
      {others.map(({ id: other, name, code }) => (
        <button
          key={other}
          type="button"
          className={styles.link}
          onClick={() => void setState({ open: other, tab: 'details' })}
        >
          {t(text.openSimilar, { name, code })}
        </button>
      ))}
    </div>
  )
}
