import { text } from '@countinghouse/contract/kit/group.text'
import { IconChevronDown } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import gridStyles from './data-grid.module.css'
import styles from './grouped-grid.module.css'
import type { GroupSection } from './group-lines.ts'

type GroupHeadingProps = {
  readonly section: GroupSection
  readonly words: string
  readonly chosen: 'none' | 'some' | 'all'
  /** Number of spanned columns. */
  readonly columns: number
  /** Null unless focused. */
  readonly cellRef: Ref<HTMLElement> | null
}

/** A group heading: expands and collapses its rows, shows their number and selects them. */
export function GroupHeading({ section, words, chosen, columns, cellRef }: GroupHeadingProps) {
  const { t, formatNumber } = useLanguage()
  const { first, count, exact, isFolded } = section
  const shown = formatNumber(count ?? 0)
  return (
    <tr role="row" aria-rowindex={first + 2} className={styles.heading} data-folded={isFolded || undefined}>
      <td
        role="gridcell"
        aria-colindex={1}
        className={`${gridStyles.cell} ${gridStyles.box} ${styles.box}`}
        data-choose={first}
      >
        <input
          ref={(box) => {
            if (box !== null) box.indeterminate = chosen === 'some'
          }}
          type="checkbox"
          tabIndex={-1}
          checked={chosen === 'all'}
          onChange={() => undefined}
          aria-label={t(text.choose, { heading: words })}
        />
      </td>
      <td
        ref={cellRef as Ref<HTMLTableCellElement>}
        role="gridcell"
        aria-colindex={2}
        aria-colspan={columns}
        aria-expanded={!isFolded}
        tabIndex={cellRef === null ? -1 : 0}
        className={styles.title}
        data-row={first}
        data-column={0}
        data-active={cellRef !== null || undefined}
      >
        <IconChevronDown size={16} stroke={2} className={styles.arrow} aria-hidden />
        <bdi className={styles.words}>{words}</bdi>
        {count !== null && (
          <span className={styles.count}>{exact ? t(text.rows, { count, shown }) : t(text.moreRows, { shown })}</span>
        )}
      </td>
    </tr>
  )
}
