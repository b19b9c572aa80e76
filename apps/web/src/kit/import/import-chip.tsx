import { getImport } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/filter.text'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import panel from '../filter/filter-panel.module.css'
import styles from '../list/list-toolbar.module.css'

type ImportChipProps = { readonly id: number; readonly onClear: () => void }

/** The filter of a list by import; the file name is hidden without access to the import. */
export function ImportChip({ id, onClear }: ImportChipProps) {
  const { t, formatDate } = useLanguage()
  const { data } = useQuery({ ...routeQuery(getImport, { id }), retry: false })
  const label =
    data === undefined
      ? t(text.ofImport)
      : t(text.ofNamedImport, { when: formatDate(data.createdAt.slice(0, 10)), file: data.fileName })
  return (
    <div className={styles.chip} data-set>
      <bdi className={panel.chipName}>{label}</bdi>
      <IconButton label={t(listText.clearFilter, { label })} className={styles.chipClear} onClick={onClear}>
        <IconX size={14} stroke={2} />
      </IconButton>
    </div>
  )
}
