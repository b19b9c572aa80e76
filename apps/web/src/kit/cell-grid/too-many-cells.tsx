import { mostCells } from '@countinghouse/contract/bulk-edit'
import { text } from '@countinghouse/contract/kit/cell-grid.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import styles from './cell-grid.module.css'
import { ColumnChoices } from './column-choices.tsx'

type TooManyCellsProps = {
  readonly count: number
  readonly models: readonly FieldModel[]
  readonly texts: FieldTexts
  readonly shown: readonly string[]
  readonly onShown: (shown: readonly string[]) => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Explains why the grid cannot open, and allows removing columns. */
export function TooManyCells({ count, models, texts, shown, onShown, onOpen, onClose }: TooManyCellsProps) {
  const { t, formatNumber } = useLanguage()
  const params = { count: formatNumber(count), most: formatNumber(mostCells) }
  const columns = Math.floor(mostCells / count)
  const cells = count * shown.length
  return (
    <div className={styles.body}>
      <p className={styles.lead} role="status">
        {columns === 0
          ? t(text.tooManyRecords, params)
          : cells > mostCells && t(text.tooManyCells, { ...params, columns, cells: formatNumber(cells) })}
      </p>
      {columns > 0 && (
        <ColumnChoices models={models} texts={texts} chosen={shown} kept={[]} most={columns} onChange={onShown} />
      )}
      <div className={styles.foot}>
        <span className={styles.space} />
        <Button variant="default" onClick={onClose}>
          {t(text.close)}
        </Button>
        {columns > 0 && (
          <Button disabled={cells > mostCells} onClick={onOpen}>
            {t(text.openNow)}
          </Button>
        )}
      </div>
    </div>
  )
}
