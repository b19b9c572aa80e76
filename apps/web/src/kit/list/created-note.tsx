import { text } from '@countinghouse/contract/kit/row-menu.text'
import type { ListRow } from '@countinghouse/contract/listing'
import { useLanguage } from '../../ui/language/language.tsx'
import type { ListState } from './list-state.ts'
import styles from './created-note.module.css'
import type { LoadedList } from './use-list.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

type CreatedNoteProps = {
  readonly created: ListRow
  readonly name: string
  readonly list: LoadedList
  readonly setState: SetSearchState<ListState>
}

/** Notes that a new record is not among the loaded rows because of order or filters, with a link. */
export function CreatedNote({ created, name, list: { rows, query }, setState }: CreatedNoteProps) {
  const { t } = useLanguage()
  if (query.isFetching || query.isError || rows.some(({ id }) => id === created.id)) return null
  return (
    <p className={styles.note} role="status">
      {t(text.notShown, { name })}
      <button
        type="button"
        className={styles.link}
        onClick={() => void setState({ q: String(created['code'] ?? name), filters: {}, group: null })}
      >
        {t(text.show)}
      </button>
    </p>
  )
}
