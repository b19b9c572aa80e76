import { text } from '@countinghouse/contract/procure/label.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../../ui/language/language.tsx'
import { LabelLineRow } from './label-line-row.tsx'
import styles from './label.module.css'
import type { LabelLine } from './labels-search.ts'
import type { LabelWork } from './use-labels.ts'

/** Variants to print, with copies and label problems. */
export function LabelLines({ work: { state, change, preview } }: { readonly work: LabelWork }) {
  const { t } = useLanguage()
  const { lines } = state
  if (lines.length === 0) return <p className={styles.empty}>{t(text.empty)}</p>
  const items = new Map(preview.data?.items.map((item) => [item.variantId, item]))
  const wrong = lines.filter(({ variantId }) => (items.get(variantId)?.problem ?? null) !== null)
  const put = (changed: LabelLine) =>
    change({ lines: lines.map((line) => (line.variantId === changed.variantId ? changed : line)) })
  const leaveOut = (gone: readonly LabelLine[]) => change({ lines: lines.filter((line) => !gone.includes(line)) })
  return (
    <>
      {wrong.length > 0 && (
        <div className={styles.wrong} role="alert">
          <p>{t(text.problems, { count: wrong.length })}</p>
          <Button variant="default" size="compact-sm" onClick={() => leaveOut(wrong)}>
            {t(text.leaveOut)}
          </Button>
        </div>
      )}
      <table className={styles.table} aria-label={t(text.variants)} aria-busy={preview.isFetching}>
        <thead>
          <tr>
            {(['item', 'sku', 'barcode', 'price', 'copies'] as const).map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(text[column])}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LabelLineRow
              key={line.variantId}
              line={line}
              item={items.get(line.variantId) ?? null}
              isShown={preview.data?.drawing?.variantId === line.variantId}
              onChange={put}
              onShow={() => change({ shownId: line.variantId })}
              onRemove={() => leaveOut([line])}
            />
          ))}
        </tbody>
      </table>
      <Button
        className={styles.clear}
        variant="subtle"
        size="compact-sm"
        onClick={() => change({ lines: [], shownId: null })}
      >
        {t(text.removeAll)}
      </Button>
    </>
  )
}
