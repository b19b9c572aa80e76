import { text } from '@countinghouse/contract/kit/cell-grid.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './cell-grid.module.css'

type DraftedCellsProps = { readonly count: number; readonly onRestore: () => void; readonly onDiscard: () => void }

/** Offers to restore unsaved cells before new input. */
export function DraftedCells({ count, onRestore, onDiscard }: DraftedCellsProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{t(text.drafted, { count })}</p>
      <div className={styles.foot}>
        <span className={styles.space} />
        <Button variant="default" onClick={onDiscard}>
          {t(text.discard)}
        </Button>
        <Button ref={takeFocus} onClick={onRestore}>
          {t(text.restore)}
        </Button>
      </div>
    </div>
  )
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}
